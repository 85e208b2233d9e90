import { describe, expect, it } from 'vitest';
import { type AnyGame, type AnyOptions, GAME_IDS, gameOf, isInvalidOptions } from '../../src/index.js';

/** All options that any game takes, none of them given. */
const NOTHING: Required<AnyOptions> = {
  seed: undefined,
  players: undefined,
  deal: undefined,
  firstPlayer: undefined,
  teams: undefined,
  killer: undefined,
  roles: undefined,
  roundsToWin: undefined,
  types: undefined,
};

const games = GAME_IDS.map(gameOf).filter((game): game is AnyGame => game !== undefined);

/** The field of the options that is told to be wrong. */
function wrongIn(game: AnyGame, options: object): string {
  try {
    game.init(options);
  } catch (error) {
    if (isInvalidOptions(error)) return error.field;
  }
  return 'nothing';
}

describe.each(games)('the options of $title', (game) => {
  it('may have every field that some game has, as long as it is undefined', () => {
    expect(game.init({ ...NOTHING, seed: 'tuesday' })).toEqual(game.init({ seed: 'tuesday' }));
    expect(wrongIn(game, { seed: 'tuesday', deal: { deck: undefined, board: undefined, rounds: undefined } })).toBe(
      'nothing',
    );
  });

  it('have no field that the game does not know', () => {
    expect(wrongIn(game, { seed: 'tuesday', table: 'round' })).toBe('table');
    expect(wrongIn(game, { seed: 'tuesday', deal: { cards: [] } })).toBe('deal.cards');
    expect(wrongIn(game, { seed: 'tuesday', [Symbol('seed')]: null })).toBe('Symbol(seed)');
  });

  it('are refused by the field that can’t be read, each being read once', () => {
    const throws = { enumerable: true, get: () => expect.fail('gone') };
    expect(wrongIn(game, Object.defineProperty({}, 'seed', throws))).toBe('seed');
    expect(wrongIn(game, Object.defineProperty({}, 'table', throws))).toBe('table');
    expect(wrongIn(game, new Proxy({}, { ownKeys: () => expect.fail('gone') }))).toBe('options');
    let reads = 0;
    const once = { enumerable: true, get: () => (reads++ === 0 ? 'tuesday' : 7) };
    expect(game.init(Object.defineProperty({}, 'seed', once))).toEqual(game.init({ seed: 'tuesday' }));
  });
});
