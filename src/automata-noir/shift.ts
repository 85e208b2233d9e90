import { type Field, oneOf } from '../kernel/fields.js';
import { at } from '../kernel/lists.js';
import type { Player } from '../kernel/players.js';
import type { Board } from './board.js';

/** Left and right move a row, up and down a column. */
export type Direction = 'left' | 'right' | 'up' | 'down';

/** The four directions. */
export const DIRECTIONS: readonly Direction[] = /* @__PURE__ */ Object.freeze(['left', 'right', 'up', 'down'] as const);

/** A row or column, by its index from 0 at the top or left, and where it is to move. */
export interface Line {
  readonly direction: Direction;
  readonly index: number;
}

/** Every row and column of the whole board in both its directions. */
export const LINES_TO_SHIFT: readonly Line[] = /* @__PURE__ */ DIRECTIONS.flatMap((towards) =>
  [0, 1, 2, 3, 4].map((line) => ({ direction: towards, index: line })),
);

/** The number of spaces that a line moves. */
export type Distance = 1 | 2;

/** The distances of a Fast Shift. */
export const DISTANCES: readonly Distance[] = [1, 2];

/** A line moved by a player. */
export interface Shifted {
  readonly player: Player;
  readonly direction: Direction;
  /** The row or column, from 0 at the top or left. */
  readonly index: number;
  readonly distance: Distance;
}

/** The field of a direction. */
export const direction: Field<Direction> = /* @__PURE__ */ oneOf(DIRECTIONS);
/** The field of a row or column: 0 to 4. */
export const index: Field<number> = /* @__PURE__ */ oneOf([0, 1, 2, 3, 4]);
/** The field of a distance. */
export const distance: Field<Distance> = /* @__PURE__ */ oneOf(DISTANCES);

const OPPOSITE: Readonly<Record<Direction, Direction>> = { left: 'right', right: 'left', up: 'down', down: 'up' };

/** Whether the direction moves a row; the other two move a column. */
export function movesRow(towards: Direction): boolean {
  return towards === 'left' || towards === 'right';
}

/** How many rows, or columns, the direction can move on this board. */
export function linesOf(board: Board, towards: Direction): number {
  return movesRow(towards) ? board.height : board.width;
}

/**
 * The board after a row or column that it has, by its index, has moved that many spaces: cards that fall off come back
 * on the other side, with their evidence and whichever side is up.
 *
 * @rule noir.shift.evidence
 */
export function shifted(board: Board, towards: Direction, line: number, spaces: Distance): Board {
  return { width: board.width, height: board.height, cards: lineMoved(board, board.cards, towards, line, spaces) };
}

/**
 * What lies on such a board, by place, after a row or column has moved.
 *
 * @rule noir.shift.wrap
 * @rule noir.middle-row-down
 */
export function lineMoved<Item>(
  { width, height }: Board,
  before: readonly Item[],
  towards: Direction,
  line: number,
  spaces: Distance,
): readonly Item[] {
  const isRow = movesRow(towards);
  const length = isRow ? width : height;
  const step = isRow ? 1 : width;
  const first = isRow ? line * width : line;
  const back = towards === 'left' || towards === 'up' ? spaces : length - spaces;
  const after = before.slice();
  for (let along = 0; along < length; along++) {
    after[first + along * step] = at(before, first + ((along + back) % length) * step);
  }
  return after;
}

/**
 * Whether a shift would undo another: the same row or column, the opposite direction. Distances do not matter.
 *
 * @rule noir.no-undo.scope
 */
export function undoes(shift: Line, earlier: Shifted): boolean {
  return shift.index === earlier.index && shift.direction === OPPOSITE[earlier.direction];
}
