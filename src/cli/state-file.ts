import type { Command } from 'commander';
import type { GameState } from '../index.js';
import { parsePosition } from '../position/index.js';
import { stateAt } from '../record/index.js';
import type { Output } from './output.js';
import { failWith, isRecord, recordIn } from './record-file.js';
import { STEP } from './step.js';

/**
 * The state that a file holds whose JSON this is: that of a position, or of a record the one after so many actions,
 * without a step after all. Every problem with it ends the command.
 */
export function stateIn(command: Command, file: string, value: unknown, output: Output, step?: number): GameState {
  if (!isRecord(value)) {
    if (step !== undefined) command.error(`error: option '${STEP}': is for records only`);
    const parsed = parsePosition(value);
    return parsed.ok ? parsed.state : failWith(command, `${file} is no position`, parsed.problems, output);
  }
  const record = recordIn(command, file, value, output);
  const { length } = record.actions;
  if (step !== undefined && step > length) command.error(`error: option '${STEP}': is no step from 0 to ${length}`);
  return stateAt(record, step ?? length);
}
