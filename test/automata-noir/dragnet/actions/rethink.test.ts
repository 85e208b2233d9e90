import { describe, expect, it } from 'vitest';
import { dragnet } from '../../../../src/automata-noir/index.js';
import { tidy } from '../../drawn.js';
import { begun, boardOf, drawnBy, heldBy, played, rethink, seen, typesOf, verdictOn } from '../game.js';

describe('a Rethink', () => {
  it('[dragnet.rethink.choose] [dragnet.rethink.choice] makes the other hand card or the old Suspicion the new one', () => {
    const rethinks = dragnet.legalActions(begun(), 0).filter(({ type }) => type === 'rethink');
    expect(rethinks).toEqual([
      rethink(0, 'gloria', 'rita'),
      rethink(0, 'gloria', 'ada'),
      rethink(0, 'rita', 'gloria'),
      rethink(0, 'rita', 'ada'),
    ]);
  });

  it('[dragnet.rethink.choose] changed: the old Suspicion stays in hand', () => {
    const state = played(begun(), rethink(0, 'gloria', 'rita'));
    expect(heldBy(state, 0)).toEqual({ hand: ['ada', 'ida'], suspicion: 'rita' });
  });

  it('[dragnet.rethink.choice] kept: the other card stays in hand', () => {
    const state = played(begun(), rethink(0, 'gloria', 'ada'));
    expect(heldBy(state, 0)).toEqual({ hand: ['rita', 'ida'], suspicion: 'ada' });
  });

  it('[dragnet.rethink.choice] never makes the card just placed the Suspicion', () => {
    expect(verdictOn(begun(), rethink(0, 'gloria', 'gloria'))).toBe('card-placed by dragnet.rethink.choice');
  });

  it('[dragnet.rethink.choice] never one that is not held, nor the card about to be drawn', () => {
    for (const suspicion of ['boris', 'nora', 'kit', 'ida', 'walt'] as const) {
      expect(verdictOn(begun(), rethink(0, 'gloria', suspicion))).toBe('card-not-held by dragnet.rethink.choice');
    }
  });

  it('[dragnet.evidence.place] places a card of the own hand, not the Suspicion', () => {
    expect(boardOf(played(begun(), rethink(0, 'rita', 'ada')))).toBe(
      tidy(`
        Ada   Boris    Carl    Dexter  Edgar+
        Ezra  Florina  Gloria  Greta   Hugo
        Ida   Jimmy    Kit+    Lester  Malone
        Nora  Occam    Pearl   Quinn   Rita+
        Sam   Theo     Vera    Walt    Witman+
      `),
    );
    expect(verdictOn(begun(), rethink(0, 'ada', 'rita'))).toBe('card-not-in-hand by dragnet.evidence.place');
    expect(verdictOn(begun(), rethink(0, 'nora', 'rita'))).toBe('card-not-in-hand by dragnet.evidence.place');
  });

  it('[dragnet.evidence.draw] ends with a card from the deck', () => {
    const state = played(begun(), rethink(0, 'rita', 'ada'));
    expect([seen(state).deck, heldBy(state, 0).hand]).toEqual([12, ['gloria', 'ida']]);
    expect(typesOf(state)).toEqual(['evidence-placed', 'suspicion-chosen', 'evidence-drawn']);
  });
});

describe('what the others learn of it', () => {
  const kept = played(begun(), rethink(0, 'gloria', 'ada'));
  const changed = played(begun(), rethink(0, 'gloria', 'rita'));

  it.each([1, 2, 'spectator'] as const)(
    '[dragnet.rethink.choice] is the same for %s whether it changed or not',
    (perspective) => {
      expect(seen(changed, perspective)).toEqual(seen(kept, perspective));
      expect(seen(kept, perspective).events).toEqual([
        { type: 'evidence-placed', player: 0, suspect: 'gloria' },
        { type: 'suspicion-chosen', player: 0, suspicion: 'face-down' },
        { type: 'evidence-drawn', player: 0, suspects: ['face-down'] },
      ]);
    },
  );

  it('[dragnet.rethink.choice] is told to the player in full', () => {
    expect(seen(changed, 0).events).toEqual([
      { type: 'evidence-placed', player: 0, suspect: 'gloria' },
      { type: 'suspicion-chosen', player: 0, suspicion: 'rita' },
      { type: 'evidence-drawn', player: 0, suspects: ['ida'] },
    ]);
  });

  it.each([1, 2, 'spectator'] as const)(
    '[dragnet.rethink.choice] is the same for %s of the one that draws the last card',
    (perspective) => {
      const before = drawnBy(begun(), 12);
      const { hand, suspicion } = heldBy(before, 0);
      const kept = played(before, rethink(0, hand[0]!, suspicion));
      const changed = played(before, rethink(0, hand[0]!, hand[1]!));
      expect(heldBy(kept, 0)).not.toEqual(heldBy(changed, 0));
      expect(seen(changed, perspective)).toEqual(seen(kept, perspective));
      expect(typesOf(kept)).toEqual(['evidence-placed', 'suspicion-chosen', 'evidence-drawn', 'final-round']);
    },
  );
});
