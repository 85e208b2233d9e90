import { describe, expect, it } from 'vitest';
import { dragnet, type LineKind, type Suspect } from '../../../../src/automata-noir/index.js';
import { named, tidy } from '../../drawn.js';
import {
  begun,
  begunByFour,
  boardOf,
  CITY,
  choose,
  drawnBy,
  heldBy,
  played,
  seen,
  solve,
  typesOf,
  verdictOn,
} from '../game.js';

/** What the table sees of a Solve. */
function solved(state: Parameters<typeof seen>[0]): { raised: readonly number[]; correct: boolean } {
  const event = seen(state).events[0];
  if (event?.type !== 'solved') throw new Error('no Solve');
  return { raised: event.raised, correct: event.correct };
}

/** The twelve lines, by their places on the board. */
const PLACES: readonly (readonly [LineKind, number, readonly number[]])[] = [
  ['row', 0, [0, 1, 2, 3, 4]],
  ['row', 1, [5, 6, 7, 8, 9]],
  ['row', 2, [10, 11, 12, 13, 14]],
  ['row', 3, [15, 16, 17, 18, 19]],
  ['row', 4, [20, 21, 22, 23, 24]],
  ['column', 0, [0, 5, 10, 15, 20]],
  ['column', 1, [1, 6, 11, 16, 21]],
  ['column', 2, [2, 7, 12, 17, 22]],
  ['column', 3, [3, 8, 13, 18, 23]],
  ['column', 4, [4, 9, 14, 19, 24]],
  ['diagonal', 0, [0, 6, 12, 18, 24]],
  ['diagonal', 1, [4, 8, 12, 16, 20]],
];

describe('the line', () => {
  it('[dragnet.solve.choose] [dragnet.solve.line] is any of the twelve, at every turn', () => {
    const solves = dragnet.legalActions(begun(), 0).filter(({ type }) => type === 'solve');
    expect(solves).toEqual(PLACES.map(([line, index]) => solve(0, line, index)));
    for (const [line, index] of PLACES) expect(verdictOn(begun(), solve(0, line, index))).toBe('legal');
  });

  it('[dragnet.solve.line] no third diagonal, no sixth row', () => {
    for (const index of [2, 3, 4]) {
      expect(verdictOn(begun(), solve(0, 'diagonal', index))).toBe('no-such-line by dragnet.solve.line');
    }
    expect(verdictOn(begun(), solve(0, 'row', 5))).toBe('malformed-action by table.action');
  });

  it.each(PLACES)(
    '[dragnet.solve.win] [dragnet.solve.hands] %s %i: two marked, one hand for each of the other three',
    (line, index, places) => {
      const [a, b, c, d, e] = places.map((place) => named(CITY)[place]!) as [
        Suspect,
        Suspect,
        Suspect,
        Suspect,
        Suspect,
      ];
      const others = named(CITY).filter((_, place) => !places.includes(place));
      const [o, p, q, r, s, t, u] = others;
      const state = begun([o, p, a, q, r, c, s, t, d, b, e, u].join(' '));
      const after = played(state, solve(0, line, index));
      expect(seen(after).events).toEqual([
        { type: 'solved', player: 0, line, index, raised: [0, 1, 2], correct: true },
        { type: 'game-over', winners: [0], reason: 'solved' },
      ]);
    },
  );

  it.each(PLACES)(
    '[dragnet.solve.raise] [dragnet.solve.hands] %s %i: nobody raises a hand whose Suspicion lies elsewhere',
    (line, index, places) => {
      const suspects = places.map((place) => named(CITY)[place]!);
      const [o, p, q, r, s, t, u, v, w, x] = named(CITY).filter((_, place) => !places.includes(place));
      const state = begun([o, p, q, r, s, suspects[2], t, u, v, suspects[0], w, x].join(' '));
      expect(solved(played(state, solve(0, line, index)))).toEqual({ raised: [1], correct: false });
    },
  );
});

