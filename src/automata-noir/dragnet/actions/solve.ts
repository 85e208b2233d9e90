import type { ActionRule } from '../../../kernel/action-rule.js';
import { tell } from '../../../kernel/draft.js';
import { oneOf } from '../../../kernel/fields.js';
import { at, withAt } from '../../../kernel/lists.js';
import { type Player, seatsOf } from '../../../kernel/players.js';
import { refusal } from '../../../kernel/table.js';
import type { BoardCard } from '../../board.js';
import { index } from '../../shift.js';
import { isFinalRound, isLastTurn } from '../final-round.js';
import { cardsOfLine, isLine, LINE_KINDS } from '../lines.js';
import type { DragnetCode, Secrets, Sight, Solve, State } from '../state.js';
import { sideOf, TEAM_PLAYERS } from '../teams.js';
import { begun, end, endTurn, waitFor } from '../turn.js';

const NO_SUCH_LINE = /* @__PURE__ */ refusal(
  'no-such-line',
  'dragnet.solve.line',
  'You can only choose one of two diagonals.',
);

/** By seat, a Solve of each line. */
const SOLVES: readonly (readonly Solve[])[] = /* @__PURE__ */ seatsOf(TEAM_PLAYERS).map((player) =>
  LINE_KINDS.flatMap((line) =>
    index
      .values(0)
      .filter((i) => isLine(line, i))
      .map((i): Solve => Object.freeze({ type: 'solve', player, line, index: i })),
  ),
);

/**
 * Who has a Suspicion in the line, ascending.
 *
 * @rule dragnet.solve.raise
 * @rule dragnet.solve.hands
 */
function raisedIn(line: readonly BoardCard[], { suspicions }: Secrets): readonly Player[] {
  const raised = seatsOf(suspicions.length).filter((seat) => line.some(({ suspect }) => suspect === suspicions[seat]));
  // A copy has no room for growth, unlike a list that was filtered.
  return raised.slice();
}

/**
 * Propose a line: it is complete if as many hands are raised as there are unmarked suspects in it.
 *
 * @rule dragnet.solve.choose
 * @rule dragnet.solve.line
 * @rule dragnet.solve.win
 * @rule dragnet.solve.equal
 * @rule dragnet.solve.bound
 * @rule dragnet.solve.skip
 * @rule dragnet.solve.rechoose
 * @rule dragnet.solve.failed
 * @rule dragnet.team
 */
export const solve: ActionRule<State, Sight, Solve, DragnetCode> = {
  fields: { line: /* @__PURE__ */ oneOf(LINE_KINDS), index },

  isMade: ({ phase }) => phase === 'turn',

  all: SOLVES,

  candidates: (_, player) => at(SOLVES, player),

  areLegal: true,

  check: (_sight, { line, index: i }) => (isLine(line, i) ? null : NO_SUCH_LINE),

  resolve: (state, { player, line, index: i }) => {
    const draft = begun(state);
    const { table, secrets } = draft;
    const cards = cardsOfLine(table.board, line, i);
    const raised = raisedIn(cards, secrets);
    const correct = raised.length === cards.filter(({ evidence }) => !evidence).length;
    tell(draft, { type: 'solved', player, line, index: i, raised, correct });
    if (correct) return end(draft, sideOf(table.teams, player), 'solved');
    if (!isFinalRound(secrets)) table.skips = withAt(table.skips, player, true);
    return raised.length === 0 || isLastTurn(table) ? endTurn(draft) : waitFor(draft, raised);
  },
};
