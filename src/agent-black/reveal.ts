import { tell } from '../kernel/draft.js';
import { at, withAt, withLast, without } from '../kernel/lists.js';
import type { Player } from '../kernel/players.js';
import type { Identity } from './cards.js';
import type { Cards, Round } from './state.js';
import type { Draft } from './turn.js';

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
 * A card of that player is turned up: its tile leaves the ring, which closes up. An Investigator on the tile goes back to
 * the middle.
 *
 * @rule agent.reveal.tile
 * @rule agent.reveal.gap
 * @rule agent.investigator.gap
 * @rule agent.ring.least
 */
export function turnUp(draft: Draft, player: Player, identity: Identity): void {
  const { round } = draft.table;
  const cards = withLast(at(round.revealed, player), identity);
  round.ring = without(round.ring, identity);
  if (round.investigator === identity) round.investigator = null;
  round.revealed = withAt(round.revealed, player, cards);
  tell(draft, { type: 'revealed', player, identity });
  if (areAllUp(cards)) {
    round.firstOut ??= player;
    tell(draft, { type: 'eliminated', player });
  }
}
