import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { AnyAction, AnyView } from '../../src/kernel/game.js';
import { checkGame } from '../../src/testing/check-game.js';
import type { GameSpec } from '../../src/testing/spec.js';

/** Milliseconds: far more than it takes, so that a busy machine fails no law. */
const TIME_LIMIT = 300_000;

/** The test that a game keeps all the laws; `FC_RUNS` plays that many games for each variant and policy instead. */
export function lawful<O, S, A extends AnyAction, V extends AnyView, C extends string>(
  spec: GameSpec<O, S, A, V, C>,
  { games, oneIn }: { readonly games: number; readonly oneIn: number },
): void {
  it(
    `${spec.game.title} keeps the laws`,
    () => {
      const { seed = 1, numRuns = games } = fc.readConfigureGlobal();
      const counts = checkGame(spec, { games: numRuns, seed, oneIn });
      console.log(`${spec.game.title}\n${counts}`);
      expect(counts).not.toBe('');
    },
    TIME_LIMIT,
  );
}
