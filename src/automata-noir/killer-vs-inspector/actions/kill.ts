import type { ActionRule } from '../../../kernel/action-rule.js';
import { withLast } from '../../../kernel/lists.js';
import { actionsOn, madeOnce } from '../../../kernel/made-once.js';
import type { Player } from '../../../kernel/players.js';
import { refusal } from '../../../kernel/table.js';
import { hasEvidence, isAdjacent, isAlive, livingBeside, withDeceased, withEvidence } from '../../board.js';
import { answersYes } from '../../canvas.js';
import { SUSPECTS, type Suspect, suspect } from '../../suspects.js';
import { draw } from '../evidence-hand.js';
import { CARDS_TO_CHOOSE_FROM, PLAYERS } from '../setup.js';
import type { Kill, KillerVsInspectorCode, Sight, State } from '../state.js';
import { type Done, KILLS_TO_WIN, killsOn, nextTurn, opponentOf, win } from '../turn.js';

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
    const { identity } = state.secrets.inspector;
    const board = withDeceased(state.table.board, victim);
    const done: Done = {
      board,
      discard: state.table.discard,
      lastShift: null,
      secrets: state.secrets,
      told: [{ type: 'killed', player, suspect: victim }],
    };
    if (victim === identity) return win(state, done, player, 'inspector-killed');
    if (killsOn(board) >= KILLS_TO_WIN) return win(state, done, player, 'ten-kills');
    if (identity === null) return nextTurn(state, inspectorDraws(done, opponentOf(player)));
    return nextTurn(state, hasEvidence(board, victim) ? canvassed(done, player, victim, identity) : done);
  },
};

/**
 * The opening Kill done, the Inspector draws the cards to choose an identity from.
 *
 * @rule kvi.setup.inspector
 * @rule kvi.setup.order
 */
function inspectorDraws({ board, discard, lastShift, secrets, told }: Done, inspector: Player): Done {
  const { killer, deck } = secrets;
  const drawn = draw({ hand: [], deck, discard, told }, inspector, CARDS_TO_CHOOSE_FROM);
  return {
    board,
    discard,
    lastShift,
    secrets: { killer, inspector: { identity: null, hand: drawn.hand }, deck: drawn.deck },
    told: drawn.told,
  };
}

/**
 * The victim was exonerated: the Inspector, who goes by that identity, answers, and the evidence is discarded.
 *
 * @rule kvi.kill.exonerated
 * @rule kvi.kill.canvas
 * @rule kvi.kill.discard
 * @rule noir.evidence.living
 * @rule noir.discarded-by
 */
function canvassed(
  { board, discard, lastShift, secrets, told }: Done,
  player: Player,
  victim: Suspect,
  identity: Suspect,
): Done {
  const answer = { player: opponentOf(player), adjacent: answersYes(board, identity, victim) };
  return {
    board: withEvidence(board, victim, false),
    discard: withLast(discard, victim),
    lastShift,
    secrets,
    told: [
      ...told,
      { type: 'canvassed', player, suspect: victim, answers: [answer] },
      { type: 'evidence-discarded', player, suspects: [victim] },
    ],
  };
}
