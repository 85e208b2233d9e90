import { describe, expect, it } from 'vitest';
import { DIRECTIONS } from '../../../../src/automata-noir/index.js';
import { drawingOf, tidy } from '../../drawn.js';
import { CITY, eventsOf, K, legal, opened, P, played, U, viewOf } from '../table.js';

const start = opened('Florina Quinn Hugo  Dexter Edgar Greta  Rita Nora Occam', 'ada');
const cops = played(start, 'K kill boris, K go by florina');

describe('Shift', () => {
  it('[cops.shift.line] moves any row or column by one space, for the Killer and for both Cops', () => {
    expect(legal(start, K, 'shift')).toHaveLength(4 * 5);
    expect(legal(cops, P, 'shift')).toHaveLength(4 * 5);
    expect(legal(cops, U, 'shift')).toHaveLength(4 * 5);
  });

  it('[cops.shift.line] what falls off comes back on the other side', () => {
    const left = played(cops, 'P left 3');
    expect(drawingOf(viewOf(left).board)).toBe(
      tidy(`
        Ada†   Boris†  Carl   Dexter  Edgar
        Ezra   Florina Gloria Greta   Hugo
        Ida    Jimmy   Kit    Lester  Malone
        Occam  Pearl   Quinn  Rita    Nora
        Sam    Theo    Vera   Walt    Witman
      `),
    );
    expect(eventsOf(left)).toEqual([{ type: 'shifted', player: P, direction: 'left', index: 3, distance: 1 }]);
    expect(viewOf(left).lastShifts[P]).toEqual([{ player: P, direction: 'left', index: 3, distance: 1 }]);
  });

  it.each(DIRECTIONS)('[noir.shift.wrap] %s and nothing else has moved', (direction) => {
    const before = viewOf(cops).board.cards.map(({ suspect }) => suspect);
    const after = viewOf(played(cops, `U ${direction} 2`)).board.cards.map(({ suspect }) => suspect);
    // Naively: where each card is to be found afterwards.
    const [down, right] = { left: [0, -1], right: [0, 1], up: [-1, 0], down: [1, 0] }[direction] as [number, number];
    before.forEach((suspect, place) => {
      const [y, x] = [Math.floor(place / 5), place % 5];
      const moves = right === 0 ? x === 2 : y === 2;
      const [newY, newX] = moves ? [(y + down + 5) % 5, (x + right + 5) % 5] : [y, x];
      expect(after[newY * 5 + newX]).toBe(suspect);
    });
  });

  it('as printed: the middle column moves down and Witman, falling off, comes to the top', () => {
    const city = CITY.replace('Vera', 'X').replace('Witman', 'Vera').replace('X', 'Witman');
    const game = opened('Florina Quinn Hugo  Dexter Edgar Greta  Rita Nora Occam', 'ada', city);
    const shifted = played(game, 'K down 2');
    expect(drawingOf(viewOf(shifted).board)).toBe(
      tidy(`
        Ada†   Boris   Witman Dexter  Edgar
        Ezra   Florina Carl   Greta   Hugo
        Ida    Jimmy   Gloria Lester  Malone
        Nora   Occam   Kit    Quinn   Rita
        Sam    Theo    Pearl  Walt    Vera
      `),
    );
  });
});

describe('Fast Shift', () => {
  it('[cops.fast-shift.line] moves any row or column by one space or two', () => {
    expect(legal(cops, U, 'fast-shift')).toHaveLength(4 * 5 * 2);
    const two = played(cops, 'U fast right 4 by 2');
    expect(drawingOf(viewOf(two).board)).toBe(
      tidy(`
        Ada†   Boris†  Carl   Dexter  Edgar
        Ezra   Florina Gloria Greta   Hugo
        Ida    Jimmy   Kit    Lester  Malone
        Nora   Occam   Pearl  Quinn   Rita
        Walt   Witman  Sam    Theo    Vera
      `),
    );
    expect(eventsOf(two)).toEqual([{ type: 'shifted', player: U, direction: 'right', index: 4, distance: 2 }]);
    expect(viewOf(played(cops, 'U fast right 4 by 1')).board).toEqual(viewOf(played(cops, 'U right 4')).board);
  });

  it('as printed: the middle column moves down by two, and Witman and Rita come to the top', () => {
    const city = `
      Ada    Boris   Carl   Dexter  Edgar
      Ezra   Florina Gloria Greta   Hugo
      Ida    Jimmy   Kit    Lester  Malone
      Nora   Occam   Rita   Quinn   Pearl
      Sam    Theo    Witman Walt    Vera
    `;
    const game = played(
      opened('Florina Quinn Hugo  Dexter Edgar Greta  Pearl Nora Occam', 'ada', city),
      'K kill boris, K go by florina',
    );
    const shifted = viewOf(played(game, 'U fast down 2 by 2')).board.cards.map(({ suspect }) => suspect);
    expect([2, 7, 12, 17, 22].map((place) => shifted[place])).toEqual(['rita', 'witman', 'carl', 'gloria', 'kit']);
  });
});
