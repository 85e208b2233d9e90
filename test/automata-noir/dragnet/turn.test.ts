import { describe, expect, it } from 'vitest';
import { type DragnetState, dragnet } from '../../../src/automata-noir/index.js';
import {
  begun,
  begunByFour,
  choose,
  drawnBy,
  kindsOf,
  pass,
  played,
  question,
  rethink,
  seen,
  shift,
  solve,
  typesOf,
  verdictOn,
} from './game.js';

const skips = (state: DragnetState): boolean[] => seen(state).players.map(({ skipsNextTurn }) => skipsNextTurn);
const skipped = (state: DragnetState): number[] =>
  seen(state).events.flatMap((event) => (event.type === 'turn-skipped' ? [event.player] : []));

describe('turns', () => {
  it('[dragnet.turn.order] [noir.seats] go round in the order of the seats', () => {
    const three = Array.from({ length: 7 }, (_, turns) => dragnet.actors(drawnBy(begun(), turns)));
    expect(three).toEqual([[0], [1], [2], [0], [1], [2], [0]]);
    const four = Array.from({ length: 6 }, (_, turns) => dragnet.actors(drawnBy(begunByFour(), turns)));
    expect(four).toEqual([[0], [1], [2], [3], [0], [1]]);
  });

  it('[dragnet.turn.one] are one action each: Targeted Shift, Rethink, Question or Solve', () => {
    expect(kindsOf(begun(), 0)).toEqual(['targeted-shift', 'rethink', 'question', 'solve']);
    for (const action of [
      shift(0, 'gloria', 'up'),
      rethink(0, 'gloria', 'ada'),
      question(0, 'gloria', 'kit'),
      solve(0, 'row', 4),
    ]) {
      expect(dragnet.actors(played(begun(), action))).toEqual([1]);
    }
  });

  it('[dragnet.turn.one] nobody passes before the final round', () => {
    expect(verdictOn(begun(), pass(0))).toBe('not-final-round by dragnet.final');
  });

  it('the others wait', () => {
    expect(verdictOn(begun(), shift(1, 'nora', 'up'))).toBe('not-your-turn by table.turn');
    expect(dragnet.legalActions(begun(), 2)).toEqual([]);
  });
});

describe('lost turns', () => {
  it('[dragnet.solve.skip] a lost turn is passed over, and the one after is not', () => {
    const failed = played(begun(), solve(0, 'row', 4));
    const one = drawnBy(failed, 1);
    expect([skipped(one), skips(one), dragnet.actors(one)]).toEqual([[], [true, false, false], [2]]);
    const two = drawnBy(failed, 2);
    expect([skipped(two), skips(two), dragnet.actors(two)]).toEqual([[0], [false, false, false], [1]]);
    expect(typesOf(two)).toEqual(['evidence-placed', 'suspicion-chosen', 'evidence-drawn', 'turn-skipped']);
    const four = drawnBy(failed, 4);
    expect([skipped(four), dragnet.actors(four)]).toEqual([[], [0]]);
  });

  it('[dragnet.solve.skip] several lost turns in a row are passed over one after another', () => {
    const state = drawnBy(played(begun(), solve(0, 'row', 4), solve(1, 'row', 4)), 1);
    expect(skipped(state)).toEqual([0, 1]);
    expect([skips(state), dragnet.actors(state)]).toEqual([[false, false, false], [2]]);
    const four = drawnBy(played(begunByFour(), solve(0, 'row', 4), solve(1, 'row', 4), solve(2, 'row', 4)), 1);
    expect([skipped(four), dragnet.actors(four)]).toEqual([[0, 1, 2], [3]]);
  });

  it('[dragnet.solve.skip] when everybody has lost the turn, the next in order is on again', () => {
    const state = played(begun(), solve(0, 'row', 4), solve(1, 'row', 4), solve(2, 'row', 4));
    expect(seen(state).events.slice(1)).toEqual([0, 1, 2].map((player) => ({ type: 'turn-skipped', player })));
    expect([skips(state), dragnet.actors(state), seen(state).turn]).toEqual([[false, false, false], [0], 0]);
  });

  it('[dragnet.solve.skip] four lost turns in a row likewise', () => {
    const failing = [0, 1, 2, 3].map((player) => solve(player, 'row', 4));
    const state = played(begunByFour(), ...failing);
    expect([skipped(state), dragnet.actors(state)]).toEqual([[0, 1, 2, 3], [0]]);
  });

  it('[dragnet.solve.skip] a Solve in the turn after a lost one may lose the next again', () => {
    const once = drawnBy(played(begun(), solve(0, 'row', 4)), 4);
    const twice = played(once, solve(0, 'diagonal', 1));
    expect(skips(twice)).toEqual([true, false, false]);
    expect(skipped(drawnBy(twice, 2))).toEqual([0]);
  });

  it('[dragnet.solve.failed] the turn is lost only once all have chosen', () => {
    const failed = played(begun(), solve(0, 'row', 4), solve(1, 'row', 4), solve(2, 'row', 0));
    expect([skipped(failed), skips(failed), seen(failed).turn]).toEqual([[], [true, true, true], 2]);
    const some = played(failed, choose(1, 'boris'), choose(2, 'carl'));
    expect([skipped(some), skips(some), seen(some).turn]).toEqual([[], [true, true, true], 2]);
    const all = played(some, choose(0, 'ada'));
    expect([skipped(all), skips(all), seen(all).turn]).toEqual([[0, 1, 2], [false, false, false], 0]);
    expect(typesOf(all)[0]).toBe('suspicion-chosen');
  });

  it('[dragnet.solve.failed] who has lost a turn still raises a hand and chooses', () => {
    const failed = played(begun(), solve(0, 'row', 4), solve(1, 'column', 0));
    expect(dragnet.actors(failed)).toEqual([0]);
    const state = played(failed, choose(0, 'rita'));
    expect([dragnet.actors(state), skips(state)]).toEqual([[2], [true, true, false]]);
  });
});
