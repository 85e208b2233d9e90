import { describe, expect, it } from 'vitest';
import { dragnet } from '../../../src/automata-noir/index.js';
import { begun, begunByTeams, choose, drawnBy, played, seen, solve } from './game.js';

describe('the view', () => {
  it('is what the contract of this game names, and nothing else', () => {
    expect(seen(begun(), 0)).toEqual({
      game: 'automata-noir/dragnet',
      rulesVersion: 1,
      perspective: 0,
      seats: 3,
      step: 0,
      actors: [0],
      phase: 'turn',
      events: [],
      board: expect.objectContaining({ width: 5, height: 5 }),
      deck: 13,
      discard: [],
      players: [
        { hand: ['gloria', 'rita'], suspicion: 'ada', skipsNextTurn: false, team: null },
        { hand: ['face-down', 'face-down'], suspicion: 'face-down', skipsNextTurn: false, team: null },
        { hand: ['face-down', 'face-down'], suspicion: 'face-down', skipsNextTurn: false, team: null },
      ],
      turn: 0,
      finalRound: false,
      finalTurns: [],
      outcome: null,
    });
  });

  it('[dragnet.suspicion.secret] [dragnet.team] tells the same of worlds that differ in what is hidden', () => {
    // The other team’s cards change places among them and with the deck; seat 2, the partner, keeps the Suspicion.
    const one = begunByTeams('Gloria Rita Ada Nora Sam Boris Hugo Theo Carl Quinn Walt Dexter Kit Edgar Witman Ida');
    const two = begunByTeams('Gloria Rita Ada Dexter Ida Walt Quinn Nora Carl Boris Sam Theo Kit Edgar Witman Hugo');
    expect(seen(two, 0)).toEqual(seen(one, 0));
    expect(dragnet.legalActions(two, 0)).toEqual(dragnet.legalActions(one, 0));
    expect(seen(two, 1)).not.toEqual(seen(one, 1));
  });

  it('is enough to know the legal actions, whoever looks', () => {
    for (const state of [begun(), played(begun(), solve(0, 'row', 0)), drawnBy(begun(), 13)]) {
      for (const seat of [0, 1, 2]) {
        expect(dragnet.legalActionsIn(seen(state, seat))).toEqual(dragnet.legalActions(state, seat));
      }
      expect(dragnet.legalActionsIn(seen(state))).toEqual([]);
    }
  });

  it('shows in `suspicions` whose Solve it was and who has still to choose', () => {
    const state = played(begun(), solve(0, 'row', 0), choose(1, 'nora'));
    expect([seen(state).turn, seen(state).actors, seen(state).phase]).toEqual([0, [0, 2], 'suspicions']);
  });

  it('[noir.hand.order] lists a hand in the order in which the cards came', () => {
    const state = played(begun(), solve(0, 'row', 0), choose(0, 'gloria'), choose(1, 'sam'), choose(2, 'carl'));
    expect([0, 1, 2].map((seat) => seen(state, seat).players[seat]?.hand)).toEqual([
      ['rita', 'ada'],
      ['nora', 'boris'],
      ['hugo', 'theo'],
    ]);
  });

  it('has no perspective beyond the seats', () => {
    expect(() => seen(begun(), 3)).toThrow(RangeError);
  });
});
