import { Keccak } from '@noble/hashes/sha3.js';

/** What every platform has, and the types of the language itself leave out. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** What makes SHAKE256 of Keccak (FIPS 202): the bytes of a block, the suffix, and a stream without an end. */
const BLOCK = 136;
const SUFFIX = 0x1f;
const DIGEST = 32;

/** The text in UTF-8. */
export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/**
 * SHAKE256 over the UTF-8 bytes of a text: yields its stream four bytes at a time, big-endian. The class behind the
 * library's own `shake256` is taken by itself, since what surrounds it there would weigh as much as a small game.
 */
export function shake256(text: string): () => number {
  const hash = new Keccak(BLOCK, SUFFIX, DIGEST, true).update(utf8(text));
  const block = new Uint8Array(BLOCK);
  const words = new DataView(block.buffer);
  let next = BLOCK;
  return () => {
    if (next === BLOCK) {
      hash.xofInto(block);
      next = 0;
    }
    next += 4;
    return words.getUint32(next - 4);
  };
}
