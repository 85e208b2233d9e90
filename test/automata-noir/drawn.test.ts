import { expect, it } from 'vitest';
import { SUSPECTS } from '../../src/automata-noir/index.js';
import { dealt, drawingOf, drawn, named, tidy } from './drawn.js';

it('reads a board from its drawing and prints it again', () => {
  const board = drawn(`
    Ada    boris+   Carl†  Hugo
    Edgar  Witman†  Rita   Ida
    Kit    Lester   Malone Nora
    Occam  Pearl    Quinn  Sam
  `);
  expect(board).toMatchObject({ width: 4, height: 4 });
  expect(board.cards).toHaveLength(16);
  expect(board.cards.slice(0, 7)).toEqual([
    { suspect: 'ada', alive: true, evidence: false },
    { suspect: 'boris', alive: true, evidence: true },
    { suspect: 'carl', alive: false, evidence: false },
    { suspect: 'hugo', alive: true, evidence: false },
    { suspect: 'edgar', alive: true, evidence: false },
    { suspect: 'witman', alive: false, evidence: false },
    { suspect: 'rita', alive: true, evidence: false },
  ]);
  const lines = drawingOf(board).split('\n');
  expect(lines.slice(0, 2)).toEqual(['Ada      Boris+   Carl†    Hugo', 'Edgar    Witman†  Rita     Ida']);
  expect(tidy(drawingOf(board).replaceAll(/ +/g, ' '))).toBe(drawingOf(board));
});

it('refuses a drawing that is no board', () => {
  expect(() => drawn('Ada Boris\nCarl')).toThrow('different lengths');
  expect(() => drawn('Ada Bogus')).toThrow('no suspect is drawn as Bogus');
});

it('puts named evidence cards on top of the deck', () => {
  const { board, evidence } = dealt([...SUSPECTS].reverse().join(' '), 'Walt Carl');
  expect(board).toEqual([...SUSPECTS].reverse());
  expect(evidence.slice(0, 4)).toEqual(['walt', 'carl', 'ada', 'boris']);
  expect(new Set(evidence)).toEqual(new Set(SUSPECTS));
  expect(evidence).toHaveLength(25);
  expect(named('Walt Carl')).toEqual(['walt', 'carl']);
});
