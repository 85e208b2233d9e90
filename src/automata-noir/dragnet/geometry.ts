import { checked } from '../../kernel/fields.js';
import { BOARD_SIZE, type Board, type BoardCard } from '../board.js';
import { readBoard } from '../geometry.js';
import { index as indexField } from '../shift.js';
import { cardsOfLine as cardsOf, isLine, LINE_KINDS, type LineKind } from './lines.js';

/**
 * The five cards of a line: of row or column `index`, from 0 at the top or left, or of the diagonal from the top left (0)
 * or the top right (1); from the top, or the left. Throws a `RangeError` for what is no board of five by five, and for a
 * line that it does not have.
 */
export function cardsOfLine(board: Board, kind: LineKind, index: number): readonly BoardCard[] {
  const read = readBoard(board);
  const whole = checked('board of five by five', () => (read.cards.length === BOARD_SIZE ** 2 ? read : undefined));
  const known = checked('kind of line', () => LINE_KINDS.find((one) => one === kind));
  const line = checked('line of the board', () => {
    const number = indexField.read(index, 0);
    return number !== undefined && isLine(known, number) ? number : undefined;
  });
  return cardsOf(whole, known, line);
}
