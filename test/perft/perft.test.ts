import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { divided, perft } from '../../src/cli/perft.js';
import { gameOf } from '../../src/index.js';
import { PAIRS } from '../naive/all.js';
import { naivePerft } from './naive.js';
import { page } from './page.js';
import { type Counted, positions } from './positions.js';

const FEWEST = 4;
const MOST = 8;

it.each([...positions()])('%s has that many sequences', (_, { game: id, options, actions, counts, why }: Counted) => {
  const game = gameOf(id)!;
  const state = actions.reduce((before, action) => game.apply(before, action), game.init(options));
  expect(why.length).toBeLessThanOrEqual(counts.length);
  counts.forEach((count, index) => {
    const depth = index + 1;
    expect(perft(game, state, depth), `${depth} actions`).toBe(count);
    expect(naivePerft(id, { options, actions }, depth), `${depth} actions, naively`).toBe(count);
  });
  const parts = divided(game, state, 2).map(([, part]) => part);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(counts[1]);
});

it.each(PAIRS.map(({ id }) => id))('%s is counted from several positions', (id) => {
  const count = [...positions().values()].filter(({ game }) => game === id).length;
  expect(count).toBeGreaterThanOrEqual(FEWEST);
  expect(count).toBeLessThanOrEqual(MOST);
});

it('docs/perft.md tells these counts: write it anew by npx tsx test/perft/write.ts', () => {
  expect(readFileSync('docs/perft.md', 'utf8')).toBe(page());
});
