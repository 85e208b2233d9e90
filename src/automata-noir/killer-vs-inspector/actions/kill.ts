import type { ActionRule } from '../../../kernel/action-rule.js';
import { tell } from '../../../kernel/draft.js';
import { withLast } from '../../../kernel/lists.js';
import { actionsOn, madeOnce } from '../../../kernel/made-once.js';
import { refusal } from '../../../kernel/table.js';
import { hasEvidence, isAdjacent, isAlive, livingBeside, withDeceased, withEvidence } from '../../board.js';
import { answersYes } from '../../canvas.js';
import { SUSPECTS, type Suspect, suspect } from '../../suspects.js';
import { draw } from '../evidence-hand.js';
import { CARDS_TO_CHOOSE_FROM, PLAYERS } from '../setup.js';
import type { Kill, KillerVsInspectorCode, Sight, State } from '../state.js';
import { begun, type Draft, KILLS_TO_WIN, killsOn, nextTurn, opponentOf, win } from '../turn.js';

const NOT_ADJACENT = /* @__PURE__ */ refusal(
  'kill-not-adjacent',
  'kvi.kill.adjacent',
  'You can only kill a suspect adjacent to your Secret Identity.',
);
const ALREADY_DECEASED = /* @__PURE__ */ refusal(
  'already-deceased',
  'kvi.kill.living',
  'You can only kill a living suspect.',
);

/** By player and suspect. */
const KILLS = /* @__PURE__ */ madeOnce(
  PLAYERS,
  SUSPECTS,
  (player, suspect): Kill => ({
    type: 'kill',
    player,
    suspect,
  }),
);

/**
 * Kill: a suspect adjacent to the Killer's Secret Identity is deceased from now on.
 *
 * @rule kvi.setup.kill
 * @rule kvi.kill.adjacent
 * @rule kvi.kill.living
 * @rule kvi.kill.flip
 * @rule kvi.kill.inspector
 * @rule kvi.kill.tenth
 * @rule kvi.kill.order
 */
export const kill: ActionRule<State, Sight, Kill, KillerVsInspectorCode> = {
  fields: { suspect },

  isMade: ({ role, phase }) => role === 'killer' && (phase === 'opening-kill' || phase === 'turn'),

  all: KILLS,

  candidates: ({ board, identity }, player) => actionsOn(KILLS, player, livingBeside(board, identity)),

  areLegal: true,

  check: ({ board, identity }, { suspect: victim }) => {
    if (!isAdjacent(board, identity, victim)) return NOT_ADJACENT;
    return isAlive(board, victim) ? null : ALREADY_DECEASED;
  },

  resolve: (state, { player, suspect: victim }) => {
    const draft = begun(state);
    const { table } = draft;
    const { identity } = draft.secrets.inspector;
    table.board = withDeceased(table.board, victim);
    tell(draft, { type: 'killed', player, suspect: victim });
    if (victim === identity) return win(draft, player, 'inspector-killed');
    if (killsOn(table.board) >= KILLS_TO_WIN) return win(draft, player, 'ten-kills');
    if (identity === null) inspectorDraws(draft);
    else if (hasEvidence(table.board, victim)) canvass(draft, victim);
    return nextTurn(draft);
  },
};

/**
 * The opening Kill done, the Inspector draws the cards to choose an identity from.
 *
 * @rule kvi.setup.inspector
 * @rule kvi.setup.order
 */
function inspectorDraws(draft: Draft): void {
  draw(draft, CARDS_TO_CHOOSE_FROM);
}

/**
 * The victim was exonerated: the Inspector answers, and the evidence is discarded.
 *
 * @rule kvi.kill.exonerated
 * @rule kvi.kill.canvas
 * @rule kvi.kill.discard
 * @rule noir.evidence.living
 * @rule noir.discarded-by
 */
function canvass(draft: Draft, victim: Suspect): void {
  const { table, secrets } = draft;
  const player = table.killer;
  const answer = {
    player: opponentOf(player),
    adjacent: answersYes(table.board, secrets.inspector.identity, victim),
  };
  tell(draft, { type: 'canvassed', player, suspect: victim, answers: [answer] });
  table.board = withEvidence(table.board, victim, false);
  table.discard = withLast(table.discard, victim);
  tell(draft, { type: 'evidence-discarded', player, suspects: [victim] });
}
