import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { type AnyGame, GAME_IDS, gameOf, isIllegalAction, isInvalidOptions, RULES_VERSION } from '../../src/index.js';
import { positionOf } from '../../src/position/index.js';
import { revoked } from './values.js';

const GAMES: readonly AnyGame[] = GAME_IDS.map((id) => gameOf(id)!);

/** What is no state and no view of the game. */
function foreignTo(game: AnyGame): readonly unknown[] {
  const others = GAMES.filter((other) => other !== game).flatMap((other) => {
    const state = other.init({ seed: 'foreign' });
    return [state, other.viewFor(state, 0)];
  });
  const own = game.init({ seed: 'foreign' });
  const versions = [0, 2, -RULES_VERSION, '1', null, undefined].flatMap((rulesVersion) => [
    { ...own, rulesVersion },
    { ...game.viewFor(own, 0), rulesVersion },
  ]);
  return [...others, ...versions, ...[null, undefined, {}, [], game.id, 1, revoked({}), revoked([])]];
}

describe('states and views of another game or another version are refused with a RangeError', () => {
  it.each(GAMES)('$title', (game) => {
    const state = game.init({ seed: 'foreign' });
    const [action] = game.legalActions(state, game.actors(state)[0]!);
    for (const value of foreignTo(game)) {
      const calls: readonly (() => unknown)[] = [
        () => Reflect.apply(game.seats, game, [value]),
        () => Reflect.apply(game.actors, game, [value]),
        () => Reflect.apply(game.outcome, game, [value]),
        () => Reflect.apply(game.legalActions, game, [value, 0]),
        () => Reflect.apply(game.check, game, [value, action]),
        () => Reflect.apply(game.apply, game, [value, action]),
        () => Reflect.apply(game.viewFor, game, [value, 0]),
        () => Reflect.apply(game.legalActionsIn, game, [value]),
        () => Reflect.apply(game.checkIn, game, [value, action]),
      ];
      for (const call of calls) expect(call).toThrow(RangeError);
    }
  });

  it('and what is no state of any game has no position', () => {
    const state = gameOf('agent-black')!.init({ seed: 'foreign' });
    for (const value of [null, undefined, {}, [], 'agent-black', { game: 'chess' }, { ...state, rulesVersion: 2 }]) {
      expect(() => Reflect.apply(positionOf, undefined, [value])).toThrow(RangeError);
    }
  });
});

/** What is no player of any game. */
const NO_PLAYERS: readonly unknown[] = [
  ...[-1, -0, 0.5, 6, 1e9, NaN, Infinity, '0', '', 'nobody', 'Spectator', null, undefined, [0], {}, true, 0n],
  ...[Symbol('0'), { toString: () => '0' }, Object.create(null), revoked({}), () => 0],
];

describe('who does not play sees nothing and does nothing', () => {
  it.each(GAMES)('$title', (game) => {
    const state = game.init({ seed: 'foreign' });
    for (const player of [...NO_PLAYERS, game.seats(state).length]) {
      expect(() => Reflect.apply(game.viewFor, game, [state, player])).toThrow(RangeError);
      expect(Reflect.apply(game.legalActions, game, [state, player])).toEqual([]);
    }
    expect(Reflect.apply(game.legalActions, game, [state, 'spectator'])).toEqual([]);
    expect(game.legalActionsIn(game.viewFor(state, 'spectator'))).toEqual([]);
  });
});

describe('[table.action] the actions of one game are nothing in another, and those of a larger table nothing at a smaller', () => {
  /** Actions as the library made them, the very objects, of every seat that a game can have. */
  const made = GAMES.flatMap((game) => {
    const players = game.playerCounts.at(-1) ?? 2;
    let state = game.init({ seed: 'made', players });
    const actions: unknown[] = [];
    for (let step = 0; step < 40 && game.outcome(state) === null; step++) {
      const [player = 0] = game.actors(state);
      const legal = game.legalActions(state, player);
      actions.push(...legal);
      state = game.apply(state, legal[step % legal.length]!);
    }
    return actions.map((action) => ({ game, action }));
  });

  it.each(GAMES)('$title', (game) => {
    for (const players of game.playerCounts) {
      const state = game.init({ seed: 'foreign', players });
      for (const { action } of made) {
        const copy: unknown = JSON.parse(JSON.stringify(action));
        expect(game.check(state, action)).toEqual(game.check(state, copy));
        const verdict = game.check(state, action);
        const [player, target] = [Reflect.get(Object(action), 'player'), Reflect.get(Object(action), 'target')];
        if (player >= players || target >= players) {
          expect(verdict).toMatchObject({ violation: { code: 'malformed-action' } });
        }
      }
    }
  });
});

describe('what was thrown is told by its name', () => {
  const thrown = (error: object): object => Object.assign(runInNewContext('new Error("x")'), error);

  it('in another realm too', () => {
    expect(isIllegalAction(thrown({ name: 'IllegalActionError', violation: {} }))).toBe(true);
    expect(isInvalidOptions(thrown({ name: 'InvalidOptionsError', field: 'seed' }))).toBe(true);
    expect(isInvalidOptions(thrown({ name: 'InvalidOptionsError' }))).toBe(false);
  });

  it('and nothing that was not thrown here is', () => {
    for (const error of [null, undefined, 'IllegalActionError', {}, revoked({}), Symbol('x')]) {
      expect([isIllegalAction(error), isInvalidOptions(error)]).toEqual([false, false]);
    }
  });
});
