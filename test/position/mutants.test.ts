import { describe, expect, it } from 'vitest';
import type { AnyGame, GameState } from '../../src/index.js';
import { parsePosition, positionOf } from '../../src/position/index.js';
import { firstDifference, isEqual } from '../../src/testing/equal.js';
import { type Random, randomOf } from '../../src/testing/index.js';
import { gameNamed, linesOf, numberFrom, statesOf, VARIANTS } from './lines.js';
import { type Mutant, mutantOf, swapped } from './mutants.js';

/** Mutants of each position. */
const MUTANTS = 3;
/** The actions that are played from a mutant that is taken for a position. */
const ACTIONS = 6;

/** The state of the mutant if it is one; what it says has to be what is made of it. */
function judged({ done, value }: Mutant): ReturnType<typeof parsePosition> {
  const parsed = parsePosition(value);
  if (parsed.ok) {
    const difference = firstDifference(value, positionOf(parsed.state));
    if (difference !== null) throw new Error(`${done}: ${difference} is not what was said\n${JSON.stringify(value)}`);
  } else if (parsed.problems.length === 0) throw new Error(`${done}: refused for nothing`);
  return parsed;
}

/** Nothing that is taken for a position leads to what is none, to an error, or to nowhere. */
function playOn(game: AnyGame, from: GameState, { done, value }: Mutant, random: Random): void {
  let state = from;
  for (let n = 0; n < ACTIONS && game.outcome(state) === null; n++) {
    const legal = game.legalActions(state, random.pick(game.actors(state)));
    expect(legal.length, done).toBeGreaterThan(0);
    state = game.apply(state, random.pick(legal));
    const parsed = parsePosition(positionOf(state));
    if (!parsed.ok) throw new Error(`${done}: leads to ${JSON.stringify([parsed.problems, value])}`);
  }
}

describe('[table.position] a position with one thing changed is refused, or parses to what it says', () => {
  it.each(VARIANTS)('$name', ({ pair, variant, name }) => {
    const game = gameNamed(pair.id);
    const random = randomOf(numberFrom(name));
    let taken = 0;
    for (const line of linesOf(pair, variant, 1)) {
      for (const state of statesOf(game, line)) {
        const position = positionOf(state);
        for (let n = 0; n < MUTANTS; n++) {
          const mutant = n % 2 === 0 ? mutantOf(position, random) : swapped(position, random);
          const parsed = judged(mutant);
          if (!parsed.ok || isEqual(mutant.value, position)) continue;
          taken++;
          playOn(game, parsed.state, mutant, random);
        }
      }
    }
    expect(taken).toBeGreaterThan(0);
  });
});
