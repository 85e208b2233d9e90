import { describe, expect, it } from 'vitest';
import { type Direction, dragnet } from '../../../../src/automata-noir/index.js';
import { tidy } from '../../drawn.js';
import {
  begun,
  begunByFour,
  boardOf,
  FOUR,
  heldBy,
  played,
  rethink,
  seen,
  shift,
  THREE,
  typesOf,
  verdictOn,
} from '../game.js';

describe('the four directions', () => {
  const boards: readonly (readonly [Direction, number, string])[] = [
    [
      'left',
      1,
      `
        Ada      Boris    Carl     Dexter  Edgar+
        Florina  Gloria+  Greta    Hugo    Ezra
        Ida      Jimmy    Kit+     Lester  Malone
        Nora     Occam    Pearl    Quinn   Rita
        Sam      Theo     Vera     Walt    Witman+
      `,
    ],
    [
      'right',
      1,
      `
        Ada      Boris    Carl     Dexter  Edgar+
        Hugo     Ezra     Florina  Gloria+ Greta
        Ida      Jimmy    Kit+     Lester  Malone
        Nora     Occam    Pearl    Quinn   Rita
        Sam      Theo     Vera     Walt    Witman+
      `,
    ],
    [
      'up',
      2,
      `
        Ada      Boris    Gloria+  Dexter  Edgar+
        Ezra     Florina  Kit+     Greta   Hugo
        Ida      Jimmy    Pearl    Lester  Malone
        Nora     Occam    Vera     Quinn   Rita
        Sam      Theo     Carl     Walt    Witman+
      `,
    ],
    [
      'down',
      2,
      `
        Ada      Boris    Vera     Dexter  Edgar+
        Ezra     Florina  Carl     Greta   Hugo
        Ida      Jimmy    Gloria+  Lester  Malone
        Nora     Occam    Kit+     Quinn   Rita
        Sam      Theo     Pearl    Walt    Witman+
      `,
    ],
  ];

  it.each(boards)(
    '[dragnet.shift.move] [dragnet.shift.wrap] [noir.shift.evidence] %s, with the evidence on the cards',
    (direction, index, board) => {
      const state = played(begun(), shift(0, 'gloria', direction));
      expect(boardOf(state)).toBe(tidy(board));
      expect(seen(state).events[1]).toEqual({ type: 'shifted', player: 0, direction, index, distance: 1 });
    },
  );

  it('[dragnet.shift.move] the line is the one of the suspect just marked, wherever it lies by then', () => {
    const moved = played(begun(), shift(0, 'gloria', 'down'), shift(1, 'nora', 'right'), shift(2, 'hugo', 'left'));
    const state = played(moved, shift(0, 'rita', 'up'));
    expect(seen(moved).board.cards.findIndex(({ suspect }) => suspect === 'rita')).toBe(15);
    expect(seen(state).events[1]).toEqual({ type: 'shifted', player: 0, direction: 'up', index: 0, distance: 1 });
    expect(boardOf(state)).toBe(
      tidy(`
        Florina  Boris    Vera     Dexter  Edgar+
        Ida      Carl     Greta    Hugo+   Ezra
        Rita+    Jimmy    Gloria+  Lester  Malone
        Sam      Nora+    Occam    Kit+    Quinn
        Ada      Theo     Pearl    Walt    Witman+
      `),
    );
  });

  it('as printed: the middle column is shifted down by the card in the hand; Witman falls off and comes in on top', () => {
    const board = `
      Ada   Boris    Carl    Dexter  Edgar
      Ezra  Florina  Gloria  Greta   Hugo
      Ida   Jimmy    Kit     Lester  Malone
      Nora  Occam    Pearl   Quinn   Rita
      Sam   Theo     Witman  Vera    Walt
    `;
    const state = played(begun(THREE, {}, board), shift(0, 'gloria', 'down'));
    expect(boardOf(state)).toBe(
      tidy(`
        Ada   Boris    Witman+ Dexter  Edgar+
        Ezra  Florina  Carl    Greta   Hugo
        Ida   Jimmy    Gloria+ Lester  Malone
        Nora  Occam    Kit+    Quinn   Rita
        Sam   Theo     Pearl   Vera    Walt
      `),
    );
  });
});

describe('the card', () => {
  it('[dragnet.evidence.place] goes from the hand to the board', () => {
    const state = played(begun(), shift(0, 'rita', 'left'));
    expect(heldBy(state, 0).hand).not.toContain('rita');
    expect(seen(state).board.cards.find(({ suspect }) => suspect === 'rita')?.evidence).toBe(true);
    expect(seen(state).events[0]).toEqual({ type: 'evidence-placed', player: 0, suspect: 'rita' });
  });

  it('[dragnet.evidence.place] is one of the own hand: not the Suspicion, not another’s, not one on the board', () => {
    for (const suspect of ['ada', 'nora', 'boris', 'kit', 'walt'] as const) {
      expect(verdictOn(begun(), shift(0, suspect, 'up'))).toBe('card-not-in-hand by dragnet.evidence.place');
    }
    const shifts = dragnet.legalActions(begun(), 0).filter(({ type }) => type === 'targeted-shift');
    expect(shifts).toEqual(
      (['gloria', 'rita'] as const).flatMap((suspect) =>
        (['left', 'right', 'up', 'down'] as const).map((direction) => shift(0, suspect, direction)),
      ),
    );
  });

  it('[dragnet.evidence.draw] [noir.hand.order] is made up for by the top card of the deck', () => {
    const state = played(begun(), shift(0, 'gloria', 'up'));
    expect(heldBy(state, 0)).toEqual({ hand: ['rita', 'ida'], suspicion: 'ada' });
    expect(seen(state).deck).toBe(12);
    expect(heldBy(played(state, shift(1, 'sam', 'up')), 1).hand).toEqual(['nora', 'jimmy']);
  });

  it('[dragnet.evidence.draw] is drawn face-down to all the others', () => {
    const state = played(begun(), shift(0, 'gloria', 'up'));
    const drawn = (card: string) => ({ type: 'evidence-drawn', player: 0, suspects: [card] });
    const told = ([0, 1, 2, 'spectator'] as const).map((perspective) => seen(state, perspective).events[2]);
    expect(told).toEqual(['ida', 'face-down', 'face-down', 'face-down'].map(drawn));
    expect(typesOf(state)).toEqual(['evidence-placed', 'shifted', 'evidence-drawn']);
  });
});

describe('shifting back', () => {
  it('[dragnet.shift.free] a line may be shifted straight back', () => {
    const there = played(begunByFour(FOUR.replace('Nora', 'Ezra').replace('Ida', 'Nora')), shift(0, 'gloria', 'left'));
    const back = shift(1, 'ezra', 'right');
    expect(verdictOn(there, back)).toBe('legal');
    expect(boardOf(played(there, back))).toBe(
      tidy(`
        Ada    Boris    Carl     Dexter  Edgar+
        Ezra+  Florina  Gloria+  Greta   Hugo
        Ida    Jimmy    Kit+     Lester  Malone
        Nora   Occam    Pearl    Quinn   Rita
        Sam    Theo     Vera     Walt    Witman+
      `),
    );
  });

  it('[dragnet.shift.free] in all four directions at every turn', () => {
    const state = played(begun(), shift(0, 'gloria', 'left'), rethink(1, 'nora', 'boris'), rethink(2, 'hugo', 'carl'));
    const shifts = dragnet.legalActions(state, 0).filter(({ type }) => type === 'targeted-shift');
    expect(shifts).toHaveLength(8);
  });
});
