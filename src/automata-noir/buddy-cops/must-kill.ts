import type { Violation } from '../../kernel/errors.js';
import { at } from '../../kernel/lists.js';
import { refusal } from '../../kernel/table.js';
import { isAlive, livingBeside, placeOf, placesBeside } from '../board.js';
import { LINES_TO_SHIFT, type Line, placeAfter, placeBefore } from '../shift.js';
import type { Suspect } from '../suspects.js';
import { undoesAnother } from './no-undo.js';
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

/** Whether the Killer could kill by that identity. */
export function canKillAs({ board }: Sight, identity: Suspect): boolean {
  return livingBeside(board, identity).length > 0;
}

/** Whether the Killer could kill now. */
function canKill(sight: Sight): boolean {
  return sight.identity !== null && canKillAs(sight, sight.identity);
}

/** Whether the Killer could kill after that line has moved. */
export function canKillAfter({ board, identity }: Sight, { direction, index }: Line): boolean {
  if (identity === null) return false;
  const place = placeAfter(board, direction, index, 1, placeOf(board, identity));
  return placesBeside(board, place).some(
    (beside) => at(board.cards, placeBefore(board, direction, index, 1, beside)).alive,
  );
}

/** Whether a first action other than Kill brings a Kill within reach. */
function canComeToKill(sight: Sight): boolean {
  const { board, hand } = sight;
  if (hand.some((disguise) => isAlive(board, disguise) && canKillAs(sight, disguise))) return true;
  return LINES_TO_SHIFT.some((line) => !undoesAnother(sight, line) && canKillAfter(sight, line));
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
  if (sight.actionsLeft < ACTIONS_PER_TURN) return canKill(sight) ? MUST_KILL : null;
  if (couldKill()) return null;
  return canKill(sight) || canComeToKill(sight) ? OUT_OF_REACH : null;
}

/** Whether the player is the Killer and may do nothing but kill. */
export function mustKill(sight: Sight): boolean {
  return sight.role === 'killer' && dutyForbids(sight, () => true) !== null;
}
