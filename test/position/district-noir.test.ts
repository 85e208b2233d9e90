import { describe, expect, it } from 'vitest';
import { type Card, DECK, districtNoir } from '../../src/district-noir/index.js';
import { type DistrictNoirPosition, parsePosition, positionOf } from '../../src/position/index.js';
import { edited, problemsIn, refuses } from './edited.js';

/** The deck without these cards. */
function rest(...used: readonly Card[]): Card[] {
  const left = DECK.slice();
  for (const card of used) left.splice(left.indexOf(card), 1);
  return left;
}

const NOTHING = { 'support-5': 0, 'support-6': 0, 'support-7': 0, 'support-8': 0 } as const;
const ROW: readonly Card[] = ['support-5', 'support-6', 'alliance-2', 'betrayal-1', 'support-8', 'support-8'];
const HANDS: readonly (readonly Card[])[] = [
  ['city-docks', 'support-7', 'support-7'],
  ['support-5', 'support-6', 'support-7'],
];
const OUT: readonly Card[] = ['city-hall', 'betrayal-2', 'alliance-3'];

/** Round 1: both have played two cards, and nobody has taken. */
const FIRST: DistrictNoirPosition = {
  game: 'district-noir',
  rulesVersion: 1,
  seats: 2,
  step: 4,
  actors: [1],
  phase: 'turn',
  round: 1,
  firstPlayer: 1,
  deck: rest(...ROW, ...HANDS.flat(), ...OUT),
  out: OUT,
  row: ROW,
  players: HANDS.map((hand) => ({
    hand,
    tableau: [],
    taken: false,
    score: { majorities: NOTHING, sets: 0, alliances: 0, betrayals: 0, total: 0 },
  })),
  outcome: null,
};

/** The same after player 1 has taken five. */
const TAKEN = positionOf(
  (() => {
    const parsed = parsePosition(FIRST);
    if (!parsed.ok || parsed.state.game !== 'district-noir') throw new Error('no position');
    return districtNoir.apply(parsed.state, { type: 'take', player: 1 });
  })(),
);

const played = (seed: string): DistrictNoirPosition => {
  let state = districtNoir.init({ seed });
  while (districtNoir.outcome(state) === null) {
    const [player = 0] = districtNoir.actors(state);
    state = districtNoir.apply(state, districtNoir.legalActions(state, player)[0]!);
  }
  return positionOf(state);
};

/** A game that went to its end, by points. */
const ENDED = Array.from({ length: 20 }, (_, n) => played(String(n))).find(
  ({ outcome }) => outcome?.reason === 'points',
)!;

describe('a round of District Noir', () => {
  refuses(FIRST, [
    ['a card too many of its kind', { 'row[1]': 'city-docks' }, 'row[1] [district.deck]', 'deck [district.deck]'],
    ['a card too few', { row: ROW.slice(1) }, 'deck [district.deck]'],
    ['a card removed too few', { out: OUT.slice(1) }, 'out [table.position]'],
    [
      'six cards in hand',
      { 'players[0].hand': [...HANDS[0]!, ...ROW.slice(0, 3)] },
      'players[0].hand [table.position]',
    ],
    [
      'a hand that no round can have',
      { 'players[0].hand': [] },
      'players [district.turn.alternate]',
      'deck [district.deck]',
    ],
    ['the other one to act', { actors: [0] }, 'actors [table.turn]'],
    [
      'a Take without cards',
      { 'players[1].taken': true },
      'players[1].tableau [district.take.five]',
      'actors [table.turn]',
    ],
    [
      'cards without a Take',
      { 'players[1].tableau': [ROW[0]], row: ROW.slice(1) },
      'players[1].tableau [district.take.five]',
    ],
    ['another round', { round: 2 }, 'deck [district.round.deal]', 'players[0].tableau [district.take.five]'],
    ['a fifth round', { round: 5 }, 'round [table.position]'],
    ['points for nothing', { 'players[0].score.total': 1 }, 'players[0].score.total [district.score.most]'],
    [
      'a majority for nothing',
      { 'players[1].score.majorities.support-8': 8 },
      'players[1].score.majorities.support-8 [district.score.most]',
    ],
    [
      'half a majority',
      { 'players[1].score.majorities.support-8': 4 },
      'players[1].score.majorities.support-8 [table.position]',
    ],
    ['an end', { phase: 'over', actors: [], outcome: { winners: [0], reason: 'points' } }, 'phase [district.game.end]'],
  ]);

  it('says what a score is', () => {
    const parsed = parsePosition(edited(TAKEN, { 'players[1].score.total': 0 }));
    expect(parsed.ok ? [] : parsed.problems).toEqual([
      {
        path: 'players[1].score.total',
        rule: 'district.score.most',
        message: 'What lies in front of the players makes this 15.',
      },
    ]);
  });
});

describe('a whole city', () => {
  const row: readonly Card[] = ['support-5'];
  const hands: readonly (readonly Card[])[] = [
    ['support-7', 'support-7', 'support-7'],
    ['support-5', 'support-6', 'support-7'],
  ];
  const tableau: readonly Card[] = ['city-docks', 'city-hall', 'city-police-station', 'support-6', 'support-6'];
  const out: readonly Card[] = ['alliance-2', 'alliance-2', 'alliance-2'];
  const city: DistrictNoirPosition = {
    ...FIRST,
    step: 5,
    actors: [],
    phase: 'over',
    deck: rest(...row, ...hands.flat(), ...tableau, ...out),
    out,
    row,
    players: [
      { ...FIRST.players[0]!, hand: hands[0]! },
      {
        hand: hands[1]!,
        tableau,
        taken: true,
        score: { majorities: { ...NOTHING, 'support-6': 6 }, sets: 0, alliances: 0, betrayals: 0, total: 6 },
      },
    ],
    outcome: { winners: [1], reason: 'city' },
  };

  refuses(city, [
    ['a game that goes on', { phase: 'turn', actors: [0], outcome: null }, 'phase [district.city.instant]'],
    ['another reason', { 'outcome.reason': 'points' }, 'outcome.reason [district.city.instant]'],
    ['the other one as the winner', { 'outcome.winners': [0] }, 'outcome.winners [district.city.instant]'],
    ['another first player', { firstPlayer: 0 }, 'players [district.turn.alternate]'],
    ['no Take to complete it', { 'players[1].taken': false }, 'players[1].taken [district.city.instant]'],
  ]);
});

describe('the end of District Noir', () => {
  refuses(ENDED, [
    [
      'a game that goes on',
      { phase: 'turn', actors: [0], outcome: null },
      'phase [district.game.end]',
      'players [district.round.end]',
    ],
    [
      'the wrong winner',
      { 'outcome.winners': [1 - ENDED.outcome!.winners[0]!] },
      'outcome.winners [district.score.most]',
    ],
    ['two winners', { 'outcome.winners': [0, 1] }, 'outcome.winners [district.score.most]'],
    ['another reason', { 'outcome.reason': 'drawn' }, 'outcome.reason [district.score.most]'],
    ['a round before the last', { round: 3 }, 'deck [district.round.deal]', 'phase [district.game.end]'],
  ]);

  it('may have any first player', () => {
    expect(problemsIn(edited(ENDED, { firstPlayer: 1 - ENDED.firstPlayer }))).toEqual([]);
  });
});