describe('the hands', () => {
  it('[dragnet.solve.raise] the solver’s own is raised too', () => {
    expect(solved(played(begun(), solve(0, 'column', 0)))).toEqual({ raised: [0], correct: false });
    expect(solved(played(begun(), solve(0, 'row', 0)))).toEqual({ raised: [0, 1, 2], correct: false });
    expect(solved(played(begun(), solve(0, 'row', 4)))).toEqual({ raised: [], correct: false });
  });

  it('[dragnet.solve.win] the solver wins, also with no Suspicion in the line', () => {
    const state = begun('Gloria Rita Vera Nora Sam Ida Hugo Theo Jimmy Kit Lester Malone');
    expect(dragnet.outcome(played(state, solve(0, 'row', 2)))).toEqual({ winners: [0], reason: 'solved' });
  });

  it('[dragnet.solve.win] four hands for four unmarked suspects', () => {
    const state = played(begunByFour(), solve(0, 'row', 0));
    expect(solved(state)).toEqual({ raised: [0, 1, 2, 3], correct: true });
    expect(dragnet.outcome(state)).toEqual({ winners: [0], reason: 'solved' });
  });

  it('[dragnet.solve.equal] none for a line that is all marked', () => {
    // After thirteen turns the second row is all marked; see the drawing.
    const state = drawnBy(begun(), 12);
    expect(boardOf(drawnBy(state, 1))).toBe(
      tidy(`
        Ada    Boris     Carl     Dexter+  Edgar+
        Ezra+  Florina+  Gloria+  Greta+   Hugo+
        Ida+   Jimmy+    Kit+     Lester   Malone
        Nora+  Occam     Pearl    Quinn+   Rita+
        Sam+   Theo+     Vera     Walt     Witman+
      `),
    );
    const after = played(drawnBy(state, 1), solve(1, 'row', 1));
    expect(seen(after).events).toEqual([
      { type: 'solved', player: 1, line: 'row', index: 1, raised: [], correct: true },
      { type: 'game-over', winners: [1], reason: 'solved' },
    ]);
  });

  it('[dragnet.solve.bound] are never more than the unmarked suspects, whatever the line', () => {
    for (let turns = 0; turns <= 12; turns++) {
      const state = drawnBy(begun(), turns);
      const { turn, board } = seen(state);
      for (const [line, index, places] of PLACES) {
        const unmarked = places.filter((place) => board.cards[place]?.evidence === false).length;
        const { raised, correct } = solved(played(state, solve(turn, line, index)));
        expect(raised.length).toBeLessThanOrEqual(unmarked);
        expect(correct).toBe(raised.length === unmarked);
      }
    }
  });

  it('as printed: two unmarked suspects in the middle row, two raised hands: the solver wins', () => {
    const evidence = 'Gloria Rita Ida Nora Sam Jimmy Hugo Theo Ada Kit Lester Malone';
    const state = played(begun(evidence, { firstPlayer: 1 }), solve(1, 'row', 2));
    expect(solved(state)).toEqual({ raised: [0, 1], correct: true });
    expect(dragnet.outcome(state)).toEqual({ winners: [1], reason: 'solved' });
  });
});

describe('a correct Solve', () => {
  const state = played(begunByFour(), solve(0, 'row', 0));

  it('[dragnet.solve.win] ends the game at once', () => {
    expect(dragnet.actors(state)).toEqual([]);
    expect([seen(state).phase, seen(state).turn, seen(state).finalTurns]).toEqual(['over', 0, []]);
    expect(verdictOn(state, solve(1, 'row', 0))).toBe('game-over by table.over');
  });

  it('[dragnet.over.reveal] [dragnet.suspicion.secret] all Suspicions are turned up then, and no hands', () => {
    for (const perspective of [0, 2, 'spectator'] as const) {
      const { players } = seen(state, perspective);
      expect(players.map(({ suspicion }) => suspicion)).toEqual(['ada', 'boris', 'carl', 'dexter']);
      players.forEach(({ hand }, seat) => {
        expect(hand.includes('face-down')).toBe(seat !== perspective);
      });
    }
  });
});

describe('a failed Solve', () => {
  it('[dragnet.solve.skip] [dragnet.solve.failed] costs the solver the next turn', () => {
    const state = played(begun(), solve(0, 'row', 4));
    expect(seen(state).players.map(({ skipsNextTurn }) => skipsNextTurn)).toEqual([true, false, false]);
    expect(typesOf(state)).toEqual(['solved']);
    expect([seen(state).phase, seen(state).turn, dragnet.actors(state)]).toEqual(['turn', 1, [1]]);
  });

  it('[dragnet.solve.rechoose] [dragnet.solve.failed] waits for all who raised a hand, the solver among them', () => {
    const state = played(begun(), solve(0, 'row', 0));
    expect([seen(state).phase, seen(state).turn, dragnet.actors(state)]).toEqual(['suspicions', 0, [0, 1, 2]]);
    expect(seen(state).players.map(({ skipsNextTurn }) => skipsNextTurn)).toEqual([true, false, false]);
  });

  it('[dragnet.solve.rechoose] and for nobody else', () => {
    const state = played(begun(), solve(0, 'column', 1));
    expect(solved(state).raised).toEqual([1]);
    expect(dragnet.actors(state)).toEqual([1]);
    expect(dragnet.legalActions(state, 0)).toEqual([]);
    expect(verdictOn(state, choose(0, 'ada'))).toBe('not-your-turn by table.turn');
  });

  it('moves no card', () => {
    const state = played(begun(), solve(0, 'row', 0));
    expect(boardOf(state)).toBe(boardOf(begun()));
    expect([0, 1, 2].map((seat) => heldBy(state, seat))).toEqual([0, 1, 2].map((seat) => heldBy(begun(), seat)));
    expect(seen(state).deck).toBe(13);
  });
});
