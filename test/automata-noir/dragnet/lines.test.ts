import { describe, expect, it } from 'vitest';
import { cardsOfLine, LINE_KINDS, type Suspect } from '../../../src/automata-noir/index.js';
import { drawn, named } from '../drawn.js';
import { CITY } from './game.js';

const suspectsOf = (...[kind, index]: [(typeof LINE_KINDS)[number], number]): Suspect[] =>
  cardsOfLine(drawn(CITY), kind, index).map(({ suspect }) => suspect);

describe('the twelve lines', () => {
  it('[dragnet.solve.line] five rows, from the top', () => {
    expect([0, 1, 2, 3, 4].map((index) => suspectsOf('row', index))).toEqual([
      named('Ada Boris Carl Dexter Edgar'),
      named('Ezra Florina Gloria Greta Hugo'),
      named('Ida Jimmy Kit Lester Malone'),
      named('Nora Occam Pearl Quinn Rita'),
      named('Sam Theo Vera Walt Witman'),
    ]);
  });

  it('[dragnet.solve.line] five columns, from the left', () => {
    expect([0, 1, 2, 3, 4].map((index) => suspectsOf('column', index))).toEqual([
      named('Ada Ezra Ida Nora Sam'),
      named('Boris Florina Jimmy Occam Theo'),
      named('Carl Gloria Kit Pearl Vera'),
      named('Dexter Greta Lester Quinn Walt'),
      named('Edgar Hugo Malone Rita Witman'),
    ]);
  });

  it('[dragnet.solve.line] two diagonals, from the top left and from the top right', () => {
    expect([0, 1].map((index) => suspectsOf('diagonal', index))).toEqual([
      named('Ada Florina Kit Quinn Witman'),
      named('Edgar Greta Kit Occam Sam'),
    ]);
  });

  it('[dragnet.solve.line] and no others', () => {
    expect(LINE_KINDS).toEqual(['row', 'column', 'diagonal']);
    expect(() => suspectsOf('row', 5)).toThrow(RangeError);
    expect(() => suspectsOf('column', -1)).toThrow(RangeError);
    expect(() => suspectsOf('diagonal', 2)).toThrow(RangeError);
    expect(() => suspectsOf('row', 0.5)).toThrow(RangeError);
  });

  it('keep what lies on the cards', () => {
    const board = drawn(CITY.replace('Kit', 'Kit+'));
    const marks = (kind: 'row' | 'diagonal', index: number): boolean[] =>
      cardsOfLine(board, kind, index).map(({ evidence }) => evidence);
    expect(marks('row', 2)).toEqual([false, false, true, false, false]);
    expect(marks('diagonal', 1)).toEqual([false, false, true, false, false]);
  });
});
