import { describe, expect, it } from 'vitest';
import { type Card, DECK, type DistrictNoirOptions, districtNoir } from '../../src/district-noir/index.js';
import { isInvalidOptions } from '../../src/index.js';
import { positionOf } from '../../src/position/index.js';

const deck: readonly Card[] = [...DECK].reverse();
const views = (options: DistrictNoirOptions) => {
  const state = districtNoir.init(options);
  return ([0, 1, 'spectator'] as const).map((perspective) => districtNoir.viewFor(state, perspective));
};

describe('a new game', () => {
  const [first, second, spectator] = views({ deal: { deck }, firstPlayer: 1 });

  it('[district.setup.removed] [district.deal] puts the first three cards of the deck away, where nobody sees them', () => {
    expect(JSON.stringify([first, second, spectator])).not.toContain('city-hall');
    expect(first?.deck).toBe(45 - 3 - 5 - 5 - 2);
    expect(positionOf(districtNoir.init({ deal: { deck } })).out).toEqual(deck.slice(0, 3));
  });

  it('is for two players, said or not', () => {
    expect(districtNoir.playerCounts).toEqual([2]);
    expect(districtNoir.init({ seed: 'two', players: 2 })).toEqual(districtNoir.init({ seed: 'two' }));
  });

  it('[district.setup.hands] [district.deal] deals the next five cards to seat 0 and five to seat 1', () => {
    expect(first?.players[0]?.hand).toEqual(deck.slice(3, 8));
    expect(second?.players[1]?.hand).toEqual(deck.slice(8, 13));
  });

  it('[district.setup.row] [district.deal] lays the next two in the row', () => {
    expect(first?.row).toEqual(deck.slice(13, 15));
  });

  it('[district.hand.secret] shows each hand to its player only', () => {
    const hidden = new Array(5).fill('face-down');
    expect([first?.players[1]?.hand, second?.players[0]?.hand]).toEqual([hidden, hidden]);
    expect(spectator?.players.map(({ hand }) => hand)).toEqual([hidden, hidden]);
  });

  it('[district.first] begins with the first player that the host names', () => {
    expect([first?.firstPlayer, first?.actors, first?.round]).toEqual([1, [1], 1]);
  });

  it('starts with nothing in front of the players and no events', () => {
    expect(first?.players.map(({ tableau, taken, score }) => [tableau, taken, score.total])).toEqual([
      [[], false, 0],
      [[], false, 0],
    ]);
    expect([first?.events, first?.step, first?.phase, first?.outcome]).toEqual([[], 0, 'turn', null]);
  });
});

describe('chance', () => {
  it('[district.first] lets the seed decide who is first: seat 0 with the seed tuesday', () => {
    expect(views({ seed: 'tuesday' })[0]?.firstPlayer).toBe(0);
  });

  it('[district.first] makes either player first, by the seed', () => {
    const firsts = Array.from({ length: 40 }, (_, n) => views({ seed: String(n) })[0]?.firstPlayer);
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
  });

  it('deals the known first twelve cards of the empty seed', () => {
    const [first, second] = views({ seed: '' });
    expect([...(first?.players[0]?.hand ?? []), ...(second?.players[1]?.hand.slice(0, 4) ?? [])]).toEqual([
      ...['support-8', 'support-8', 'support-7', 'betrayal-3', 'support-6'],
      ...['support-7', 'support-5', 'support-7', 'support-6'],
    ]);
  });

  it('uses the seed for what a deal leaves open', () => {
    const open = districtNoir.init({ seed: 'a', deal: {} });
    expect(open).toEqual(districtNoir.init({ seed: 'a' }));
    expect(districtNoir.init({ seed: 'a', deal: { deck: undefined } })).toEqual(open);
  });

  it('deals another game each time when no seed is given', () => {
    expect(districtNoir.init()).not.toEqual(districtNoir.init());
  });
});

describe('options that make no sense', () => {
  const refusals: readonly (readonly [string, unknown])[] = [
    ['options', null],
    ['options', []],
    ['options', 'tuesday'],
    ['colour', { colour: 'black' }],
    ['seed', { seed: 7 }],
    ['seed', { seed: 'lone \ud800' }],
    ['players', { players: 3 }],
    ['players', { players: '2' }],
    ['firstPlayer', { firstPlayer: 2 }],
    ['firstPlayer', { firstPlayer: -0 }],
    ['deal', { deal: [] }],
    ['deal.board', { deal: { board: [] } }],
    ['deal.deck', { deal: { deck: 'support-5' } }],
    ['deal.deck', { deal: { deck: DECK.slice(1) } }],
    ['deal.deck', { deal: { deck: [...DECK.slice(1), 'support-6'] } }],
    ['deal.deck', { deal: { deck: [...DECK.slice(1), 5] } }],
  ];

  it.each(refusals)('are refused, naming %s', (field, options) => {
    try {
      Reflect.apply(districtNoir.init, districtNoir, [options]);
      expect.unreachable();
    } catch (error) {
      expect(isInvalidOptions(error) && error.field).toBe(field);
    }
  });
});
