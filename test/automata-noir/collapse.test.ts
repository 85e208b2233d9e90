import { describe, expect, it } from 'vitest';
import { deceasedByLine } from '../../src/automata-noir/collapse.js';
import { collapsed, type Lines, SUSPECTS, type Suspect } from '../../src/automata-noir/index.js';
import { drawingOf, drawn, tidy } from './drawn.js';
import { boardOf, choices, rowsOf, SHAPES } from './shapes.js';

function turned(rows: readonly (readonly string[])[]): string[][] {
  return rows[0]!.map((_, x) => rows.map((row) => row[x]!));
}

/** Each row, or each column, as it is without those who leave. */
function closedUp(rows: readonly (readonly string[])[], lines: Lines, leaving: readonly string[]): string[][] {
  const without = (line: readonly string[]): string[] => line.filter((name) => !leaving.includes(name));
  return lines === 'rows' ? rows.map(without) : turned(turned(rows).map(without));
}

function linesOf(rows: readonly (readonly string[])[], lines: Lines): Suspect[][] {
  const named = lines === 'rows' ? rows : turned(rows);
  return named.map((line) => line.map((name) => SUSPECTS.find((suspect) => suspect === name)!));
}

describe('[kvi.collapse.close-up] every line closes up and keeps its order', () => {
  it.each([
    [5, 5, 'rows'],
    [5, 5, 'columns'],
    [5, 4, 'rows'],
    [4, 5, 'columns'],
  ] as const)('whoever leaves each line of a board of %i x %i, of its %s', (width, height, lines) => {
    const board = boardOf(width, height);
    const rows = rowsOf(board);
    for (const leaving of choices(linesOf(rows, lines))) {
      const after = collapsed(board, lines, leaving);
      const expected = closedUp(rows, lines, leaving);
      // Compared as text: there are thousands of them.
      if (JSON.stringify(rowsOf(after)) !== JSON.stringify(expected)) expect(rowsOf(after)).toEqual(expected);
      if (after.cards.length !== width * height - leaving.length) expect(after.cards).toHaveLength(-1);
    }
  });

  it('as two Collapses leave four by four, rows first or columns first', () => {
    const board = drawn(`
      Ada†   Boris   Carl    Dexter  Edgar†
      Ezra†  Florina† Gloria Greta   Hugo
      Ida    Jimmy   Kit†    Lester  Malone
      Nora   Occam   Pearl   Quinn†  Rita
      Sam    Theo    Vera†   Walt    Witman†
    `);
    const rowsFirst = collapsed(board, 'rows', ['ada', 'ezra', 'kit', 'quinn', 'vera']);
    expect(drawingOf(rowsFirst)).toBe(
      tidy(`
        Boris    Carl    Dexter  Edgar†
        Florina† Gloria  Greta   Hugo
        Ida      Jimmy   Lester  Malone
        Nora     Occam   Pearl   Rita
        Sam      Theo    Walt    Witman†
      `),
    );
    const columnsFirst = collapsed(board, 'columns', ['ada', 'florina', 'kit', 'quinn', 'edgar']);
    expect(drawingOf(columnsFirst)).toBe(
      tidy(`
        Ezra†  Boris   Carl    Dexter  Hugo
        Ida    Jimmy   Gloria  Greta   Malone
        Nora   Occam   Pearl   Lester  Rita
        Sam    Theo    Vera†   Walt    Witman†
      `),
    );
    const killedMeanwhile = drawn(`
      Boris    Carl†   Dexter  Edgar†
      Florina† Gloria  Greta   Hugo
      Ida      Jimmy   Lester  Malone
      Nora     Occam   Pearl   Rita
      Sam      Theo    Walt†   Witman
    `);
    expect(drawingOf(collapsed(killedMeanwhile, 'columns', ['florina', 'carl', 'walt', 'edgar']))).toBe(
      tidy(`
        Boris  Gloria  Dexter  Hugo
        Ida    Jimmy   Greta   Malone
        Nora   Occam   Lester  Rita
        Sam    Theo    Pearl   Witman
      `),
    );
    const otherwiseKilled = drawn(`
      Ezra†  Boris   Carl    Dexter  Hugo
      Ida    Jimmy   Gloria  Greta†  Malone
      Nora   Occam†  Pearl   Lester  Rita
      Sam    Theo    Vera    Walt    Witman†
    `);
    expect(drawingOf(collapsed(otherwiseKilled, 'rows', ['ezra', 'greta', 'occam', 'witman']))).toBe(
      tidy(`
        Boris  Carl    Dexter  Hugo
        Ida    Jimmy   Gloria  Malone
        Nora   Pearl   Lester  Rita
        Sam    Theo    Vera    Walt
      `),
    );
  });

  it.each([
    ['rows', 'columns'],
    ['columns', 'rows'],
  ] as const)('%s and then %s, whoever leaves', (first, second) => {
    const board = boardOf(5, 5);
    const ways = choices(linesOf(rowsOf(board), first)).filter((_, n) => n % 311 === 0);
    for (const leaving of ways) {
      const between = collapsed(board, first, leaving);
      const rows = rowsOf(between);
      for (const next of choices(linesOf(rows, second)).filter((_, n) => n % 37 === 0)) {
        const after = collapsed(between, second, next);
        expect([after.width, after.height]).toEqual([4, 4]);
        expect(rowsOf(after)).toEqual(closedUp(rows, second, next));
      }
    }
  });

  it('and takes evidence and the side that is up along', () => {
    const board = drawn(`
      Ada†   Boris+  Carl   Dexter
      Ezra   Florina Gloria Greta†
      Ida†   Jimmy   Kit+   Lester
      Nora   Occam†  Pearl† Quinn
      Sam†   Theo    Vera   Walt
    `);
    expect(drawingOf(collapsed(board, 'columns', ['ada', 'occam', 'pearl', 'greta']))).toBe(
      tidy(`
        Ezra   Boris+  Carl   Dexter
        Ida†   Florina Gloria Lester
        Nora   Jimmy   Kit+   Quinn
        Sam†   Theo    Vera   Walt
      `),
    );
  });
});

describe('[kvi.collapse.deceased] who can leave are the deceased of each line', () => {
  const board = drawn(`
    Ada†   Boris†  Carl   Dexter
    Ezra   Florina Gloria Greta
    Ida†   Jimmy   Kit+   Lester†
    Nora   Occam†  Pearl† Quinn
  `);

  it('listed by rows', () => {
    expect(deceasedByLine(board, 'rows')).toEqual([['ada', 'boris'], [], ['ida', 'lester'], ['occam', 'pearl']]);
  });

  it('and by columns', () => {
    expect(deceasedByLine(board, 'columns')).toEqual([['ada', 'ida'], ['boris', 'occam'], ['pearl'], ['lester']]);
  });

  it('nobody of a board without victims', () => {
    for (const [width, height] of SHAPES) {
      expect(deceasedByLine(boardOf(width, height), 'rows').flat()).toEqual([]);
      expect(deceasedByLine(boardOf(width, height), 'rows')).toHaveLength(height);
      expect(deceasedByLine(boardOf(width, height), 'columns')).toHaveLength(width);
    }
  });
});
