import { describe, expect, it } from 'vitest';
import { codeOf, K, legal, opened, P, played, ruleOf, U, viewOf } from './table.js';

const CARDS = 'Florina Quinn Hugo  Dexter Edgar Greta  Rita Nora Occam';
const start = opened(CARDS, 'ada');

describe('a Shift', () => {
  it('[cops.no-undo.shift] a Shift followed by the compulsory Kill still binds both Cops', () => {
    const turn = played(start, 'K right 2, K kill jimmy');
    for (const cop of ['P', 'U']) {
      expect(codeOf(turn, `${cop} left 2`)).toBe('shift-undone');
      expect(ruleOf(turn, `${cop} left 2`)).toBe('cops.no-undo.shift');
      expect(codeOf(turn, `${cop} right 2`)).toBe('legal');
      expect(codeOf(turn, `${cop} left 3`)).toBe('legal');
      expect(codeOf(turn, `${cop} up 2`)).toBe('legal');
    }
    expect(legal(turn, P, 'shift')).toHaveLength(19);
  });

  it('[cops.no-undo.shift] so does a Shift after the Kill', () => {
    expect(codeOf(played(start, 'K kill boris, K up 4'), 'P down 4')).toBe('shift-undone');
  });

  it('[cops.no-undo.shift] the Killer may move their own line back', () => {
    expect(codeOf(played(start, 'K kill boris, K right 2, P pass, U pass'), 'K left 2')).toBe('legal');
  });

  it('[cops.no-undo.shift] a Cop who acts second is bound by the partner and by the Killer', () => {
    const first = played(start, 'K right 2, K kill jimmy, P up 3');
    expect(codeOf(first, 'U down 3')).toBe('shift-undone');
    expect(codeOf(first, 'U left 2')).toBe('shift-undone');
    const other = played(start, 'K right 2, K kill jimmy, U fast up 3 by 2');
    expect(codeOf(other, 'P down 3')).toBe('shift-undone');
    expect(codeOf(other, 'P left 2')).toBe('shift-undone');
  });

  it('[cops.no-undo.shift] the Killer is bound by both Cops, in both actions', () => {
    const turn = played(start, 'K kill boris, K go by florina, U fast left 3 by 2, P up 4');
    expect(codeOf(turn, 'K right 3')).toBe('shift-undone');
    expect(codeOf(turn, 'K down 4')).toBe('shift-undone');
    const second = played(turn, 'K kill carl');
    expect(codeOf(second, 'K right 3')).toBe('shift-undone');
    expect(codeOf(second, 'K down 4')).toBe('shift-undone');
    expect(codeOf(second, 'K left 3')).toBe('legal');
  });

  it('[cops.no-undo.shift] a Cop is bound by the partner’s turn of the round before until the partner acts again', () => {
    const next = played(start, 'K kill boris, K go by florina, U pass, P up 4, K kill carl, K go by florina');
    expect(codeOf(next, 'U down 4')).toBe('shift-undone');
    expect(codeOf(next, 'P down 4')).toBe('legal');
    expect(codeOf(played(next, 'P accuse carl'), 'U down 4')).toBe('legal');
    expect(codeOf(played(next, 'P pass'), 'U down 4')).toBe('legal');
    expect(codeOf(played(next, 'P left 0'), 'U down 4')).toBe('legal');
  });

  it('[cops.no-undo.shift] the Killer’s latest turn is replaced as a whole when the Killer acts again', () => {
    const turn = played(start, 'K right 2, K kill jimmy, P pass, U pass');
    expect(viewOf(turn).lastShifts[K]).toHaveLength(1);
    const first = played(turn, 'K kill boris');
    expect(viewOf(first).lastShifts[K]).toEqual([]);
    expect(codeOf(played(first, 'K go by florina'), 'P left 2')).toBe('legal');
  });

  it('[cops.no-undo.shift] a turn that was passed bans nothing', () => {
    const turn = played(
      start,
      'K kill boris, K go by florina, P up 4, U pass, K kill carl, K go by florina, P pass, U pass',
    );
    expect(viewOf(turn).lastShifts).toEqual([[], [], []]);
    expect(codeOf(turn, 'K down 4')).toBe('legal');
  });

  it('[cops.no-undo.shift] Disguise and its choice are one turn, without a shift', () => {
    const before = played(start, 'K kill boris, K go by florina, U left 3, P pass, K kill carl, K go by florina');
    expect(codeOf(before, 'P right 3')).toBe('shift-undone');
    const drawn = played(before, 'U disguise');
    expect(viewOf(drawn).lastShifts[U]).toEqual([]);
    expect(codeOf(played(drawn, 'U choose rita'), 'P right 3')).toBe('legal');
  });

  it('[cops.no-undo.shift] a choice in the set-up is no turn', () => {
    expect(viewOf(start).lastShifts).toEqual([[], [], []]);
  });

  it('[cops.no-undo.shift] the ban is on the player, whatever role the player has by then', () => {
    // Boris, the Profiler, moves row 3 and is killed then.
    const game = opened('Florina Quinn Hugo  Boris Edgar Greta  Rita Nora Occam  Walt', 'ada');
    const killed = played(game, 'K kill carl, K go by florina, P right 3, U pass, K kill boris');
    expect(viewOf(killed)).toMatchObject({ profiler: { player: U }, undercover: { player: P } });
    expect(codeOf(killed, 'K left 3')).toBe('shift-undone');
    const turn = played(killed, 'K go by florina');
    expect(codeOf(turn, 'U left 3')).toBe('shift-undone');
    expect(codeOf(turn, 'P left 3')).toBe('legal');
    expect(codeOf(turn, 'P fast left 3 by 1')).toBe('legal');
  });

  it('[noir.no-undo.scope] neither the distance nor what has become of the line matters', () => {
    const turn = played(start, 'K kill boris, K go by florina, U fast right 1 by 2, P down 0');
    expect(codeOf(turn, 'K left 1')).toBe('shift-undone');
  });
});

describe('a Fast Shift', () => {
  it('[cops.no-undo.fast] may not undo the Killer, by one space or by two', () => {
    const turn = played(start, 'K right 2, K kill jimmy');
    for (const words of ['U fast left 2 by 1', 'U fast left 2 by 2']) {
      expect(codeOf(turn, words)).toBe('fast-shift-undone');
      expect(ruleOf(turn, words)).toBe('cops.no-undo.fast');
    }
    expect(codeOf(turn, 'U fast right 2 by 2')).toBe('legal');
    expect(legal(turn, U, 'fast-shift')).toHaveLength(38);
  });

  it('[cops.no-undo.fast] may undo the Profiler by one step where a Shift may not', () => {
    const turn = played(start, 'K kill boris, K go by florina, P up 3');
    expect(codeOf(turn, 'U down 3')).toBe('shift-undone');
    expect(codeOf(turn, 'U fast down 3 by 1')).toBe('legal');
    expect(codeOf(turn, 'U fast down 3 by 2')).toBe('legal');
  });
});
