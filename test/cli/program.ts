import { main } from '../../src/cli/program.js';

/** What a run of the program wrote, and its exit code. */
export interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs the program in this process. */
export function run(args: readonly string[], colour = false): Run {
  let out = '';
  let err = '';
  const code = main(args, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    colour,
  });
  return { code, out, err };
}
