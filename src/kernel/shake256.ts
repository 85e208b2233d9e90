import { permute, STATE_WORDS } from './keccak.js';

/** What every platform has, and the types of the language itself leave out. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** The words of the state that the function takes in or gives out at a time. */
const RATE = 34;

/** The text in UTF-8. */
export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** SHAKE256, as FIPS 202 has it, over the UTF-8 bytes of a text: yields its stream four bytes at a time, big-endian. */
export function shake256(text: string): () => number {
  const state = new Int32Array(STATE_WORDS);
  let next = 0;
  const takeIn = (place: number, byte: number): void => {
    state[place >> 2] = (state[place >> 2] ?? 0) ^ (byte << (8 * (place & 3)));
  };
  for (const byte of utf8(text)) {
    takeIn(next++, byte);
    if (next === 4 * RATE) {
      permute(state);
      next = 0;
    }
  }
  takeIn(next, 0x1f);
  takeIn(4 * RATE - 1, 0x80);
  next = RATE;
  return () => {
    if (next === RATE) {
      permute(state);
      next = 0;
    }
    const word = state[next++] ?? 0;
    return ((word << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24)) >>> 0;
  };
}
