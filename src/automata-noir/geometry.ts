import { checked, readExactly, readList } from '../kernel/fields.js';
import { BOARD_SIZE, type Board, type BoardCard, neighboursOf as neighboursOn, SMALLEST_SIZE } from './board.js';
import { collapsed as collapsedFrom, LINES, type Lines, lineOf, linesToCollapse } from './collapse.js';
import {
  type Direction,
  type Distance,
  direction as directionField,
  distance as distanceField,
  index as indexField,
  linesOf,
  shifted as shiftedFrom,
} from './shift.js';
import { type Suspect, suspect as suspectField } from './suspects.js';

function isSize(value: unknown): value is number {
  return value === SMALLEST_SIZE || value === BOARD_SIZE;
}

function readCard(value: unknown): BoardCard | undefined {
  const [name, alive, evidence] = readExactly(value, ['suspect', 'alive', 'evidence']) ?? [];
  const suspect = suspectField.read(name, 0);
  return suspect === undefined || typeof alive !== 'boolean' || typeof evidence !== 'boolean'
    ? undefined
    : { suspect, alive, evidence };
}

/** A copy of a board, each part of it read once; a `RangeError` for anything else. */
export function readBoard(board: unknown): Board {
  return checked('board of four or five rows and columns', () => {
    const [width, height, given] = readExactly(board, ['width', 'height', 'cards']) ?? [];
    if (!isSize(width) || !isSize(height)) return undefined;
    const cards = readList(given, (length) => length === width * height)?.map(readCard);
    if (cards?.every((card) => card !== undefined) !== true) return undefined;
    return new Set(cards.map(({ suspect }) => suspect)).size === cards.length ? { width, height, cards } : undefined;
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
  const line = checked('row or column of the board', () => {
    const read = indexField.read(index, 0);
    return read !== undefined && read < linesOf(before, towards) ? read : undefined;
  });
  return shiftedFrom(before, towards, line, spaces);
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
