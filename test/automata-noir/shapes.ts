import { type Board, SUSPECTS } from '../../src/automata-noir/index.js';

/** The four shapes that a board can have: columns, rows. */
export const SHAPES = [
  [5, 5],
  [4, 5],
  [5, 4],
  [4, 4],
] as const;

/** A board of living suspects by name, row by row. */
export function boardOf(width: number, height: number): Board {
  return {
    width,
    height,
    cards: SUSPECTS.slice(0, width * height).map((suspect) => ({ suspect, alive: true, evidence: false })),
  };
}

/** The board as rows of names. */
export function rowsOf({ width, height, cards }: Board): string[][] {
  const names: string[] = cards.map(({ suspect }) => suspect);
  return Array.from({ length: height }, (_, y) => names.slice(y * width, (y + 1) * width));
}

/** Every way to take one item of each list. */
export function choices<Item>(lists: readonly (readonly Item[])[]): Item[][] {
  let ways: Item[][] = [[]];
  for (const list of lists) ways = ways.flatMap((way) => list.map((item) => [...way, item]));
  return ways;
}
