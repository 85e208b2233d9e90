import { expect, describe as group, it } from 'vitest';
import { DISTRICT_NOIR_WORDS, describe, describeAction } from '../../src/text/index.js';

const view = { game: 'district-noir', perspective: 0 } as const;

group('describe', () => {
  it('makes an English sentence of an event', () => {
    const event = { type: 'taken', player: 1, cards: ['support-8', 'city-hall'] };
    expect(describe(event, view)).toBe('Player 1 takes Supporter 8 and City Hall.');
  });

  it('calls the players by the names given, and the others by their seat', () => {
    const event = { type: 'played', player: 0, card: 'alliance-2' };
    expect(describe(event, view, { names: ['Elodie'] })).toBe('Elodie plays Alliance +2.');
    const other = { ...event, player: 1 };
    expect(describe(other, view, { names: ['Elodie'] })).toBe('Player 1 plays Alliance +2.');
  });

  it('calls the cards by the names given', () => {
    const event = { type: 'played', player: 0, card: 'support-5' };
    expect(describe(event, view, { cards: { 'support-5': 'a docker' } })).toBe('Player 0 plays a docker.');
  });

  it('speaks from another table of sentences', () => {
    const words = { ...DISTRICT_NOIR_WORDS, events: { ...DISTRICT_NOIR_WORDS.events, played: () => 'une carte.' } };
    const event = { type: 'played', player: 0, card: 'support-5' };
    expect(describe(event, view, { words })).toBe('Une carte.');
  });

  it('throws a RangeError where it has no words', () => {
    expect(() => describe({ type: 'stolen' }, view)).toThrow(RangeError);
    expect(() => describe({ type: 'constructor' }, view)).toThrow(RangeError);
    expect(() => describe({ type: 'played' }, { game: 'chess', perspective: 0 })).toThrow(RangeError);
  });
});

it('describeAction says what an action is', () => {
  const play = { type: 'play', player: 0, card: 'betrayal-3' };
  expect(describeAction(play, view)).toBe('Play Betrayal -3.');
  expect(describeAction({ type: 'take', player: 0 }, view)).toBe('Take the last cards of the row, at most five.');
});
