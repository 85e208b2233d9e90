import { expect, it } from 'vitest';
import { gameOf } from '../../src/index.js';
import { PAIRS } from '../naive/all.js';
import { endings, fileOf, files, lineOf, read, text } from './files.js';

const REASON_WHY = 'told anew by: npx tsx test/playthroughs/write.ts';

it.each(endings().map((ending) => [fileOf(ending), ending] as const))('%s is played as it is told', (file, ending) => {
  expect(files(), `a playthrough is missing; ${REASON_WHY}`).toContain(file);
  const line = lineOf(ending);
  const game = gameOf(ending.pair.id);
  const end = line.actions.reduce((state, action) => game!.apply(state, action), game!.init(line.options));
  expect(game!.outcome(end)?.reason).toBe(ending.reason);
  expect(ending.pair.variantOf(line.options)).toBe(ending.variant);
  expect(read(file), REASON_WHY).toBe(text(ending, line));
  expect(ending.pair.compare(line)).toBe(line.actions.length);
});

it('no playthrough is of an ending that there is not', () => {
  expect(files().filter((file) => !endings().map(fileOf).includes(file))).toEqual([]);
});

it.each(PAIRS.map((pair) => [pair.title, pair] as const))('all that happens in %s is told somewhere', (_, pair) => {
  const all = endings()
    .filter((ending) => ending.pair === pair)
    .map((ending) => read(fileOf(ending)))
    .join('\n');
  for (const type of pair.actionTypes) expect(all).toContain(`{"type":"${type}"`);
});
