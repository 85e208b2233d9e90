import { describe, expect, it } from 'vitest';
import { dragnet, type Suspect } from '../../../../src/automata-noir/index.js';
import { named, tidy } from '../../drawn.js';
import {
  begun,
  begunByFour,
  boardOf,
  CITY,
  heldBy,
  played,
  question,
  seen,
  shift,
  typesOf,
  verdictOn,
} from '../game.js';

/** Adjacent by distance, on the board as it was dealt. */
function isBeside(one: Suspect, other: Suspect): boolean {
  const [a, b] = [one, other].map((suspect) => named(CITY).indexOf(suspect));
  const [across, down] = [Math.abs((a! % 5) - (b! % 5)), Math.abs(Math.floor(a! / 5) - Math.floor(b! / 5))];
  return Math.max(across, down) === 1;
}

describe('the card picked up', () => {
  it('[dragnet.question.pick-up] [dragnet.question.target] lies on a suspect adjacent to the one just marked', () => {
    // Kit, Edgar and Witman are marked. Gloria touches Kit, Rita touches Witman, nobody touches Edgar.
    const questions = dragnet.legalActions(begun(), 0).filter(({ type }) => type === 'question');
    expect(questions).toEqual([question(0, 'gloria', 'kit'), question(0, 'rita', 'witman')]);
  });

  it('[dragnet.question.target] by all eight neighbours, and by distance for every pair', () => {
    for (const marked of named(CITY).filter((suspect) => suspect !== 'kit')) {
      const others = named(CITY).filter((suspect) => suspect !== marked && suspect !== 'kit');
      const evidence = ['kit', ...others.slice(0, 8), marked].join(' ');
      const state = begun(evidence);
      expect(verdictOn(state, question(0, 'kit', marked))).toBe(
        isBeside('kit', marked) ? 'legal' : 'not-adjacent by dragnet.question.target',
      );
    }
  });

  it('[dragnet.question.target] never the card just placed, nor one across the edge', () => {
    expect(verdictOn(begun(), question(0, 'gloria', 'gloria'))).toBe('not-adjacent by dragnet.question.target');
    const state = begun('Sam Ezra Ada Nora Gloria Boris Hugo Theo Carl Witman Edgar Kit');
    expect(verdictOn(state, question(0, 'sam', 'witman'))).toBe('not-adjacent by dragnet.question.target');
    expect(verdictOn(state, question(0, 'ezra', 'edgar'))).toBe('not-adjacent by dragnet.question.target');
  });

  it('[dragnet.question.target] adjacent to the suspect marked, not to the own Suspicion', () => {
    const state = begun('Gloria Rita Quinn Nora Sam Boris Hugo Theo Carl Kit Edgar Witman');
    expect(verdictOn(state, question(0, 'rita', 'kit'))).toBe('not-adjacent by dragnet.question.target');
    expect(verdictOn(state, question(0, 'rita', 'witman'))).toBe('legal');
  });

  it('[dragnet.question.pick-up] is one that is there', () => {
    expect(verdictOn(begun(), question(0, 'gloria', 'carl'))).toBe('no-evidence by dragnet.question.pick-up');
    expect(verdictOn(begun(), question(0, 'rita', 'quinn'))).toBe('no-evidence by dragnet.question.pick-up');
  });

  it('[dragnet.evidence.place] the card placed is one of the own hand', () => {
    for (const suspect of ['ada', 'florina', 'nora', 'kit'] as const) {
      expect(verdictOn(begun(), question(0, suspect, 'kit'))).toBe('card-not-in-hand by dragnet.evidence.place');
    }
  });

  it('[dragnet.question.pick-up] goes to the hand, from where the card placed came', () => {
    const state = played(begun(), question(0, 'gloria', 'kit'));
    expect(heldBy(state, 0)).toEqual({ hand: ['rita', 'kit'], suspicion: 'ada' });
    expect(boardOf(state)).toBe(
      tidy(`
        Ada   Boris    Carl     Dexter  Edgar+
        Ezra  Florina  Gloria+  Greta   Hugo
        Ida   Jimmy    Kit      Lester  Malone
        Nora  Occam    Pearl    Quinn   Rita
        Sam   Theo     Vera     Walt    Witman+
      `),
    );
  });

  it('[dragnet.question.target] no card is drawn: the hand holds two, the deck is as it was', () => {
    const state = played(begun(), question(0, 'gloria', 'kit'));
    expect(seen(state).players.map(({ hand }) => hand.length)).toEqual([2, 2, 2]);
    expect(seen(state).deck).toBe(13);
    expect(typesOf(state)).toEqual(['evidence-placed', 'evidence-picked-up', 'questioned']);
  });

  it('[dragnet.question.pick-up] may be placed again in a later turn', () => {
    const state = played(begun(), question(0, 'gloria', 'kit'), shift(1, 'nora', 'left'), shift(2, 'hugo', 'right'));
    expect(verdictOn(state, question(0, 'kit', 'gloria'))).toBe('legal');
  });
});

