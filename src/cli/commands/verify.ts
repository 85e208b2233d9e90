import { type Command, Option } from 'commander';
import { verify } from '../../record/index.js';
import type { Output } from '../output.js';
import { failWith, readJson } from '../record-file.js';

interface Given {
  readonly commitment: string;
  readonly secret: string;
  readonly contribution?: readonly string[];
}

/** Adds `verify <file>` to the program: whether a game was dealt as it had to be. */
export function addVerify(program: Command, output: Output): void {
  const command = program
    .command('verify')
    .description('check that every shuffle of a record follows from what was committed to')
    .argument('<file>', 'a record, as play --record writes it')
    .addOption(new Option('--commitment <digits>', 'what the host published before the game').makeOptionMandatory())
    .addOption(
      new Option('--secret <text>', 'what the host published after it: the secret, or the seed').makeOptionMandatory(),
    )
    .addOption(
      new Option(
        '--contribution <text>',
        "a player's text, once for each seat in order (default: the secret is the seed)",
      ).argParser((text, before: readonly string[] | undefined) => [...(before ?? []), text]),
    );
  command.action((file: string) => {
    const { commitment, secret, contribution } = command.opts<Given>();
    const verified = verify(readJson(command, file), commitment, secret, contribution);
    if (!verified.ok) failWith(command, `${file} does not follow`, verified.problems, output);
    output.out('The record is whole, and every shuffle in it follows from the secret that was committed to.\n');
  });
}
