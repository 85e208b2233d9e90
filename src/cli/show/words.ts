import { FACE_DOWN } from '../../index.js';

function backsOf(count: number): string {
  return count === 1 ? 'a face-down card' : `${count} face-down cards`;
}

/** A card, `face-down` where only its back is seen, or `none` where there is none. */
export function cardText<Card extends string>(
  card: Card | typeof FACE_DOWN | null,
  nameOf: (card: Card) => string,
): string {
  if (card === null) return 'none';
  return card === FACE_DOWN ? card : nameOf(card);
}

/** Cards in a line, those of which only the back is seen at the end: `Ada, Boris, 2 face-down cards`, or `none`. */
export function cardsText<Card extends string>(
  cards: readonly (Card | typeof FACE_DOWN)[],
  nameOf: (card: Card) => string,
): string {
  const names: string[] = [];
  let backs = 0;
  for (const card of cards) {
    if (card === FACE_DOWN) backs++;
    else names.push(nameOf(card));
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
