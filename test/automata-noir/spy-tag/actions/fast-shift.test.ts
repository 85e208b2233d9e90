import { describe, expect, it } from 'vitest';
import { type Direction, type Distance, type SpyTagState, spyTag } from '../../../../src/automata-noir/index.js';
import { tidy } from '../../drawn.js';
import {
  begun,
  boardOf,
  canvas,
  capture,
  fastShift,
  networkBegun,
  played,
  seen,
  targetsOf,
  verdictOn,
} from '../game.js';

const UNDONE = 'shift-undone by spy.no-undo';
const OPPOSITE: readonly (readonly [Direction, Direction])[] = [
  ['left', 'right'],
  ['right', 'left'],
  ['up', 'down'],
  ['down', 'up'],
];
const DISTANCES: readonly Distance[] = [1, 2];

/** The Fast Shifts that the player may not make, written short. */
function banned(state: SpyTagState, player: number): string[] {
  const legal = new Set(spyTag.legalActions(state, player).map((action) => JSON.stringify(action)));
  return OPPOSITE.flatMap(([direction]) =>
    [0, 1, 2, 3, 4].flatMap((index) =>
      DISTANCES.filter((distance) => !legal.has(JSON.stringify(fastShift(player, direction, index, distance)))).map(
        (distance) => `${direction} ${index} by ${distance}`,
      ),
    ),
  );
}

describe('Fast Shift', () => {
  const start = begun('Kit Ada Rita');

  it('[spy.fast-shift.line] moves any row or column either way, one or two spaces', () => {
    expect(banned(start, 0)).toEqual([]);
    expect(spyTag.legalActions(start, 0).filter(({ type }) => type === 'fast-shift')).toHaveLength(40);
  });

  it('[spy.fast-shift.line] [noir.shift.wrap] moves a row left by one', () => {
    expect(boardOf(played(start, fastShift(0, 'left', 1, 1)))).toBe(
      tidy(`
        Ada      Boris   Carl   Dexter  Edgar
        Florina  Gloria  Greta  Hugo    Ezra
        Ida      Jimmy   Kit    Lester  Malone
        Nora     Occam   Pearl  Quinn   Rita
        Sam      Theo    Vera   Walt    Witman
      `),
    );
  });

  it('[spy.fast-shift.line] [noir.shift.wrap] moves a row right by two', () => {
    expect(boardOf(played(start, fastShift(0, 'right', 4, 2)))).toBe(
      tidy(`
        Ada   Boris    Carl    Dexter  Edgar
        Ezra  Florina  Gloria  Greta   Hugo
        Ida   Jimmy    Kit     Lester  Malone
        Nora  Occam    Pearl   Quinn   Rita
        Walt  Witman   Sam     Theo    Vera
      `),
    );
  });

  it('[spy.fast-shift.line] [noir.shift.wrap] moves a column up by two', () => {
    expect(boardOf(played(start, fastShift(0, 'up', 0, 2)))).toBe(
      tidy(`
        Ida   Boris    Carl    Dexter  Edgar
        Nora  Florina  Gloria  Greta   Hugo
        Sam   Jimmy    Kit     Lester  Malone
        Ada   Occam    Pearl   Quinn   Rita
        Ezra  Theo     Vera    Walt    Witman
      `),
    );
  });

  it('as printed: two spaces down, two suspects fall off and come back at the top in their order', () => {
    const board = `
      Ada    Boris    Carl    Dexter  Edgar
      Ezra   Florina  Gloria  Greta   Hugo
      Ida    Jimmy    Kit     Lester  Malone
      Nora   Occam    Rita    Quinn   Pearl
      Sam    Theo     Witman  Walt    Vera
    `;
    const state = played(begun('Kit Ada Sam', {}, board), fastShift(0, 'down', 2, 2));
    expect(boardOf(state)).toBe(
      tidy(`
        Ada    Boris    Rita    Dexter  Edgar
        Ezra   Florina  Witman  Greta   Hugo
        Ida    Jimmy    Carl    Lester  Malone
        Nora   Occam    Gloria  Quinn   Pearl
        Sam    Theo     Kit     Walt    Vera
      `),
    );
  });

  it('moves deceased suspects as they lie', () => {
    const state = played(
      begun('Kit Lester Rita Florina'),
      capture(0, 'lester'),
      fastShift(1, 'right', 2, 1),
      fastShift(2, 'right', 2, 1),
    );
    expect(boardOf(state)).toBe(
      tidy(`
        Ada      Boris    Carl    Dexter  Edgar
        Ezra     Florina  Gloria  Greta   Hugo
        Lester†  Malone   Ida     Jimmy   Kit
        Nora     Occam    Pearl   Quinn   Rita
        Sam      Theo     Vera    Walt    Witman
      `),
    );
  });

  it('changes who is adjacent, and is told to all', () => {
    const state = played(start, fastShift(0, 'down', 2, 2), fastShift(1, 'up', 0, 1), fastShift(2, 'up', 0, 1));
    expect(targetsOf(state, 0, 'canvas')).toEqual(['gloria', 'occam', 'quinn', 'theo', 'walt']);
    expect(seen(state, 1).events).toEqual([{ type: 'shifted', player: 2, direction: 'up', index: 0, distance: 1 }]);
  });
});

