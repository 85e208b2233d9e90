import { at } from '../kernel/lists.js';
import { type Board, placeOf } from './board.js';
import type { Suspect } from './suspects.js';

/** Whether a Collapse discards one suspect from each row or from each column. */
export type Lines = 'rows' | 'columns';

/** The two ways to collapse. */
export const LINES: readonly Lines[] = /* @__PURE__ */ Object.freeze(['rows', 'columns'] as const);

/** How many lines there are to collapse. */
export function linesToCollapse({ width, height }: Board, lines: Lines): number {
  return lines === 'rows' ? height : width;
}

/** The row or column of that place, from 0 at the top or left; -1 of the place -1. */
function lineAt({ width }: Board, lines: Lines, place: number): number {
  return lines === 'rows' ? Math.floor(place / width) : place % width;
}

/** Which row or column the suspect is in, from 0 at the top or left; -1 if not on the board. */
export function lineOf(board: Board, lines: Lines, suspect: Suspect): number {
  return lineAt(board, lines, placeOf(board, suspect));
}

/** The deceased of each row or column, who could be discarded from it; from the first line to the last. */
export function deceasedByLine(board: Board, lines: Lines): readonly (readonly Suspect[])[] {
  const byLine: Suspect[][] = [];
  for (let line = 0; line < linesToCollapse(board, lines); line++) byLine.push([]);
  board.cards.forEach(({ suspect, alive }, place) => {
    if (!alive) byLine[lineAt(board, lines, place)]?.push(suspect);
  });
  return byLine;
}

/**
 * The board without these suspects, one of each row or of each column: every line has closed up, keeping its order.
 *
 * @rule kvi.collapse.close-up
 */
export function collapsed({ width, height, cards }: Board, lines: Lines, suspects: readonly Suspect[]): Board {
  if (lines === 'rows') {
    return { width: width - 1, height, cards: cards.filter(({ suspect }) => !suspects.includes(suspect)) };
  }
  const columns = Array.from({ length: width }, (_, x) =>
    cards.filter(({ suspect }, place) => place % width === x && !suspects.includes(suspect)),
  );
  const rows = Array.from({ length: height - 1 }, (_, y) => columns.map((column) => at(column, y)));
  return { width, height: height - 1, cards: rows.flat() };
}
