import type { ActionRule } from '../../../kernel/action-rule.js';
import { tell } from '../../../kernel/draft.js';
import { at } from '../../../kernel/lists.js';
import { actionsOn, madeOnce } from '../../../kernel/made-once.js';
import { refusal } from '../../../kernel/table.js';
import { isAdjacent, neighboursOf } from '../../board.js';
import { type Answer, answersYes } from '../../canvas.js';
import { SUSPECTS, suspect } from '../../suspects.js';
import type { Canvas, Sight, SpyTagCode, State } from '../state.js';
import { enemiesOf, NETWORK_SPIES } from '../teams.js';
import { begun, type Draft, nextTurn, seatsIn } from '../turn.js';

const NOT_ADJACENT = /* @__PURE__ */ refusal(
  'canvas-not-adjacent',
  'spy.canvas.adjacent',
  'You can only canvas a suspect adjacent to your Secret Identity.',
);

/** By player and suspect. */
const CANVASSES = /* @__PURE__ */ madeOnce(
  NETWORK_SPIES,
  SUSPECTS,
  (player, suspect): Canvas => ({ type: 'canvas', player, suspect }),
);

/**
 * Ask about an adjacent suspect; every enemy says whether they are next to that one.
 *
 * @rule spy.canvas.adjacent
 * @rule spy.canvas.any
 */
export const canvas: ActionRule<State, Sight, Canvas, SpyTagCode> = {
  fields: { suspect },

  isMade: ({ phase }) => phase === 'turn',

  all: CANVASSES,

  candidates: ({ board, identity }, player) => actionsOn(CANVASSES, player, neighboursOf(board, identity)),

  areLegal: true,

  check: ({ board, identity }, { suspect }) => (isAdjacent(board, identity, suspect) ? null : NOT_ADJACENT),

  resolve: (state, action) => {
    const { player, suspect } = action;
    const draft = begun(state);
    tell(draft, { type: 'canvassed', player, suspect, answers: answersOf(draft, action) });
    return nextTurn(draft);
  },
};

/**
 * What everyone but the asker and the asker's ally says, each for themselves.
 *
 * @rule spy.canvas.answers
 * @rule spy.team.canvas
 * @rule noir.canvas.separate
 */
function answersOf(draft: Draft, { player, suspect }: Canvas): readonly Answer[] {
  const { identities } = draft.secrets;
  return enemiesOf(seatsIn(draft), player).map((enemy) => {
    const identity = at(identities, enemy);
    return { player: enemy, adjacent: answersYes(draft.table.board, identity, suspect) };
  });
}
