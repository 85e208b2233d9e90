import type { ActionRule } from '../../../kernel/action-rule.js';
import { at, withAt } from '../../../kernel/lists.js';
import { only, seatsOf } from '../../../kernel/players.js';
import { refusal } from '../../../kernel/table.js';
import { draw } from '../evidence.js';
import { PLAYERS } from '../setup.js';
import type { BuddyCopsCode, Disguise, Sight, State } from '../state.js';
import { acted } from '../turn.js';

const DECK_EMPTY = /* @__PURE__ */ refusal(
  'deck-empty',
  'cops.undercover.disguise',
  'You cannot draw from an empty Evidence Deck.',
);

const DISGUISES: readonly (readonly Disguise[])[] = /* @__PURE__ */ seatsOf(PLAYERS).map((player) => [
  Object.freeze({ type: 'disguise', player }),
]);

/**
 * The Undercover draws a card, and has then to choose between it and the present identity.
 *
 * @rule cops.undercover.draw
 * @rule cops.undercover.disguise
 * @rule noir.choice.asked
 */
export const disguise: ActionRule<State, Sight, Disguise, BuddyCopsCode> = {
  fields: {},

  isMade: ({ phase, role }) => phase === 'cops-turn' && role === 'undercover',

  all: DISGUISES,

  candidates: (_, player) => at(DISGUISES, player),

  check: ({ deck }) => (deck === 0 ? DECK_EMPTY : null),

  resolve: (state, { player }) => {
    const draft = acted(state, player);
    const { table, secrets } = draft;
    secrets.hands = withAt(secrets.hands, player, [draw(draft, player, only(player))]);
    table.phase = 'undercover-choice';
    return draft;
  },
};
