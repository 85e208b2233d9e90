import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ordersOf } from '../../src/agent-black/deal.js';
import { complete } from '../../src/agent-black/setup.js';
import { agentBlackSpec } from '../../src/testing/specs/agent-black.js';
import { naiveAgentBlack } from './agent-black.js';
import { compare } from './compare.js';

const GAMES = 4;
/** Six players with two rounds to win end after seven rounds at most. */
const MOST_ROUNDS = 7;

it('Agent Black is played as its naive definition plays it', () => {
  const { seed = 1, numRuns = GAMES } = fc.readConfigureGlobal();
  let steps = 0;
  for (const variant of Object.values(agentBlackSpec.variants)) {
    for (const policy of Object.values(agentBlackSpec.policies)) {
      for (let n = 0; n < numRuns; n++) {
        const options = { ...variant, seed: `${seed}/${n}` };
        const { players, teams, roundsToWin, firstPlayer, types, ...whole } = complete(options);
        const rounds = Array.from({ length: MOST_ROUNDS }, (_, round) =>
          ordersOf(whole.seed, undefined, types, round + 1),
        );
        steps += compare({
          game: agentBlackSpec.game,
          naive: naiveAgentBlack,
          options,
          complete: { players, teams: teams ?? undefined, roundsToWin, firstPlayer, types, deal: { rounds } },
          policy,
          seed: seed + n,
          longest: 3 * agentBlackSpec.longest,
        });
      }
    }
  }
  console.log(`Agent Black: ${steps} steps compared`);
  expect(steps).toBeGreaterThan(1000);
});
