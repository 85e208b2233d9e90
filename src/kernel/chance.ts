import { at } from './lists.js';
import type { Player } from './players.js';
import { shake256 } from './shake256.js';

/** What every platform has, and the types of the language itself leave out. */
declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };

const TWO_TO_32 = 2 ** 32;

/** Draws numbers from the byte stream of one label of a seed. */
export interface Chance {
  /** A uniform whole number from 0 to `n - 1`. */
  below(n: number): number;
}

/** The stream that belongs to a label: SHAKE256 over `noir-rules:<game>:<label>:<seed>`. */
export function chanceOf(game: string, label: string, seed: string): Chance {
  const draw = shake256(`noir-rules:${game}:${label}:${seed}`);
  return {
    below(n: number): number {
      const fair = TWO_TO_32 - (TWO_TO_32 % n);
      for (;;) {
        const word = draw();
        if (word < fair) return word % n;
      }
    },
  };
}

/** The cards in the order in which that label of that seed shuffles them; the list given stays as it is. */
export function shuffled<Card>(game: string, label: string, seed: string, cards: readonly Card[]): Card[] {
  const chance = chanceOf(game, label, seed);
  // Not by `slice`, which makes a list that is slow to work with from a frozen one.
  const order = Array.from(cards);
  for (let i = order.length - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    const card = at(order, i);
    order[i] = at(order, j);
    order[j] = card;
  }
  return order;
}

/**
 * Who begins where the book leaves it to chance.
 *
 * @rule noir.first-player
 * @rule district.first
 * @rule agent.first
 */
export function firstPlayerOf(game: string, seed: string, players: number): Player {
  return chanceOf(game, 'first-player', seed).below(players);
}

/** A fresh seed of 256 random bits: 64 hexadecimal digits. */
export function newSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
