import fc from 'fast-check';
import { expect, it } from 'vitest';
import { complete } from '../../src/automata-noir/spy-tag/setup.js';
import { spyTagSpec } from '../../src/testing/specs/spy-tag.js';
import { compare } from './compare.js';
import { naiveSpyTag } from './spy-tag.js';

const GAMES = 20;

it('Spy Tag is played as its naive definition plays it', () => {
  const { seed = 1, numRuns = GAMES } = fc.readConfigureGlobal();
  let steps = 0;
  for (const variant of Object.values(spyTagSpec.variants)) {
    for (const policy of Object.values(spyTagSpec.policies)) {
      for (let n = 0; n < numRuns; n++) {
        const options = complete({ ...variant, seed: `${seed}/${n}` });
        const naive = { ...options, deal: { ...options.deal } };
        steps += compare({
          game: spyTagSpec.game,
          naive: naiveSpyTag,
          options,
          complete: naive,
          policy,
          seed: seed + n,
          longest: spyTagSpec.longest,
        });
      }
    }
  }
  console.log(`Spy Tag: ${steps} steps compared`);
  expect(steps).toBeGreaterThan(1000);
});
