import { at } from '../kernel/lists.js';
import { type Board, isOnBoard, placeOf } from './board.js';
import type { Suspect } from './suspects.js';

/** Whether a Collapse discards one suspect from each row or from each column. */
export type Lines = 'rows' | 'columns';

/** The two ways to collapse. */
export const LINES: readonly Lines[] = /* @__PURE__ */ Object.freeze(['rows', 'columns'] as const);

/** The suspects of each row or column that could be discarded from it: the deceased, from the first line to the last. */
export function deceasedByLine({ width, height, cards }: Board, lines: Lines): readonly (readonly Suspect[])[] {
  const byLine: Suspect[][] = Array.from({ length: lines === 'rows' ? height : width }, () => []);
  cards.forEach(({ suspect, alive }, place) => {
    const line = lines === 'rows' ? Math.floor(place / width) : place % width;
    if (!alive) byLine[line]?.push(suspect);
  });
  return byLine;
}

/**
 * The board without these suspects, one of each row or of each column, from the first line to the last: every line has
 * closed up, keeping its order. Throws a `RangeError` unless there is exactly one of each line.
 *
 * @rule kvi.collapse.close-up
 */
export function collapsed(board: Board, lines: Lines, suspects: readonly Suspect[]): Board {
  const { width, height, cards } = board;
  const rows = lines === 'rows';
  if (suspects.length !== (rows ? height : width)) throw new RangeError('a collapse takes one suspect of each line');
  suspects.forEach((suspect, line) => {
    const place = placeOf(board, suspect);
    if (!isOnBoard(board, suspect) || (rows ? Math.floor(place / width) : place % width) !== line) {
      throw new RangeError(`${suspect} is not in line ${line}`);
    }
  });
  if (rows) return { width: width - 1, height, cards: cards.filter(({ suspect }) => !suspects.includes(suspect)) };
  const columns = Array.from({ length: width }, (_, x) =>
    cards.filter(({ suspect }, place) => place % width === x && !suspects.includes(suspect)),
  );
  const left = Array.from({ length: height - 1 }, (_, y) => columns.map((column) => at(column, y)));
  return { width, height: height - 1, cards: left.flat() };
}
