import { keccakP } from '@noble/hashes/sha3.js';
import { at } from './lists.js';
import type { Player } from './players.js';

/** What every platform has, and the types of the language itself leave out. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array };
declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };

/** The words of 32 bits in the state of Keccak, and how many of them SHAKE256 takes in or gives out at a time. */
const STATE = 50;
const RATE = 34;
const TWO_TO_32 = 2 ** 32;

/** Draws numbers from the byte stream of one label of a seed. */
export interface Chance {
  /** A uniform whole number from 0 to `n - 1`. */
  below(n: number): number;
}

/** SHAKE256 that has taken in the text in UTF-8: it yields its stream four bytes at a time, big-endian. */
function shake256(text: string): () => number {
  const state = new Uint32Array(STATE);
  let next = 0;
  const takeIn = (place: number, byte: number): void => {
    state[place >> 2] = (state[place >> 2] ?? 0) ^ (byte << (8 * (place & 3)));
  };
  for (const byte of new TextEncoder().encode(text)) {
    takeIn(next++, byte);
    if (next === 4 * RATE) {
      keccakP(state);
      next = 0;
    }
  }
  takeIn(next, 0x1f);
  takeIn(4 * RATE - 1, 0x80);
  next = RATE;
  return () => {
    if (next === RATE) {
      keccakP(state);
      next = 0;
    }
    const word = state[next++] ?? 0;
    return ((word << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24)) >>> 0;
  };
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
