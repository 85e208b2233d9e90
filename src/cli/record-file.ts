import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Command, Option } from 'commander';
import type { AnyGame, AnyOptions } from '../index.js';
import { type AnyRecord, append, parseRecord, type RecordProblem, recordOf } from '../record/index.js';
import type { Output } from './output.js';
import type { Moment } from './playthrough.js';

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Writes a line for each problem on the standard error, and ends the command with how many there are. */
export function failWith(
  command: Command,
  what: string,
  problems: readonly Pick<RecordProblem, 'path' | 'message' | 'rule'>[],
  { err }: Output,
): never {
  for (const { path, message, rule } of problems) err(`${path}: ${message} [${rule}]\n`);
  return command.error(`error: ${what}: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`);
}

/** What the file holds, as JSON; a message ends the command if it holds none or can't be read. */
export function readJson(command: Command, file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    return command.error(`error: ${file}: ${messageOf(error)}`);
  }
}

/** Whether a value calls itself a record, good or bad. */
export function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'format' in value;
}

/** The record in a file whose JSON this is; every problem with it ends the command. */
export function recordIn(command: Command, file: string, value: unknown, output: Output): AnyRecord {
  const parsed = parseRecord(value);
  return parsed.ok
    ? parsed.record
    : failWith(command, `${file} is no record that can be replayed`, parsed.problems, output);
}

/** The record in the file; every problem with it ends the command. */
export function readRecord(command: Command, file: string, output: Output): AnyRecord {
  return recordIn(command, file, readJson(command, file), output);
}

/** What is written down of a game that is played, as commander keeps it. */
interface Given {
  readonly record?: string;
  readonly force?: true;
}

const RECORD = '--record <file>';

/** Adds the options that write a game down. */
export function addRecordOptions(command: Command): void {
  command
    .addOption(new Option(RECORD, 'write the game down, with all its secrets, to be replayed'))
    .addOption(new Option('--force', 'overwrite the file of the record'));
}

/** Ends the command if it would write a record over a file that is there already, unless by force. */
export function refuseToOverwrite(command: Command): void {
  const { record, force } = command.opts<Given>();
  if (record !== undefined && force !== true && existsSync(record)) {
    command.error(`error: option '${RECORD}': ${record} is there already, and is overwritten with --force only`);
  }
}

function write(command: Command, file: string, record: AnyRecord, flag: 'w' | 'wx'): void {
  try {
    writeFileSync(file, `${JSON.stringify(record)}\n`, { flag });
  } catch (error) {
    command.error(`error: option '${RECORD}': ${messageOf(error)}`);
  }
}

/** The moments as they come; after the last of them the game from these options is written down, if that was asked for. */
export function* recorded(
  command: Command,
  game: AnyGame,
  options: AnyOptions,
  moments: Iterable<Moment>,
): Generator<Moment> {
  const { record: file, force } = command.opts<Given>();
  if (file === undefined) return yield* moments;
  let record: AnyRecord = recordOf(game, options);
  for (const moment of moments) {
    record = append(record, moment.action);
    yield moment;
  }
  write(command, file, record, force === true ? 'w' : 'wx');
}
