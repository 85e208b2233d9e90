import type { ActionRule } from '../../../kernel/action-rule.js';
import { tell } from '../../../kernel/draft.js';
import { without } from '../../../kernel/lists.js';
import { actionsOn, madeOnce } from '../../../kernel/made-once.js';
import { only } from '../../../kernel/players.js';
import { refusal } from '../../../kernel/table.js';
import { secretly } from '../../../kernel/told.js';
import { isAlive } from '../../board.js';
import { SUSPECTS, suspect } from '../../suspects.js';
import { PLAYERS } from '../setup.js';
import type { ChooseIdentity, KillerVsInspectorCode, Sight, State } from '../state.js';
import { begun, nextTurn } from '../turn.js';

const NOT_IN_HAND = /* @__PURE__ */ refusal(
  'card-not-in-hand',
  'kvi.setup.inspector',
  'You can only go by a suspect whose card you hold.',
);
const IDENTITY_DECEASED = /* @__PURE__ */ refusal(
  'identity-deceased',
  'kvi.setup.living',
  'You can only go by a living suspect.',
);

/** By player and suspect. */
const CHOICES = /* @__PURE__ */ madeOnce(
  PLAYERS,
  SUSPECTS,
  (player, identity): ChooseIdentity => ({
    type: 'choose-identity',
    player,
    identity,
  }),
);

/**
 * The Inspector chooses a Secret Identity; the other cards drawn are the Evidence Hand.
 *
 * @rule kvi.setup.inspector
 * @rule kvi.setup.living
 * @rule noir.identity.living
 */
export const chooseIdentity: ActionRule<State, Sight, ChooseIdentity, KillerVsInspectorCode> = {
  fields: { identity: suspect },

  isMade: ({ role, phase }) => role === 'inspector' && phase === 'choose-identity',

  all: CHOICES,

  candidates: ({ hand }, player) => actionsOn(CHOICES, player, hand),

  check: ({ board, hand }, { identity }) => {
    if (!hand.includes(identity)) return NOT_IN_HAND;
    return isAlive(board, identity) ? null : IDENTITY_DECEASED;
  },

  resolve: (state, { player, identity }) => {
    const draft = begun(state);
    const { inspector } = draft.secrets;
    draft.secrets.inspector = { identity, hand: without(inspector.hand, identity) };
    tell(draft, secretly({ type: 'identity-chosen', player, identity }, 'identity', only(player)));
    return nextTurn(draft);
  },
};
