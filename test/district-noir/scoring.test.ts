import { describe, expect, it } from 'vitest';
import { type Card, type DistrictNoirState, districtNoir, scoreOf } from '../../src/district-noir/index.js';
import { takingInTurn } from '../../src/testing/specs/district-noir.js';
import { cards, deckOf } from './deal.js';

const total = (own: string, other: string): number => scoreOf(cards(own), cards(other)).total;

describe('the score', () => {
  it('as printed: 19 points against 21', () => {
    const first = cards('5 5 6 6 7 7 7 8 8 +2 -2 -3');
    const second = cards('5 6 6 7 7 8 8 8 8 8 +4 +3 +2 -1');
    expect(scoreOf(first, second)).toEqual({
      majorities: { 'support-5': 5, 'support-6': 0, 'support-7': 7, 'support-8': 0 },
      sets: 10,
      alliances: 2,
      betrayals: -5,
      total: 19,
    });
    expect(scoreOf(second, first)).toEqual({
      majorities: { 'support-5': 0, 'support-6': 0, 'support-7': 0, 'support-8': 8 },
      sets: 5,
      alliances: 9,
      betrayals: -1,
      total: 21,
    });
  });

  it.each([
    ['5', 5],
    ['6', 6],
    ['7', 7],
    ['8', 8],
  ])('[district.score.majority] the majority of the %ss scores that number', (support, points) => {
    expect(total(support, '+2')).toBe(points);
  });

  describe.each([5, 6, 7, 8])('the group of the %is', (n) => {
    it('[district.majority] more than the opponent is a majority, however few, and scores once', () => {
      expect(total(`${n}`, '+2')).toBe(n);
      expect(total(`${n} ${n}`, `${n}`)).toBe(n);
      expect(total(`${n} ${n} ${n}`, `${n}`)).toBe(n);
      expect(total(`${n} ${n}`, `${n} ${n} ${n}`)).toBe(0);
    });

    it('[district.score.tie] a group in which both have as many scores for neither', () => {
      expect(total('-1', '-1')).toBe(-1);
      expect(total(`${n} ${n}`, `${n} ${n}`)).toBe(0);
    });
  });

  it.each([
    ['5 6 7', 0],
    ['5 6 7 8', 5],
    ['5 5 6 6 7 7 8', 5],
    ['5 5 6 6 7 7 8 8', 10],
  ])('[district.score.set] %s has sets worth %i', (own, points) => {
    expect(scoreOf(cards(own), []).sets).toBe(points);
  });

  it('[district.score.alliances] alliances add their numbers, betrayals take theirs off', () => {
    expect(total('+2 +3 +4', 'docks')).toBe(9);
    expect(total('-1 -2 -3', 'docks')).toBe(-6);
  });

  it('[district.score.city] cities score nothing', () => {
    expect(total('docks hall', '5')).toBe(0);
  });

  it('is zero, and never minus zero, for nothing', () => {
    const nothing = scoreOf([], []);
    expect(Object.values(nothing).filter((value) => Object.is(value, -0))).toEqual([]);
    expect(nothing.total).toBe(0);
  });
});

const even = cards('5 5 6 6 6 7 7 7 8 8 8 8 +2 +2 +3 -1 -2 -2 -3');

/** The end of a game in which the players have taken these cards. */
function end(first: readonly Card[], second: readonly Card[], row: string, out: string): DistrictNoirState {
  const { options, actions } = takingInTurn([first, second], cards(row), cards(out));
  return actions.reduce((state, action) => districtNoir.apply(state, action), districtNoir.init(options));
}
const without = (list: readonly Card[], gone: string): Card[] => {
  const left = [...list];
  for (const card of cards(gone)) left.splice(left.indexOf(card), 1);
  return left;
};

