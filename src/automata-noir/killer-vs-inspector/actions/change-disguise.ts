import type { ActionRule } from '../../../kernel/action-rule.js';
import { tell } from '../../../kernel/draft.js';
import { actionsOn, madeOnce } from '../../../kernel/made-once.js';
import { only } from '../../../kernel/players.js';
import { refusal } from '../../../kernel/table.js';
import { secretly } from '../../../kernel/told.js';
import { isAlive } from '../../board.js';
import { SUSPECTS, suspect } from '../../suspects.js';
import { PLAYERS } from '../setup.js';
import type { ChangeDisguise, KillerVsInspectorCode, Sight, State } from '../state.js';
import { begun, nextTurn } from '../turn.js';

const NOT_YOUR_CARDS = /* @__PURE__ */ refusal(
  'not-your-cards',
  'kvi.disguise.own',
  'You can only go by a suspect whose card you hold.',
);
const DISGUISE_DECEASED = /* @__PURE__ */ refusal(
  'disguise-deceased',
  'kvi.disguise.deceased',
  'You can only switch to a living suspect.',
);

/** By player and suspect. */
const CHANGES = /* @__PURE__ */ madeOnce(
  PLAYERS,
  SUSPECTS,
  (player, identity): ChangeDisguise => ({
    type: 'change-disguise',
    player,
    identity,
  }),
);

/**
 * Change Disguise: the Killer puts down one of both cards, unseen, the same one as before included.
 *
 * @rule kvi.disguise.own
 * @rule kvi.disguise.deceased
 * @rule kvi.disguise.bluff
 * @rule noir.identity.living
 * @rule noir.choice.asked
 */
export const changeDisguise: ActionRule<State, Sight, ChangeDisguise, KillerVsInspectorCode> = {
  fields: { identity: suspect },

  isMade: ({ role, phase }) => role === 'killer' && phase === 'turn',

  all: CHANGES,

  candidates: ({ identity, disguise }, player) =>
    identity === null || disguise === null ? [] : actionsOn(CHANGES, player, [identity, disguise]),

  check: ({ board, identity, disguise }, { identity: chosen }) => {
    if (chosen === identity) return null;
    if (chosen !== disguise) return NOT_YOUR_CARDS;
    return isAlive(board, chosen) ? null : DISGUISE_DECEASED;
  },

  resolve: (state, { player, identity }) => {
    const draft = begun(state);
    const { killer } = draft.secrets;
    const disguise = killer.identity === identity ? killer.disguise : killer.identity;
    draft.secrets.killer = { identity, disguise };
    tell(draft, secretly({ type: 'disguise-changed', player, identity }, 'identity', only(player)));
    return nextTurn(draft);
  },
};
