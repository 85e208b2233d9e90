import { type AnyAction, type AnyGame, type AnyOptions, type GameId, type GameState, gameOf } from '../../src/index.js';
import { at } from '../../src/kernel/lists.js';
import { RECORDED } from '../../src/record/recorded.js';
import { randomOf } from '../../src/testing/random.js';
import type { Random } from '../../src/testing/spec.js';

/** Where in the list of legal actions the choice falls. */
type Policy = (legal: readonly AnyAction[], random: Random) => number;

const uniform: Policy = (legal, random) => random.below(legal.length);

/** All Solves of Killer vs. Inspector count as one action: one of them is chosen as often as any other action. */
const solvesAsOne: Policy = (legal, random) => {
  const others = legal.findIndex(({ type }) => type === 'solve');
  if (others === -1) return random.below(legal.length);
  const choice = random.below(others + 1);
  return choice < others ? choice : others + random.below(legal.length - others);
};

const byType: Policy = (legal, random) => {
  const type = random.pick([...new Set(legal.map((action) => action.type))]);
  const first = legal.findIndex((action) => action.type === type);
  const count = legal.filter((action) => action.type === type).length;
  return first + random.below(count);
};

/** A way to play a game, and how many actions its games have on average, where that is known. */
export interface Workload {
  readonly name: string;
  readonly id: GameId;
  readonly options: AnyOptions;
  readonly policy: Policy;
  readonly mean?: number;
  /** Whether rounds after the first are dealt from the seed while the game is played, and not from given deals. */
  readonly dealsFromSeed?: boolean;
}

const NOIR = 'automata-noir';

/** Every variant of every game. */
export const WORKLOADS: readonly Workload[] = [
  { name: 'District Noir', id: 'district-noir', options: {}, policy: uniform, mean: 46.65 },
  { name: 'Killer vs. Inspector', id: `${NOIR}/killer-vs-inspector`, options: {}, policy: solvesAsOne, mean: 40.25 },
  { name: 'Spy Tag', id: `${NOIR}/spy-tag`, options: {}, policy: byType },
  { name: 'Spy Network', id: `${NOIR}/spy-tag`, options: { players: 4 }, policy: byType },
  { name: 'Buddy Cops', id: `${NOIR}/buddy-cops`, options: {}, policy: byType },
  { name: 'Dragnet, 3', id: `${NOIR}/dragnet`, options: {}, policy: byType },
  { name: 'Dragnet, 4', id: `${NOIR}/dragnet`, options: { players: 4 }, policy: byType },
  { name: 'Dragnet, teams', id: `${NOIR}/dragnet`, options: { teams: 2 }, policy: byType },
  ...[2, 3, 4, 5, 6].map((players): Workload => {
    return { name: `Agent Black, ${players}`, id: 'agent-black', options: { players }, policy: byType };
  }),
  { name: 'Agent Black, 2 by seed', id: 'agent-black', options: {}, policy: byType, dealsFromSeed: true },
  { name: 'Agent Black, 3 rounds', id: 'agent-black', options: { roundsToWin: 3 }, policy: byType },
  { name: 'Agent Black, 2:2', id: 'agent-black', options: { teams: 2 }, policy: byType },
  { name: 'Agent Black, 3:3', id: 'agent-black', options: { teams: 2, players: 6 }, policy: byType },
  { name: 'Agent Black, 2:2:2', id: 'agent-black', options: { teams: 3 }, policy: byType },
];

/** A random game: its options, with all deals, and its choices. They are made beforehand, so that none is measured. */
export interface Plan {
  readonly options: AnyOptions & { readonly seed: string };
  /** The game set up. */
  readonly first: GameState;
  /** Action by action, who of the actors acts. */
  readonly actors: readonly number[];
  /** Action by action, which of the legal actions of that player is taken. */
  readonly choices: readonly number[];
}

/** The game of a workload. */
export function gameFor({ id }: Workload): AnyGame {
  const game = gameOf(id);
  if (game === undefined) throw new RangeError(`no game ${id}`);
  return game;
}

/** The most actions of a planned game; longer ones are broken off. */
const LONGEST = 1000;

/** The plan of the random game of that number. */
export function planOf(workload: Workload, number: number): Plan {
  const game = gameFor(workload);
  const random = randomOf(number);
  const seeded = { ...workload.options, seed: `bench ${number}` };
  const actors: number[] = [];
  const choices: number[] = [];
  let state = game.init(seeded);
  while (game.outcome(state) === null && choices.length < LONGEST) {
    const able = game.actors(state);
    const actor = random.below(able.length);
    const legal = game.legalActions(state, at(able, actor));
    const choice = workload.policy(legal, random);
    actors.push(actor);
    choices.push(choice);
    state = game.apply(state, at(legal, choice));
  }
  const { complete, roundOf } = RECORDED[workload.id];
  const options = { ...complete(seeded, workload.dealsFromSeed ? 1 : roundOf(state)), seed: seeded.seed };
  return { options, first: game.init(options), actors, choices };
}

/** Holds the mean number of actions of these games to what it should be, within four standard errors. */
export function assertMean({ name, mean }: Workload, plans: readonly Plan[]): void {
  if (mean === undefined) return;
  const lengths = plans.map(({ choices }) => choices.length);
  const found = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const variance = lengths.reduce((sum, length) => sum + (length - found) ** 2, 0) / (lengths.length - 1);
  const error = Math.sqrt(variance / lengths.length);
  if (Math.abs(found - mean) > 4 * error) {
    throw new Error(`${name}: ${found.toFixed(2)} actions a game instead of ${mean} (standard error ${error})`);
  }
}
