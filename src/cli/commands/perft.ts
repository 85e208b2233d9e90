import { readFileSync } from 'node:fs';
import { type Command, InvalidArgumentError, Option } from 'commander';
import {
  type AnyAction,
  type AnyGame,
  type AnyOptions,
  type GameState,
  gameOf,
  isIllegalAction,
  newSeed,
} from '../../index.js';
import { wholeOf } from '../options.js';
import type { Output } from '../output.js';
import { divided, perft } from '../perft.js';
import { addGameOptions, gameOptionsOf, setUp } from '../set-up.js';
import type { AnyTerminal } from '../terminal.js';
import { terminals } from '../terminals.js';

const DEPTH = 2;
const FROM = '--from <file>';

/** What a file tells of a position: how the game was set up, and what has been played since. */
interface From {
  readonly game?: unknown;
  readonly options?: AnyOptions;
  readonly actions?: readonly AnyAction[];
}

/** The options of the count, as commander keeps them. */
interface Given {
  readonly depth: number;
  readonly divide?: true;
  readonly from?: From;
}

function readDepth(text: string): number {
  const depth = wholeOf(text);
  if (!Number.isSafeInteger(depth) || depth === 0) throw new InvalidArgumentError('It is no whole number from 1.');
  return depth;
}

function isFrom(value: unknown): value is From {
  return (
    typeof value === 'object' &&
    value !== null &&
    (!('options' in value) || typeof value.options === 'object') &&
    (!('actions' in value) || Array.isArray(value.actions))
  );
}

function readFrom(file: string): From {
  try {
    const from: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (isFrom(from)) return from;
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error));
  }
  throw new InvalidArgumentError('It holds no options and actions.');
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

/** Counts the sequences of actions from a position, and writes a line for each depth, or for each first action. */
function count(command: Command, game: AnyGame, terminal: AnyTerminal, { out, err }: Output): void {
  const { depth, divide, from } = command.opts<Given>();
  if (from?.game !== undefined && from.game !== game.id) command.error(`error: option '${FROM}': is of another game`);
  const given = { ...from?.options, ...gameOptionsOf(command, terminal) };
  const seed = given.seed ?? newSeed();
  if (given.seed === undefined && given.deal === undefined) err(`Seed: ${seed}\n`);
  const start = setUp(command, game, terminal, { ...given, seed });
  const state = played(command, game, start, from?.actions ?? []);
  if (divide === true) {
    for (const [action, sequences] of divided(game, state, depth)) out(`${sequences}  ${JSON.stringify(action)}\n`);
  }
  for (let length = divide === true ? depth : 1; length <= depth; length++) {
    out(`${length}  ${perft(game, state, length)}\n`);
  }
}

/** Adds `perft <game>` to the program: how many sequences of actions there are. */
export function addPerft(program: Command, output: Output): void {
  const command = program
    .command('perft')
    .description('count the sequences of actions from a position, to check another implementation by')
    .usage('<game> [options]')
    .argument('[game]')
    .allowUnknownOption()
    .allowExcessArguments()
    .helpCommand(false);
  for (const [id, terminal] of terminals) {
    const game = gameOf(id);
    if (game === undefined) continue;
    const ofGame = command
      .command(id)
      .summary(terminal.about)
      .description(`Counts the sequences of actions of ${game.title}.`)
      .helpGroup('Games:')
      .allowExcessArguments(false);
    addGameOptions(ofGame, terminal);
    ofGame
      .addOption(new Option('--depth <number>', 'the longest sequences').argParser(readDepth).default(DEPTH))
      .addOption(new Option('--divide', 'tell how many of the longest begin with each action'))
      .addOption(
        new Option(FROM, 'a JSON file with options and actions, such as a record: count from there').argParser(
          readFrom,
        ),
      )
      .action(() => count(ofGame, game, terminal, output));
  }
  command.action((id: string | undefined) =>
    command.error(
      `error: ${id === undefined ? 'no game is given' : `no game is called '${id}'`}: it is one of ${[...terminals.keys()].join(', ')}`,
    ),
  );
}
