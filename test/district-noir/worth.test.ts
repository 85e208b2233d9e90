import { describe, expect, it } from 'vitest';
import { DECK, scoreOf } from '../../src/district-noir/index.js';

const eights = (count: number): unknown[] => new Array(count).fill('support-8');

describe('the score of any cards', () => {
  it('is told of every part of the deck, the whole deck included', () => {
    expect(scoreOf(DECK, []).total).toBe(5 + 6 + 7 + 8 + 5 * 5 + (4 * 2 + 2 * 3 + 4) - (3 + 4 * 2 + 2 * 3));
    expect(scoreOf([], DECK).total).toBe(0);
    expect(scoreOf(['support-8'], DECK.slice(0, 18)).majorities['support-8']).toBe(8);
  });

  it.each([
    ['nothing', undefined, []],
    ['no list', 'support-8', []],
    ['no list of the other', [], { length: 0 }],
    ['a card that there is not', ['support-9'], []],
    ['a card of the other that there is not', [], [null]],
    ['a card that there is not, among others', ['support-8', 'joker', 'support-7'], []],
    ['nine of a kind that there are eight of', eights(9), []],
    ['nine of both together', eights(4), eights(5)],
    ['two of the only one', ['city-hall'], ['city-hall']],
    ['more than the deck holds', [...DECK, 'support-5'], []],
    ['a list without end', new Array(2 ** 32 - 1), []],
  ])('is refused of %s', (_, own, other) => {
    const asked = (): unknown => Reflect.apply(scoreOf, null, [own, other]);
    expect(asked).toThrow(RangeError);
    expect(asked).toThrow(/^this is no (list of cards|part of one deck)$/);
  });
});
