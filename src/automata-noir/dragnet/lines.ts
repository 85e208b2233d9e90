import { at } from '../../kernel/lists.js';
import { BOARD_SIZE, type Board, type BoardCard } from '../board.js';

/** What a Solve can choose: a row, a column, or a diagonal. */
export type LineKind = 'row' | 'column' | 'diagonal';

/** The three kinds of line. */
export const LINE_KINDS: readonly LineKind[] = /* @__PURE__ */ Object.freeze(['row', 'column', 'diagonal'] as const);

/** How many lines there are of each kind. */
const LINES_OF: Readonly<Record<LineKind, number>> = { row: BOARD_SIZE, column: BOARD_SIZE, diagonal: 2 };

const PLACES_IN_LINE: readonly number[] = [0, 1, 2, 3, 4];

/** Whether the board has that line; the index is 0, 1, 2, 3 or 4. */
export function isLine(kind: LineKind, index: number): boolean {
  return index < LINES_OF[kind];
}

/**
 * The five cards of a line: of row or column `index`, from 0 at the top or left, or of the diagonal from the top left (0)
 * or the top right (1); from the top, or the left.
 *
 * @rule dragnet.solve.line
 */
export function cardsOfLine({ width, cards }: Board, kind: LineKind, index: number): readonly BoardCard[] {
  return PLACES_IN_LINE.map((i) => {
    if (kind === 'row') return at(cards, index * width + i);
    if (kind === 'column') return at(cards, i * width + index);
    return at(cards, i * width + (index === 0 ? i : width - 1 - i));
  });
}
