import { expect, it } from 'vitest';

// Other tests import and deal what they test, so that they fail before they begin when something does not load.
it('everything that is made at load can be made, and every game begins', async () => {
  const { gameOf, games, GAME_IDS } = await import('../src/index.js');
  const specs = Object.values(await import('../src/testing/index.js')).filter((part) => 'floors' in Object(part));
  expect(Object.keys(games)).toEqual(GAME_IDS);
  expect(specs).toHaveLength(GAME_IDS.length);
  for (const game of GAME_IDS.map((id) => gameOf(id)!)) {
    let state = game.init({ seed: 'tuesday' });
    for (let step = 0; step < 4; step++) {
      const [player] = game.actors(state);
      const [action] = game.legalActions(state, player!);
      expect(action).toMatchObject({ player });
      state = game.apply(state, action!);
    }
    expect(game.viewFor(state, 'spectator')).toMatchObject({ game: game.id, step: 4 });
  }
});
