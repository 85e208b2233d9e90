import fc from 'fast-check';
import { expect, it } from 'vitest';
import { complete } from '../../src/automata-noir/buddy-cops/setup.js';
import type { BuddyCopsOptions } from '../../src/automata-noir/index.js';
import { buddyCopsSpec } from '../../src/testing/specs/buddy-cops.js';
import { naiveBuddyCops } from './buddy-cops.js';
import { type Comparison, compare } from './compare.js';

const GAMES = 4;
const { game, variants, policies, scripts, longest } = buddyCopsSpec;

/** What both play by: options with nothing left open. */
function both(
  given: BuddyCopsOptions,
): Pick<Comparison<BuddyCopsOptions, never, never, never>, 'options' | 'complete'> {
  const options = complete(given);
  return { options, complete: { ...options, deal: { ...options.deal } } };
}

it('Buddy Cops is played as its naive definition plays it', () => {
  const { seed = 1, numRuns = GAMES } = fc.readConfigureGlobal();
  let steps = 0;
  for (const variant of Object.values(variants)) {
    for (const policy of Object.values(policies)) {
      for (let n = 0; n < numRuns; n++) {
        const options = both({ ...variant, seed: `${seed}/${n}` });
        steps += compare({ game, naive: naiveBuddyCops, ...options, policy, seed: seed + n, longest });
      }
    }
  }
  console.log(`Buddy Cops: ${steps} steps compared`);
  expect(steps).toBeGreaterThan(1000);
});

it.each(Object.entries(scripts))('Buddy Cops, %s, is played as its naive definition plays it', (_, script) => {
  const left = [...script.actions];
  const steps = compare({
    game,
    naive: naiveBuddyCops,
    ...both(script.options),
    policy: ([legal]) => left.shift() ?? legal!,
    seed: 0,
    longest: script.actions.length,
  });
  expect(steps).toBe(script.actions.length);
});
