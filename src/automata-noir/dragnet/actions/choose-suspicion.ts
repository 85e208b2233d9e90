import type { ActionRule } from '../../../kernel/action-rule.js';
import { without } from '../../../kernel/lists.js';
import { actionsOn, madeOnce } from '../../../kernel/made-once.js';
import { refusal } from '../../../kernel/table.js';
import { SUSPECTS, suspect } from '../../suspects.js';
import { reconsider } from '../evidence-hand.js';
import type { ChooseSuspicion, DragnetCode, Sight, State } from '../state.js';
import { TEAM_PLAYERS } from '../teams.js';
import { begun, endTurn, waitFor } from '../turn.js';

const NOT_HELD = /* @__PURE__ */ refusal(
  'card-not-held',
  'dragnet.solve.failed',
  'Your Suspicion can only be a card that you hold.',
);

const CHOICES = /* @__PURE__ */ madeOnce(
  TEAM_PLAYERS,
  SUSPECTS,
  (player, suspicion): ChooseSuspicion => ({ type: 'choose-suspicion', player, suspicion }),
);

/**
 * After a failed Solve whoever raised a hand picks up the Suspicion and puts down one of the three cards.
 *
 * @rule dragnet.solve.rechoose
 * @rule dragnet.solve.failed
 * @rule noir.choice.asked
 */
export const chooseSuspicion: ActionRule<State, Sight, ChooseSuspicion, DragnetCode> = {
  fields: { suspicion: suspect },

  isMade: ({ phase }) => phase === 'suspicions',

  all: CHOICES,

  candidates: ({ hand, suspicion: old }, player) => actionsOn(CHOICES, player, old === null ? hand : [...hand, old]),

  areLegal: true,

  check: (sight, { suspicion }) => (suspicion === sight.suspicion || sight.hand.includes(suspicion) ? null : NOT_HELD),

  resolve: (state, { player, suspicion }) => {
    const draft = begun(state);
    reconsider(draft, player, suspicion);
    const others = without(state.table.choosing, player);
    return others.length === 0 ? endTurn(draft) : waitFor(draft, others);
  },
};
