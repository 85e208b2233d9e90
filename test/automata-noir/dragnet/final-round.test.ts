import { describe, expect, it } from 'vitest';
import { type DragnetState, dragnet } from '../../../src/automata-noir/index.js';
import { ruleOfReason } from '../../../src/rules/index.js';
import { tidy } from '../drawn.js';
import {
  begun,
  begunByFour,
  begunByTeams,
  boardOf,
  choose,
  drawnBy,
  heldBy,
  kindsOf,
  pass,
  played,
  question,
  rethink,
  seen,
  shift,
  solve,
  THREE,
  typesOf,
  verdictOn,
} from './game.js';

const skips = (state: DragnetState): boolean[] => seen(state).players.map(({ skipsNextTurn }) => skipsNextTurn);

/** One card is left in the deck, and seat 0 is to act. */
const lastCard = drawnBy(begun(), 12);
/** Seat 0 has drawn the last card. */
const final = drawnBy(begun(), 13);

describe('the last card', () => {
  it('[dragnet.final.exhausted] [dragnet.final] starts the final round when it is drawn by a Rethink', () => {
    expect([seen(lastCard).deck, seen(lastCard).finalRound, seen(lastCard).finalTurns]).toEqual([1, false, []]);
    expect([seen(final).deck, seen(final).finalRound, seen(final).finalTurns]).toEqual([0, true, [1, 2, 0]]);
    expect([seen(final).turn, dragnet.actors(final), seen(final).phase]).toEqual([1, [1], 'turn']);
    expect(seen(final).events.at(-1)).toEqual({ type: 'final-round', player: 0 });
    expect(typesOf(final)).toEqual(['evidence-placed', 'suspicion-chosen', 'evidence-drawn', 'final-round']);
  });

  it('[dragnet.final.exhausted] and when it is drawn by a Targeted Shift', () => {
    const [card] = heldBy(lastCard, 0).hand;
    const state = played(lastCard, shift(0, card!, 'left'));
    expect(typesOf(state)).toEqual(['evidence-placed', 'shifted', 'evidence-drawn', 'final-round']);
    expect(seen(state).finalTurns).toEqual([1, 2, 0]);
    expect(heldBy(state, 0).hand).toHaveLength(2);
  });

  it('[dragnet.final.exhausted] is not drawn by a Question', () => {
    const state = played(lastCard, question(0, 'greta', 'gloria'));
    expect([seen(state).deck, seen(state).finalRound, dragnet.actors(state)]).toEqual([1, false, [1]]);
  });

  it.each([
    [begunByFour(), 10, [2, 3, 0, 1]],
    [begunByTeams(), 10, [2, 3, 0, 1]],
    [begunByFour(undefined, { firstPlayer: 2 }), 10, [0, 1, 2, 3]],
    [begun(THREE, { firstPlayer: 1 }), 13, [2, 0, 1]],
  ])('[dragnet.final.end] [dragnet.final] the next player is first and the drawer last (%#)', (start, cards, order) => {
    expect(seen(drawnBy(start, cards)).finalTurns).toEqual(order);
  });

  it('the board that the tests below look at', () => {
    expect(boardOf(final)).toBe(
      tidy(`
        Ada    Boris     Carl     Dexter+  Edgar+
        Ezra+  Florina+  Gloria+  Greta+   Hugo+
        Ida+   Jimmy+    Kit+     Lester   Malone
        Nora+  Occam     Pearl    Quinn+   Rita+
        Sam+   Theo+     Vera     Walt     Witman+
      `),
    );
  });
});

describe('a final turn', () => {
  it('[dragnet.final] is a Solve or a pass', () => {
    expect(kindsOf(final, 1)).toEqual(['solve', 'pass']);
    expect(dragnet.legalActions(final, 1)).toHaveLength(13);
    const [card, other] = heldBy(final, 1).hand;
    expect(verdictOn(final, shift(1, card!, 'up'))).toBe('final-round by dragnet.final');
    expect(verdictOn(final, rethink(1, card!, other!))).toBe('final-round by dragnet.final');
    expect(verdictOn(final, question(1, card!, 'kit'))).toBe('final-round by dragnet.final');
  });

  it('[dragnet.final] is had once, in order, by each player', () => {
    const turns = [final, played(final, pass(1)), played(final, pass(1), pass(2))];
    expect(turns.map((state) => dragnet.actors(state))).toEqual([[1], [2], [0]]);
    expect(turns.map((state) => seen(state).finalTurns)).toEqual([[1, 2, 0], [2, 0], [0]]);
    expect(seen(played(final, pass(1))).events).toEqual([{ type: 'passed', player: 1 }]);
  });

  it('[dragnet.solve.win] with a correct Solve wins', () => {
    const state = played(final, pass(1), solve(2, 'row', 0));
    expect(dragnet.outcome(state)).toEqual({ winners: [2], reason: 'solved' });
    expect([seen(state).turn, seen(state).finalTurns, seen(state).finalRound]).toEqual([2, [], true]);
    expect(typesOf(state)).toEqual(['solved', 'game-over']);
    expect(ruleOfReason('automata-noir/dragnet', 'solved')?.id).toBe('dragnet.solve.win');
  });

  it('[dragnet.final.end] the drawer may win with the very last one', () => {
    const state = played(final, pass(1), pass(2), solve(0, 'column', 0));
    expect(dragnet.outcome(state)).toEqual({ winners: [0], reason: 'solved' });
  });
});

