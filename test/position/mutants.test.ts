import { describe, expect, it } from 'vitest';
import { positionOf } from '../../src/position/index.js';
import { randomOf } from '../../src/testing/index.js';
import { holdMutant } from './hold.js';
import { gameNamed, linesOf, numberFrom, statesOf, VARIANTS } from './lines.js';

/** Mutants of each position. */
const MUTANTS = 3;

describe('[table.position] a position with one thing changed is refused, or parses to what it says', () => {
  it.each(VARIANTS)('$name', ({ pair, variant, name }) => {
    const game = gameNamed(pair.id);
    const random = randomOf(numberFrom(name));
    let taken = 0;
    for (const line of linesOf(pair, variant, 1)) {
      for (const state of statesOf(game, line)) {
        const position = positionOf(state);
        for (let n = 0; n < MUTANTS; n++) taken += holdMutant(game, position, random) ? 1 : 0;
      }
    }
    expect(taken).toBeGreaterThan(0);
  });
});
