import { expect, it } from 'vitest';

// Other tests import what they test, so that they fail before they begin when something does not load.
it('everything that is made at load can be made', async () => {
  const { games, GAME_IDS } = await import('../src/index.js');
  expect(Object.keys(games)).toEqual(GAME_IDS);
  const { dragnetSpec } = await import('../src/testing/index.js');
  expect(dragnetSpec.game.id).toBe('automata-noir/dragnet');
});
