import type { ActionRule } from '../../../kernel/action-rule.js';
import { tell } from '../../../kernel/draft.js';
import { at } from '../../../kernel/lists.js';
import type { Player } from '../../../kernel/players.js';
import { refusal } from '../../../kernel/table.js';
import { evidenceBeside, hasEvidence, isAdjacent, withEvidence } from '../../board.js';
import { answersYes } from '../../canvas.js';
import { type Suspect, suspect as suspectField } from '../../suspects.js';
import { evidencePickedUp } from '../events.js';
import { exchange, place, placingForbidden } from '../evidence-hand.js';
import type { DragnetCode, Question, Sight, State } from '../state.js';
import { opponentsOf } from '../teams.js';
import { begun, type Draft, endTurn } from '../turn.js';

const NOT_ADJACENT = /* @__PURE__ */ refusal(
  'not-adjacent',
  'dragnet.question.target',
  'You can only pick up evidence adjacent to the card that you place.',
);
const NO_EVIDENCE = /* @__PURE__ */ refusal(
  'no-evidence',
  'dragnet.question.pick-up',
  'You cannot pick up evidence where there is none.',
);

/**
 * Place a card from the hand, pick up the evidence from a suspect beside it, and hear of each opponent whether their
 * Suspicion is adjacent to that one.
 *
 * @rule dragnet.evidence.place
 * @rule dragnet.question.pick-up
 * @rule dragnet.question.target
 * @rule dragnet.question.answer
 */
export const question: ActionRule<State, Sight, Question, DragnetCode> = {
  fields: { suspect: suspectField, pickUp: suspectField },

  isMade: ({ phase }) => phase === 'turn',

  candidates: ({ hand, board, finalRound }, player) => {
    const legal: Question[] = [];
    if (finalRound) return legal;
    for (const suspect of hand) {
      for (const pickUp of evidenceBeside(board, suspect)) legal.push({ type: 'question', player, suspect, pickUp });
    }
    return legal;
  },

  areLegal: true,

  check: (sight, { suspect, pickUp }) => {
    const forbidden = placingForbidden(sight, suspect);
    if (forbidden !== null) return forbidden;
    if (!isAdjacent(sight.board, suspect, pickUp)) return NOT_ADJACENT;
    return hasEvidence(sight.board, pickUp) ? null : NO_EVIDENCE;
  },

  resolve: (state, { player, suspect, pickUp }) => {
    const draft = begun(state);
    place(draft, player, suspect);
    takeUp(draft, player, suspect, pickUp);
    ask(draft, player, pickUp);
    return endTurn(draft);
  },
};

/** @rule dragnet.question.pick-up */
function takeUp(draft: Draft, player: Player, placed: Suspect, pickUp: Suspect): void {
  const { table } = draft;
  table.board = withEvidence(table.board, pickUp, false);
  exchange(draft, player, placed, pickUp);
  tell(draft, evidencePickedUp(player, pickUp));
}

/**
 * Each opponent answers whether their Suspicion is adjacent to that suspect.
 *
 * @rule dragnet.question.answer
 */
function ask(draft: Draft, player: Player, suspect: Suspect): void {
  const { board, teams } = draft.table;
  const answers = opponentsOf(teams, player).map((opponent) => ({
    player: opponent,
    adjacent: answersYes(board, at(draft.secrets.suspicions, opponent), suspect),
  }));
  tell(draft, { type: 'questioned', player, suspect, answers });
}
