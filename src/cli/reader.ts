import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Perspective, Player } from '../index.js';
import { wholeOf } from './options.js';

/** To whom a game is told, and how. */
export interface Reader {
  /** From whose view; `null` for the views of all players, side by side. */
  readonly as: Perspective | null;
  /** The players' names by seat. */
  readonly names: readonly string[];
  /** Whether views are written as JSON instead. */
  readonly json: boolean;
}

/** The reader's options as commander keeps them. */
interface Given {
  readonly as?: Perspective;
  readonly names?: readonly string[];
  readonly json?: true;
}

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn'];
const AS = '--as <perspective>';
const NAMED = '--names <names>';

function readPerspective(text: string): Perspective {
  const seat = wholeOf(text);
  if (text === 'spectator') return text;
  if (Number.isNaN(seat)) throw new InvalidArgumentError("It is neither 'spectator' nor a seat, such as 0.");
  return seat;
}

function readNames(text: string): readonly string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.includes('') || new Set(names).size < names.length) {
    throw new InvalidArgumentError('It is no list of different names with commas between them.');
  }
  return names;
}

/** Adds the options that say to whom a game is told, and how. */
export function addReaderOptions(command: Command): void {
  const as = "tell what one perspective knows: a seat or 'spectator' (default: the views of all players)";
  const names = `the players' names by seat, with commas (default: ${NAMES.join(',')})`;
  const json = "write a view for each step, one line of JSON each (default: a spectator's)";
  command
    .addOption(new Option(AS, as).argParser(readPerspective))
    .addOption(new Option(NAMED, names).argParser(readNames))
    .addOption(new Option('--json', json));
}

/** The reader that the command's options name, of a game with these seats; a wrong one ends the command with a message. */
export function readerOf(command: Command, seats: readonly Player[]): Reader {
  const { as, names, json } = command.opts<Given>();
  if (typeof as === 'number' && !seats.includes(as)) {
    command.error(`error: option '${AS}': is no seat from 0 to ${seats.length - 1}`);
  }
  if (names !== undefined && names.length !== seats.length) {
    command.error(`error: option '${NAMED}': takes ${seats.length} names, not ${names.length}`);
  }
  return { as: as ?? null, names: names ?? NAMES.slice(0, seats.length), json: json === true };
}
