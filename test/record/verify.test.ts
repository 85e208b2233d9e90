import { describe, expect, it } from 'vitest';
import { SUSPECTS } from '../../src/automata-noir/index.js';
import { type AnyRecord, commitment, recordOf, sharedSeed, verify } from '../../src/record/index.js';
import { ruleOf } from '../../src/rules/index.js';
import { revoked } from '../hostile/values.js';
import { newRecord, played, withEveryGame } from './played.js';

const SECRET = 'the secret of the host';

/** A game of each variant, dealt from a shared seed and played to its end or for many actions. */
const games = withEveryGame((spec) =>
  Object.entries(spec.variants).map(([variant, options]) => {
    const { players } = newRecord(spec.game, options).options;
    const contributions = Array.from({ length: players }, (_, seat) => `text of ${seat}`);
    const seed = sharedSeed(SECRET, contributions);
    const { record } = played(spec, { ...options, seed }, (state, step) => {
      const [player] = spec.game.actors(state);
      const legal = spec.game.legalActions(state, player!);
      return step === 200 ? null : legal[(step * 7919) % legal.length]!;
    });
    return { title: `${spec.game.title}, ${variant}`, record, contributions };
  }),
).flat();

/** The places and codes of what does not follow. */
function wrong(
  record: unknown,
  secret = SECRET,
  contributions?: readonly string[],
  committed = commitment(secret),
): unknown {
  const verified = verify(record, committed, secret, contributions);
  return verified.ok ? 'fair' : verified.problems.map(({ path, code }) => [path, code]);
}

/** A record of a game with these options, the secret being its seed. */
function dealt(game: AnyRecord['game'], options: object): AnyRecord {
  return Reflect.apply(recordOf, null, [game, { seed: SECRET, ...options }]);
}

function trap(): never {
  throw new Error('caught you');
}

describe('[table.fair-deal] a fair record', () => {
  it.each(games)('of $title follows from secret and contributions', ({ record, contributions }) => {
    expect(verify(record, commitment(SECRET), SECRET, contributions)).toEqual({ ok: true });
  });

  it('is one in which every round of Agent Black was dealt by the seed', () => {
    const rounds = games.map(({ record }) => Object.values(record.options.deal)[0].length);
    expect(Math.max(...rounds.slice(-9))).toBeGreaterThan(2);
  });

  it('may be dealt from the secret itself, where no player contributes', () => {
    expect(wrong(dealt('district-noir', {}))).toBe('fair');
    expect(wrong(dealt('district-noir', {}), SECRET, ['a', 'b'])).toEqual([['options.seed', 'not-the-seed']]);
  });

  it('is held against what the contributions are at one look', () => {
    let looks = 0;
    const shifty = Object.defineProperty(['a', 'b'], 1, { get: () => (looks++ === 0 ? 'b' : 7) });
    expect(wrong(dealt('district-noir', { seed: sharedSeed(SECRET, ['a', 'b']) }), SECRET, shifty)).toBe('fair');
    expect(looks).toBe(1);
  });
});

