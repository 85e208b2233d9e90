/**
 * Automata NOIR: the four cases, and the board that they share.
 *
 * @module
 */
export {
  BOARD_SIZE,
  type Board,
  type BoardCard,
  neighboursOf,
} from './board.js';
export type { Answer } from './canvas.js';
export { collapsed, LINES, type Lines } from './collapse.js';
export { DIRECTIONS, type Direction, type Distance, type Shifted, shifted } from './shift.js';
export { nameOf, SUSPECTS, type Suspect } from './suspects.js';
