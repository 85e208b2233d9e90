import { describe, expect, it } from 'vitest';
import { DECK, districtNoir } from '../../src/district-noir/index.js';
import { append, parseRecord, recordOf, stateAt } from '../../src/record/index.js';
import { ruleOf } from '../../src/rules/index.js';
import { randomly, withEveryGame } from './played.js';

/** District Noir with a deck in its own order: both hands are of supporters. */
const begun = recordOf(districtNoir, { seed: 'x', firstPlayer: 0, deal: { deck: DECK } });
const played = [0, 1, 0, 1].reduce((record, player) => {
  const [action] = districtNoir.legalActions(stateAt(record, record.actions.length), player);
  return append(record, action!);
}, begun);

/** The places and codes of what is wrong. */
function wrong(value: unknown): unknown {
  const parsed = parseRecord(value);
  return parsed.ok ? 'whole' : parsed.problems.map(({ path, step, code }) => [path, step, code]);
}

const agents = recordOf('agent-black', { seed: 'x' });

const changed = (fields: object): object => ({ ...played, ...fields });
const withOptions = (fields: object): object => changed({ options: { ...played.options, ...fields } });

const throwing = {
  get options(): unknown {
    throw new Error('caught you');
  },
};
const proxy = new Proxy(
  {},
  {
    ownKeys() {
      throw new Error('caught you');
    },
  },
);

describe('a whole record', () => {
  const records = withEveryGame((spec) =>
    Object.keys(spec.policies).map((policy) => randomly(spec, Object.keys(spec.variants)[0]!, policy, 5).record),
  ).flat();

  it.each(records.map((record) => [record.game, record] as const))('of %s is read as it is', (_, record) => {
    expect(parseRecord(JSON.parse(JSON.stringify(record)))).toEqual({ ok: true, record });
  });

  it('is a copy, frozen', () => {
    const given = JSON.parse(JSON.stringify(played));
    const parsed = parseRecord(given);
    given.options.seed = 'y';
    given.actions.pop();
    expect(parsed).toEqual({ ok: true, record: played });
    expect(parsed.ok && Object.isFrozen(parsed.record.options.deal)).toBe(true);
  });

  it('has its fields in any order, of any realm or of none, with undefined options left out', () => {
    const { format, version, ...others } = played;
    expect(wrong(Object.assign(Object.create(null), others, { version, format }))).toBe('whole');
    expect(parseRecord(withOptions({ deal: { deck: DECK, board: undefined } })).ok).toBe(true);
  });
});

