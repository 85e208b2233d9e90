import { expect, describe as group, it } from 'vitest';
import type { DragnetAction, DragnetEvent } from '../../src/automata-noir/index.js';
import { describe, describeAction } from '../../src/text/index.js';

const view = { game: 'automata-noir/dragnet', perspective: 0 } as const;
const names = ['Ann', 'Bob', 'Cleo', 'Dan'];
const said = (event: DragnetEvent): string => describe(event, view, { names });
const ordered = (action: DragnetAction): string => describeAction(action, view, { names });

group('Dragnet in words', () => {
  const events: readonly (readonly [string, DragnetEvent])[] = [
    ['Ann places evidence on Rita.', { type: 'evidence-placed', player: 0, suspect: 'rita' }],
    ['Ann shifts column 3 one space down.', { type: 'shifted', player: 0, direction: 'down', index: 2, distance: 1 }],
    ['Bob draws a face-down card.', { type: 'evidence-drawn', player: 1, suspects: ['face-down'] }],
    ['Bob draws Sam.', { type: 'evidence-drawn', player: 1, suspects: ['sam'] }],
    [
      'Bob puts down a face-down card as Secret Suspicion.',
      { type: 'suspicion-chosen', player: 1, suspicion: 'face-down' },
    ],
    ['Bob puts down Theo as Secret Suspicion.', { type: 'suspicion-chosen', player: 1, suspicion: 'theo' }],
    ['Ann picks up the evidence from Sam.', { type: 'evidence-picked-up', player: 0, suspect: 'sam' }],
    [
      'Ann asks who suspects somebody beside Sam: Bob says yes, Cleo says no.',
      {
        type: 'questioned',
        player: 0,
        suspect: 'sam',
        answers: [
          { player: 1, adjacent: true },
          { player: 2, adjacent: false },
        ],
      },
    ],
    [
      'Cleo proposes row 3; Ann and Cleo raise hands: the line is complete.',
      { type: 'solved', player: 2, line: 'row', index: 2, raised: [0, 2], correct: true },
    ],
    [
      'Cleo proposes column 1; Bob raises a hand: the line is not complete.',
      { type: 'solved', player: 2, line: 'column', index: 0, raised: [1], correct: false },
    ],
    [
      'Cleo proposes the diagonal from the top right; nobody raises a hand: the line is not complete.',
      { type: 'solved', player: 2, line: 'diagonal', index: 1, raised: [], correct: false },
    ],
    ['Dan passes.', { type: 'passed', player: 3 }],
    [
      'Dan has drawn the last card: everyone has one final turn, to Solve or to pass.',
      { type: 'final-round', player: 3 },
    ],
    ['Dan loses the turn.', { type: 'turn-skipped', player: 3 }],
    ['Bob wins the game, with a correct Solve.', { type: 'game-over', winners: [1], reason: 'solved' }],
    ['Bob and Dan win the game, with a correct Solve.', { type: 'game-over', winners: [1, 3], reason: 'solved' }],
    [
      'Nobody wins: the final round is over and the mystery unsolved.',
      { type: 'game-over', winners: [], reason: 'unsolved' },
    ],
  ];

  it.each(events)('%s', (sentence, event) => {
    expect(said(event)).toBe(sentence);
  });

  const actions: readonly (readonly [string, DragnetAction])[] = [
    [
      'Place evidence on Rita and shift that column up.',
      { type: 'targeted-shift', player: 0, suspect: 'rita', direction: 'up' },
    ],
    [
      'Place evidence on Rita and shift that row to the left.',
      { type: 'targeted-shift', player: 0, suspect: 'rita', direction: 'left' },
    ],
    [
      'Place evidence on Rita and rethink: put down Sam as your Suspicion.',
      { type: 'rethink', player: 0, suspect: 'rita', suspicion: 'sam' },
    ],
    [
      'Place evidence on Rita, pick up Sam and ask about that suspect.',
      { type: 'question', player: 0, suspect: 'rita', pickUp: 'sam' },
    ],
    ['Solve row 5.', { type: 'solve', player: 0, line: 'row', index: 4 }],
    ['Solve the diagonal from the top left.', { type: 'solve', player: 0, line: 'diagonal', index: 0 }],
    ['Put down Sam as your Suspicion.', { type: 'choose-suspicion', player: 0, suspicion: 'sam' }],
    ['Pass.', { type: 'pass', player: 0 }],
  ];

  it.each(actions)('%s', (sentence, action) => {
    expect(ordered(action)).toBe(sentence);
  });
});
