import { ordersOf } from '../agent-black/deal.js';
import { type AgentBlackOptions, type AgentBlackRoundDeal, FEW_PLAYERS, ROUNDS_TO_WIN } from '../agent-black/index.js';
import { type CompleteOptions as Completed, complete as completed } from '../agent-black/setup.js';
import type { GivenRound } from '../agent-black/state.js';
import type { CompleteOptions } from './record.js';
import { without } from './without.js';

/** What is settled before the first round, with those rounds: as `init` takes it. */
function optionsOf(
  { seed, players, teams, roundsToWin, firstPlayer, types }: Completed,
  rounds: readonly AgentBlackRoundDeal[],
): CompleteOptions<AgentBlackOptions> {
  return {
    seed,
    players,
    ...(teams === null ? { roundsToWin: ROUNDS_TO_WIN.find((wins) => wins === roundsToWin) } : { teams }),
    firstPlayer,
    ...(players > FEW_PLAYERS ? {} : { types }),
    deal: { rounds },
  };
}

function asGiven({ tiles, costumes, places, items }: GivenRound): AgentBlackRoundDeal {
  return {
    ...(tiles === null ? {} : { tiles }),
    ...(costumes === null ? {} : { costumes }),
    ...(places === null ? {} : { places }),
    ...(items === null ? {} : { items }),
  };
}

/** The options with nothing left open: all orders of so many rounds, those of later ones as far as they are given. */
export function complete(options: unknown, rounds: number): CompleteOptions<AgentBlackOptions> {
  const whole = completed(options);
  const used = Array.from({ length: rounds }, (_, n) => ordersOf(whole.seed, whole.rounds[n], whole.types, n + 1));
  return optionsOf(whole, [...used, ...whole.rounds.slice(rounds).map(asGiven)]);
}

/**
 * The options with everything that chance decides drawn from the seed: the first player, the types, and from the types
 * that are in use the orders of every round of which some is given.
 */
export function bySeed(options: unknown): CompleteOptions<AgentBlackOptions> {
  const { seed, types, rounds } = completed(options);
  const drawn = completed(without(options, ['deal', 'firstPlayer', 'types']));
  return optionsOf(
    drawn,
    rounds.map((given, n) =>
      Object.values(given).every((list) => list === null) ? {} : ordersOf(seed, undefined, types, n + 1),
    ),
  );
}