describe('[table.record] what is no record', () => {
  it('is told, whatever it is', () => {
    for (const value of [null, undefined, 7, 'record', [], [played], () => played, new Date(), new Map(), proxy]) {
      expect(wrong(value)).toEqual([['record', null, 'not-a-record']]);
    }
  });

  it('is told field by field, all of them', () => {
    expect(wrong({})).toEqual(
      ['format', 'version', 'game', 'rulesVersion', 'options', 'actions'].map((name) => [name, null, 'not-a-record']),
    );
    expect(wrong({ ...played, format: 'record', version: 2, game: 'poker', rulesVersion: '1', note: '' })).toEqual(
      ['note', 'format', 'version', 'game', 'rulesVersion'].map((name) => [name, null, 'not-a-record']),
    );
    for (const game of ['__proto__', 'constructor', '', 7, null]) {
      expect(wrong(changed({ game }))).toEqual([['game', null, 'not-a-record']]);
    }
    for (const rulesVersion of [0, -1, 1.5, Number.NaN, null, 2 ** 60]) {
      expect(wrong(changed({ rulesVersion }))).toEqual([['rulesVersion', null, 'not-a-record']]);
    }
    for (const actions of [null, {}, 'actions', { length: 0 }, Object.assign([], { more: 1 }), new Array(4e9)]) {
      expect(wrong(changed({ actions }))).toEqual([['actions', null, 'not-a-record']]);
    }
  });

  it('is told with a rule and a sentence', () => {
    const parsed = parseRecord({});
    expect.assert(!parsed.ok);
    for (const { rule, message } of parsed.problems) {
      expect(ruleOf(rule)).toBeDefined();
      expect(message).toMatch(/^[A-Z].*[.]$/);
    }
  });

  it('is told, never thrown, whatever a stranger puts there', () => {
    expect(wrong({ ...played, ...{ options: proxy } })).toEqual([['options', null, 'invalid-options']]);
    expect(wrong(Object.defineProperties({ ...played }, Object.getOwnPropertyDescriptors(throwing)))).toEqual([
      ['record', null, 'not-a-record'],
    ]);
    expect(wrong(changed({ [Symbol('more')]: 1 }))).toEqual([['record', null, 'not-a-record']]);
    expect(wrong(changed({ actions: [proxy, throwing, null] }))).toEqual(
      [0, 1, 2].map((step) => [`actions[${step}]`, step, 'malformed-action']),
    );
    let deep: unknown = 'deep';
    for (let n = 0; n < 100_000; n++) deep = [deep];
    expect(wrong(withOptions({ deal: deep }))).toEqual([['options', null, 'invalid-options']]);
    const circle: { deal?: unknown } = {};
    circle.deal = circle;
    expect(wrong(withOptions(circle))).toEqual([['options', null, 'invalid-options']]);
    expect(wrong(JSON.parse(JSON.stringify(played).replace('"seed"', '"__proto__":{"seed":"x"},"seed"')))).toEqual([
      ['options.__proto__', null, 'invalid-options'],
    ]);
  });

  it('is told in no time, however much of it there is', () => {
    const names = Array.from({ length: 20_000 }, (_, n) => [`option${n}`, n] as const);
    const parsed = parseRecord(withOptions(Object.fromEntries(names)));
    expect(parsed.ok || parsed.problems.length).toBe(20);
    const actions = new Array(200_000).fill({ type: 'fold' });
    const long = parseRecord(changed({ actions }));
    expect(long.ok || long.problems.length).toBe(200_000);
  });

  const names = Object.fromEntries(Array.from({ length: 200_000 }, (_, n) => [`option${n}`, n]));
  const rounds = Array.from({ length: 400_000 }, (_, n) => (n < 399_980 ? {} : n));

  it.each([
    ['options', played, { ...names, ...played.options }, 20],
    ['fields of a deal', played, { ...played.options, deal: { ...names, deck: DECK } }, 20],
    ['fields of a round', agents, { ...agents.options, deal: { rounds: [names] } }, 20],
    ['rounds', agents, { ...agents.options, deal: { rounds } }, 1],
  ])(
    'is told in about the time that it takes to look at it once: far too many %s',
    (_, record, options, count) => {
      const parsed = parseRecord({ ...record, options });
      expect(parsed.ok || parsed.problems.length).toBe(count);
    },
    5000,
  );

  it('is told with what else is wrong, once what is far too large is out of the way', () => {
    const cards = new Array(1_000_000).fill(DECK[0]);
    expect(wrong(withOptions({ cards, firstPlayer: 2 }))).toEqual(
      ['cards', 'firstPlayer'].map((name) => [`options.${name}`, null, 'invalid-options']),
    );
  });

  it('is read once: what changes between two looks can’t be two things', () => {
    let looks = 0;
    const shifty = Object.defineProperty({ ...played.options }, 'seed', {
      enumerable: true,
      get: () => (looks++ === 0 ? 'x' : 7),
    });
    expect(wrong(changed({ options: shifty }))).toBe('whole');
    expect(looks).toBe(1);
  });
});

