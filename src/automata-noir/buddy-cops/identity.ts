import { at, withAt, withLast, without } from '../../kernel/lists.js';
import type { Player } from '../../kernel/players.js';
import type { Suspect } from '../suspects.js';
import type { Secrets, Sight } from './state.js';

/**
 * The cards among which a player chooses an identity: the present one, if any, and the others held.
 *
 * @rule cops.identity.held
 */
export function cardsHeld({ identity, hand }: Sight): readonly Suspect[] {
  return identity === null ? hand : [identity, ...hand];
}

/** Identities and hands after the player has put down one of the cards held; the others are in hand. */
export function withIdentity(
  { identities, hands }: Secrets,
  player: Player,
  identity: Suspect,
): Pick<Secrets, 'identities' | 'hands'> {
  const old = at(identities, player);
  const hand = at(hands, player);
  const held = old === null || old === identity ? hand : withLast(hand, old);
  return {
    identities: withAt(identities, player, identity),
    hands: withAt(hands, player, without(held, identity)),
  };
}
