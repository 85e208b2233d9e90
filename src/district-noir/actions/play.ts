import type { ActionRule } from '../../kernel/action-rule.js';
import { oneOf } from '../../kernel/fields.js';
import { at, withAt, without } from '../../kernel/lists.js';
import { seatsOf } from '../../kernel/players.js';
import { refusal } from '../../kernel/table.js';
import { CARDS, type Card } from '../cards.js';
import { goOn } from '../round.js';
import { PLAYERS } from '../setup.js';
import type { DistrictNoirCode, Play, Sight, State } from '../state.js';

const HAND_EMPTY = /* @__PURE__ */ refusal(
  'hand-empty',
  'district.play.empty-hand',
  'Your hand is empty: you must take cards.',
);
const NOT_IN_HAND = /* @__PURE__ */ refusal(
  'card-not-in-hand',
  'district.play.hand',
  'You can play a card from your hand only.',
);

/** By seat and card. */
const PLAYS: readonly ReadonlyMap<Card, Play>[] = /* @__PURE__ */ seatsOf(PLAYERS).map(
  (player) => new Map(CARDS.map((card) => [card, Object.freeze({ type: 'play', player, card })])),
);

/**
 * Play a card to the end of the row.
 *
 * @rule district.play.hand
 * @rule district.play.row
 * @rule district.play.empty-hand
 */
export const play: ActionRule<State, Sight, Play, DistrictNoirCode> = {
  fields: { card: oneOf(CARDS) },

  isMade: ({ phase }) => phase === 'turn',

  all: /* @__PURE__ */ PLAYS.map((plays) => [...plays.values()]),

  candidates: ({ perspective, hand }) => {
    if (perspective === 'spectator') return [];
    const plays = at(PLAYS, perspective);
    const own: Play[] = [];
    for (const card of new Set(hand)) {
      const action = plays.get(card);
      if (action !== undefined) own.push(action);
    }
    return own;
  },

  areLegal: true,

  check: ({ hand }, { card }) => {
    if (hand.length === 0) return HAND_EMPTY;
    return hand.includes(card) ? null : NOT_IN_HAND;
  },

  resolve: (state, { player, card }) => {
    const { row, tableaux, taken } = state.table;
    const { hands } = state.secrets;
    return goOn(state, {
      player,
      row: [...row, card],
      tableaux,
      taken,
      hands: withAt(hands, player, without(at(hands, player), card)),
      event: { type: 'played', player, card },
    });
  },
};
