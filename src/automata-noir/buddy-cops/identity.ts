import { at, withAt, withLast, without } from '../../kernel/lists.js';
import type { Player } from '../../kernel/players.js';
import type { Suspect } from '../suspects.js';
import type { Sight } from './state.js';
import type { Draft } from './turn.js';

/** The cards among which a player chooses an identity: the present one, if any, and the others held. */
export function cardsHeld({ identity, hand }: Sight): readonly Suspect[] {
  return identity === null ? hand : [identity, ...hand];
}

/**
 * Whether the player holds that card.
 *
 * @rule cops.identity.held
 */
export function isHeld({ identity, hand }: Sight, card: Suspect): boolean {
  return card === identity || hand.includes(card);
}

/** The player goes by one of the cards held; the others are in hand. */
export function goBy({ secrets }: Draft, player: Player, identity: Suspect): void {
  const old = at(secrets.identities, player);
  const hand = at(secrets.hands, player);
  const held = old === null || old === identity ? hand : withLast(hand, old);
  secrets.identities = withAt(secrets.identities, player, identity);
  secrets.hands = withAt(secrets.hands, player, without(held, identity));
}
