import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type SpyTagOptions, SUSPECTS, type Suspect, spyTag } from '../../../src/automata-noir/index.js';
import { complete, setUp } from '../../../src/automata-noir/spy-tag/setup.js';
import { isInvalidOptions } from '../../../src/index.js';
import { named, tidy } from '../drawn.js';
import { begun, boardOf, CITY, networkBegun, seen } from './game.js';

describe('a new game', () => {
  it('[spy.players] is for three spies, each for themselves, unless four are asked for', () => {
    expect(spyTag.seats(spyTag.init())).toEqual([0, 1, 2]);
    expect(spyTag.seats(spyTag.init({ players: 3 }))).toEqual([0, 1, 2]);
    expect(spyTag.seats(spyTag.init({ players: 4 }))).toEqual([0, 1, 2, 3]);
    expect(spyTag.playerCounts).toEqual([3, 4]);
    expect(seen(spyTag.init()).players.map(({ team }) => team)).toEqual([null, null, null]);
  });

  it('[spy.setup.board] lays twenty-five living suspects out in five rows of five', () => {
    const { width, height, cards } = seen(begun('Kit')).board;
    expect([width, height]).toEqual([5, 5]);
    expect(cards).toEqual(named(CITY).map((suspect) => ({ suspect, alive: true, evidence: false })));
    expect(boardOf(begun('Kit'))).toBe(tidy(CITY));
  });

  it('[spy.setup.deck] leaves the other evidence cards face-down in the deck', () => {
    expect(seen(begun('Kit')).deck).toBe(22);
    expect(seen(networkBegun('Kit')).deck).toBe(21);
  });

  it('[spy.setup.identity] gives each player one evidence card as Secret Identity', () => {
    for (const players of [3, 4]) {
      expect(setUp(complete({ seed: 'one each', players })).secrets.identities).toHaveLength(players);
    }
    const state = networkBegun('Kit Ada Rita Sam');
    expect([0, 1, 2, 3].map((seat) => seen(state, seat).players[seat]?.identity)).toEqual(named('Kit Ada Rita Sam'));
  });

  it.each([0, 1, 2])('[spy.setup.order] deals in seat order, also when seat %i begins', (firstPlayer) => {
    const state = begun('Kit Ada Rita', { firstPlayer });
    expect([0, 1, 2].map((seat) => seen(state, seat).players[seat]?.identity)).toEqual(named('Kit Ada Rita'));
  });

  it('[spy.identity.secret] shows a Secret Identity to its player, and to nobody else', () => {
    const state = begun('Kit Ada Rita');
    const identities = ([0, 1, 2, 'spectator'] as const).map((perspective) =>
      seen(state, perspective).players.map(({ identity }) => identity),
    );
    expect(identities).toEqual([
      ['kit', 'face-down', 'face-down'],
      ['face-down', 'ada', 'face-down'],
      ['face-down', 'face-down', 'rita'],
      ['face-down', 'face-down', 'face-down'],
    ]);
  });

  it('starts without trophies, without a discard and without events', () => {
    const view = seen(networkBegun('Kit'), 2);
    expect(view.players.map(({ trophies }) => trophies)).toEqual([[], [], [], []]);
    expect([view.discard, view.lastShift, view.events, view.step, view.phase, view.outcome]).toEqual([
      ...[[], null, []],
      ...[0, 'turn', null],
    ]);
  });
});

/** Numbers below `n`, one after another, from the label of a seed: the definition, with Node's own SHAKE256. */
function numbersOf(label: string, seed: string): (n: number) => number {
  const text = `noir-rules:automata-noir/spy-tag:${label}:${seed}`;
  const bytes = createHash('shake256', { outputLength: 4000 }).update(text, 'utf8').digest();
  let at = 0;
  return (n) => {
    for (;;) {
      const word = bytes.readUInt32BE(at);
      at += 4;
      if (word < 2 ** 32 - (2 ** 32 % n)) return word % n;
    }
  };
}

function shuffledNaively(label: string, seed: string): Suspect[] {
  const below = numbersOf(label, seed);
  const order = [...SUSPECTS];
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

describe('chance', () => {
  it.each(['', 'tuesday', '☂ rain'])('shuffles board and evidence by the seed "%s"', (seed) => {
    const state = spyTag.init({ seed, players: 4 });
    expect(seen(state).board.cards.map(({ suspect }) => suspect)).toEqual(shuffledNaively('board', seed));
    const identities = [0, 1, 2, 3].map((seat) => seen(state, seat).players[seat]?.identity);
    expect(identities).toEqual(shuffledNaively('evidence', seed).slice(0, 4));
  });

  it.each([3, 4])('[spy.first-player] lets the seed decide who of %i is first', (players) => {
    const seeds = Array.from({ length: 60 }, (_, n) => String(n));
    const firsts = seeds.map((seed) => spyTag.actors(spyTag.init({ seed, players }))[0]);
    expect(firsts).toEqual(seeds.map((seed) => numbersOf('first-player', seed)(players)));
    expect(new Set(firsts).size).toBe(players);
  });

  it('[spy.first-player] begins with the first player that the host names', () => {
    expect(spyTag.actors(begun('Kit', { firstPlayer: 2 }))).toEqual([2]);
    expect(spyTag.actors(networkBegun('Kit', { firstPlayer: 3 }))).toEqual([3]);
  });

  it('uses the seed for what a deal leaves open', () => {
    const whole = spyTag.init({ seed: 'a' });
    expect(spyTag.init({ seed: 'a', deal: {} })).toEqual(whole);
    const half = spyTag.init({ seed: 'a', deal: { board: SUSPECTS } });
    expect(seen(half, 1).players).toEqual(seen(whole, 1).players);
    expect(seen(half).board.cards.map(({ suspect }) => suspect)).toEqual(SUSPECTS);
  });

  it('deals another game each time when no seed is given', () => {
    expect(spyTag.init()).not.toEqual(spyTag.init());
    expect(spyTag.init({ deal: { board: SUSPECTS } })).not.toEqual(spyTag.init({ deal: { board: SUSPECTS } }));
  });
});

describe('options that make no sense', () => {
  const refusals: readonly (readonly [string, unknown])[] = [
    ['options', null],
    ['options', 'tuesday'],
    ['teams', { players: 4, teams: 2 }],
    ['killer', { killer: 0 }],
    ['seed', { seed: 7 }],
    ['players', { players: 2 }],
    ['players', { players: 5 }],
    ['players', { players: '3' }],
    ['firstPlayer', { firstPlayer: 3 }],
    ['firstPlayer', { firstPlayer: 4, players: 4 }],
    ['firstPlayer', { firstPlayer: -0 }],
    ['deal', { deal: [] }],
    ['deal.deck', { deal: { deck: SUSPECTS } }],
    ['deal.board', { deal: { board: SUSPECTS.slice(1) } }],
    ['deal.evidence', { deal: { evidence: [...SUSPECTS.slice(1), 'boris'] } }],
    ['deal.evidence', { deal: { evidence: [...SUSPECTS.slice(1), 'moriarty'] } }],
  ];

  it.each(refusals)('are refused, naming %s', (field, options) => {
    try {
      Reflect.apply(spyTag.init, spyTag, [options]);
      expect.unreachable();
    } catch (error) {
      expect(isInvalidOptions(error) && error.field).toBe(field);
    }
  });

  it('takes what is undefined as absent', () => {
    const options: SpyTagOptions = { seed: 'a', players: undefined, firstPlayer: undefined, deal: undefined };
    expect(spyTag.init(options)).toEqual(spyTag.init({ seed: 'a' }));
  });
});
