import { Command, CommanderError } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import { addGames } from './commands/games.js';
import { addPerft } from './commands/perft.js';
import { addPlay } from './commands/play.js';
import { addReplay } from './commands/replay.js';
import { addRules } from './commands/rules.js';
import { addVerify } from './commands/verify.js';
import { addWhy } from './commands/why.js';
import { type Output, WIDTH } from './output.js';

/** Runs the program with these arguments and gives back its exit code: 0, or 1 after a message on the standard error. */
export function main(args: readonly string[], output: Output): number {
  const program = new Command('noir-rules')
    .description(manifest.description)
    .version(manifest.version, '--version', 'show the version')
    .helpOption('-h, --help', 'show this help')
    .helpCommand('help [command]', 'show the help of a command')
    .configureHelp({ subcommandTerm: (command) => command.name() })
    .exitOverride()
    .configureOutput({
      writeOut: output.out,
      writeErr: output.err,
      getOutHelpWidth: () => WIDTH,
      getErrHelpWidth: () => WIDTH,
      outputError: (text, write) => write(`${text.trimEnd().replaceAll('\n', ' ')}\n`),
    });
  addPlay(program, output, args);
  addGames(program, output);
  addReplay(program, output);
  addVerify(program, output);
  addRules(program, output);
  addWhy(program, output);
  addPerft(program, output);
  try {
    program.parse(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    throw error;
  }
}