describe('the end of the game', () => {
  it('[district.score.most] more points win', () => {
    const state = end(
      [...even, 'city-docks'],
      [...without(even, '-3'), 'city-hall', 'alliance-4'],
      'police-station -1',
      '5 7 -3',
    );
    expect(districtNoir.outcome(state)).toEqual({ winners: [1], reason: 'points' });
    expect(districtNoir.viewFor(state, 0).events.at(-1)).toEqual({ type: 'game-over', winners: [1], reason: 'points' });
    expect(districtNoir.viewFor(state, 0)).toMatchObject({ phase: 'over', actors: [], deck: 0 });
  });

  it('[district.tie] level on points and in every group, nobody wins', () => {
    const state = end([...even, 'city-docks'], [...even, 'city-hall'], 'police-station -1', '5 7 +4');
    const scores = districtNoir.viewFor(state, 'spectator').players.map(({ score }) => score.total);
    expect(scores[0]).toBe(scores[1]);
    expect(districtNoir.outcome(state)).toEqual({ winners: [], reason: 'drawn' });
  });

  it('[district.tie] level on points, the majority of the 8s decides', () => {
    const first = [...without(even, '+3 -1'), ...cards('8 -2'), ...cards('docks')];
    const second = [...without(even, '8 -2'), ...cards('+3 -1'), ...cards('hall')];
    const state = end(first, second, 'police-station -1', '5 7 +4');
    expect(districtNoir.viewFor(state, 0).players.map(({ score }) => score.total)).toEqual([13, 13]);
    expect(districtNoir.outcome(state)).toEqual({ winners: [0], reason: 'majorities' });
  });

  it.each([
    [
      '7s',
      19,
      ['5 5 6 6 6 7 7 7 7 8 8 8 8 +2 +2 +4 -1 -1 -2 -2', '5 5 5 6 6 6 7 7 7 8 8 8 8 +2 +2 +3 -1 -2 -2 -3'],
      ['-3 docks', '+3 hall police-station'],
    ],
    [
      '6s',
      15,
      ['5 5 6 6 6 6 7 7 7 8 8 8 8 +2 +2 +3 -1 -2 -2 -3', '5 5 5 6 6 7 7 7 8 8 8 8 +2 +2 +3 -1 -1 -2 -3 docks'],
      ['-2 7', '+4 hall police-station'],
    ],
    [
      '5s',
      20,
      [
        '5 5 5 6 6 6 7 7 7 8 8 8 8 +4 +2 -1 -1 -2 -2 police-station',
        '5 5 6 6 6 7 7 7 8 8 8 8 +2 +2 +2 +3 +3 -2 docks hall',
      ],
      ['-3 7', '-1 -2 -3'],
    ],
  ] as const)(
    '[district.tie] with all higher groups level, the %s decide at %i points each',
    (_, points, taken, left) => {
      for (const winner of [0, 1]) {
        const [ahead, behind] = taken.map(cards);
        const [row, out] = left;
        if (ahead === undefined || behind === undefined) throw new Error('two players');
        const state = winner === 0 ? end(ahead, behind, row, out) : end(behind, ahead, row, out);
        const { players, outcome } = districtNoir.viewFor(state, 'spectator');
        expect(players.map(({ score }) => score.total)).toEqual([points, points]);
        expect(outcome).toEqual({ winners: [winner], reason: 'majorities' });
      }
    },
  );

  it('[district.leftover] cards left in the row count for nobody, and decide nothing', () => {
    const ahead = cards('5 5 6 6 6 7 7 7 8 8 8 +2 +2 +3 +4 -1 -2 -2 -3 docks');
    const behind = cards('5 5 6 6 6 7 7 7 8 8 8 +2 +2 +3 -1 -1 -2 -2 -3 hall');
    for (const winner of [0, 1]) {
      const state =
        winner === 0
          ? end(ahead, behind, '8 8', '5 7 police-station')
          : end(behind, ahead, '8 8', '5 7 police-station');
      const { row, players, outcome } = districtNoir.viewFor(state, 'spectator');
      expect(row).toEqual(cards('8 8'));
      expect(players.map(({ score }) => score.majorities['support-8'])).toEqual([0, 0]);
      expect(players.map(({ score }) => score.total)).toEqual(winner === 0 ? [13, 8] : [8, 13]);
      expect(outcome).toEqual({ winners: [winner], reason: 'points' });
    }
  });
});

describe('the city', () => {
  const deck = deckOf({ first: cards('docks hall 5 5 5'), second: cards('police-station 8 8 8 8'), row: cards('6 7') });
  const line = ['city-docks', 'city-police-station', 'city-hall'] as const;
  const before = line.reduce<DistrictNoirState>(
    (state, card, turn) => districtNoir.apply(state, { type: 'play', player: turn % 2, card }),
    districtNoir.init({ firstPlayer: 0, deal: { deck } }),
  );

  it('[district.city.instant] [district.city.win] the third city card wins at once, whatever is left to play', () => {
    const after = districtNoir.apply(before, { type: 'take', player: 1 });
    expect(districtNoir.outcome(after)).toEqual({ winners: [1], reason: 'city' });
    const view = districtNoir.viewFor(after, 0);
    expect(view.events).toEqual([
      { type: 'taken', player: 1, cards: cards('6 7 docks police-station hall') },
      { type: 'game-over', winners: [1], reason: 'city' },
    ]);
    expect(view).toMatchObject({ phase: 'over', round: 1, actors: [] });
    expect(view.players[1]?.hand).toEqual(new Array(4).fill('face-down'));
  });

  it('[table.over] nobody acts afterwards', () => {
    const after = districtNoir.apply(before, { type: 'take', player: 1 });
    expect([0, 1].map((player) => districtNoir.legalActions(after, player))).toEqual([[], []]);
    const verdict = districtNoir.check(after, { type: 'take', player: 0 });
    expect(verdict).toMatchObject({ legal: false, violation: { code: 'game-over', rule: 'table.over' } });
  });

  it('[district.city.win] two city cards win nothing', () => {
    const state = districtNoir.init({
      firstPlayer: 0,
      deal: { deck: deckOf({ row: cards('docks hall'), out: cards('police-station 5 5') }) },
    });
    expect(districtNoir.outcome(districtNoir.apply(state, { type: 'take', player: 0 }))).toBeNull();
  });
});
