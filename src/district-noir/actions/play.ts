import type { ActionRule } from '../../kernel/action-rule.js';
import { tell } from '../../kernel/draft.js';
import { oneOf } from '../../kernel/fields.js';
import { at, withAt, withLast, without } from '../../kernel/lists.js';
import { actionsOn, madeOnce } from '../../kernel/made-once.js';
import { refusal } from '../../kernel/table.js';
import { CARDS } from '../cards.js';
import { begun, goOn } from '../round.js';
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
    const draft = begun(state);
    const { table, secrets } = draft;
    secrets.hands = withAt(secrets.hands, player, without(at(secrets.hands, player), card));
    table.row = withLast(table.row, card);
    tell(draft, { type: 'played', player, card });
    return goOn(draft);
  },
};
