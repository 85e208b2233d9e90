import { expect, it } from 'vitest';
import { regressions, replay } from './regression.js';

it.each([...regressions()])('%s stays mended', (_file, regression) => {
  expect(() => replay(regression)).not.toThrow();
});

it('a line that goes wrong is told apart from one that does not', () => {
  const line = { game: 'district-noir', was: '', seed: 1, options: { seed: 'a', firstPlayer: 0 }, actions: [] };
  expect(() => replay(line)).not.toThrow();
  expect(() => replay({ ...line, game: 'chess' })).toThrow(RangeError);
});
