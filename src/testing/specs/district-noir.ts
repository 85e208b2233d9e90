import { ACTIONS } from '../../district-noir/actions/index.js';
import {
  CARDS_TAKEN,
  type Card,
  type DistrictNoirAction,
  type DistrictNoirCode,
  type DistrictNoirOptions,
  type DistrictNoirState,
  type DistrictNoirView,
  districtNoir,
} from '../../district-noir/index.js';
import type { Secrets, State } from '../../district-noir/state.js';
import { insideOf, stateFrom } from '../../kernel/game-from.js';
import { at } from '../../kernel/lists.js';
import { byType, eagerly, rarely, uniform } from '../policies.js';
import type { GameSpec, Random, Script } from '../spec.js';

const inside = (state: DistrictNoirState): State => insideOf<State>('district-noir', state);

/** The cards that a perspective may not look at, dealt anew: among the hidden hands, the deck and the cards put away. */
function dealtAnew({ hands, deck, out }: Secrets, own: number | 'spectator', kept: number, random: Random): Secrets {
  const known = deck.slice(0, kept);
  const others = hands.filter((_, seat) => seat !== own).flat();
  const pool = random.shuffle([...others, ...deck.slice(kept), ...out]);
  const newHands = hands.map((hand, seat) => (seat === own ? hand : pool.splice(0, hand.length)));
  return { hands: newHands, out: pool.splice(0, out.length), deck: [...known, ...pool] };
}

const CARDS_DEALT_A_ROUND = 10;

/**
 * A game in which both play all their cards, in the order of their hands, before they take: so each takes the cards
 * named here, five a round, and two are left in the row.
 */
export function takingInTurn(
  takes: readonly [readonly Card[], readonly Card[]],
  row: readonly Card[],
  out: readonly Card[],
): Script<DistrictNoirOptions, DistrictNoirAction> {
  const deck: Card[] = [...out];
  const actions: DistrictNoirAction[] = [];
  for (let round = 0; round * CARDS_TAKEN < at(takes, 0).length; round++) {
    const first = round % 2;
    const second = 1 - first;
    const taken = (player: number, n: number): Card => at(at(takes, player), round * CARDS_TAKEN + n);
    const hands: [Card[], Card[]] = [[], []];
    hands[first] = [taken(second, 0), taken(second, 2), taken(second, 4), taken(first, 1), taken(first, 3)];
    hands[second] = [taken(second, 1), taken(second, 3), taken(first, 0), taken(first, 2), taken(first, 4)];
    deck.push(...hands[0], ...hands[1]);
    if (round === 0) deck.push(...row);
    for (let card = 0; card < CARDS_TAKEN; card++) {
      for (const player of [first, second]) actions.push({ type: 'play', player, card: at(at(hands, player), card) });
    }
    actions.push({ type: 'take', player: first }, { type: 'take', player: second });
  }
  return { options: { firstPlayer: 0, deal: { deck } }, actions };
}

/** Twenty cards for each player, level on points and in every group, once each has a city. */
const EVEN: readonly Card[] = [
  ...(['support-5', 'support-5', 'support-6', 'support-6', 'support-6'] as const),
  ...(['support-7', 'support-7', 'support-7', 'support-8', 'support-8'] as const),
  ...(['support-8', 'support-8', 'alliance-2', 'alliance-2', 'alliance-3'] as const),
  ...(['betrayal-1', 'betrayal-2', 'betrayal-2', 'betrayal-3'] as const),
];

/** The cards with others in the place of some. */
function changed(cards: readonly Card[], from: readonly Card[], to: readonly Card[]): readonly Card[] {
  const left = cards.slice();
  for (const card of from) left.splice(left.indexOf(card), 1);
  return [...left, ...to];
}

const FIRST: readonly Card[] = [...EVEN, 'city-docks'];
const SECOND: readonly Card[] = [...EVEN, 'city-hall'];
const ROW: readonly Card[] = ['city-police-station', 'betrayal-1'];
const OUT: readonly Card[] = ['support-5', 'support-7', 'alliance-4'];

/** One more 8 (+8) for the first player, made up for by an alliance of 3 (-6) and a betrayal (-2). */
const MAJORITY_FIRST = changed(FIRST, ['alliance-3', 'betrayal-1'], ['support-8', 'betrayal-2']);
const MAJORITY_SECOND = changed(SECOND, ['support-8', 'betrayal-2'], ['alliance-3', 'betrayal-1']);

