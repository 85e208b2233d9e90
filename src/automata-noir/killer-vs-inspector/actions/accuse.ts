import type { ActionRule } from '../../../kernel/action-rule.js';
import { tell } from '../../../kernel/draft.js';
import { actionsOn, madeOnce } from '../../../kernel/made-once.js';
import { refusal } from '../../../kernel/table.js';
import { isAdjacent, neighboursOf } from '../../board.js';
import { SUSPECTS, suspect } from '../../suspects.js';
import { PLAYERS } from '../setup.js';
import type { Accuse, KillerVsInspectorCode, Sight, State } from '../state.js';
import { begun, nextTurn, win } from '../turn.js';

const NOT_ADJACENT = /* @__PURE__ */ refusal(
  'accuse-not-adjacent',
  'kvi.accuse.adjacent',
  'You can only accuse a suspect adjacent to your Secret Identity, or yourself.',
);

/** By player and suspect. */
const ACCUSATIONS = /* @__PURE__ */ madeOnce(
  PLAYERS,
  SUSPECTS,
  (player, suspect): Accuse => ({
    type: 'accuse',
    player,
    suspect,
  }),
);

/**
 * Accuse: ask whether an adjacent suspect, or the Inspector's own, is the Killer's Secret Identity.
 *
 * @rule kvi.accuse.adjacent
 * @rule kvi.accuse.any
 * @rule kvi.accuse.self
 * @rule kvi.accuse.win
 * @rule kvi.accuse.result
 */
export const accuse: ActionRule<State, Sight, Accuse, KillerVsInspectorCode> = {
  fields: { suspect },

  isMade: ({ role, phase }) => role === 'inspector' && phase === 'turn',

  all: ACCUSATIONS,

  candidates: ({ board, identity }, player) =>
    identity === null ? [] : actionsOn(ACCUSATIONS, player, [identity, ...neighboursOf(board, identity)]),

  areLegal: true,

  check: ({ board, identity }, { suspect: accused }) => {
    const isNear = accused === identity || isAdjacent(board, identity, accused);
    return isNear ? null : NOT_ADJACENT;
  },

  resolve: (state, { player, suspect: accused }) => {
    const draft = begun(state);
    const isKiller = accused === draft.secrets.killer.identity;
    tell(draft, { type: 'accused', player, suspect: accused, result: isKiller ? 'identity' : 'nobody' });
    return isKiller ? win(draft, player, 'killer-accused') : nextTurn(draft);
  },
};
