import { describe, expect, it } from 'vitest';
import {
  evidenceDrawn,
  evidencePickedUp,
  evidencePlaced,
  suspicionChosen,
} from '../../../src/automata-noir/dragnet/events.js';

describe.each([
  { told: evidencePlaced, event: { type: 'evidence-placed', player: 3, suspect: 'kit' } },
  { told: evidencePickedUp, event: { type: 'evidence-picked-up', player: 3, suspect: 'kit' } },
  { told: suspicionChosen, event: { type: 'suspicion-chosen', player: 3, suspicion: 'kit' } },
  {
    told: evidenceDrawn,
    event: {
      secret: { type: 'evidence-drawn', player: 3, suspects: ['kit'] },
      field: 'suspects',
      openTo: [3],
    },
  },
])('$event', ({ told, event }) => {
  it('is told of that player and that suspect', () => {
    expect(told(3, 'kit')).toEqual(event);
    expect(told(2, 'kit')).not.toEqual(event);
    expect(told(3, 'ada')).not.toEqual(event);
  });

  it('is made once, and nobody can change it', () => {
    expect(told(3, 'kit')).toBe(told(3, 'kit'));
    expect(Object.isFrozen(told(3, 'kit'))).toBe(true);
  });
});

it('a drawn card is frozen to its last part', () => {
  const { secret } = evidenceDrawn(1, 'ada');
  expect(Object.isFrozen(secret)).toBe(true);
  expect(Object.isFrozen(secret.suspects)).toBe(true);
});