/** The first Take of the first player takes the whole city. */
const CITY = takingInTurn(
  [
    ['city-hall', 'city-docks', 'city-police-station', ...changed(EVEN, ['support-5', 'support-6'], [])],
    [...EVEN, 'support-5'],
  ],
  ['betrayal-1', 'support-6'],
  OUT,
);
const ACTIONS_TO_FIRST_TAKE = 11;

/** What the laws need to know of District Noir. */
export const districtNoirSpec: GameSpec<
  DistrictNoirOptions,
  DistrictNoirState,
  DistrictNoirAction,
  DistrictNoirView,
  DistrictNoirCode
> = {
  game: districtNoir,
  actions: ACTIONS,
  variants: { 'two players': {} },
  policies: {
    uniform: uniform(),
    'by type': byType(),
    'takes early': eagerly(({ type }) => type === 'take', 3, uniform()),
    'leaves one': eagerly(
      ({ type }, state) => type === 'take' && [1, 6].includes(inside(state).table.row.length),
      9,
      rarely(['take'], 9, uniform()),
    ),
    'takes late': rarely(['take'], 50, uniform()),
    'collects the city': (legal, state, random) => {
      const { row } = inside(state).table;
      const take = legal.find(({ type }) => type === 'take');
      const city = row.slice(-CARDS_TAKEN).some((card) => card.startsWith('city'));
      return take !== undefined && city ? take : random.pick(legal);
    },
  },
  scripts: {
    'an empty row': { options: { seed: 'empty', firstPlayer: 0 }, actions: [{ type: 'take', player: 0 }] },
    city: { options: CITY.options, actions: CITY.actions.slice(0, ACTIONS_TO_FIRST_TAKE) },
    drawn: takingInTurn([FIRST, SECOND], ROW, OUT),
    majorities: takingInTurn([MAJORITY_FIRST, MAJORITY_SECOND], ROW, OUT),
  },
  longest: 48,
  otherWorlds(state, perspective, random) {
    const { secrets, ...open } = inside(state);
    return Array.from({ length: 20 }, (_, n) => {
      const kept = n % 2 === 0 ? CARDS_DEALT_A_ROUND : 0;
      return stateFrom({ ...open, secrets: dealtAnew(secrets, perspective, kept, random) });
    });
  },
  sees: (state, perspective) =>
    perspective === 'spectator' ? [] : [inside(state).table.round, inside(state).secrets.hands[perspective]],
  cards(state) {
    const { table, secrets } = inside(state);
    return [...table.row, ...table.tableaux.flat(), ...secrets.hands.flat(), ...secrets.deck, ...secrets.out];
  },
  redacted: (_, action, perspective) =>
    action.player === perspective ? action : { type: action.type, player: action.player },
  shapesOf(state) {
    const { table, told } = inside(state);
    const shapes = [`round ${table.round}`, `row of ${Math.min(table.row.length, 6)}`];
    for (const event of told) {
      if ('type' in event && event.type === 'taken') shapes.push(`take of ${event.cards.length}`);
    }
    return shapes;
  },
  floors: {
    actions: { play: 300, take: 60 },
    events: { played: 300, taken: 60, 'round-started': 20, 'game-over': 3 },
    codes: {
      'malformed-action': 100,
      'game-over': 50,
      'not-your-action': 100,
      'not-your-turn': 500,
      'wrong-phase': 0,
      'hand-empty': 10,
      'card-not-in-hand': 500,
      'already-taken': 15,
      'row-empty': 1,
    },
    phases: { turn: 400, over: 3 },
    reasons: { city: 1, points: 2, majorities: 1, drawn: 1 },
    shapes: {
      ...{ 'round 1': 100, 'round 2': 100, 'round 3': 100, 'round 4': 50 },
      ...{ 'row of 0': 5, 'row of 1': 5, 'row of 2': 20, 'row of 3': 5, 'row of 4': 5, 'row of 5': 5, 'row of 6': 50 },
      ...{ 'take of 1': 3, 'take of 2': 3, 'take of 3': 1, 'take of 4': 3, 'take of 5': 40 },
    },
  },
};
