import type { Player } from '../kernel/players.js';
import { type Board, isAdjacent, isAlive } from './board.js';
import type { Suspect } from './suspects.js';

/**
 * What one player says when a suspect is canvassed or asked about.
 *
 * @rule noir.canvas.separate
 */
export interface Answer {
  readonly player: Player;
  readonly adjacent: boolean;
}

/**
 * Whether a player who goes by `identity` answers yes about `suspect`: the identity is living, on the board and
 * adjacent. Being the suspect oneself does not count.
 *
 * @rule noir.canvas.living
 * @rule noir.canvas.truthful
 */
export function answersYes(board: Board, identity: Suspect | null, suspect: Suspect): boolean {
  return isAlive(board, identity) && isAdjacent(board, identity, suspect);
}
