import type { ActionRule } from '../../kernel/action-rule.js';
import { oneOf } from '../../kernel/fields.js';
import { actionsOn, madeOnce } from '../../kernel/made-once.js';
import { refusal } from '../../kernel/table.js';
import { IDENTITIES } from '../cards.js';
import { turnUp } from '../reveal.js';
import { MOST_PLAYERS } from '../setup.js';
import type { AgentBlackCode, Reveal, Sight, State } from '../state.js';
import { begun, goOn, leftOf } from '../turn.js';

const CARD_NOT_YOURS = /* @__PURE__ */ refusal(
  'card-not-yours',
  'agent.shoot.miss',
  'You can only turn up a card of your own.',
);
const CARD_ALREADY_REVEALED = /* @__PURE__ */ refusal(
  'card-already-revealed',
  'agent.penalty',
  'You can only turn up a face-down card.',
);

const REVELATIONS = /* @__PURE__ */ madeOnce(
  MOST_PLAYERS,
  IDENTITIES,
  (player, identity): Reveal => ({ type: 'reveal', player, identity }),
);

/**
 * The penalty of a miss: the shooter turns up a card of their own choice, and the turn passes.
 *
 * @rule agent.shoot.miss
 * @rule agent.penalty
 */
export const reveal: ActionRule<State, Sight, Reveal, AgentBlackCode> = {
  fields: { identity: /* @__PURE__ */ oneOf(IDENTITIES) },

  isMade: ({ phase }) => phase === 'penalty',

  all: REVELATIONS,

  candidates: ({ own }, player) => actionsOn(REVELATIONS, player, own),

  check: ({ own, ownRevealed }, { identity }) => {
    if (!own.includes(identity)) return CARD_NOT_YOURS;
    return ownRevealed.includes(identity) ? CARD_ALREADY_REVEALED : null;
  },

  resolve: (state, { player, identity }) => {
    const draft = begun(state);
    turnUp(draft, player, identity);
    return goOn(draft, leftOf(draft.table.round, player));
  },
};
