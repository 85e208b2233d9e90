import { type Command, Option } from 'commander';
import { type AnyGame, type AnyOptions, type GameState, isInvalidOptions } from '../index.js';
import type { AnyTerminal } from './terminal.js';

/** Adds the game's own options to its command. */
export function addGameOptions(command: Command, terminal: AnyTerminal): void {
  for (const { flags, about, read } of Object.values(terminal.options)) {
    command.addOption(new Option(flags, about).argParser(read).helpGroup('Options of the game:'));
  }
}

/** The game's own options, as far as they are given. */
export function gameOptionsOf(command: Command, terminal: AnyTerminal): AnyOptions {
  const given: Readonly<Record<string, AnyOptions | undefined>> = command.opts();
  let options: AnyOptions = {};
  for (const name of Object.keys(terminal.options)) options = { ...options, ...given[name] };
  return options;
}

/** The state that these options set up; a wrong one, named by its flags if it has any, ends the command. */
export function setUp(command: Command, game: AnyGame, terminal: AnyTerminal, options: AnyOptions): GameState {
  try {
    return game.init(options);
  } catch (error) {
    if (!isInvalidOptions(error)) throw error;
    const name = /^\w*/.exec(error.field)?.[0] ?? '';
    const flags = terminal.options[name]?.flags;
    if (flags === undefined) return command.error(`error: ${error.message}`);
    const problem = error.field === name ? error.message.slice(name.length + 2) : error.message;
    return command.error(`error: option '${flags}': ${problem}`);
  }
}
