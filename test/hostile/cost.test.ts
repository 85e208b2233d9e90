import { describe, expect, it } from 'vitest';
import { neighboursOf, SUSPECTS, shifted } from '../../src/automata-noir/index.js';
import { type AnyGame, GAME_IDS, gameOf, isInvalidOptions } from '../../src/index.js';
import { MOST_PROBLEMS, parsePosition, positionOf } from '../../src/position/index.js';
import { nested, ofAnotherRealm, partsOf, watched } from './values.js';

const GAMES: readonly AnyGame[] = GAME_IDS.map((id) => gameOf(id)!);

/** A list that only says how long it is: an element that is asked for springs the trap. */
function longList(length: number): readonly unknown[] {
  return new Proxy([], {
    get: (_, name) => {
      if (name === 'length') return length;
      throw new Error(`asked for ${String(name)}`);
    },
    ownKeys: () => {
      throw new Error('asked for its keys');
    },
  });
}

describe('every part of a value is asked for once at most', () => {
  it.each(GAMES)('in an action: $title', (game) => {
    const state = game.init({ seed: 'once' });
    for (const player of game.actors(state)) {
      for (const action of game.legalActions(state, player)) {
        const { value, mostReads, reads } = watched(action);
        expect(game.check(state, value)).toEqual({ legal: true, action });
        expect(mostReads()).toBe(1);
        expect(reads()).toBeLessThanOrEqual(2 * partsOf(action) + 4);
      }
    }
  });

  it.each(GAMES)('in a position: $title', (game) => {
    const position = positionOf(game.init({ seed: 'once' }));
    const { value, mostReads, reads } = watched(position);
    const parsed = parsePosition(value);
    expect(parsed.ok && positionOf(parsed.state)).toEqual(position);
    expect(mostReads()).toBe(1);
    // Each object and list also says what is in it, and each list how long it is.
    expect(reads()).toBeLessThanOrEqual(3 * partsOf(position) + 3);
  });

  it('in options', () => {
    const options = { seed: 'once', deal: { board: SUSPECTS, evidence: [...SUSPECTS].reverse() }, players: 3 };
    const { value, mostReads } = watched(options);
    const game = gameOf('automata-noir/spy-tag')!;
    expect(Reflect.apply(game.init, game, [value])).toEqual(game.init(options));
    expect(mostReads()).toBe(1);
  });

  it('in a board', () => {
    const { board } = JSON.parse(JSON.stringify(positionOf(gameOf('automata-noir/dragnet')!.init({ seed: 'once' }))));
    const { value, mostReads } = watched(board);
    expect(Reflect.apply(neighboursOf, undefined, [value, 'kit'])).toEqual(neighboursOf(board, 'kit'));
    expect(Reflect.apply(shifted, undefined, [watched(board).value, 'up', 0, 2])).toEqual(shifted(board, 'up', 0, 2));
    expect(mostReads()).toBe(1);
  });
});

describe('the length of a list is looked at before its elements', () => {
  it.each([26, 1e6, 1e9, Infinity, NaN, -1])('a list of %d', (length) => {
    const list = longList(length);
    const kvi = gameOf('automata-noir/killer-vs-inspector')!;
    for (const deal of [{ board: list }, { evidence: list }]) {
      expect(() => kvi.init({ seed: 'x', deal })).toThrow(expect.objectContaining({ name: 'InvalidOptionsError' }));
    }
    const state = kvi.init({ seed: 'x' });
    const collapse = { type: 'collapse', player: 0, lines: 'rows', suspects: list };
    expect(kvi.check(state, collapse)).toMatchObject({ violation: { code: 'malformed-action' } });
    const parsed = parsePosition({ ...positionOf(state), deck: list });
    expect(parsed.ok ? [] : parsed.problems).toEqual([
      { path: 'deck', rule: 'table.position', message: 'It is no list of 0 to 25.' },
    ]);
  });
});

describe('what is much too large is told from what is right', () => {
  const LONG = 'x'.repeat(10_000_000);

  it.each(GAMES)('a text of ten million letters, and everything else: $title', (game) => {
    const state = game.init({ seed: 'large' });
    const view = game.viewFor(state, game.actors(state)[0]!);
    const [legal] = game.legalActionsIn(view);
    const large: readonly unknown[] = [
      LONG,
      Array.from({ length: 1_000_000 }, () => legal),
      nested(100_000, (inner) => ({ ...legal, player: inner })),
      nested(100_000, (inner) => [inner]),
      Object.fromEntries(Array.from({ length: 100_000 }, (_, n) => [`type${n}`, LONG])),
      { ...legal, [LONG]: 1 },
      { ...legal, type: LONG },
      { ...legal, player: LONG },
    ];
    const position = positionOf(state);
    for (const value of large) {
      expect(game.check(state, value)).toMatchObject({ violation: { code: 'malformed-action' } });
      expect(game.checkIn(view, value)).toMatchObject({ violation: { code: 'malformed-action' } });
      for (const whole of [
        value,
        { ...position, seats: value },
        { ...position, deck: value },
        { ...position, [LONG]: 1 },
      ]) {
        const parsed = parsePosition(whole);
        if (parsed.ok) throw new Error('that is no position');
        expect(parsed.problems.length).toBeLessThanOrEqual(MOST_PROBLEMS);
        expect(JSON.stringify(parsed.problems).length).toBeLessThan(30_000);
      }
      try {
        Reflect.apply(game.init, game, [{ seed: 'x', players: value }]);
        expect.unreachable();
      } catch (error) {
        expect(isInvalidOptions(error)).toBe(true);
      }
    }
  });

  it('a long seed is a seed', () => {
    const game = gameOf('district-noir')!;
    expect(game.outcome(game.init({ seed: LONG.slice(0, 1_000_000) }))).toBeNull();
    expect(() => game.init({ seed: `${LONG}\ud800` })).toThrow('seed: is no well-formed string');
  });
});

describe('what comes from another realm serves as well', () => {
  it.each(GAMES)('$title', (game) => {
    const options = { seed: 'realm' };
    const state = game.init(options);
    expect(Reflect.apply(game.init, game, [ofAnotherRealm(options)])).toEqual(state);
    const [player = 0] = game.actors(state);
    for (const action of game.legalActions(state, player)) {
      expect(game.check(state, ofAnotherRealm(action))).toEqual({ legal: true, action });
    }
    const parsed = parsePosition(ofAnotherRealm(positionOf(state)));
    expect(parsed.ok && parsed.state).toEqual(state);
  });
});
