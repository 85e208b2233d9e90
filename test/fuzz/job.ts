import { pairFor, randomFrom } from '../naive/all.js';
import type { Regression } from '../regressions/regression.js';
import { failureOf, shrunk } from './shrink.js';

/** Some steps of random play of one variant. */
export interface Job {
  readonly game: string;
  readonly variant: string;
  /** Where the games start from. */
  readonly seed: string;
  readonly steps: number;
}

/** How many actions were held to the laws and compared, and what went wrong first. */
export interface Report {
  readonly steps: number;
  readonly failure: (Regression & { readonly message: string }) | null;
}

/** One state in so many is held to the dear laws. */
const ONE_IN = 64;

/** Does the job, to its end or to the first failure, which is shrunk. */
export function report({ game, variant, seed, steps }: Job): Report {
  const pair = pairFor(game);
  let done = 0;
  for (let n = 0; done < steps; n++) {
    const chance = randomFrom(`${seed}/${n}`);
    const line = pair.randomLine(variant, chance.pick(pair.policies), `${seed}/${n}`);
    const start = chance.below(2 ** 31);
    if (failureOf(pair, line, start, ONE_IN) !== null) {
      const short = shrunk(pair, line, (shorter) => failureOf(pair, shorter, start, 1));
      const message = failureOf(pair, short, start, 1) ?? 'fails only now and then';
      const was = message.split('\n', 1)[0] ?? '';
      return { steps: done, failure: { game, was, seed: start, ...short, message } };
    }
    done += line.actions.length;
  }
  return { steps: done, failure: null };
}
