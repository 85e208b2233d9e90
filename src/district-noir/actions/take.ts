import type { ActionRule } from '../../kernel/action-rule.js';
import { tell } from '../../kernel/draft.js';
import { at, withAt } from '../../kernel/lists.js';
import { only, seatsOf } from '../../kernel/players.js';
import { refusal } from '../../kernel/table.js';
import { begun, end, goOn } from '../round.js';
import { hasPanorama } from '../scoring.js';
import { PLAYERS } from '../setup.js';
import type { DistrictNoirCode, Sight, State, Take } from '../state.js';

/** The cards that a Take takes when the row has as many. */
export const CARDS_TAKEN = 5;

const ALREADY_TAKEN = /* @__PURE__ */ refusal(
  'already-taken',
  'district.take.once',
  'You have taken cards this round.',
);
const ROW_EMPTY = /* @__PURE__ */ refusal('row-empty', 'district.take.none', 'You cannot take from an empty row.');

/** By seat. */
const TAKES: readonly (readonly Take[])[] = /* @__PURE__ */ seatsOf(PLAYERS).map((player) => [
  Object.freeze({ type: 'take', player }),
]);

/**
 * Take the last five cards of the row, or all if there are fewer.
 *
 * @rule district.take.five
 * @rule district.take.short
 * @rule district.take.none
 * @rule district.take.once
 * @rule district.city.instant
 */
export const take: ActionRule<State, Sight, Take, DistrictNoirCode> = {
  fields: {},

  isMade: ({ phase }) => phase === 'turn',

  all: TAKES,

  candidates: (_, player) => at(TAKES, player),

  check: ({ hasTaken, row }) => {
    if (hasTaken) return ALREADY_TAKEN;
    return row.length === 0 ? ROW_EMPTY : null;
  },

  resolve: (state, { player }) => {
    const draft = begun(state);
    const { table } = draft;
    const cards = table.row.slice(-CARDS_TAKEN);
    const tableau = at(table.tableaux, player).concat(cards);
    table.row = table.row.slice(0, -CARDS_TAKEN);
    table.tableaux = withAt(table.tableaux, player, tableau);
    table.taken = withAt(table.taken, player, true);
    tell(draft, { type: 'taken', player, cards });
    return hasPanorama(tableau) ? end(draft, { winners: only(player), reason: 'city' }) : goOn(draft);
  },
};
