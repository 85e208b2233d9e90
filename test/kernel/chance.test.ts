import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SUSPECTS } from '../../src/automata-noir/suspects.js';
import { DECK } from '../../src/district-noir/index.js';
import { newSeed } from '../../src/index.js';
import { chanceOf, firstPlayerOf, shuffled } from '../../src/kernel/chance.js';

/** The contract's words once more, over another SHAKE256. */
function naiveStream(game: string, label: string, seed: string, words: number): number[] {
  const hash = createHash('shake256', { outputLength: 4 * words });
  const bytes = hash.update(`noir-rules:${game}:${label}:${seed}`, 'utf8').digest();
  return Array.from({ length: words }, (_, n) => bytes.readUInt32BE(4 * n));
}

function naiveShuffle<Card>(game: string, label: string, seed: string, cards: readonly Card[]): Card[] {
  const stream = naiveStream(game, label, seed, 2000);
  const order = [...cards];
  for (let i = order.length - 1; i > 0; i--) {
    const n = i + 1;
    let word = stream.shift() ?? 0;
    while (word >= Math.floor(2 ** 32 / n) * n) word = stream.shift() ?? 0;
    const j = word % n;
    const moved = order.splice(i, 1, ...order.slice(j, j + 1));
    order.splice(j, 1, ...moved);
  }
  return order;
}

it('the stream of the label deck of district-noir with the empty seed is the known one', () => {
  const chance = chanceOf('district-noir', 'deck', '');
  const words = [0, 0, 0, 0].map(() =>
    chance
      .below(2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  );
  expect(words.join('')).toBe('76171386ef1d17eb5cce79e5c23327ff');
});

it('that deck begins with the known twelve cards', () => {
  expect(shuffled('district-noir', 'deck', '', DECK).slice(0, 12).join(' ')).toBe(
    'support-8 support-8 support-7 support-8 support-8 support-7 betrayal-3 support-6 support-7 support-5 support-7 support-6',
  );
});

it('[noir.first-player] [district.first] the first player is the known one of the seed tuesday', () => {
  expect(firstPlayerOf('district-noir', 'tuesday', 2)).toBe(0);
  expect(firstPlayerOf('automata-noir/spy-tag', 'tuesday', 3)).toBe(1);
});

it('[noir.board.layout] the board of Spy Tag with the seed tuesday begins with the known six suspects', () => {
  expect(shuffled('automata-noir/spy-tag', 'board', 'tuesday', SUSPECTS).slice(0, 6).join(' ')).toBe(
    'witman ada carl nora walt florina',
  );
});

it('shuffles as the contract says, whatever the seed and the label', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(text, text, fc.nat(60), (label, seed, size) => {
      const cards = Array.from({ length: size }, (_, n) => n);
      expect(shuffled('agent-black', label, seed, cards)).toEqual(naiveShuffle('agent-black', label, seed, cards));
    }),
  );
});

it('draws past the first block of the stream', () => {
  const chance = chanceOf('district-noir', 'long', 'x');
  const drawn = Array.from({ length: 100 }, () => chance.below(2 ** 32));
  expect(drawn).toEqual(naiveStream('district-noir', 'long', 'x', 100));
});

it('rejects words beyond the largest multiple, so that no number is favoured', () => {
  const n = 3 * 2 ** 30;
  const words = naiveStream('district-noir', 'uneven', 'x', 400);
  const fair = words.filter((word) => word < n);
  expect(fair.length).toBeLessThan(words.length);
  const chance = chanceOf('district-noir', 'uneven', 'x');
  expect(fair.slice(0, 200).map(() => chance.below(n))).toEqual(fair.slice(0, 200));
});

it('leaves the list that it shuffles as it was', () => {
  const cards = Object.freeze(['a', 'b', 'c']);
  expect(shuffled('district-noir', 'deck', 's', cards)).toHaveLength(3);
  expect(cards).toEqual(['a', 'b', 'c']);
});

it('a new seed is 64 hexadecimal digits, another one each time', () => {
  const seeds = Array.from({ length: 50 }, newSeed);
  expect(seeds.every((seed) => /^[0-9a-f]{64}$/.test(seed))).toBe(true);
  expect(new Set(seeds).size).toBe(50);
});

it('takes in texts of any length, those that fill a block of the sponge to the last byte too', () => {
  const before = 'noir-rules:agent-black:x:'.length;
  const block = 136;
  const lengths = [-1, 0, 1].flatMap((more) => [block + more, 2 * block + more, 7 * block + more]);
  for (const length of lengths) {
    const seed = 'é'
      .repeat(Math.floor((length - before) / 2))
      .padEnd(length - before - Math.floor((length - before) / 2), 'x');
    expect(chanceOf('agent-black', 'x', seed).below(2 ** 32)).toBe(naiveStream('agent-black', 'x', seed, 1)[0]);
  }
});
