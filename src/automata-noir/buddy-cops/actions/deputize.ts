import type { ActionRule } from '../../../kernel/action-rule.js';
import { tell } from '../../../kernel/draft.js';
import { at, withAt, withLast } from '../../../kernel/lists.js';
import { actionsOn, madeOnce } from '../../../kernel/made-once.js';
import { refusal } from '../../../kernel/table.js';
import { secretly } from '../../../kernel/told.js';
import { isAlive } from '../../board.js';
import { SUSPECTS, suspect as suspectField } from '../../suspects.js';
import { putAway } from '../evidence.js';
import { PLAYERS } from '../setup.js';
import type { BuddyCopsCode, Deputize, Sight, State } from '../state.js';
import { acted, copsOf, goOn } from '../turn.js';

const NOT_IN_HAND = /* @__PURE__ */ refusal(
  'deputize-not-in-hand',
  'cops.deputize.hand',
  'You can only deputize with a card from your Evidence Hand.',
);
const DECEASED = /* @__PURE__ */ refusal(
  'deputize-deceased',
  'cops.deputize.living',
  'You can only deputize with a living suspect.',
);

const DEPUTIES = /* @__PURE__ */ madeOnce(
  PLAYERS,
  SUSPECTS,
  (player, suspect): Deputize => ({ type: 'deputize', player, suspect }),
);

/**
 * The Profiler replaces the Undercover's identity with a card from the Evidence Hand; the old one goes under the deck.
 *
 * @rule cops.deputize.hand
 * @rule cops.deputize.living
 * @rule cops.deputize.bottom
 * @rule cops.deputize
 */
export const deputize: ActionRule<State, Sight, Deputize, BuddyCopsCode> = {
  fields: { suspect: suspectField },

  isMade: ({ phase, role }) => phase === 'cops-turn' && role === 'profiler',

  all: DEPUTIES,

  candidates: ({ hand }, player) => actionsOn(DEPUTIES, player, hand),

  check: ({ hand, board }, { suspect }) => {
    if (!hand.includes(suspect)) return NOT_IN_HAND;
    return isAlive(board, suspect) ? null : DECEASED;
  },

  resolve: (state, { player, suspect }) => {
    const draft = acted(state, player);
    const { table, secrets } = draft;
    const old = at(secrets.identities, table.undercover);
    if (old !== null) secrets.deck = withLast(secrets.deck, old);
    secrets.identities = withAt(secrets.identities, table.undercover, suspect);
    putAway(draft, player, suspect);
    tell(draft, secretly({ type: 'deputized', player, suspect }, 'suspect', copsOf(table)));
    return goOn(draft, player);
  },
};
