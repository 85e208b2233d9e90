import type { ActionRule } from '../../../kernel/action-rule.js';
import { at } from '../../../kernel/lists.js';
import { refusal } from '../../../kernel/table.js';
import { evidenceBeside, hasEvidence, isAdjacent, withEvidence } from '../../board.js';
import { answersYes } from '../../canvas.js';
import { suspect as suspectField } from '../../suspects.js';
import { evidencePickedUp, evidencePlaced } from '../events.js';
import { exchanged, placingForbidden } from '../evidence-hand.js';
import type { DragnetCode, Question, Sight, State } from '../state.js';
import { opponentsOf } from '../teams.js';
import { endTurn } from '../turn.js';

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
    const { teams } = state.table;
    const { secrets } = state;
    const board = withEvidence(withEvidence(state.table.board, suspect, true), pickUp, false);
    const answers = opponentsOf(teams, player).map((opponent) => ({
      player: opponent,
      adjacent: answersYes(board, at(secrets.suspicions, opponent), pickUp),
    }));
    return endTurn(state, board, exchanged(secrets, player, suspect, pickUp), [
      evidencePlaced(player, suspect),
      evidencePickedUp(player, pickUp),
      { type: 'questioned', player, suspect: pickUp, answers },
    ]);
  },
};
