import { type Player, seatsOf } from '../../kernel/players.js';
import type { Secrets, Table } from './state.js';

/**
 * Whether the last card of the deck has been drawn.
 *
 * @rule dragnet.final.exhausted
 */
export function isFinalRound({ deck }: Secrets): boolean {
  return deck.length === 0;
}

/**
 * The order of the final turns: whoever comes after the drawer of the last card, in the order of turns, and the drawer
 * last.
 *
 * @rule dragnet.final
 * @rule dragnet.final.end
 */
export function finalTurnsOf(drawer: Player, players: number): readonly Player[] {
  return seatsOf(players).map((seat) => (drawer + 1 + seat) % players);
}

/** Whether the present turn is the very last of the game: the final turn of who drew the last card. */
export function isLastTurn({ finalTurns }: Table): boolean {
  return finalTurns.length === 1;
}
