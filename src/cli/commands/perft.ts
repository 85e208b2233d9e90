import { type Command, InvalidArgumentError, Option } from 'commander';
import { type AnyGame, gameOf } from '../../index.js';
import { wholeOf } from '../options.js';
import type { Output } from '../output.js';
import { divided, perft } from '../perft.js';
import { addGameOptions, gameOptionsOf } from '../set-up.js';
import { dealt, FROM, startIn } from '../start.js';
import type { AnyTerminal } from '../terminal.js';
import { terminals } from '../terminals.js';

const DEPTH = 2;

/** The options of the count, as commander keeps them. */
interface Given {
  readonly depth: number;
  readonly divide?: true;
  readonly from?: string;
}

function readDepth(text: string): number {
  const depth = wholeOf(text);
  if (!Number.isSafeInteger(depth) || depth === 0) throw new InvalidArgumentError('It is no whole number from 1.');
  return depth;
}

/** Counts the sequences of actions from a position, and writes a line for each depth, or for each first action. */
function count(command: Command, game: AnyGame, terminal: AnyTerminal, output: Output): void {
  const { depth, divide, from } = command.opts<Given>();
  const { out } = output;
  const options = gameOptionsOf(command, terminal);
  const state =
    from === undefined
      ? dealt(command, game, terminal, options, output)
      : startIn(command, game, terminal, from, options, output);
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
      .addOption(new Option(FROM, 'a JSON file to count from: a record, a position, or options and actions'))
      .action(() => count(ofGame, game, terminal, output));
  }
  command.action((id: string | undefined) =>
    command.error(
      `error: ${id === undefined ? 'no game is given' : `no game is called '${id}'`}: it is one of ${[...terminals.keys()].join(', ')}`,
    ),
  );
}
