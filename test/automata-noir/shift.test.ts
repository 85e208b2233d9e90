import { describe, expect, it } from 'vitest';
import { DIRECTIONS, type Direction, type Distance, shifted } from '../../src/automata-noir/index.js';
import { undoes } from '../../src/automata-noir/shift.js';
import { drawingOf, drawn, tidy } from './drawn.js';
import { boardOf, rowsOf, SHAPES } from './shapes.js';

const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};
const DISTANCES = [1, 2] as const;

/** Each card of the line walks that far, from the last place of the line to its first and the other way round. */
function walked(
  rows: readonly (readonly string[])[],
  direction: Direction,
  index: number,
  distance: number,
): string[][] {
  const [right, down] = STEPS[direction];
  const [width, height] = [rows[0]!.length, rows.length];
  const moved = rows.map((row) => [...row]);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((right === 0 ? x : y) !== index) continue;
      const toX = (x + right * distance + width * distance) % width;
      const toY = (y + down * distance + height * distance) % height;
      moved[toY]![toX] = rows[y]![x]!;
    }
  }
  return moved;
}

describe('[noir.shift.wrap] cards that fall off come back on the other side', () => {
  it.each(SHAPES)('on a board of %i columns and %i rows, in each direction and at each distance', (width, height) => {
    const board = boardOf(width, height);
    for (const direction of DIRECTIONS) {
      const lines = direction === 'left' || direction === 'right' ? height : width;
      for (let index = 0; index < lines; index++) {
        for (const distance of DISTANCES) {
          const after = shifted(board, direction, index, distance);
          expect([after.width, after.height]).toEqual([width, height]);
          expect(rowsOf(after)).toEqual(walked(rowsOf(board), direction, index, distance));
        }
      }
    }
  });

  it.each(SHAPES)('and a shift back restores a board of %i x %i', (width, height) => {
    const board = boardOf(width, height);
    const back = { left: 'right', right: 'left', up: 'down', down: 'up' } as const;
    for (const direction of DIRECTIONS) {
      for (const distance of DISTANCES) {
        expect(shifted(shifted(board, direction, 3, distance), back[direction], 3, distance)).toEqual(board);
      }
    }
  });

  it('leaves the board that it was given as it was', () => {
    const board = boardOf(4, 4);
    shifted(board, 'left', 0, 1);
    expect(board).toEqual(boardOf(4, 4));
  });
});

const CITY = drawn(`
  Ada    Boris   Carl   Dexter Edgar
  Ezra   Florina Gloria Greta  Hugo
  Ida    Jimmy   Kit    Lester Malone
  Nora   Occam   Rita   Quinn  Pearl
  Sam    Theo    Witman Walt   Vera
`);

it('as printed: [noir.middle-row-down] the middle column goes down, Witman falls off and comes back at the top', () => {
  expect(drawingOf(shifted(CITY, 'down', 2, 1))).toBe(
    tidy(`
      Ada    Boris   Witman Dexter Edgar
      Ezra   Florina Carl   Greta  Hugo
      Ida    Jimmy   Gloria Lester Malone
      Nora   Occam   Kit    Quinn  Pearl
      Sam    Theo    Rita   Walt   Vera
    `),
  );
});

it('as printed: [noir.middle-row-down] by two spaces, Witman and Rita fall off and come back at the top', () => {
  expect(drawingOf(shifted(CITY, 'down', 2, 2))).toBe(
    tidy(`
      Ada    Boris   Rita   Dexter Edgar
      Ezra   Florina Witman Greta  Hugo
      Ida    Jimmy   Carl   Lester Malone
      Nora   Occam   Gloria Quinn  Pearl
      Sam    Theo    Kit    Walt   Vera
    `),
  );
});

it('[noir.shift.evidence] evidence and the side that is up travel with the card', () => {
  const board = drawn(`
    Ada    Boris†  Carl+  Dexter
    Ezra   Florina Gloria Greta
    Ida    Jimmy   Kit    Lester
    Nora   Occam+  Pearl  Quinn†
  `);
  expect(drawingOf(shifted(board, 'right', 0, 1))).toBe(
    tidy(`
      Dexter Ada     Boris† Carl+
      Ezra   Florina Gloria Greta
      Ida    Jimmy   Kit    Lester
      Nora   Occam+  Pearl  Quinn†
    `),
  );
  expect(drawingOf(shifted(board, 'up', 3, 1))).toBe(
    tidy(`
      Ada    Boris†  Carl+  Greta
      Ezra   Florina Gloria Lester
      Ida    Jimmy   Kit    Quinn†
      Nora   Occam+  Pearl  Dexter
    `),
  );
});

describe('[noir.no-undo.scope] a shift undoes another of the same line in the opposite direction', () => {
  const lines = DIRECTIONS.flatMap((direction) => [0, 1, 2, 3, 4].map((index) => ({ direction, index })));
  const opposites = ['left right', 'right left', 'up down', 'down up'];

  it('and of no other line, and in no other direction', () => {
    for (const shift of lines) {
      for (const earlier of lines) {
        const expected = shift.index === earlier.index && opposites.includes(`${shift.direction} ${earlier.direction}`);
        expect(undoes(shift, { player: 0, ...earlier, distance: 1 })).toBe(expected);
      }
    }
  });

  it.each<[Distance, boolean]>([
    [1, true],
    [2, true],
  ])('whatever the distance, %i', (distance, expected) => {
    expect(undoes({ direction: 'up', index: 4 }, { player: 1, direction: 'down', index: 4, distance })).toBe(expected);
  });
});
