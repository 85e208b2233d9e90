import type { Command } from 'commander';
import { type AnyAction, type AnyGame, type AnyOptions, type GameState, isIllegalAction, newSeed } from '../index.js';
import { isPlainObject } from '../kernel/fields.js';
import type { Output } from './output.js';
import { isRecord, readJson } from './record-file.js';
import { setUp } from './set-up.js';
import { stateIn } from './state-file.js';
import type { AnyTerminal } from './terminal.js';

/** The option that names the file to start from. */
export const FROM = '--from <file>';

/** How a file sets a game up, and what has been played since. */
interface Line {
  readonly game?: unknown;
  readonly options: AnyOptions;
  readonly actions?: readonly AnyAction[];
}

/** Whether a value is there to set a game up, well or not: it has options or actions, and is no record. */
function setsUp(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !isRecord(value) && ('options' in value || 'actions' in value);
}

function isLine(value: object): value is Line {
  return 'options' in value && isPlainObject(value.options) && (!('actions' in value) || Array.isArray(value.actions));
}

/** The state after these actions; one that is not legal ends the command with a message. */
function played(command: Command, game: AnyGame, start: GameState, actions: readonly AnyAction[]): GameState {
  let state = start;
  for (const [index, action] of actions.entries()) {
    try {
      state = game.apply(state, action);
    } catch (error) {
      if (!isIllegalAction(error)) throw error;
      return command.error(`error: option '${FROM}': action ${index + 1} is illegal: ${error.violation.message}`);
    }
  }
  return state;
}

/** Ends the command if one of the game's own options is given beside a file that leaves none of them open. */
function refuseOptions(command: Command, terminal: AnyTerminal, given: AnyOptions): void {
  const [first] = Object.keys(given).map((name) => terminal.options[name]);
  if (first !== undefined) command.error(`error: option '${first.flags}': the game of '${FROM}' is set up already`);
}

/** The state that these options set up; a fresh seed is printed where it decides the whole deal. */
export function dealt(
  command: Command,
  game: AnyGame,
  terminal: AnyTerminal,
  given: AnyOptions,
  { err }: Output,
): GameState {
  const options = { seed: newSeed(), ...given };
  const start = setUp(command, game, terminal, options);
  if (!('seed' in given || 'deal' in given)) err(`Seed: ${options.seed}\n`);
  return start;
}

/**
 * The state of this game that the file holds: that of a position, the last one of a record, or the one that options and
 * actions lead to, where an option that is given goes before the file's. What is wrong ends the command.
 */
export function startIn(
  command: Command,
  game: AnyGame,
  terminal: AnyTerminal,
  file: string,
  given: AnyOptions,
  output: Output,
): GameState {
  const ofAnother = `error: option '${FROM}': is of another game`;
  const value = readJson(command, file);
  if (!setsUp(value)) {
    refuseOptions(command, terminal, given);
    const state = stateIn(command, file, value, output);
    return state.game === game.id ? state : command.error(ofAnother);
  }
  if (!isLine(value)) return command.error(`error: option '${FROM}': has no options, or actions that are no list`);
  if (value.game !== undefined && value.game !== game.id) return command.error(ofAnother);
  const start = dealt(command, game, terminal, { ...value.options, ...given }, output);
  return played(command, game, start, value.actions ?? []);
}
