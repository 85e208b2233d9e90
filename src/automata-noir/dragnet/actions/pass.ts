import type { ActionRule } from '../../../kernel/action-rule.js';
import { tell } from '../../../kernel/draft.js';
import { at } from '../../../kernel/lists.js';
import { seatsOf } from '../../../kernel/players.js';
import { refusal } from '../../../kernel/table.js';
import type { DragnetCode, Pass, Sight, State } from '../state.js';
import { TEAM_PLAYERS } from '../teams.js';
import { begun, endTurn } from '../turn.js';

const NOT_FINAL_ROUND = /* @__PURE__ */ refusal(
  'not-final-round',
  'dragnet.final',
  'You can only pass in the final round.',
);

const PASSES: readonly (readonly Pass[])[] = /* @__PURE__ */ seatsOf(TEAM_PLAYERS).map((player) => [
  Object.freeze({ type: 'pass', player }),
]);

/**
 * Let the one final turn go by without a Solve.
 *
 * @rule dragnet.turn.one
 * @rule dragnet.final
 */
export const pass: ActionRule<State, Sight, Pass, DragnetCode> = {
  fields: {},

  isMade: ({ phase }) => phase === 'turn',

  all: PASSES,

  candidates: (_, player) => at(PASSES, player),

  check: ({ finalRound }) => (finalRound ? null : NOT_FINAL_ROUND),

  resolve: (state, { player }) => {
    const draft = begun(state);
    tell(draft, { type: 'passed', player });
    return endTurn(draft);
  },
};
