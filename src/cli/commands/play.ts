import { type Command, InvalidArgumentError, Option } from 'commander';
import { type AnyGame, type GameState, gameOf, newSeed, type Perspective } from '../../index.js';
import { at } from '../../kernel/lists.js';
import { wholeOf } from '../options.js';
import { type Output, pageOn } from '../output.js';
import { type Moment, playthrough } from '../playthrough.js';
import { addReaderOptions, readerOf } from '../reader.js';
import { addRecordOptions, recorded, refuseToOverwrite } from '../record-file.js';
import { addGameOptions, gameOptionsOf, setUp } from '../set-up.js';
import { type Telling, tell, tellResult } from '../tell.js';
import type { AnyTerminal } from '../terminal.js';
import { terminals } from '../terminals.js';

/** Long enough for any of the games to end by itself, as a rule. */
const MAX_ACTIONS = 1000;

function readMaxActions(text: string): number {
  const count = wholeOf(text);
  if (!Number.isSafeInteger(count)) throw new InvalidArgumentError('It is no whole number from 0.');
  return count;
}

/** The text as one word of a shell command. */
function quoted(text: string): string {
  return /^[\w./:,=@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

function writeJson(game: AnyGame, start: GameState, moments: Iterable<Moment>, as: Perspective, { out }: Output): void {
  const write = (state: GameState): void => out(`${JSON.stringify(game.viewFor(state, as))}\n`);
  write(start);
  for (const { state } of moments) write(state);
}

/** Plays a game of bots and tells it, or writes its views. */
function play(command: Command, game: AnyGame, terminal: AnyTerminal, output: Output, args: readonly string[]): void {
  const { maxActions } = command.opts<{ readonly maxActions: number }>();
  refuseToOverwrite(command);
  const options = gameOptionsOf(command, terminal);
  const seed = options.seed ?? newSeed();
  const start = setUp(command, game, terminal, { ...options, seed });
  const seats = game.seats(start);
  const reader = readerOf(command, seats);
  const again = ['noir-rules', ...args, ...(options.seed === undefined ? ['--seed', seed] : [])].map(quoted).join(' ');
  const played = playthrough(game, start, seed, terminal.weights, maxActions);
  const moments = recorded(command, game, { ...options, seed }, played);

  if (reader.json) {
    if (options.seed === undefined) output.err(`Again: ${again}\n`);
    writeJson(game, start, moments, reader.as ?? 'spectator', output);
    return;
  }
  const page = pageOn(output);
  page.text(`${game.title}: ${seats.map((seat) => `${at(reader.names, seat)} (seat ${seat})`).join(', ')}`);
  page.line(`Seed: ${seed}`);
  page.line(`Again: ${again}`);
  for (const line of terminal.show.legend) page.text(line);
  const telling: Telling = { game, show: terminal.show, names: reader.names, as: reader.as };
  tellResult(telling, tell(telling, start, moments, page), page);
}

function addGame(parent: Command, game: AnyGame, terminal: AnyTerminal, output: Output, args: readonly string[]): void {
  const command = parent
    .command(game.id)
    .summary(terminal.about)
    .description(`${game.title}: ${terminal.about}`)
    .helpGroup('Games:')
    .allowExcessArguments(false);
  addGameOptions(command, terminal);
  addReaderOptions(command);
  addRecordOptions(command);
  command
    .addOption(
      new Option('--max-actions <number>', 'stop after so many actions').argParser(readMaxActions).default(MAX_ACTIONS),
    )
    .action(() => play(command, game, terminal, output, args));
}

/** Adds `play <game>` to the program: a full game, all seats by bots. */
export function addPlay(program: Command, output: Output, args: readonly string[]): void {
  const command = program
    .command('play')
    .description('play a full game, all seats by bots that choose by the seed')
    .usage('<game> [options]')
    .argument('[game]')
    .allowUnknownOption()
    .allowExcessArguments()
    .helpCommand(false);
  for (const [id, terminal] of terminals) {
    const game = gameOf(id);
    if (game !== undefined) addGame(command, game, terminal, output, args);
  }
  command.action((id: string | undefined) =>
    command.error(
      `error: ${id === undefined ? 'no game is given' : `no game is called '${id}'`}: it is one of ${[...terminals.keys()].join(', ')}`,
    ),
  );
}