describe('the answers', () => {
  it('[dragnet.question.answer] [noir.canvas.separate] are of each opponent, by seat, and heard by all', () => {
    // Kit is picked up; Pearl, seat 1’s Suspicion, touches Kit, and Carl, seat 2’s, does not.
    const state = played(
      begun('Gloria Rita Lester Nora Sam Pearl Hugo Theo Carl Kit Edgar Witman'),
      question(0, 'gloria', 'kit'),
    );
    for (const perspective of [0, 1, 2, 'spectator'] as const) {
      expect(seen(state, perspective).events).toEqual([
        { type: 'evidence-placed', player: 0, suspect: 'gloria' },
        { type: 'evidence-picked-up', player: 0, suspect: 'kit' },
        {
          type: 'questioned',
          player: 0,
          suspect: 'kit',
          answers: [
            { player: 1, adjacent: true },
            { player: 2, adjacent: false },
          ],
        },
      ]);
    }
  });

  it('[dragnet.question.answer] are about the suspect picked up, not the one marked', () => {
    // Boris touches Gloria and not Kit; Quinn touches Kit and not Gloria.
    const state = played(
      begun('Gloria Rita Ada Nora Sam Boris Hugo Theo Quinn Kit Edgar Witman'),
      question(0, 'gloria', 'kit'),
    );
    expect(seen(state).events[2]).toMatchObject({
      answers: [
        { player: 1, adjacent: false },
        { player: 2, adjacent: true },
      ],
    });
  });

  it('[dragnet.question.answer] are of all three others among four without teams', () => {
    const four = begunByFour('Gloria Rita Ada Nora Sam Jimmy Hugo Theo Carl Quinn Walt Florina Kit Edgar Witman');
    expect(seen(played(four, question(0, 'gloria', 'kit'))).events[2]).toMatchObject({
      answers: [
        { player: 1, adjacent: true },
        { player: 2, adjacent: false },
        { player: 3, adjacent: true },
      ],
    });
  });

  it('as printed: Rita is placed and Sam picked up; investigators who suspect somebody beside Sam say so', () => {
    const board = `
      Ada   Boris    Carl    Dexter  Edgar
      Ezra  Florina  Gloria  Greta   Hugo
      Ida   Jimmy    Rita    Sam     Malone
      Nora  Occam    Pearl   Quinn   Kit
      Lester Theo    Vera    Walt    Witman
    `;
    const evidence = 'Rita Ada Boris  Nora Theo Kit  Hugo Lester Occam  Sam Edgar Witman';
    const state = played(begun(evidence, {}, board), question(0, 'rita', 'sam'));
    expect(seen(state).events.at(-1)).toEqual({
      type: 'questioned',
      player: 0,
      suspect: 'sam',
      answers: [
        { player: 1, adjacent: true },
        { player: 2, adjacent: false },
      ],
    });
    expect(heldBy(state, 0).hand).toEqual(['ada', 'sam']);
  });
});
