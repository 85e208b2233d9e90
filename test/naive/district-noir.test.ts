import fc from 'fast-check';
import { expect, it } from 'vitest';
import { complete } from '../../src/district-noir/setup.js';
import { districtNoirSpec } from '../../src/testing/specs/district-noir.js';
import { compare } from './compare.js';
import { naiveDistrictNoir } from './district-noir.js';

const GAMES = 20;

it('District Noir is played as its naive definition plays it', () => {
  const { seed = 1, numRuns = GAMES } = fc.readConfigureGlobal();
  let steps = 0;
  for (const policy of Object.values(districtNoirSpec.policies)) {
    for (let n = 0; n < numRuns; n++) {
      const options = complete({ seed: `${seed}/${n}` });
      const naive = { ...options, deal: { ...options.deal } };
      steps += compare({
        game: districtNoirSpec.game,
        naive: naiveDistrictNoir,
        options,
        complete: naive,
        policy,
        seed: seed + n,
        longest: districtNoirSpec.longest,
      });
    }
  }
  console.log(`District Noir: ${steps} steps compared`);
  expect(steps).toBeGreaterThan(1000);
});
