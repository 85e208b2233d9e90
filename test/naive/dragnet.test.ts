import fc from 'fast-check';
import { expect, it } from 'vitest';
import { complete } from '../../src/automata-noir/dragnet/setup.js';
import { dragnetSpec } from '../../src/testing/specs/dragnet.js';
import { compare } from './compare.js';
import { naiveDragnet } from './dragnet.js';

const GAMES = 20;

it('Dragnet is played as its naive definition plays it', () => {
  const { seed = 1, numRuns = GAMES } = fc.readConfigureGlobal();
  let steps = 0;
  for (const variant of Object.values(dragnetSpec.variants)) {
    for (const policy of Object.values(dragnetSpec.policies)) {
      for (let n = 0; n < numRuns; n++) {
        const options = complete({ ...variant, seed: `${seed}/${n}` });
        const naive = { ...options, deal: { ...options.deal } };
        steps += compare({
          game: dragnetSpec.game,
          naive: naiveDragnet,
          options,
          complete: naive,
          policy,
          seed: seed + n,
          longest: dragnetSpec.longest,
        });
      }
    }
  }
  console.log(`Dragnet: ${steps} steps compared`);
  expect(steps).toBeGreaterThan(1000);
});
