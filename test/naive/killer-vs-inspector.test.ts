import fc from 'fast-check';
import { expect, it } from 'vitest';
import { complete } from '../../src/automata-noir/killer-vs-inspector/setup.js';
import { killerVsInspectorSpec } from '../../src/testing/specs/killer-vs-inspector.js';
import { compare } from './compare.js';
import { naiveKillerVsInspector } from './killer-vs-inspector.js';

const GAMES = 4;

it('Killer vs. Inspector is played as its naive definition plays it', () => {
  const { seed = 1, numRuns = GAMES } = fc.readConfigureGlobal();
  let steps = 0;
  for (const variant of Object.values(killerVsInspectorSpec.variants)) {
    for (const policy of Object.values(killerVsInspectorSpec.policies)) {
      for (let n = 0; n < numRuns; n++) {
        const options = complete({ ...variant, seed: `${seed}/${n}` });
        const naive = { ...options, deal: { ...options.deal } };
        steps += compare({
          game: killerVsInspectorSpec.game,
          naive: naiveKillerVsInspector,
          options,
          complete: naive,
          policy,
          seed: seed + n,
          longest: killerVsInspectorSpec.longest,
        });
      }
    }
  }
  console.log(`Killer vs. Inspector: ${steps} steps compared`);
  expect(steps).toBeGreaterThan(1000);
});

it('Killer vs. Inspector is played as its naive definition plays it, in games to the letter', () => {
  const { game, scripts } = killerVsInspectorSpec;
  for (const { options: given, actions } of Object.values(scripts)) {
    const options = complete(given);
    const steps = compare({
      game,
      naive: naiveKillerVsInspector,
      options,
      complete: { ...options, deal: { ...options.deal } },
      policy: (_, state) => actions[game.viewFor(state, 'spectator').step]!,
      seed: 0,
      longest: actions.length,
    });
    expect(steps).toBe(actions.length);
  }
});
