import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { GameId } from '../../src/index.js';
import { pairFor } from './all.js';

/**
 * The test that a game is played as its naive definition plays it: so many random games of each variant by each policy,
 * `FC_RUNS` in their place, and all scripts.
 */
export function playedAlike(id: GameId, games: number): void {
  const pair = pairFor(id);

  it(`${pair.title} is played as its naive definition plays it`, () => {
    const { seed = 1, numRuns = games } = fc.readConfigureGlobal();
    let steps = 0;
    for (const variant of pair.variants) {
      for (const policy of pair.policies) {
        for (let n = 0; n < numRuns; n++) {
          steps += pair.compare(pair.randomLine(variant, policy, `${seed}/${policy}/${n}`));
        }
      }
    }
    console.log(`${pair.title}: ${steps} steps compared`);
    expect(steps).toBeGreaterThan(1000);
  });

  it.each(Object.entries(pair.scripts))(`${pair.title}, %s, is played as its naive definition plays it`, (_, line) => {
    expect(pair.compare(line)).toBe(line.actions.length);
  });
}
