import type { AnyGame, GameState } from '../../src/index.js';
import { type Position, parsePosition, positionOf } from '../../src/position/index.js';
import { firstDifference, isEqual } from '../../src/testing/equal.js';
import type { Random } from '../../src/testing/index.js';
import { type Mutant, mutantOf, swapped } from './mutants.js';

/** The actions that are played from a mutant that is taken for a position. */
const ACTIONS = 6;

/** The state of the mutant if it is taken for a position, which then has to be what it says; else `null`. */
function judged({ done, value }: Mutant): GameState | null {
  const parsed = parsePosition(value);
  if (!parsed.ok) {
    if (parsed.problems.length === 0) throw new Error(`${done}: refused for nothing`);
    return null;
  }
  const difference = firstDifference(value, positionOf(parsed.state));
  if (difference !== null) throw new Error(`${done}: ${difference} is not what was said\n${JSON.stringify(value)}`);
  return parsed.state;
}

/** Nothing that is taken for a position leads to what is none, to an error, or to nowhere. */
function playOn(game: AnyGame, from: GameState, { done, value }: Mutant, random: Random): void {
  let state = from;
  for (let n = 0; n < ACTIONS && game.outcome(state) === null; n++) {
    const legal = game.legalActions(state, random.pick(game.actors(state)));
    if (legal.length === 0) throw new Error(`${done}: leads nowhere\n${JSON.stringify(value)}`);
    state = game.apply(state, random.pick(legal));
    const parsed = parsePosition(positionOf(state));
    if (!parsed.ok) throw new Error(`${done}: leads to ${JSON.stringify([parsed.problems, value])}`);
  }
}

/** A position with one thing changed is refused, or parses to what it says and is played on from. Whether it was taken. */
export function holdMutant(game: AnyGame, position: Position, random: Random): boolean {
  const mutant = random.below(2) === 0 ? mutantOf(position, random) : swapped(position, random);
  const state = judged(mutant);
  if (state === null || isEqual(mutant.value, position)) return false;
  playOn(game, state, mutant, random);
  return true;
}
