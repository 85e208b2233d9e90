import type { Player } from '../../kernel/players.js';
import { type Line, type Shifted, undoes } from '../shift.js';
import type { Sight, Table } from './state.js';

/** The shifts of the latest turns of all but that player. */
export function shiftsOfOthers({ lastShifts }: Pick<Table, 'lastShifts'>, player: Player): readonly Shifted[] {
  const shifts: Shifted[] = [];
  for (const latest of lastShifts) for (const shift of latest) if (shift.player !== player) shifts.push(shift);
  return shifts;
}

/**
 * Whether a Shift would undo a shift of another player's latest turn: of the Killer's or a Cop's, whoever they are to
 * the one who shifts.
 *
 * @rule cops.no-undo.shift
 */
export function undoesAnother({ othersShifts }: Sight, line: Line): boolean {
  for (const shift of othersShifts) if (undoes(line, shift)) return true;
  return false;
}

/**
 * Whether a Fast Shift would undo a shift of the Killer's latest turn; the Profiler's does not bind it.
 *
 * @rule cops.no-undo.fast
 */
export function undoesKiller({ othersShifts, killer }: Sight, line: Line): boolean {
  for (const shift of othersShifts) if (shift.player === killer && undoes(line, shift)) return true;
  return false;
}
