import { expect, it } from 'vitest';
import { type AnyGame, gameOf } from '../../src/index.js';
import { type Line, PAIRS } from '../naive/all.js';
import { endings, fileOf, files, lineOf, read, text } from './files.js';

const AGAIN = 'told anew by: npx tsx test/playthroughs/write.ts';

it.each(endings().map((ending) => [fileOf(ending), ending] as const))('%s is played as it is told', (file, ending) => {
  expect(files(), `a playthrough is missing; ${AGAIN}`).toContain(file);
  const line = lineOf(ending);
  const game = gameOf(ending.pair.id);
  const end = line.actions.reduce((state, action) => game!.apply(state, action), game!.init(line.options));
  expect(game!.outcome(end)?.reason).toBe(ending.reason);
  expect(ending.pair.variantOf(line.options)).toBe(ending.variant);
  expect(read(file), AGAIN).toBe(text(ending, line));
  expect(ending.pair.compare(line)).toBe(line.actions.length);
});

it('no playthrough is of an ending that there is not', () => {
  expect(files().filter((file) => !endings().map(fileOf).includes(file))).toEqual([]);
});

/** The types of action and of event in the line, and its phases. */
function happeningsIn(game: AnyGame, { options, actions }: Line): string[] {
  let state = game.init(options);
  const found = [game.viewFor(state, 'spectator').phase];
  for (const action of actions) {
    state = game.apply(state, action);
    const { phase, events } = game.viewFor(state, 'spectator');
    found.push(action.type, phase, ...events.map(({ type }) => type));
  }
  return found;
}

it.each(PAIRS.map((pair) => [pair.title, pair] as const))('all that can happen in %s is told', (_, pair) => {
  const own = endings().filter((ending) => ending.pair === pair);
  const told = own.flatMap((ending) => happeningsIn(gameOf(pair.id)!, lineOf(ending)));
  expect(pair.happenings.filter((name) => !told.includes(name))).toEqual([]);
});
