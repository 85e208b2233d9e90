import { describe, expect, it } from 'vitest';
import { dragnet } from '../../../src/automata-noir/index.js';
import {
  begunByFour,
  begunByTeams,
  choose,
  drawnBy,
  pass,
  played,
  question,
  rethink,
  seen,
  shift,
  solve,
  typesOf,
} from './game.js';

const PERSPECTIVES = [0, 1, 2, 3, 'spectator'] as const;

describe('Team Investigators', () => {
  it('[dragnet.team.two] [noir.seats] are two teams of two: seats 0 and 2 against 1 and 3', () => {
    expect(seen(begunByTeams()).players.map(({ team }) => team)).toEqual([0, 1, 0, 1]);
    expect(seen(begunByFour()).players.map(({ team }) => team)).toEqual([null, null, null, null]);
  });

  it('[dragnet.team.alternate] take turns in alternation', () => {
    const teams = Array.from({ length: 6 }, (_, turns) => {
      const state = drawnBy(begunByTeams(undefined, { firstPlayer: 3 }), turns);
      return seen(state).players[dragnet.actors(state)[0]!]?.team;
    });
    expect(teams).toEqual([1, 0, 1, 0, 1, 0]);
  });

  it('[dragnet.team.show] [dragnet.team] partners see each other’s Suspicion, at any time', () => {
    const suspicions = PERSPECTIVES.map((perspective) =>
      seen(begunByTeams(), perspective).players.map(({ suspicion }) => suspicion),
    );
    expect(suspicions).toEqual([
      ['ada', 'face-down', 'carl', 'face-down'],
      ['face-down', 'boris', 'face-down', 'dexter'],
      ['ada', 'face-down', 'carl', 'face-down'],
      ['face-down', 'boris', 'face-down', 'dexter'],
      ['face-down', 'face-down', 'face-down', 'face-down'],
    ]);
  });

  it('[dragnet.team] partners never see each other’s hand', () => {
    for (const perspective of PERSPECTIVES) {
      seen(begunByTeams(), perspective).players.forEach(({ hand }, seat) => {
        expect(hand.includes('face-down')).toBe(seat !== perspective);
      });
    }
  });

  it('[dragnet.team.show] a new Suspicion is open to the partner, the card drawn is not', () => {
    const state = played(begunByTeams(), rethink(0, 'gloria', 'rita'));
    const told = PERSPECTIVES.map((perspective) => seen(state, perspective).events.slice(1));
    const events = (suspicion: string, card: string) => [
      { type: 'suspicion-chosen', player: 0, suspicion },
      { type: 'evidence-drawn', player: 0, suspects: [card] },
    ];
    expect(told).toEqual([
      events('rita', 'ida'),
      events('face-down', 'face-down'),
      events('rita', 'face-down'),
      events('face-down', 'face-down'),
      events('face-down', 'face-down'),
    ]);
    expect(seen(state, 2).players[0]).toEqual({
      hand: ['face-down', 'face-down'],
      suspicion: 'rita',
      skipsNextTurn: false,
      team: 0,
    });
  });

  it('[dragnet.team.show] without teams it is open to the player alone', () => {
    const state = played(begunByFour(), rethink(0, 'gloria', 'rita'));
    expect(seen(state, 2).events[1]).toEqual({ type: 'suspicion-chosen', player: 0, suspicion: 'face-down' });
  });

  it('[dragnet.team] a card drawn by a Targeted Shift is not open to the partner', () => {
    const state = played(begunByTeams(), shift(0, 'gloria', 'up'));
    expect(seen(state, 2).events[2]).toEqual({ type: 'evidence-drawn', player: 0, suspects: ['face-down'] });
  });

  it('[dragnet.team] [dragnet.question.answer] only the two opponents answer a Question', () => {
    const evidence = 'Gloria Rita Ada Nora Sam Boris Hugo Theo Lester Quinn Walt Pearl Kit Edgar Witman';
    const [asked, among] = [begunByTeams(evidence), begunByFour(evidence)].map((state) =>
      seen(played(state, question(0, 'gloria', 'kit'))).events.at(-1),
    );
    expect(asked).toEqual({
      type: 'questioned',
      player: 0,
      suspect: 'kit',
      answers: [
        { player: 1, adjacent: false },
        { player: 3, adjacent: true },
      ],
    });
    expect(among).toMatchObject({
      answers: [
        { player: 1, adjacent: false },
        { player: 2, adjacent: true },
        { player: 3, adjacent: true },
      ],
    });
  });

  it('[dragnet.team] all four hands count in a Solve, and the whole team wins', () => {
    const state = played(begunByTeams(), solve(0, 'row', 0));
    expect(seen(state).events).toEqual([
      { type: 'solved', player: 0, line: 'row', index: 0, raised: [0, 1, 2, 3], correct: true },
      { type: 'game-over', winners: [0, 2], reason: 'solved' },
    ]);
    const other = played(begunByTeams(undefined, { firstPlayer: 3 }), solve(3, 'row', 0));
    expect(dragnet.outcome(other)).toEqual({ winners: [1, 3], reason: 'solved' });
  });

  it('[dragnet.team] a lost turn is the solver’s own, not the partner’s', () => {
    const failed = played(begunByTeams(), solve(0, 'row', 4));
    expect(seen(failed).players.map(({ skipsNextTurn }) => skipsNextTurn)).toEqual([true, false, false, false]);
    expect(dragnet.actors(drawnBy(failed, 1))).toEqual([2]);
    const lost = drawnBy(failed, 3);
    expect([typesOf(lost).at(-1), dragnet.actors(lost)]).toEqual(['turn-skipped', [1]]);
  });

  it('[dragnet.team.show] the choice after a failed Solve is open to the partner', () => {
    const failed = played(begunByTeams(), solve(0, 'column', 1));
    expect(dragnet.actors(failed)).toEqual([1]);
    const state = played(failed, choose(1, 'sam'));
    const told = PERSPECTIVES.map((perspective) => seen(state, perspective).events);
    expect(told).toEqual(
      ['face-down', 'sam', 'face-down', 'sam', 'face-down'].map((suspicion) => [
        { type: 'suspicion-chosen', player: 1, suspicion },
      ]),
    );
  });

  it('[dragnet.final] [dragnet.final.nobody] have one final turn each, and neither team wins unsolved', () => {
    const final = drawnBy(begunByTeams(), 10);
    expect(seen(final).finalTurns).toEqual([2, 3, 0, 1]);
    const state = played(final, pass(2), pass(3), pass(0), pass(1));
    expect(dragnet.outcome(state)).toEqual({ winners: [], reason: 'unsolved' });
  });
});
