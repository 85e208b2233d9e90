import { expect, it } from 'vitest';
import { regressions, replay } from './regression.js';

it.each([...regressions()])('%s stays mended', (_file, regression) => {
  expect(() => replay(regression)).not.toThrow();
});

it('a line of a game is replayed, and one of no game is none', () => {
  const line = { game: 'district-noir', was: '', seed: 1, options: { seed: 'a', firstPlayer: 0 }, actions: [] };
  expect(() => replay(line)).not.toThrow();
  expect(() => replay({ ...line, game: 'chess' })).toThrow(RangeError);
});
