import type { Violation } from '../../kernel/errors.js';
import { refusal } from '../../kernel/table.js';
import { type Board, isAlive, neighboursOf } from '../board.js';
import { DIRECTIONS, linesOf, shifted } from '../shift.js';
import type { Suspect } from '../suspects.js';
import { type Line, undoesAnother } from './no-undo.js';
import type { BuddyCopsCode, Sight } from './state.js';
import { ACTIONS_PER_TURN } from './turn.js';

const MUST_KILL = /* @__PURE__ */ refusal(
  'must-kill',
  'cops.killer.two',
  'You must kill with your second action, since you have not killed in this turn.',
);
const OUT_OF_REACH = /* @__PURE__ */ refusal(
  'kill-out-of-reach',
  'cops.killer.must-kill',
  'You must kill in this turn, and after that action you could kill nobody.',
);

/** Whether somebody lives beside who goes by that identity on that board. */
function canKill(board: Board, identity: Suspect | null): boolean {
  return identity !== null && neighboursOf(board, identity).some((suspect) => isAlive(board, suspect));
}

/** Whether the Killer could kill by that identity. */
export function canKillAs({ board }: Sight, identity: Suspect): boolean {
  return canKill(board, identity);
}

/** Whether the Killer could kill after that line has moved. */
export function canKillAfter({ board, identity }: Sight, { direction, index }: Line): boolean {
  return canKill(shifted(board, direction, index, 1), identity);
}

/** Whether a first action other than Kill brings a Kill within reach. */
function canComeToKill(sight: Sight): boolean {
  const { board, hand } = sight;
  if (hand.some((disguise) => isAlive(board, disguise) && canKillAs(sight, disguise))) return true;
  return DIRECTIONS.flatMap((direction) =>
    Array.from({ length: linesOf(board, direction) }, (_, index) => ({ direction, index })),
  ).some((line) => !undoesAnother(sight, line) && canKillAfter(sight, line));
}

/**
 * Why the Killer may not do something other than Kill, after which a Kill would be possible or not: one of the two actions
 * is a Kill. The duty lapses when no Kill is possible at once nor after any legal first action; a second action then
 * finds none possible either, so that nothing has to be remembered.
 *
 * @rule cops.killer.two
 * @rule cops.killer.must-kill
 */
export function dutyForbids(sight: Sight, couldKill: () => boolean): Violation<BuddyCopsCode> | null {
  if (sight.killedThisTurn) return null;
  const canNow = canKill(sight.board, sight.identity);
  if (sight.actionsLeft < ACTIONS_PER_TURN) return canNow ? MUST_KILL : null;
  if (couldKill()) return null;
  return canNow || canComeToKill(sight) ? OUT_OF_REACH : null;
}
