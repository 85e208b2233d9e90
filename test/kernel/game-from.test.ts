import { describe, expect, it } from 'vitest';
import { spyTag } from '../../src/automata-noir/index.js';
import { type DistrictNoirState, districtNoir } from '../../src/district-noir/index.js';
import { frozen, gameOf, games, isIllegalAction, isInvalidOptions, newSeed } from '../../src/index.js';

const state: DistrictNoirState = districtNoir.init({ seed: 'tuesday', firstPlayer: 0 });
const [legal] = districtNoir.legalActions(state, 0);
const codeOf = (action: unknown): string => {
  const verdict = districtNoir.check(state, action);
  return verdict.legal ? 'legal' : verdict.violation.code;
};
const thrower = new Proxy(
  {},
  {
    ownKeys: () => {
      throw new Error('no keys');
    },
  },
);
const { proxy: revoked, revoke } = Proxy.revocable({}, {});
revoke();

describe('[table.action] an action that is not well-formed', () => {
  const malformed: readonly (readonly [string, unknown])[] = [
    ['nothing', undefined],
    ['null', null],
    ['a string', 'take'],
    ['a number', 7],
    ['a list', [{ type: 'take', player: 0 }]],
    ['a function', () => ({ type: 'take', player: 0 })],
    ['no field', {}],
    ['no type', { player: 0 }],
    ['no player', { type: 'take' }],
    ['an unknown type', { type: 'steal', player: 0 }],
    ['a type of the prototype', { type: 'constructor', player: 0 }],
    ['a type that is a list', { type: ['take'], player: 0 }],
    ['a field missing', { type: 'play', player: 0 }],
    ['a field too many', { type: 'take', player: 0, card: 'support-5' }],
    ['an undefined field too many', { type: 'take', player: 0, card: undefined }],
    ['a symbol too many', { type: 'take', player: 0, [Symbol('x')]: 1 }],
    [
      'a field too many that is not enumerable',
      Object.defineProperty({ type: 'take', player: 0 }, 'card', { value: 'support-5' }),
    ],
    ['a field that is not enumerable', Object.defineProperty({ type: 'take' }, 'player', { value: 0 })],
    ['a seat that does not exist', { type: 'take', player: 2 }],
    ['a negative seat', { type: 'take', player: -1 }],
    ['minus zero', { type: 'take', player: -0 }],
    ['half a seat', { type: 'take', player: 0.5 }],
    ['a seat in words', { type: 'take', player: '0' }],
    ['no number', { type: 'take', player: Number.NaN }],
    ['an unknown card', { type: 'play', player: 0, card: 'support-9' }],
    ['a card as an object', { type: 'play', player: 0, card: new String('support-5') }],
    ['inherited fields', Object.create({ type: 'take', player: 0 })],
    ['an instance', Object.assign(new (class Take {})(), { type: 'take', player: 0 })],
    ['a date', Object.assign(new Date(0), { type: 'take', player: 0 })],
    [
      'a getter that throws',
      {
        type: 'take',
        get player() {
          throw new Error('mine');
        },
      },
    ],
    ['a proxy that throws', thrower],
    ['a revoked proxy', revoked],
    ['an own __proto__', JSON.parse('{"type":"take","player":0,"__proto__":{}}')],
  ];

  it.each(malformed)('is refused: %s', (_, action) => {
    expect(codeOf(action)).toBe('malformed-action');
    const verdict = districtNoir.checkIn(districtNoir.viewFor(state, 0), action);
    expect(verdict).toEqual(districtNoir.check(state, action));
  });

  it('leaves the prototype of objects alone', () => {
    codeOf(JSON.parse('{"type":"take","player":0,"__proto__":{"polluted":1}}'));
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

describe('[table.action] a well-formed action', () => {
  it('may have no prototype', () => {
    expect(codeOf(Object.assign(Object.create(null), { type: 'take', player: 0 }))).toBe('legal');
  });

  it('comes back as a clean copy, each field read once', () => {
    const reads: string[] = [];
    const watched = new Proxy(
      { type: 'take', player: 0 },
      {
        get(target, name) {
          reads.push(String(name));
          return Reflect.get(target, name);
        },
      },
    );
    expect(districtNoir.check(state, watched)).toEqual({ legal: true, action: { type: 'take', player: 0 } });
    expect(reads.toSorted()).toEqual(['player', 'type']);
  });

  it('is judged by what it said first', () => {
    let asked = 0;
    const fickle = {
      type: 'take',
      get player() {
        return asked++;
      },
    };
    expect(districtNoir.check(state, fickle)).toEqual({ legal: true, action: { type: 'take', player: 0 } });
  });
});

describe('refusals', () => {
  it('[table.turn] who is no actor has no action', () => {
    expect(districtNoir.check(state, { type: 'take', player: 1 })).toMatchObject({
      violation: { code: 'not-your-turn', rule: 'table.turn' },
    });
  });

  it('[table.seat] nobody acts for another from a view', () => {
    for (const perspective of [1, 'spectator'] as const) {
      const view = districtNoir.viewFor(state, perspective);
      expect(districtNoir.checkIn(view, { type: 'take', player: 0 })).toMatchObject({
        violation: { code: 'not-your-action', rule: 'table.seat' },
      });
    }
  });

  it('[table.seat] and a view lets its own player act', () => {
    expect(districtNoir.checkIn(districtNoir.viewFor(state, 0), { type: 'take', player: 0 })).toMatchObject({
      legal: true,
    });
  });

  it('[table.action] an action that was made for a game of more players is none of fewer', () => {
    const [more, fewer] = [
      spyTag.init({ seed: 'x', players: 4, firstPlayer: 3 }),
      spyTag.init({ seed: 'x', players: 3 }),
    ];
    const [made] = spyTag.legalActions(more, 3);
    expect(spyTag.check(more, made)).toEqual({ legal: true, action: made });
    expect(spyTag.check(fewer, made)).toMatchObject({ violation: { code: 'malformed-action' } });
  });

  it('[table.phase] where a game has phases, an action of another one is refused', () => {
    const game = gameOf('automata-noir/killer-vs-inspector');
    const opening = game?.init({ seed: 'x' });
    if (game === undefined || opening === undefined) throw new Error('no such game');
    const shift = { type: 'shift', player: 0, direction: 'left', index: 0 };
    expect(game.check(opening, shift)).toMatchObject({ violation: { code: 'wrong-phase', rule: 'table.phase' } });
  });

  it('are thrown by apply', () => {
    try {
      districtNoir.apply(state, { type: 'take', player: 1 });
      expect.unreachable();
    } catch (error) {
      expect(isIllegalAction(error)).toBe(true);
      expect(isInvalidOptions(error)).toBe(false);
      expect(error).toMatchObject({ name: 'IllegalActionError', violation: { code: 'not-your-turn' } });
    }
  });

  it('are told apart from other errors by name', () => {
    expect(
      [new Error('x'), null, undefined, 'IllegalActionError', { name: 'IllegalActionError' }].some(isIllegalAction),
    ).toBe(false);
    expect(isIllegalAction(Object.assign(new Error('x'), { name: 'IllegalActionError', violation: {} }))).toBe(true);
    const named = { name: 'IllegalActionError', violation: {} };
    expect(
      [{ ...named, name: 'Error' }, Object.assign(() => null, { violation: {} }), revoked].some(isIllegalAction),
    ).toBe(false);
  });
});

describe('what does not belong to the game', () => {
  const view = districtNoir.viewFor(state, 0);
  const foreign: readonly unknown[] = [
    null,
    undefined,
    {},
    { ...view, game: 'agent-black' },
    { ...view, rulesVersion: 2 },
    'district-noir',
  ];

  it('is refused with a RangeError, as a state and as a view', () => {
    for (const value of foreign) {
      for (const call of [
        () => Reflect.apply(districtNoir.seats, districtNoir, [value]),
        () => Reflect.apply(districtNoir.actors, districtNoir, [value]),
        () => Reflect.apply(districtNoir.legalActions, districtNoir, [value, 0]),
        () => Reflect.apply(districtNoir.check, districtNoir, [value, legal]),
        () => Reflect.apply(districtNoir.apply, districtNoir, [value, legal]),
        () => Reflect.apply(districtNoir.viewFor, districtNoir, [value, 0]),
        () => Reflect.apply(districtNoir.outcome, districtNoir, [value]),
        () => Reflect.apply(districtNoir.legalActionsIn, districtNoir, [value]),
        () => Reflect.apply(districtNoir.checkIn, districtNoir, [value, legal]),
      ]) {
        expect(call).toThrow(RangeError);
      }
    }
  });

  it('has no perspective', () => {
    for (const perspective of [2, -1, 0.5, Number.NaN, '0', 'nobody', null, undefined]) {
      expect(() => Reflect.apply(districtNoir.viewFor, districtNoir, [state, perspective])).toThrow(RangeError);
    }
  });

  it('has no legal actions as a player', () => {
    for (const player of [2, -1, 0.5, Number.NaN]) expect(districtNoir.legalActions(state, player)).toEqual([]);
  });

  it('is not changed by who changes the list of seats', () => {
    Reflect.apply(Array.prototype.push, districtNoir.seats(state), [7]);
    expect(districtNoir.seats(state)).toEqual([0, 1]);
    expect(codeOf({ type: 'take', player: 7 })).toBe('malformed-action');
  });
});

describe('a frozen game', () => {
  const game = frozen(districtNoir);

  it('returns the same, frozen to its last part', () => {
    const first = game.init({ seed: 'tuesday', firstPlayer: 0 });
    expect(first).toEqual(state);
    const after = game.apply(first, { type: 'take', player: 0 });
    const seen = game.viewFor(after, 0);
    expect(after).toEqual(districtNoir.apply(state, { type: 'take', player: 0 }));
    expect(
      [after, seen, seen.players, seen.players[0]?.hand, seen.players[0]?.score.majorities].every(Object.isFrozen),
    ).toBe(true);
    expect(Object.isFrozen(game.legalActions(after, 1)[0])).toBe(true);
  });

  it('answers every question as the game does, with what nobody can change', () => {
    const view = districtNoir.viewFor(state, 0);
    const take = { type: 'take', player: 0 } as const;
    const answers: readonly (readonly [unknown, unknown])[] = [
      [game.seats(state), districtNoir.seats(state)],
      [game.actors(state), districtNoir.actors(state)],
      [game.check(state, take), districtNoir.check(state, take)],
      [game.check(state, null), districtNoir.check(state, null)],
      [game.outcome(state), districtNoir.outcome(state)],
      [game.legalActionsIn(view), districtNoir.legalActionsIn(view)],
      [game.checkIn(view, take), districtNoir.checkIn(view, take)],
    ];
    for (const [answer, due] of answers) {
      expect(answer).toEqual(due);
      expect(Object.isFrozen(answer)).toBe(true);
    }
  });
});

describe('the games', () => {
  it('are found by their id', () => {
    for (const [id, game] of Object.entries(games)) {
      expect(gameOf(id)).toBe(game);
      expect(game.id).toBe(id);
    }
    for (const id of ['', 'chess', '__proto__', 'constructor']) expect(gameOf(id)).toBeUndefined();
  });

  it('deal with the seed that a host keeps', () => {
    const seed = newSeed();
    expect(districtNoir.init({ seed })).toEqual(districtNoir.init({ seed }));
  });
});