describe('a failed Solve in the final round', () => {
  it('[dragnet.final] is followed by the choices of the raised hands, the turn being the solver’s until then', () => {
    const failed = played(final, solve(1, 'column', 1));
    expect(seen(failed).events).toEqual([
      { type: 'solved', player: 1, line: 'column', index: 1, raised: [1], correct: false },
    ]);
    expect([seen(failed).phase, dragnet.actors(failed)]).toEqual(['suspicions', [1]]);
    expect([seen(failed).turn, seen(failed).finalTurns]).toEqual([1, [1, 2, 0]]);
    const chosen = played(failed, choose(1, 'boris'));
    expect([seen(chosen).phase, dragnet.actors(chosen)]).toEqual(['turn', [2]]);
    expect([seen(chosen).turn, seen(chosen).finalTurns]).toEqual([2, [2, 0]]);
  });

  it('[dragnet.final] a Suspicion chosen then counts in the Solves after it', () => {
    // Carl, Pearl and Vera are unmarked: seat 2, who suspects Carl, holds Malone and Vera; seat 1 holds Lester and Pearl.
    const chosen = played(final, solve(1, 'column', 1), choose(1, 'pearl'));
    const state = played(chosen, solve(2, 'column', 2));
    expect(seen(state).events[0]).toMatchObject({ raised: [1, 2], correct: false });
    expect(dragnet.actors(state)).toEqual([1, 2]);
    const other = played(state, choose(2, 'vera'), choose(1, 'lester'));
    expect([seen(other).turn, seen(other).finalTurns, dragnet.actors(other)]).toEqual([0, [0], [0]]);
  });

  it('[dragnet.final] goes on at once when no hand was raised', () => {
    const state = played(final, solve(1, 'row', 4));
    expect([seen(state).phase, dragnet.actors(state), seen(state).finalTurns]).toEqual(['turn', [2], [2, 0]]);
  });

  it('[dragnet.final] costs no turn', () => {
    for (const action of [solve(1, 'row', 4), solve(1, 'column', 1)]) {
      expect(skips(played(final, action))).toEqual([false, false, false]);
    }
  });

  it('[dragnet.final] [dragnet.final.nobody] of the drawer ends the game: nobody chooses and nobody wins', () => {
    const state = played(final, pass(1), pass(2), solve(0, 'column', 2));
    expect(seen(state).events).toEqual([
      { type: 'solved', player: 0, line: 'column', index: 2, raised: [2], correct: false },
      { type: 'game-over', winners: [], reason: 'unsolved' },
    ]);
    expect([seen(state).phase, seen(state).turn, seen(state).finalTurns]).toEqual(['over', 0, []]);
    expect(dragnet.actors(state)).toEqual([]);
    expect(skips(state)).toEqual([false, false, false]);
  });

  it('[dragnet.final.nobody] nobody wins either when all pass', () => {
    const state = played(final, pass(1), pass(2), pass(0));
    expect(dragnet.outcome(state)).toEqual({ winners: [], reason: 'unsolved' });
    expect(typesOf(state)).toEqual(['passed', 'game-over']);
    expect(seen(state).players.map(({ suspicion }) => suspicion)).toEqual(['ada', 'boris', 'carl']);
    expect([seen(state).turn, seen(state).finalRound]).toEqual([0, true]);
    expect(ruleOfReason('automata-noir/dragnet', 'unsolved')?.id).toBe('dragnet.final.nobody');
  });
});

describe('turns lost before the final round', () => {
  it('[dragnet.final] are not lost in it: the next player’s', () => {
    const lost = played(drawnBy(begun(), 11), solve(2, 'row', 2));
    const state = drawnBy(lost, 2);
    expect(skips(drawnBy(lost, 1))).toEqual([false, false, true]);
    expect(seen(state).finalTurns).toEqual([2, 0, 1]);
    expect([skips(state), dragnet.actors(state)]).toEqual([[false, false, false], [2]]);
    expect(typesOf(state).at(-1)).toBe('final-round');
  });

  it('[dragnet.final] nor that of somebody later', () => {
    const state = drawnBy(played(lastCard, solve(0, 'row', 4)), 1);
    expect([seen(state).finalTurns, skips(state)]).toEqual([
      [2, 0, 1],
      [false, false, false],
    ]);
    expect(dragnet.actors(played(state, pass(2)))).toEqual([0]);
  });
});
