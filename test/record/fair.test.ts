import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInvalidOptions } from '../../src/index.js';
import { commitment, sharedSeed } from '../../src/record/index.js';
import { revoked } from '../hostile/values.js';

/** The first 32 bytes of another SHAKE256, over bytes put together by hand. */
function naiveDigest(...parts: readonly Buffer[]): string {
  return createHash('shake256', { outputLength: 32 }).update(Buffer.concat(parts)).digest('hex');
}

function naiveSharedSeed(...texts: readonly string[]): string {
  const parts = texts.flatMap((text) => {
    const bytes = Buffer.from(text, 'utf8');
    return [Buffer.from(String(bytes.length)), Buffer.from(':'), bytes, Buffer.from(',')];
  });
  return naiveDigest(Buffer.from('noir-rules:shared-seed:'), ...parts);
}

function fieldOf(act: () => unknown): string | null {
  try {
    act();
    return null;
  } catch (error) {
    return isInvalidOptions(error) ? error.field : 'another error';
  }
}

const text = fc.string({ unit: 'grapheme' });

describe('[table.fair-deal] a commitment', () => {
  it('is the known one of the seed tuesday and of the empty seed', () => {
    expect(commitment('tuesday')).toBe('500e30ddfbd70ac66677e6e7d8768f18adf6f367a82d35f60bf8106f009b4de6');
    expect(commitment('')).toBe('6cae77dcb036c8b28cc9dcc18ff9e1abee821c970d054d3a39e4b811d3d7d7f7');
  });

  it('is SHAKE256 over the seed with its label', () => {
    fc.assert(
      fc.property(text, (seed) => {
        expect(commitment(seed)).toBe(naiveDigest(Buffer.from('noir-rules:commitment:'), Buffer.from(seed, 'utf8')));
      }),
    );
  });

  it('is made to no text that can’t be written without loss', () => {
    expect(fieldOf(() => commitment('lone \ud800'))).toBe('seed');
    for (const seed of [undefined, null, 7, {}]) {
      expect(fieldOf(() => Reflect.apply(commitment, null, [seed]))).toBe('seed');
    }
  });
});

describe('[table.fair-deal] a shared seed', () => {
  it('is the known one of a secret and two texts', () => {
    expect(sharedSeed('tuesday', ['hello', 'wörld'])).toBe(
      '9d958f72261d5d1231f1dd7ccb880487fd5286be8ccc8ad5852ee47ad67a0840',
    );
    expect(sharedSeed('', [''])).toBe('bc9fa169a257154b0b4a5cdee14e7e07ddd4e81cf0fe18a29b0cb7dbe96a117b');
  });

  it('is SHAKE256 over the texts, each with its number of bytes', () => {
    fc.assert(
      fc.property(text, fc.array(text, { minLength: 1, maxLength: 6 }), (secret, contributions) => {
        expect(sharedSeed(secret, contributions)).toBe(naiveSharedSeed(secret, ...contributions));
      }),
    );
  });

  it('is another one whenever a text is another, sits at another seat, or ends elsewhere', () => {
    const seeds = [
      sharedSeed('s', ['a', 'b']),
      sharedSeed('s', ['b', 'a']),
      sharedSeed('s', ['ab', '']),
      sharedSeed('s', ['', 'ab']),
      sharedSeed('s', ['ab']),
      sharedSeed('s', ['a,1:b']),
      sharedSeed('sa', ['b']),
      sharedSeed('', ['s', 'a', 'b']),
      commitment('s'),
    ];
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  it('is made of no texts that can’t be written without loss, and says whose they are', () => {
    expect(fieldOf(() => sharedSeed('lone \ud800', ['a']))).toBe('secret');
    expect(fieldOf(() => sharedSeed('s', ['a', '\udc00']))).toBe('contributions[1]');
    const asked: readonly (readonly [unknown, string])[] = [
      [[], 'contributions'],
      ['ab', 'contributions'],
      [undefined, 'contributions'],
      [null, 'contributions'],
      [['a', 7], 'contributions[1]'],
      [new Array(2), 'contributions'],
      [revoked([]), 'contributions'],
    ];
    for (const [contributions, field] of asked) {
      expect(fieldOf(() => Reflect.apply(sharedSeed, null, ['s', contributions]))).toBe(field);
    }
  });
});
