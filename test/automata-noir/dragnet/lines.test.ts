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
    for (const [kind, index] of [
      ['row', 5],
      ['column', -1],
      ['diagonal', 2],
      ['row', 0.5],
    ] as const) {
      expect(() => suspectsOf(kind, index)).toThrow(RangeError);
      expect(() => suspectsOf(kind, index)).toThrow('this is no line of the board');
    }
  });

  it('are those of a board of five by five', () => {
    const { cards } = drawn(CITY);
    const smaller = { width: 4, height: 5, cards: cards.slice(0, 20) };
    expect(() => cardsOfLine(smaller, 'row', 0)).toThrow(RangeError);
    expect(() => cardsOfLine(smaller, 'row', 0)).toThrow('this is no board of five by five');
  });

  it('keep what lies on the cards', () => {
    const board = drawn(CITY.replace('Kit', 'Kit+'));
    const marks = (kind: 'row' | 'diagonal', index: number): boolean[] =>
      cardsOfLine(board, kind, index).map(({ evidence }) => evidence);
    expect(marks('row', 2)).toEqual([false, false, true, false, false]);
    expect(marks('diagonal', 1)).toEqual([false, false, true, false, false]);
  });
});
