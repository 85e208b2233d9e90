import type { ActionRule } from '../../kernel/action-rule.js';
import { oneOf } from '../../kernel/fields.js';
import { at, withAt, withLast, without } from '../../kernel/lists.js';
import { actionsOn, madeOnce } from '../../kernel/made-once.js';
import { refusal } from '../../kernel/table.js';
import { CARDS } from '../cards.js';
import { goOn } from '../round.js';
import { PLAYERS } from '../setup.js';
import type { DistrictNoirCode, Play, Sight, State } from '../state.js';

const HAND_EMPTY = /* @__PURE__ */ refusal('hand-empty', 'district.play.empty-hand', 'Your hand is empty.');
const NOT_IN_HAND = /* @__PURE__ */ refusal(
  'card-not-in-hand',
  'district.play.hand',
  'You can only play a card from your hand.',
);

const PLAYS = /* @__PURE__ */ madeOnce(PLAYERS, CARDS, (player, card): Play => ({ type: 'play', player, card }));

/**
 * Play a card to the end of the row.
 *
 * @rule district.play.hand
 * @rule district.play.row
 * @rule district.play.empty-hand
 */
export const play: ActionRule<State, Sight, Play, DistrictNoirCode> = {
  fields: { card: /* @__PURE__ */ oneOf(CARDS) },

  isMade: ({ phase }) => phase === 'turn',

  all: PLAYS,

  candidates: ({ hand }, player) =>
    actionsOn(
      PLAYS,
      player,
      hand.filter((card, place) => hand.indexOf(card) === place),
    ),

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
      row: withLast(row, card),
      tableaux,
      taken,
      hands: withAt(hands, player, without(at(hands, player), card)),
      event: { type: 'played', player, card },
    });
  },
};
