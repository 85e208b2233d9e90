import type { Board } from '../../automata-noir/index.js';
import { wordOf } from '../../position/drawn.js';

/** How to read a board. */
export const BOARD_LEGEND =
  'On the board † is a deceased suspect and + an evidence card. Rows are counted from the top, columns from the left.';

/** The board with the numbers of its rows and columns, from 1, as the sentences count them. */
export function boardLines({ width, height, cards }: Board): readonly string[] {
  const words = cards.map(wordOf);
  const line = (first: string, cells: readonly string[]): string =>
    [first.padEnd(4), ...cells.map((cell) => cell.padEnd(11))].join('');
  return [
    line(
      '',
      Array.from({ length: width }, (_, column) => String(column + 1)),
    ),
    ...Array.from({ length: height }, (_, row) => line(String(row + 1), words.slice(row * width, (row + 1) * width))),
  ];
}
