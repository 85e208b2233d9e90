import { expect, it } from 'vitest';
import { eventsFor, secretly } from '../../src/kernel/told.js';

interface Drawn {
  readonly type: 'drawn';
  readonly player: number;
  readonly cards: readonly string[];
}
const open: Drawn = { type: 'drawn', player: 0, cards: ['a'] };
const secret: Drawn = { type: 'drawn', player: 1, cards: ['b', 'c'] };

it('gives events without secrets as they are', () => {
  const told = [open, open];
  expect(eventsFor(told, 'spectator')).toBe(told);
});

it('shows a secret to those to whom it is open', () => {
  expect(eventsFor([open, secretly(secret, 'cards', [0, 1])], 1)).toEqual([open, secret]);
});

it('turns each card of a secret face-down to others, and nothing else', () => {
  const hidden = { type: 'drawn', player: 1, cards: ['face-down', 'face-down'] };
  for (const perspective of [2, 'spectator'] as const) {
    expect(eventsFor([open, secretly(secret, 'cards', [0, 1])], perspective)).toEqual([open, hidden]);
  }
});

it('turns a secret that is one card face-down', () => {
  const chosen = { type: 'chosen', player: 1, card: 'b' };
  expect(eventsFor([secretly(chosen, 'card', [1])], 0)).toEqual([{ type: 'chosen', player: 1, card: 'face-down' }]);
});
