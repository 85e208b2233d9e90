import { at } from '../../kernel/lists.js';
import type { Player } from '../../kernel/players.js';
import { type Line, type Shifted, undoes } from '../shift.js';
import type { Sight } from './state.js';

/** Whether to move the line would undo one of these shifts. */
export function undoesOne(shifts: readonly Shifted[], line: Line): boolean {
  for (const shift of shifts) if (undoes(line, shift)) return true;
  return false;
}

/**
 * What a Shift of that player's may not undo: the shifts of the latest turns of the others, the Killer or a Cop, whoever
 * they are to the one who shifts.
 *
 * @rule cops.no-undo.shift
 */
export function shiftsOfOthers({ lastShifts }: Sight, player: Player): readonly Shifted[] {
  const shifts: Shifted[] = [];
  for (const latest of lastShifts) for (const shift of latest) if (shift.player !== player) shifts.push(shift);
  return shifts;
}

/**
 * What a Fast Shift may not undo: the shifts of the Killer's latest turn; the Profiler's does not bind it.
 *
 * @rule cops.no-undo.fast
 */
export function shiftsOfKiller({ lastShifts, killer }: Sight): readonly Shifted[] {
  return at(lastShifts, killer);
}
