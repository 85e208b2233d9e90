/**
 * Automata NOIR: the four cases, and the board that they share.
 *
 * @module
 */
export { BOARD_SIZE, type Board, type BoardCard } from './board.js';
export * from './buddy-cops/index.js';
export type { Answer } from './canvas.js';
export { LINES, type Lines } from './collapse.js';
export type { NoirDeal } from './deal.js';
export * from './dragnet/index.js';
export { collapsed, neighboursOf, shifted } from './geometry.js';
export * from './killer-vs-inspector/index.js';
export { DIRECTIONS, type Direction, type Distance, type Shifted } from './shift.js';
export * from './spy-tag/index.js';
export { nameOf, SUSPECTS, type Suspect } from './suspects.js';
