import { shake256 } from '@noble/hashes/sha3.js';
import { bytesToHex, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { at } from './lists.js';
import type { Player } from './players.js';

/** One block of SHAKE256: what a single permutation yields. */
const BLOCK = 136;
const TWO_TO_32 = 2 ** 32;

/** Draws numbers from the byte stream of one label of a seed. */
export interface Chance {
  /** A uniform whole number from 0 to `n - 1`. */
  below(n: number): number;
}

/** The stream that belongs to a label: SHAKE256 over `noir-rules:<game>:<label>:<seed>`. */
export function chanceOf(game: string, label: string, seed: string): Chance {
  const hash = shake256.create().update(utf8ToBytes(`noir-rules:${game}:${label}:${seed}`));
  const block = new Uint8Array(BLOCK);
  const words = new DataView(block.buffer);
  let at = BLOCK;
  return {
    below(n: number): number {
      const fair = TWO_TO_32 - (TWO_TO_32 % n);
      for (;;) {
        if (at === BLOCK) {
          hash.xofInto(block);
          at = 0;
        }
        const word = words.getUint32(at);
        at += 4;
        if (word < fair) return word % n;
      }
    },
  };
}

/** The cards in the order in which that label of that seed shuffles them; the list given stays as it is. */
export function shuffled<Card>(game: string, label: string, seed: string, cards: readonly Card[]): Card[] {
  const chance = chanceOf(game, label, seed);
  const order = cards.slice();
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
  return bytesToHex(randomBytes(32));
}
