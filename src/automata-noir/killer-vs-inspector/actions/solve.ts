import type { ActionRule } from '../../../kernel/action-rule.js';
import { tell } from '../../../kernel/draft.js';
import { at } from '../../../kernel/lists.js';
import { type Player, seatsOf } from '../../../kernel/players.js';
import { refusal } from '../../../kernel/table.js';
import { SUSPECTS, suspect } from '../../suspects.js';
import { PLAYERS } from '../setup.js';
import type { KillerVsInspectorCode, Sight, Solve, State } from '../state.js';
import { begun, opponentOf, win } from '../turn.js';

const NAMED_TWICE = /* @__PURE__ */ refusal(
  'named-twice',
  'kvi.solve.names',
  'You can only name two different suspects.',
);

function solutionsOf(player: Player): readonly Solve[] {
  // Neither frozen nor made by `flatMap`: a list of this length would be slow to copy then.
  const solutions: Solve[] = [];
  for (const identity of SUSPECTS) {
    for (const disguise of SUSPECTS) {
      if (identity !== disguise) solutions.push(Object.freeze({ type: 'solve', player, identity, disguise }));
    }
  }
  return solutions;
}

/** By player: every ordered pair of two suspects. */
const SOLUTIONS: readonly (readonly Solve[])[] = /* @__PURE__ */ seatsOf(PLAYERS).map(solutionsOf);

/**
 * Solve: name the Killer's Secret Identity and disguise, and win or lose by it.
 *
 * @rule kvi.solve.names
 * @rule kvi.solve.win
 * @rule kvi.solve.lose
 */
export const solve: ActionRule<State, Sight, Solve, KillerVsInspectorCode> = {
  fields: { identity: suspect, disguise: suspect },

  isMade: ({ role, phase }) => role === 'inspector' && phase === 'turn',

  all: SOLUTIONS,

  candidates: (_, player) => at(SOLUTIONS, player),

  areLegal: true,

  check: (_, { identity, disguise }) => (identity === disguise ? NAMED_TWICE : null),

  resolve: (state, { player, identity, disguise }) => {
    const draft = begun(state);
    const { killer } = draft.secrets;
    const correct = identity === killer.identity && disguise === killer.disguise;
    tell(draft, { type: 'solved', player, identity, disguise, correct });
    return correct ? win(draft, player, 'solved') : win(draft, opponentOf(player), 'wrong-solution');
  },
};
