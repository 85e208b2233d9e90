import { keccakP } from '@noble/hashes/sha3.js';

/** What every platform has, and the types of the language itself leave out. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** The words of 32 bits in the state of Keccak, and how many of them SHAKE256 takes in or gives out at a time. */
const STATE = 50;
const RATE = 34;

/** The text in UTF-8. */
export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/**
 * SHAKE256, as FIPS 202 has it, over the UTF-8 bytes of a text: yields its stream four bytes at a time, big-endian.
 * Only the permutation is the library's: its own sponge would weigh as much as a small game.
 */
export function shake256(text: string): () => number {
  const state = new Uint32Array(STATE);
  let next = 0;
  const takeIn = (place: number, byte: number): void => {
    state[place >> 2] = (state[place >> 2] ?? 0) ^ (byte << (8 * (place & 3)));
  };
  for (const byte of utf8(text)) {
    takeIn(next++, byte);
    if (next === 4 * RATE) {
      keccakP(state);
      next = 0;
    }
  }
  takeIn(next, 0x1f);
  takeIn(4 * RATE - 1, 0x80);
  next = RATE;
  const block = new DataView(new ArrayBuffer(4));
  return () => {
    if (next === RATE) {
      keccakP(state);
      next = 0;
    }
    block.setUint32(0, state[next++] ?? 0, true);
    return block.getUint32(0);
  };
}