describe('undoing', () => {
  const start = begun('Kit Ada Rita');

  it.each(OPPOSITE)('[spy.no-undo] after %s the next spy can’t move the line %s, whatever the distances', (to, fro) => {
    for (const distance of DISTANCES) {
      const state = played(start, fastShift(0, to, 3, distance));
      expect(banned(state, 1)).toEqual([`${fro} 3 by 1`, `${fro} 3 by 2`]);
      for (const back of DISTANCES) expect(verdictOn(state, fastShift(1, fro, 3, back))).toBe(UNDONE);
    }
  });

  it('[spy.no-undo] leaves the same direction free, by which a line of five gets back as well', () => {
    const state = played(start, fastShift(0, 'left', 3, 2), fastShift(1, 'left', 3, 2), fastShift(2, 'left', 3, 1));
    expect(boardOf(state)).toBe(boardOf(start));
  });

  it('[spy.no-undo] holds for the very next turn only', () => {
    const state = played(start, fastShift(0, 'up', 1, 1), fastShift(1, 'left', 0, 1));
    expect(banned(state, 2)).toEqual(['right 0 by 1', 'right 0 by 2']);
    expect(verdictOn(state, fastShift(2, 'down', 1, 1))).toBe('legal');
  });

  it.each([
    ['a Canvas', canvas(1, 'boris')],
    ['a Capture of nobody', capture(1, 'boris')],
  ])('[spy.no-undo] is over after %s', (_, action) => {
    const state = played(start, fastShift(0, 'up', 4, 1), action);
    expect(banned(state, 2)).toEqual([]);
    expect(seen(state).lastShift).toBeNull();
  });

  it('[spy.no-undo] is over after a Capture of an enemy', () => {
    const state = played(begun('Kit Ada Boris'), fastShift(0, 'up', 4, 1), capture(1, 'boris'));
    expect(banned(state, 2)).toEqual([]);
  });

  it('[spy.no-undo] binds the enemy who is next, and not the ally after that', () => {
    const state = played(networkBegun('Kit Ada Rita Sam'), fastShift(0, 'right', 0, 1));
    expect(banned(state, 1)).toEqual(['left 0 by 1', 'left 0 by 2']);
    expect(banned(played(state, canvas(1, 'florina')), 2)).toEqual([]);
  });

  it('shows the shift that must not be undone to all', () => {
    const state = played(start, fastShift(0, 'right', 0, 2));
    for (const perspective of [0, 1, 2, 'spectator'] as const) {
      expect(seen(state, perspective).lastShift).toEqual({ player: 0, direction: 'right', index: 0, distance: 2 });
    }
  });
});
