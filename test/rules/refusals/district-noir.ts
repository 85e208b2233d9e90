import { type Card, DECK } from '../../../src/district-noir/index.js';
import type { ActionOf, Player } from '../../../src/index.js';
import type { RefusalsOf } from './refused.js';

type Action = ActionOf<'district-noir'>;

// Seat 0 holds two 5s and three 6s, seat 1 three 6s and two 7s; two 7s are in the row.
const options = { firstPlayer: 0, deal: { deck: DECK } };
const play = (player: Player, card: Card): Action => ({ type: 'play', player, card });
const take = (player: Player): Action => ({ type: 'take', player });
const city: Card[] = ['city-hall', 'city-docks', 'city-police-station'];
const withCity = DECK.filter((card) => !city.includes(card));
const deck = [
  ...withCity.slice(0, 3),
  'city-hall',
  ...withCity.slice(3, 12),
  'city-docks',
  'city-police-station',
  ...withCity.slice(12),
] as const;
const hands: readonly (readonly Card[])[] = [DECK.slice(3, 8), DECK.slice(8, 13)];
const emptied = [0, 1, 2, 3, 4].flatMap((index) =>
  hands.map((hand, player) => play(player, hand[index] ?? 'city-hall')),
);

export const DISTRICT_NOIR_REFUSALS: RefusalsOf<'district-noir'> = {
  'malformed-action': [{ options, refused: { type: 'play', player: 0, card: 'support-9' } }],
  'game-over': [
    { options: { firstPlayer: 0, deal: { deck } }, actions: [play(0, 'city-hall'), take(1)], refused: take(0) },
  ],
  'not-your-action': [{ options, refused: take(0), from: 1 }],
  'not-your-turn': [{ options, refused: take(1) }],
  'wrong-phase': [],
  'hand-empty': [{ options, actions: emptied, refused: play(0, 'support-5') }],
  'card-not-in-hand': [{ options, refused: play(0, 'city-hall') }],
  'already-taken': [{ options, actions: [take(0), play(1, 'support-7')], refused: take(0) }],
  'row-empty': [{ options, actions: [take(0)], refused: take(1) }],
};
