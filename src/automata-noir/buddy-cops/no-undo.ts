import { at } from '../../kernel/lists.js';
import { seatsOf } from '../../kernel/players.js';
import { type Direction, undoes } from '../shift.js';
import type { Sight } from './state.js';

/** A row or column and where it is to move. */
export interface Line {
  readonly direction: Direction;
  readonly index: number;
}

/**
 * Whether a Shift would undo a shift of another player's latest turn: of the Killer's or a Cop's, whoever they are to
 * the one who shifts.
 *
 * @rule cops.no-undo.shift
 */
export function undoesAnother({ perspective, seats, lastShifts }: Sight, line: Line): boolean {
  return seatsOf(seats).some(
    (seat) => seat !== perspective && at(lastShifts, seat).some((shift) => undoes(line, shift)),
  );
}

/**
 * Whether a Fast Shift would undo a shift of the Killer's latest turn; the Profiler's does not bind it.
 *
 * @rule cops.no-undo.fast
 */
export function undoesKiller({ killer, lastShifts }: Sight, line: Line): boolean {
  return at(lastShifts, killer).some((shift) => undoes(line, shift));
}
