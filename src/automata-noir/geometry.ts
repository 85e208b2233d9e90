import { isPlainObject, readList } from '../kernel/fields.js';
import { BOARD_SIZE, type Board, type BoardCard, neighboursOf as neighboursOn, SMALLEST_SIZE } from './board.js';
import { collapsed as collapsedFrom, LINES, type Lines, lineOf, linesToCollapse } from './collapse.js';
import {
  type Direction,
  type Distance,
  direction as directionField,
  distance as distanceField,
  linesOf,
  shifted as shiftedFrom,
} from './shift.js';
import { type Suspect, suspect as suspectField } from './suspects.js';

/** Runs a reading of arguments that may be anything; a `RangeError` if it finds none. */
function checked<Value>(what: string, read: () => Value | undefined): Value {
  let value: Value | undefined;
  try {
    value = read();
  } catch {
    value = undefined;
  }
  if (value === undefined) throw new RangeError(`this is no ${what}`);
  return value;
}

function isSize(value: unknown): value is number {
  return value === SMALLEST_SIZE || value === BOARD_SIZE;
}

function isCard(value: unknown): value is BoardCard {
  return (
    isPlainObject(value) &&
    suspectField.read(value['suspect'], 0) !== undefined &&
    typeof value['alive'] === 'boolean' &&
    typeof value['evidence'] === 'boolean'
  );
}

function readBoard(board: unknown): Board {
  return checked('board of four or five rows and columns', () => {
    if (!isPlainObject(board)) return undefined;
    const { width, height, cards } = board;
    if (!isSize(width) || !isSize(height)) return undefined;
    const list = readList(cards, (length) => length === width * height);
    if (list === undefined || !list.every(isCard)) return undefined;
    const suspects = new Set(list.map(({ suspect }) => suspect));
    return suspects.size === list.length ? { width, height, cards: list } : undefined;
  });
}

function readSuspect(suspect: unknown): Suspect {
  return checked('suspect', () => suspectField.read(suspect, 0));
}

/**
 * The suspects adjacent to a suspect, living and deceased, row by row from the top left: up to eight, diagonals included,
 * never across an edge. Of a suspect who is not on the board, none. Throws a `RangeError` for what is no board or no
 * suspect.
 */
export function neighboursOf(board: Board, suspect: Suspect): readonly Suspect[] {
  return neighboursOn(readBoard(board), readSuspect(suspect));
}

/**
 * The board after the row (left, right) or column (up, down) at that index, counted from 0 at the top or left, has moved
 * that many spaces, 1 or 2; cards that fall off come back on the other side. Throws a `RangeError` for what is no board,
 * direction or distance, and for an index that the board does not have.
 */
export function shifted(board: Board, direction: Direction, index: number, distance: Distance): Board {
  const before = readBoard(board);
  const towards = checked('direction', () => directionField.read(direction, 0));
  const spaces = checked('distance', () => distanceField.read(distance, 0));
  const isLine = Number.isInteger(index) && index >= 0 && index < linesOf(before, towards);
  return shiftedFrom(
    before,
    towards,
    checked('row or column of the board', () => (isLine ? index : undefined)),
    spaces,
  );
}

/**
 * The board after these suspects, one of each row or one of each column, from the first line to the last, have left it
 * and every line has closed up, keeping its order. Throws a `RangeError` for what is no board, unless there is exactly
 * one suspect of each line, and if the lines are down to four already: no board is ever smaller than 4x4.
 */
export function collapsed(board: Board, lines: Lines, suspects: readonly Suspect[]): Board {
  const before = readBoard(board);
  const kind = checked('kind of line', () => LINES.find((one) => one === lines));
  const count = linesToCollapse(before, kind);
  const leaving = checked('list of suspects, one of each line', () => {
    const list = readList(suspects, (length) => length === count)?.map(readSuspect);
    return list?.every((suspect, line) => lineOf(before, kind, suspect) === line) ? list : undefined;
  });
  if (linesToCollapse(before, kind === 'rows' ? 'columns' : 'rows') === SMALLEST_SIZE) {
    throw new RangeError('no board is ever smaller than 4x4');
  }
  return collapsedFrom(before, kind, leaving);
}
