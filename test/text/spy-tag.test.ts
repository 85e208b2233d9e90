import { expect, describe as group, it } from 'vitest';
import type { SpyTagAction, SpyTagEvent } from '../../src/automata-noir/index.js';
import { describe, describeAction } from '../../src/text/index.js';

const view = { game: 'automata-noir/spy-tag', perspective: 0 } as const;
const names = ['Ann', 'Bob', 'Cleo', 'Dan'];
const said = (event: SpyTagEvent): string => describe(event, view, { names });
const ordered = (action: SpyTagAction): string => describeAction(action, view, { names });

group('Spy Tag in words', () => {
  it('tells which line was shifted, counted from 1', () => {
    expect(said({ type: 'shifted', player: 0, direction: 'left', index: 0, distance: 2 })).toBe(
      'Ann shifts row 1 two spaces to the left.',
    );
    expect(said({ type: 'shifted', player: 1, direction: 'down', index: 4, distance: 1 })).toBe(
      'Bob shifts column 5 one space down.',
    );
  });

  it('tells who was captured, or that nobody was', () => {
    expect(said({ type: 'captured', player: 0, suspect: 'rita', victim: 2 })).toBe('Ann captures Cleo, who was Rita.');
    expect(said({ type: 'captured', player: 0, suspect: 'rita', victim: null })).toBe(
      'Ann tries to capture Rita, and nobody is captured.',
    );
  });

  it('tells a drawn card to who sees it only', () => {
    expect(said({ type: 'evidence-drawn', player: 2, suspects: ['sam'] })).toBe(
      'Cleo draws Sam as a new Secret Identity.',
    );
    expect(said({ type: 'evidence-drawn', player: 2, suspects: ['face-down'] })).toBe(
      'Cleo draws a face-down card as a new Secret Identity.',
    );
  });

  it('tells the answers', () => {
    const answers = [
      { player: 1, adjacent: true },
      { player: 3, adjacent: false },
    ];
    expect(said({ type: 'canvassed', player: 0, suspect: 'sam', answers })).toBe(
      'Ann canvasses Sam: Bob says yes, Dan says no.',
    );
  });

  it('tells who won', () => {
    expect(said({ type: 'game-over', winners: [1], reason: 'trophies' })).toBe(
      'Bob wins the game, with enough spies captured.',
    );
    expect(said({ type: 'game-over', winners: [1, 3], reason: 'trophies' })).toBe(
      'Bob and Dan win the game, with enough spies captured.',
    );
  });

  it('says what an action is', () => {
    expect(ordered({ type: 'fast-shift', player: 0, direction: 'up', index: 2, distance: 1 })).toBe(
      'Shift column 3 one space up.',
    );
    expect(ordered({ type: 'capture', player: 0, suspect: 'rita' })).toBe('Capture Rita.');
    expect(ordered({ type: 'canvas', player: 0, suspect: 'rita' })).toBe('Canvas Rita.');
  });
});
