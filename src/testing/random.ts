import type { Random } from './spec.js';

/** A source of chance for tests from a whole number (mulberry32): quick and reproducible, and no dealer of cards. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const below = (n: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n);
  };
  return {
    below,
    pick<Item>(items: readonly Item[]): Item {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
    shuffle<Item>(items: readonly Item[]): Item[] {
      const left = items.slice();
      return items.flatMap(() => left.splice(below(left.length), 1));
    },
  };
}
