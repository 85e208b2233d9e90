import { describe, expect, it } from 'vitest';
import { DIRECTIONS } from '../../../../src/automata-noir/index.js';
import { tidy } from '../../drawn.js';
import {
  accuse,
  boardOf,
  collapse,
  eventsOf,
  exonerate,
  goBy,
  INSPECTOR,
  KILLER,
  kill,
  legal,
  oneOfEachRow,
  opened,
  played,
  seen,
  shift,
  verdictOn,
} from '../game.js';

const start = (): ReturnType<typeof opened> => opened('Florina Quinn Theo Edgar Hugo Malone', 'ada', 'theo');
const UNDONE = 'shift-undone by kvi.no-undo';

describe('a Shift', () => {
  it('[kvi.shift.line] moves any row sideways and any column up or down', () => {
    const shifts = legal(start(), KILLER, 'shift').map(({ direction, index }) => `${direction} ${index}`);
    expect(shifts).toHaveLength(20);
    expect(new Set(shifts)).toEqual(
      new Set(DIRECTIONS.flatMap((way) => [0, 1, 2, 3, 4].map((line) => `${way} ${line}`))),
    );
  });

  it('[kvi.shift.one] moves its line by one space', () => {
    const state = played(start(), shift(KILLER, 'right', 0));
    expect(boardOf(state)).toBe(
      tidy(`
        Edgar  Ada†     Boris   Carl    Dexter
        Ezra   Florina  Gloria  Greta   Hugo
        Ida    Jimmy    Kit     Lester  Malone
        Nora   Occam    Pearl   Quinn   Rita
        Sam    Theo     Vera    Walt    Witman
      `),
    );
    const event = { type: 'shifted', player: KILLER, direction: 'right', index: 0, distance: 1 };
    for (const perspective of [0, 1, 'spectator'] as const) expect(eventsOf(state, perspective)).toEqual([event]);
    expect(seen(state).lastShift).toEqual({ player: KILLER, direction: 'right', index: 0, distance: 1 });
  });

  it('moves a column down, with evidence and whichever side is up', () => {
    const state = played(
      start(),
      goBy('florina'),
      exonerate('edgar'),
      shift(KILLER, 'down', 4),
      shift(INSPECTOR, 'up', 0),
    );
    expect(boardOf(state)).toBe(
      tidy(`
        Ezra   Boris    Carl    Dexter  Witman
        Ida    Florina  Gloria  Greta   Edgar+
        Nora   Jimmy    Kit     Lester  Hugo
        Sam    Occam    Pearl   Quinn   Malone
        Ada†   Theo     Vera    Walt    Rita
      `),
    );
  });

  it('[kvi.shift.line] has no fifth row or column to move once a Collapse has removed it', () => {
    const four = played(oneOfEachRow('Edgar Hugo Malone'), collapse(KILLER, 'rows', 'Ada Ezra Ida Pearl Vera'));
    expect(legal(four, INSPECTOR, 'shift')).toHaveLength(18);
    expect(verdictOn(four, shift(INSPECTOR, 'down', 4))).toBe('no-such-line by kvi.shift.line');
    expect(verdictOn(four, shift(INSPECTOR, 'up', 4))).toBe('no-such-line by kvi.shift.line');
    expect(verdictOn(four, shift(INSPECTOR, 'left', 4))).toBe('legal');
    expect(verdictOn(four, shift(INSPECTOR, 'left', 5))).toBe('malformed-action by table.action');
  });
});

describe('[kvi.no-undo] the Shift of the turn just before may not be undone', () => {
  it('neither by the Inspector nor by the Killer', () => {
    const killers = played(start(), shift(KILLER, 'right', 0));
    expect(verdictOn(killers, shift(INSPECTOR, 'left', 0))).toBe(UNDONE);
    expect(legal(killers, INSPECTOR, 'shift')).toHaveLength(19);
    const inspectors = played(killers, shift(INSPECTOR, 'down', 3));
    expect(verdictOn(inspectors, shift(KILLER, 'up', 3))).toBe(UNDONE);
    expect(legal(inspectors, KILLER, 'shift')).toHaveLength(19);
  });

  it('but may be repeated, and any other line may move that way', () => {
    const state = played(start(), shift(KILLER, 'right', 0));
    expect(verdictOn(state, shift(INSPECTOR, 'right', 0))).toBe('legal');
    expect(verdictOn(state, shift(INSPECTOR, 'left', 1))).toBe('legal');
    expect(verdictOn(state, shift(INSPECTOR, 'up', 0))).toBe('legal');
    expect(verdictOn(state, shift(INSPECTOR, 'down', 0))).toBe('legal');
  });

  it('an older Shift binds nobody', () => {
    const state = played(start(), shift(KILLER, 'right', 0), shift(INSPECTOR, 'down', 3));
    expect(verdictOn(state, shift(KILLER, 'left', 0))).toBe('legal');
    const later = played(state, shift(KILLER, 'up', 1));
    expect(verdictOn(later, shift(INSPECTOR, 'left', 0))).toBe('legal');
    expect(verdictOn(later, shift(INSPECTOR, 'up', 3))).toBe('legal');
  });

  it('a player’s own Shift of the turn before binds the player no more', () => {
    const state = played(start(), shift(KILLER, 'right', 0), accuse('theo'));
    expect(seen(state).lastShift).toBeNull();
    expect(verdictOn(state, shift(KILLER, 'left', 0))).toBe('legal');
  });

  it.each([
    ['a Kill', kill('ezra')],
    ['a Change Disguise', goBy('quinn')],
  ])('%s in between clears the ban', (_, action) => {
    const state = played(start(), goBy('florina'), shift(INSPECTOR, 'up', 4), action);
    expect(seen(state).lastShift).toBeNull();
    expect(verdictOn(state, shift(INSPECTOR, 'down', 4))).toBe('legal');
  });

  it.each([
    ['an Accuse', accuse('theo')],
    ['an Exonerate', exonerate('edgar')],
  ])('%s in between clears the ban', (_, action) => {
    const state = played(start(), shift(KILLER, 'up', 4), action);
    expect(seen(state).lastShift).toBeNull();
    expect(verdictOn(state, shift(KILLER, 'down', 4))).toBe('legal');
  });

  it('a Collapse in between clears the ban', () => {
    const before = played(oneOfEachRow('Edgar Hugo Malone'), shift(KILLER, 'left', 0));
    expect(verdictOn(before, shift(INSPECTOR, 'right', 0))).toBe(UNDONE);
    const state = played(before, collapse(INSPECTOR, 'rows', 'Ada Ezra Ida Pearl Vera'));
    expect(verdictOn(state, shift(KILLER, 'right', 0))).toBe('legal');
  });
});
