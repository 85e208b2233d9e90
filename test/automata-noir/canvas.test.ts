import fc from 'fast-check';
import { expect, it } from 'vitest';
import { answersYes } from '../../src/automata-noir/canvas.js';
import { type Board, SUSPECTS } from '../../src/automata-noir/index.js';
import { drawn } from './drawn.js';
import { rowsOf, SHAPES } from './shapes.js';

const BOARD = drawn(`
  Ada    Boris†  Carl   Dexter
  Ezra   Florina Gloria Greta
  Ida†   Jimmy   Kit+   Lester
  Nora   Occam   Pearl  Quinn
`);

it('[noir.canvas.living] a living neighbour of the canvassed card answers yes', () => {
  expect(answersYes(BOARD, 'jimmy', 'florina')).toBe(true);
  expect(answersYes(BOARD, 'carl', 'florina')).toBe(true);
  expect(answersYes(BOARD, 'kit', 'florina')).toBe(true);
});

it('[noir.canvas.living] a neighbour of a deceased canvassed card answers yes, too', () => {
  expect(answersYes(BOARD, 'florina', 'boris')).toBe(true);
});

it('[noir.canvas.living] a deceased neighbour does not count', () => {
  expect(answersYes(BOARD, 'ida', 'florina')).toBe(false);
  expect(answersYes(BOARD, 'boris', 'florina')).toBe(false);
});

it('[noir.canvas.living] the canvassed card itself does not count', () => {
  expect(answersYes(BOARD, 'florina', 'florina')).toBe(false);
});

it('[noir.canvas.living] who stands farther off, or has left the board, answers no', () => {
  expect(answersYes(BOARD, 'greta', 'florina')).toBe(false);
  expect(answersYes(BOARD, 'nora', 'florina')).toBe(false);
  expect(answersYes(BOARD, 'witman', 'florina')).toBe(false);
  expect(answersYes(BOARD, 'florina', 'witman')).toBe(false);
});

/** Looks through the rows around the canvassed card, place by place. */
function scanned(board: Board, identity: string, suspect: string): boolean {
  const rows = rowsOf(board);
  const y = rows.findIndex((row) => row.includes(suspect));
  if (y === -1) return false;
  const x = rows[y]!.indexOf(suspect);
  const around = [
    ...[rows[y - 1]?.[x - 1], rows[y - 1]?.[x], rows[y - 1]?.[x + 1]],
    ...[rows[y]?.[x - 1], rows[y]?.[x + 1]],
    ...[rows[y + 1]?.[x - 1], rows[y + 1]?.[x], rows[y + 1]?.[x + 1]],
  ];
  return around.includes(identity) && board.cards.find((card) => card.suspect === identity)!.alive;
}

it('[noir.canvas.truthful] every answer is what a look around the canvassed card finds', () => {
  const boards = fc
    .record({
      shape: fc.constantFrom(...SHAPES),
      order: fc.shuffledSubarray([...SUSPECTS], { minLength: 25 }),
      alive: fc.array(fc.boolean(), { minLength: 25, maxLength: 25 }),
    })
    .map(({ shape: [width, height], order, alive }) => ({
      width,
      height,
      cards: order
        .slice(0, width * height)
        .map((suspect, place) => ({ suspect, alive: alive[place] === true, evidence: false })),
    }));
  fc.assert(
    fc.property(boards, (board) => {
      for (const identity of SUSPECTS) {
        for (const suspect of SUSPECTS) {
          expect(answersYes(board, identity, suspect)).toBe(scanned(board, identity, suspect));
        }
      }
    }),
    { numRuns: 30 },
  );
});
