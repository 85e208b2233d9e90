import { describe, expect, it } from 'vitest';
import { isAdjacent, laidOut, neighboursOf as neighboursOn } from '../../src/automata-noir/board.js';
import { neighboursOf, SUSPECTS, type Suspect } from '../../src/automata-noir/index.js';
import { drawn } from './drawn.js';
import { boardOf, rowsOf, SHAPES } from './shapes.js';

/** How far apart two suspects are: the rows or the columns between them, whichever are more. */
function distance(rows: readonly (readonly string[])[], one: string, other: string): number {
  const place = (name: string): [number, number] => {
    const y = rows.findIndex((row) => row.includes(name));
    return [rows[y]!.indexOf(name), y];
  };
  const [[x1, y1], [x2, y2]] = [place(one), place(other)];
  return Math.max(Math.abs(x1 - x2), Math.abs(y1 - y2));
}

describe('[noir.adjacent] adjacent are the cards one step away, in a line or diagonally', () => {
  it.each(SHAPES)('on a board of %i columns and %i rows', (width, height) => {
    const board = boardOf(width, height);
    const rows = rowsOf(board);
    const suspects = SUSPECTS.slice(0, width * height);
    for (const one of suspects) {
      const near = suspects.filter((other) => distance(rows, one, other) === 1);
      expect(neighboursOf(board, one)).toEqual(near);
      expect(neighboursOn(board, one)).toEqual(near);
      for (const other of SUSPECTS) expect(isAdjacent(board, one, other)).toBe(near.includes(other));
    }
  });

  it.each(SHAPES)('never a suspect to themselves, and always both to each other, on %i x %i', (width, height) => {
    const board = boardOf(width, height);
    for (const { suspect } of board.cards) {
      expect(neighboursOf(board, suspect)).not.toContain(suspect);
      for (const other of neighboursOf(board, suspect)) expect(neighboursOf(board, other)).toContain(suspect);
    }
  });

  it('whether living or deceased, with evidence or without', () => {
    const board = drawn(`
      Ada†  Boris  Carl  Dexter
      Edgar Ezra+  Kit   Greta†
      Hugo  Ida†   Sam   Theo
      Vera  Walt   Rita  Nora
    `);
    expect(neighboursOf(board, 'ezra')).toEqual(['ada', 'boris', 'carl', 'edgar', 'kit', 'hugo', 'ida', 'sam']);
  });

  it('and nobody for a suspect who has left the board', () => {
    expect(neighboursOf(boardOf(4, 4), 'witman')).toEqual([]);
    expect(isAdjacent(boardOf(4, 4), 'ada', 'witman')).toBe(false);
    expect(isAdjacent(boardOf(4, 4), 'witman', 'ada')).toBe(false);
  });
});

describe('[noir.adjacent.edge] an edge has no neighbours across it', () => {
  it.each(SHAPES)('three in each corner, five at an edge, eight inside a board of %i x %i', (width, height) => {
    const board = boardOf(width, height);
    const counts = rowsOf(board).map((row) => row.map((name) => neighboursOf(board, name as Suspect).length));
    const edge = [3, ...Array.from({ length: width - 2 }, () => 5), 3];
    const inside = [5, ...Array.from({ length: width - 2 }, () => 8), 5];
    expect(counts).toEqual([edge, ...Array.from({ length: height - 2 }, () => inside), edge]);
  });

  it('the ends of a row, and of a column, are far apart', () => {
    for (const [width, height] of SHAPES) {
      const board = boardOf(width, height);
      const rows = rowsOf(board);
      for (const row of rows) expect(neighboursOf(board, row[0] as Suspect)).not.toContain(row.at(-1));
      for (const top of rows[0]!) {
        const bottom = rows.at(-1)![rows[0]!.indexOf(top)];
        expect(neighboursOf(board, top as Suspect)).not.toContain(bottom);
      }
    }
  });

  it('as printed: Rita at an edge has five neighbours, Jimmy on the edge across is not one of Florina’s', () => {
    const board = drawn(`
      Ada    Boris  Carl    Dexter  Edgar
      Jimmy  Ezra   Gloria  Greta   Florina
      Hugo   Ida    Kit     Lester  Rita
      Malone Nora   Occam   Pearl   Quinn
      Sam    Theo   Vera    Walt    Witman
    `);
    expect(neighboursOf(board, 'rita')).toEqual(['greta', 'florina', 'lester', 'pearl', 'quinn']);
    expect(neighboursOf(board, 'florina')).not.toContain('jimmy');
    expect(neighboursOf(board, 'jimmy')).not.toContain('florina');
  });
});

it('[noir.cards] a board starts with all suspects once, living side up and without evidence', () => {
  const { width, height, cards } = laidOut([...SUSPECTS].reverse());
  expect([width, height]).toEqual([5, 5]);
  expect(cards.map(({ suspect }) => suspect)).toEqual([...SUSPECTS].reverse());
  expect(cards.every(({ alive, evidence }) => alive && !evidence)).toBe(true);
});