describe('[table.fair-deal] what does not follow', () => {
  const district = dealt('district-noir', { seed: sharedSeed(SECRET, ['a', 'b']) });

  it('is told: a secret that was not committed to', () => {
    expect(wrong(district, SECRET, ['a', 'b'], commitment('another'))).toEqual([['commitment', 'not-committed']]);
    expect(wrong(district, 'another', ['a', 'b'], commitment(SECRET))).toEqual([
      ['commitment', 'not-committed'],
      ['options.seed', 'not-the-seed'],
    ]);
  });

  it('is told: contributions that are others, in another order, or more or fewer than players', () => {
    expect(wrong(district, SECRET, ['a', 'c'])).toEqual([['options.seed', 'not-the-seed']]);
    expect(wrong(district, SECRET, ['b', 'a'])).toEqual([['options.seed', 'not-the-seed']]);
    expect(wrong(district, SECRET, ['a'])).toEqual([
      ['contributions', 'unclear-contributions'],
      ['options.seed', 'not-the-seed'],
    ]);
    expect(wrong(dealt('district-noir', { seed: sharedSeed(SECRET, ['a']) }), SECRET, ['a'])).toEqual([
      ['contributions', 'unclear-contributions'],
    ]);
  });

  it('is told: texts that are none', () => {
    expect(wrong(district, SECRET, ['a', '\ud800'])).toEqual([['contributions[1]', 'unclear-contributions']]);
    expect(wrong(district, '\ud800', ['a', 'b'], '')).toEqual([['secret', 'unclear-contributions']]);
    expect(wrong(district, SECRET, [])).toEqual([['contributions', 'unclear-contributions']]);
    expect(wrong(district, '\ud800', ['a'], '')).toEqual([
      ['secret', 'unclear-contributions'],
      ['contributions', 'unclear-contributions'],
    ]);
  });

  it.each([
    ['missing', undefined],
    ['null', null],
    ['a number', 5],
    ['a list', [SECRET]],
    ['a proxy that can’t be used any more', revoked({})],
  ])('is told: a secret that is %s', (_, secret) => {
    for (const contributions of [undefined, ['a', 'b']]) {
      const verified = Reflect.apply(verify, null, [district, commitment(SECRET), secret, contributions]);
      expect(verified).toEqual({
        ok: false,
        problems: [expect.objectContaining({ path: 'secret', code: 'unclear-contributions' })],
      });
    }
  });

  it.each([
    ['nothing at all', null],
    ['a text', 'ab'],
    ['an object', { length: 2, 0: 'a', 1: 'b' }],
    ['a list with a gap', Object.assign(new Array(2), { 0: 'a' })],
    ['a proxy that can’t be used any more', revoked([])],
    [
      'a list whose length is a lie',
      new Proxy(['a'], { get: (list, name) => (name === 'length' ? 1e9 : Reflect.get(list, name)) }),
    ],
    ['a list with an element that throws', Object.defineProperty(['a', 'b'], 1, { get: trap })],
  ])('is told: contributions that are %s', (_, contributions) => {
    expect(Reflect.apply(wrong, null, [district, SECRET, contributions])).toEqual([
      ['contributions', 'unclear-contributions'],
    ]);
  });

  it('is told: a commitment that is none', () => {
    for (const committed of [undefined, null, 5, revoked({})]) {
      const verified = Reflect.apply(verify, null, [district, committed, SECRET, ['a', 'b']]);
      expect(verified).toMatchObject({ ok: false, problems: [{ path: 'commitment', code: 'not-committed' }] });
    }
  });

  it('is told list by list: what the host dealt', () => {
    expect(wrong(dealt('automata-noir/dragnet', { deal: { board: SUSPECTS } }))).toEqual([
      ['options.deal.board', 'not-by-seed'],
    ]);
    expect(wrong(dealt('automata-noir/dragnet', { deal: { evidence: SUSPECTS } }))).toEqual([
      ['options.deal.evidence', 'not-by-seed'],
    ]);
  });

  it('is told: who began, if the host chose', () => {
    const { firstPlayer } = dealt('automata-noir/spy-tag', {}).options;
    for (const chosen of [0, 1, 2]) {
      const told = chosen === firstPlayer ? 'fair' : [['options.firstPlayer', 'not-by-seed']];
      expect(wrong(dealt('automata-noir/spy-tag', { firstPlayer: chosen }))).toEqual(told);
    }
  });

  it('is told: types of Agent Black that the host chose, and no rounds that were dealt from them by the seed', () => {
    const { types } = dealt('agent-black', {}).options;
    const { costumes, places, items }: { costumes?: string[]; places?: string[]; items?: string[] } = types ?? {};
    const chosen = { costumes, places: places?.toReversed(), items };
    expect(wrong(dealt('agent-black', { types: chosen }))).toEqual([['options.types.places', 'not-by-seed']]);
  });

  it('is told: a round of Agent Black that the host has still up the sleeve', () => {
    const { types } = dealt('agent-black', {}).options;
    const { costumes }: { costumes?: string[] } = types ?? {};
    const cards = costumes?.toSorted();
    expect(wrong(dealt('agent-black', { deal: { rounds: [{}, { costumes: cards }] } }))).toEqual([
      ['options.deal.rounds[1].costumes', 'not-by-seed'],
    ]);
  });

  it('is told: roles and seats are agreed on, not dealt', () => {
    expect(wrong(dealt('automata-noir/killer-vs-inspector', { killer: 1 }))).toBe('fair');
    expect(wrong(dealt('automata-noir/buddy-cops', { roles: ['undercover', 'profiler', 'killer'] }))).toBe('fair');
    expect(wrong(dealt('agent-black', { players: 6, teams: 3 }))).toBe('fair');
  });

  it('is told: whatever keeps a record from being one', () => {
    expect(wrong({ ...district, actions: [7] }, SECRET, ['a', 'b'])).toEqual([['actions[0]', 'malformed-action']]);
    expect(wrong({ ...district, rulesVersion: 2 }, SECRET)).toEqual([['rulesVersion', 'other-rules-version']]);
    expect(wrong(null, SECRET)).toEqual([['record', 'not-a-record']]);
    const long = verify({ ...district, actions: new Array(200_000).fill(7) }, commitment(SECRET), SECRET, ['a', 'b']);
    expect(long.ok || long.problems.length).toBe(200_000);
  });

  it('is told with a rule and a sentence', () => {
    const verified = verify(dealt('district-noir', { seed: 'x' }), '', SECRET, ['a']);
    expect.assert(!verified.ok);
    for (const { rule, message } of verified.problems) {
      expect(ruleOf(rule)).toBeDefined();
      expect(message).toMatch(/^[A-Z].*[.]$/);
    }
  });
});
