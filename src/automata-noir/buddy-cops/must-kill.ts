import type { Violation } from '../../kernel/errors.js';
import { at } from '../../kernel/lists.js';
import { refusal } from '../../kernel/table.js';
import { type Board, isAlive, placeOf, placesBeside } from '../board.js';
import { LINES_TO_SHIFT, lineMoved } from '../shift.js';
import type { Suspect } from '../suspects.js';
import { shiftsOfOthers, undoesOne } from './no-undo.js';
import type { BuddyCopsCode, Sight } from './state.js';
import { ACTIONS_PER_TURN, SHIFT_DISTANCE } from './turn.js';

const MUST_KILL = /* @__PURE__ */ refusal('must-kill', 'cops.killer.two', 'You must kill in this turn.');
const OUT_OF_REACH = /* @__PURE__ */ refusal(
  'kill-out-of-reach',
  'cops.killer.must-kill',
  'You must kill in this turn, and could not after that.',
);

/** By place, and by the number of a line: which places are beside that place's card once the line has moved. */
const known: (readonly (readonly number[])[])[] = [];

/** Of a board with five rows and columns, as it always is; places are those before the line moves. */
function besideAfterShifts(board: Board, place: number): readonly (readonly number[])[] {
  const places = board.cards.map((_, one) => one);
  return LINES_TO_SHIFT.map(({ direction, index }) => {
    const before = lineMoved(board, places, direction, index, SHIFT_DISTANCE);
    return placesBeside(board, before.indexOf(place)).map((beside) => at(before, beside));
  });
}

function areLiving({ cards }: Board, places: readonly number[]): boolean {
  for (const place of places) if (cards[place]?.alive) return true;
  return false;
}

/** Whether the Killer could kill by that identity. */
export function canKillAs({ board }: Sight, identity: Suspect | null): boolean {
  return areLiving(board, placesBeside(board, placeOf(board, identity)));
}

/** Whether the Killer could kill now. */
function canKill(sight: Sight): boolean {
  return canKillAs(sight, sight.identity);
}

/** Tells of a line, by its place in `LINES_TO_SHIFT`, whether the Killer could kill after it has moved. */
export function killsAfter({ board, identity }: Sight): (number: number) => boolean {
  if (identity === null) return () => false;
  const place = placeOf(board, identity);
  known[place] ??= besideAfterShifts(board, place);
  const byLine = known[place];
  return (number) => areLiving(board, at(byLine, number));
}

/** Whether a first action other than Kill brings a Kill within reach. */
function canComeToKill(sight: Sight): boolean {
  const { board, hand, killer } = sight;
  if (hand.some((disguise) => isAlive(board, disguise) && canKillAs(sight, disguise))) return true;
  const others = shiftsOfOthers(sight, killer);
  const canKillAfter = killsAfter(sight);
  return LINES_TO_SHIFT.some((line, number) => !undoesOne(others, line) && canKillAfter(number));
}

/**
 * Why the Killer may not do something other than Kill, after which a Kill would be possible or not: one of the two actions
 * is a Kill. The duty lapses when no Kill is possible at once nor after any legal first action; a second action then
 * finds none possible either, so that nothing has to be remembered.
 *
 * @rule cops.killer.two
 * @rule cops.killer.must-kill
 */
export function dutyForbids(sight: Sight, couldKill: boolean): Violation<BuddyCopsCode> | null {
  if (sight.killedThisTurn) return null;
  if (sight.actionsLeft < ACTIONS_PER_TURN) return canKill(sight) ? MUST_KILL : null;
  if (couldKill) return null;
  return canKill(sight) || canComeToKill(sight) ? OUT_OF_REACH : null;
}

/** Whether the player is the Killer and may do nothing but kill. */
export function mustKill(sight: Sight): boolean {
  return sight.role === 'killer' && dutyForbids(sight, true) !== null;
}
