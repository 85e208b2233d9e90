import { at, withAt, withLast, without } from '../kernel/lists.js';
import type { Player } from '../kernel/players.js';
import type { Identity } from './cards.js';
import type { AgentBlackEvent, Cards, Round } from './state.js';

/** The identity cards of each player, one of each kind. */
export const CARDS_PER_PLAYER = 3;

/** A player's three identities: costume, place, item. */
export function identitiesOf({ costume, place, item }: Cards): readonly [Identity, Identity, Identity] {
  return [costume, place, item];
}

/**
 * Whether these, turned up, are all the cards of a player, who is eliminated by that.
 *
 * @rule agent.reveal.eliminated
 */
export function areAllUp(revealed: readonly Identity[]): boolean {
  return revealed.length === CARDS_PER_PLAYER;
}

/** Whether all cards of that player are turned up. */
export function isEliminated({ revealed }: Round, player: Player): boolean {
  return areAllUp(at(revealed, player));
}

/** The players still in the round, ascending. */
export function inRoundOf(round: Round): readonly Player[] {
  const inRound: Player[] = [];
  round.revealed.forEach((cards, player) => {
    if (!areAllUp(cards)) inRound.push(player);
  });
  return inRound;
}

/**
 * A card of that player turned up: its tile leaves the ring, which closes up. An Investigator on the tile goes back to
 * the middle.
 *
 * @rule agent.reveal.tile
 * @rule agent.reveal.gap
 * @rule agent.investigator.gap
 * @rule agent.ring.least
 */
export function turnedUp(round: Round, player: Player, identity: Identity): Round {
  const { number, firstPlayer, ring, investigator, revealed, firstOut } = round;
  const cards = withLast(at(revealed, player), identity);
  return {
    number,
    firstPlayer,
    ring: without(ring, identity),
    investigator: investigator === identity ? null : investigator,
    revealed: withAt(revealed, player, cards),
    firstOut: firstOut ?? (areAllUp(cards) ? player : null),
  };
}

/** What is told of a card turned up, after which the round stands so. */
export function toldOf(round: Round, player: Player, identity: Identity): readonly AgentBlackEvent[] {
  const revealed: AgentBlackEvent = { type: 'revealed', player, identity };
  return isEliminated(round, player) ? [revealed, { type: 'eliminated', player }] : [revealed];
}
