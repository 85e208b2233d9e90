import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shake256 } from '../../src/kernel/shake256.js';

it('SHAKE256 yields the stream of another implementation, over texts of several blocks and for several blocks', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 500, size: 'max' });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 120 }), (given, words) => {
      const word = shake256(given);
      const hash = createHash('shake256', { outputLength: 4 * words });
      const bytes = hash.update(given, 'utf8').digest();
      expect(Array.from({ length: words }, () => word())).toEqual(
        Array.from({ length: words }, (_, i) => bytes.readUInt32BE(4 * i)),
      );
    }),
  );
});
