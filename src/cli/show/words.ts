import { FACE_DOWN } from '../../index.js';

function backsOf(count: number): string {
  return count === 1 ? 'a face-down card' : `${count} face-down cards`;
}

/**
 * Cards in a line: `Ada, Boris and 2 face-down cards` as `Ada, Boris, 2 face-down cards`; a place that holds no card is
 * left out, and without any card it is `none`.
 */
export function cardsText<Card extends string>(
  cards: readonly (Card | typeof FACE_DOWN | null)[],
  nameOf: (card: Card) => string,
): string {
  const names: string[] = [];
  let backs = 0;
  for (const card of cards) {
    if (card === FACE_DOWN) backs++;
    else if (card !== null) names.push(nameOf(card));
  }
  if (backs > 0) names.push(backsOf(backs));
  return names.length === 0 ? 'none' : names.join(', ');
}

/** Rows of cells as lines, each column as wide as its widest cell: the first flush left, the others flush right. */
export function tableLines(rows: readonly (readonly string[])[]): readonly string[] {
  const widthOf = (column: number): number => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widthOf(column)) : cell.padStart(widthOf(column))))
      .join('  '),
  );
}
