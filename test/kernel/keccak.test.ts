import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { permute, STATE_WORDS } from '../../src/kernel/keccak.js';
import { shake256 } from '../../src/kernel/shake256.js';

it('the permutation of the zero state, once and twice, begins with the lanes that its authors publish', () => {
  const state = new Int32Array(STATE_WORDS);
  const firstLane = (): string => {
    const [low = 0, high = 0] = new Uint32Array(state.buffer);
    return high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0');
  };
  permute(state);
  expect(firstLane()).toBe('f1258f7940e1dde7');
  permute(state);
  expect(firstLane()).toBe('2d5c954df96ecb3c');
});

it('SHAKE256 yields the stream of another implementation, over texts of several blocks and for several blocks', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 500, size: 'max' });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 120 }), (given, words) => {
      const word = shake256(given);
      const bytes = createHash('shake256', { outputLength: 4 * words })
        .update(given, 'utf8')
        .digest();
      expect(Array.from({ length: words }, () => word())).toEqual(
        Array.from({ length: words }, (_, i) => bytes.readUInt32BE(4 * i)),
      );
    }),
  );
});
