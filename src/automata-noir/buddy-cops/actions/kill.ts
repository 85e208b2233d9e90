import type { ActionRule } from '../../../kernel/action-rule.js';
import { tell } from '../../../kernel/draft.js';
import { at } from '../../../kernel/lists.js';
import { actionsOn, madeOnce } from '../../../kernel/made-once.js';
import { refusal } from '../../../kernel/table.js';
import { hasEvidence, isAdjacent, isAlive, livingBeside, withDeceased, withEvidence } from '../../board.js';
import { answersYes } from '../../canvas.js';
import { SUSPECTS, type Suspect, suspect as suspectField } from '../../suspects.js';
import { partnerDies } from '../dead-partner.js';
import { discard } from '../evidence.js';
import { areEnough } from '../kills.js';
import { PLAYERS } from '../setup.js';
import type { BuddyCopsCode, Kill, Sight, State } from '../state.js';
import { acted, begun, copsOf, type Draft, goOn, killerWins } from '../turn.js';

const NOT_ADJACENT = /* @__PURE__ */ refusal(
  'kill-not-adjacent',
  'cops.kill.adjacent',
  'You can only kill a suspect adjacent to your Secret Identity.',
);
const DECEASED = /* @__PURE__ */ refusal('already-deceased', 'cops.kill.living', 'You can only kill a living suspect.');

const KILLS = /* @__PURE__ */ madeOnce(
  PLAYERS,
  SUSPECTS,
  (player, suspect): Kill => ({ type: 'kill', player, suspect }),
);

/**
 * The Killer kills a suspect beside the Secret Identity. A Cop who goes by the victim dies; enough Kills win; a victim
 * with evidence has the Cops canvassed.
 *
 * @rule cops.setup.kill
 * @rule cops.kill.adjacent
 * @rule cops.kill.living
 * @rule cops.kill.cop
 * @rule cops.kill.thirteen
 * @rule cops.kill.order
 */
export const kill: ActionRule<State, Sight, Kill, BuddyCopsCode> = {
  fields: { suspect: suspectField },

  isMade: ({ phase }) => phase === 'opening-kill' || phase === 'killer-turn',

  all: KILLS,

  candidates: ({ board, identity }, player) => actionsOn(KILLS, player, livingBeside(board, identity)),

  areLegal: true,

  check: ({ board, identity }, { suspect }) => {
    if (!isAdjacent(board, identity, suspect)) return NOT_ADJACENT;
    return isAlive(board, suspect) ? null : DECEASED;
  },

  resolve: (state, { player, suspect }) => {
    const draft = state.table.phase === 'opening-kill' ? begun(state) : acted(state, player);
    const { table, secrets } = draft;
    flip(draft, suspect);
    const cop = copsOf(table).find((one) => at(secrets.identities, one) === suspect);
    if (cop !== undefined) return partnerDies(draft, cop, suspect);
    if (areEnough(table.board)) return killerWins(draft, 'thirteen-kills');
    if (hasEvidence(table.board, suspect)) {
      canvass(draft, suspect);
      discardEvidence(draft, suspect);
    }
    return goOn(draft, player);
  },
};

/** @rule cops.kill.flip */
function flip(draft: Draft, suspect: Suspect): void {
  const { table } = draft;
  table.board = withDeceased(table.board, suspect);
  table.killedThisTurn = table.phase === 'killer-turn';
  tell(draft, { type: 'killed', player: table.killer, suspect });
}

/**
 * Each Cop answers whether the suspect that they go by is beside the victim.
 *
 * @rule cops.kill.canvas
 * @rule noir.canvas.separate
 */
function canvass(draft: Draft, suspect: Suspect): void {
  const { board, killer } = draft.table;
  const answers = copsOf(draft.table).map((player) => {
    const identity = at(draft.secrets.identities, player);
    return { player, adjacent: answersYes(board, identity, suspect) };
  });
  tell(draft, { type: 'canvassed', player: killer, suspect, answers });
}

/** @rule cops.kill.evidence */
function discardEvidence(draft: Draft, suspect: Suspect): void {
  const { table } = draft;
  table.board = withEvidence(table.board, suspect, false);
  discard(draft, table.killer, [suspect]);
}
