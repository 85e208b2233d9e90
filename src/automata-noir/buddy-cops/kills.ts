import { type Board, livingOn } from '../board.js';

/**
 * The Kills that win for the Killer.
 *
 * @rule cops.kill.thirteen
 */
export const KILLS_TO_WIN = 13;

/**
 * The suspects killed so far, the opening Kill included.
 *
 * @rule cops.setup.kill-counts
 */
export function killsOn(board: Board): number {
  return board.cards.length - livingOn(board);
}

/**
 * Whether the Killer has killed enough to win.
 *
 * @rule cops.kill.thirteen
 */
export function areEnough(board: Board): boolean {
  return killsOn(board) >= KILLS_TO_WIN;
}