describe('[table.record] options that are not whole', () => {
  it('are told option by option', () => {
    expect(wrong(changed({ options: {} }))).toEqual(
      ['seed', 'players', 'firstPlayer', 'deal'].map((name) => [`options.${name}`, null, 'incomplete-options']),
    );
    expect(wrong(withOptions({ deal: {}, seed: undefined }))).toEqual([
      ['options.seed', null, 'incomplete-options'],
      ['options.deal.deck', null, 'incomplete-options'],
    ]);
  });

  it('are told all that can be told apart of what the game refuses', () => {
    expect(wrong(withOptions({ firstPlayer: 2, seed: 7, colour: 'black', deal: { deck: DECK.slice(1) } }))).toEqual(
      ['colour', 'seed', 'firstPlayer', 'deal.deck'].map((name) => [`options.${name}`, null, 'invalid-options']),
    );
    for (const options of [null, [], 'options', 7]) {
      expect(wrong(changed({ options }))).toEqual([['options', null, 'invalid-options']]);
    }
  });

  it('are told beside a list of actions that is none', () => {
    expect(wrong({ ...withOptions({ firstPlayer: 2 }), actions: 7 })).toEqual([
      ['options.firstPlayer', null, 'invalid-options'],
      ['actions', null, 'not-a-record'],
    ]);
  });

  it('are told round by round in Agent Black, as far as rounds were played', () => {
    withEveryGame((spec) => {
      if (spec.game.id !== 'agent-black') return;
      const { record } = randomly(spec, 'three rounds', 'hits whom it can', 1);
      const [first, second, third, ...others]: object[] = Object.values(record.options.deal)[0];
      expect(third).toBeDefined();
      const given = (...rounds: unknown[]): unknown =>
        wrong({ ...record, options: { ...record.options, deal: { rounds } } });
      const { items: _, ...half } = { items: [], ...third };
      expect(given(first, {}, half, ...others)).toEqual([
        ...['tiles', 'costumes', 'places', 'items'].map((name) => [
          `options.deal.rounds[1].${name}`,
          null,
          'incomplete-options',
        ]),
        ['options.deal.rounds[2].items', null, 'incomplete-options'],
      ]);
      expect(given(7, second, { ...third, tiles: [] }, ...others)).toEqual([
        ['options.deal.rounds[0]', null, 'invalid-options'],
        ['options.deal.rounds[2].tiles', null, 'invalid-options'],
      ]);
    });
  });
});

describe('[table.record] actions that are not legal', () => {
  it('are told with step and violation, and those after them are judged without them', () => {
    const [first, second, ...others] = played.actions;
    const actions = [first, { type: 'take', player: 0 }, second, { type: 'fold', player: 0 }, ...others];
    const parsed = parseRecord(changed({ actions }));
    expect(parsed).toEqual({
      ok: false,
      reason: 'broken',
      problems: [
        {
          path: 'actions[1]',
          step: 1,
          code: 'not-your-turn',
          rule: 'table.turn',
          message: 'It is not your turn to act.',
        },
        {
          path: 'actions[3]',
          step: 3,
          code: 'malformed-action',
          rule: 'table.action',
          message: 'That is no action of this game.',
        },
      ],
    });
  });

  it('are told when they come after the end', () => {
    const whole = withEveryGame((spec) => {
      const [variant = ''] = Object.keys(spec.variants);
      const games = [1, 2, 3, 4, 5, 6].map((seed) => randomly(spec, variant, 'by type', seed));
      return games.filter(({ states }) => spec.game.outcome(states.at(-1)!) !== null).map(({ record }) => record);
    }).flat();
    expect(new Set(whole.map(({ game }) => game)).size).toBe(6);
    for (const record of whole) {
      const step = record.actions.length;
      expect(wrong({ ...record, actions: [...record.actions, record.actions[0], record.actions.at(-1)] })).toEqual([
        [`actions[${step}]`, step, 'game-over'],
        [`actions[${step + 1}]`, step + 1, 'game-over'],
      ]);
    }
  });
});

describe('[table.record.version] a record of a game played by other rules', () => {
  it('is told apart from a broken one, and nothing else in it is judged', () => {
    const parsed = parseRecord({ ...changed({ rulesVersion: 2 }), options: { colour: 'black' }, actions: [7] });
    expect.assert(!parsed.ok);
    expect([parsed.reason, parsed.problems.map(({ path, code, rule }) => [path, code, rule])]).toEqual([
      'other-rules-version',
      [['rulesVersion', 'other-rules-version', 'table.record.version']],
    ]);
  });

  it('is a broken one if it is of no form that is known', () => {
    const parsed = parseRecord(changed({ rulesVersion: 2, version: 2 }));
    expect(parsed.ok || parsed.reason).toBe('broken');
  });
});
