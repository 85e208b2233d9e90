import { expect, it } from 'vitest';
import { CARDS, type Card, CITIES, DECK, nameOf, SUPPORTS } from '../../src/district-noir/index.js';

const countOf = (deck: readonly Card[], start: string): number => deck.filter((card) => card.startsWith(start)).length;

it('[district.deck] the deck has 26 supports, 7 alliances, 9 betrayals and 3 cities: 45 cards', () => {
  expect(DECK).toHaveLength(45);
  expect(['support', 'alliance', 'betrayal', 'city'].map((kind) => countOf(DECK, kind))).toEqual([26, 7, 9, 3]);
});

it('[district.deck] each kind has as many cards as the table of the ruling says', () => {
  const counts = CARDS.map((card) => countOf(DECK, card));
  expect(counts).toEqual([5, 6, 7, 8, 4, 2, 1, 3, 4, 2, 1, 1, 1]);
});

it('lists the deck kind by kind, in the order in which shuffles start', () => {
  expect([...new Set(DECK)]).toEqual(CARDS);
  expect(CARDS[0]).toBe('support-5');
  expect(CARDS.at(-1)).toBe('city-hall');
});

it('has a name for people for each card, no two alike', () => {
  expect(new Set(CARDS.map(nameOf)).size).toBe(13);
});

it('names the supports and the cities', () => {
  expect(SUPPORTS).toEqual(['support-5', 'support-6', 'support-7', 'support-8']);
  expect(CITIES).toEqual(['city-docks', 'city-police-station', 'city-hall']);
});

it('freezes what it exports', () => {
  expect([CARDS, DECK, SUPPORTS, CITIES].every((list) => Object.isFrozen(list))).toBe(true);
});
