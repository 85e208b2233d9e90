import type { ActionRule } from '../../../kernel/action-rule.js';
import { at } from '../../../kernel/lists.js';
import { actionsOn, madeOnce } from '../../../kernel/made-once.js';
import { refusal } from '../../../kernel/table.js';
import { hasEvidence, isAdjacent, isAlive, livingBeside, withDeceased, withEvidence } from '../../board.js';
import { answersYes } from '../../canvas.js';
import { SUSPECTS, type Suspect, suspect as suspectField } from '../../suspects.js';
import { partnerDies } from '../dead-partner.js';
import { discarded } from '../evidence.js';
import { areEnough } from '../kills.js';
import { PLAYERS } from '../setup.js';
import type { BuddyCopsCode, Kill, Sight, State } from '../state.js';
import { acted, begun, changed, copsOf, goOn, heard, killerWins } from '../turn.js';

const NOT_ADJACENT = /* @__PURE__ */ refusal(
  'kill-not-adjacent',
  'cops.kill.adjacent',
  'You can only kill a suspect adjacent to your Secret Identity.',
);
const DECEASED = /* @__PURE__ */ refusal('already-deceased', 'cops.kill.living', 'You cannot kill a deceased suspect.');

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

  isMade: ({ phase, role }) => role === 'killer' && (phase === 'opening-kill' || phase === 'killer-turn'),

  all: KILLS,

  candidates: ({ board, identity }, player) =>
    identity === null ? [] : actionsOn(KILLS, player, livingBeside(board, identity)),

  areLegal: true,

  check: ({ board, identity }, { suspect }) => {
    if (identity === null || !isAdjacent(board, identity, suspect)) return NOT_ADJACENT;
    return isAlive(board, suspect) ? null : DECEASED;
  },

  resolve: (state, { player, suspect }) => {
    const dead = flipped(state.table.phase === 'opening-kill' ? begun(state) : acted(state, player), suspect);
    const { table, secrets } = dead;
    const cop = copsOf(table).find((one) => at(secrets.identities, one) === suspect);
    if (cop !== undefined) return partnerDies(dead, cop, suspect);
    if (areEnough(table.board)) return killerWins(dead, 'thirteen-kills');
    return goOn(
      hasEvidence(table.board, suspect) ? evidenceDiscarded(canvassed(dead, suspect), suspect) : dead,
      player,
    );
  },
};

/** @rule cops.kill.flip */
function flipped(state: State, suspect: Suspect): State {
  const { phase, board, killer } = state.table;
  return changed(
    state,
    { board: withDeceased(board, suspect), killedThisTurn: phase === 'killer-turn' },
    { type: 'killed', player: killer, suspect },
  );
}

/**
 * Each Cop answers whether the suspect that they go by is beside the victim.
 *
 * @rule cops.kill.canvas
 * @rule noir.canvas.separate
 */
function canvassed(state: State, suspect: Suspect): State {
  const { board, killer } = state.table;
  const answers = copsOf(state.table).map((player) => {
    const identity = at(state.secrets.identities, player);
    return { player, adjacent: identity !== null && answersYes(board, identity, suspect) };
  });
  return heard(state, { type: 'canvassed', player: killer, suspect, answers });
}

/** @rule cops.kill.evidence */
function evidenceDiscarded(state: State, suspect: Suspect): State {
  const { board, killer } = state.table;
  return discarded(changed(state, { board: withEvidence(board, suspect, false) }), killer, [suspect]);
}
