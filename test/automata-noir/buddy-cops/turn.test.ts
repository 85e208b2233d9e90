import { describe, expect, it } from 'vitest';
import { codeOf, eventsOf, GAME, K, kindsOf, opened, P, played, U, viewOf } from './table.js';

const CARDS = 'Florina Quinn Hugo  Dexter Edgar Greta  Rita Nora Occam  Ada Walt';
const start = opened(CARDS, 'ada');
const cops = played(start, 'K kill boris, K go by florina');

describe('turns', () => {
  it('[cops.turn.alternate] the Killer is first, then turns of the Cops and of the Killer alternate', () => {
    expect(viewOf(start)).toMatchObject({ phase: 'killer-turn', actors: [K] });
    expect(viewOf(cops)).toMatchObject({ phase: 'cops-turn', actors: [P, U], copsToAct: [P, U] });
    const next = played(cops, 'U pass, P pass');
    expect(viewOf(next)).toMatchObject({ phase: 'killer-turn', actors: [K], actionsLeft: 2, copsToAct: [] });
    expect(viewOf(played(next, 'K kill carl, K go by florina'))).toMatchObject({
      phase: 'cops-turn',
      copsToAct: [P, U],
    });
  });

  it('[cops.turn.cops] each Cop acts once, in either order', () => {
    for (const [first, second] of [
      [P, U],
      [U, P],
    ] as const) {
      const words = first === P ? 'P left 3' : 'U left 3';
      const one = played(cops, words);
      expect(viewOf(one)).toMatchObject({ phase: 'cops-turn', actors: [second], copsToAct: [second], actionsLeft: 0 });
      expect(GAME.legalActions(one, first)).toEqual([]);
      expect(codeOf(one, words)).toBe('not-your-turn');
    }
  });

  it('[cops.turn.cops] the Profiler shifts, accuses, exonerates or deputizes', () => {
    expect(kindsOf(cops, P)).toEqual(['accuse', 'deputize', 'exonerate', 'pass', 'shift']);
    expect(codeOf(cops, 'P disguise')).toBe('wrong-phase');
    expect(codeOf(cops, 'P fast left 0 by 2')).toBe('wrong-phase');
    expect(codeOf(cops, 'P kill carl')).toBe('wrong-phase');
    expect(codeOf(cops, 'P go by dexter')).toBe('wrong-phase');
    expect(codeOf(cops, 'P choose dexter')).toBe('wrong-phase');
  });

  it('[cops.turn.cops] the Undercover shifts, accuses, takes a disguise or shifts fast', () => {
    expect(kindsOf(cops, U)).toEqual(['accuse', 'disguise', 'fast-shift', 'pass', 'shift']);
    expect(codeOf(cops, 'U exonerate edgar')).toBe('wrong-phase');
    expect(codeOf(cops, 'U deputize edgar')).toBe('wrong-phase');
  });

  it('[cops.pass] each Cop may pass', () => {
    const passed = played(cops, 'P pass');
    expect(eventsOf(passed)).toEqual([{ type: 'passed', player: P }]);
    expect(viewOf(passed).actors).toEqual([U]);
    expect(viewOf(played(passed, 'U pass')).phase).toBe('killer-turn');
  });

  it('[cops.pass] the Killer may not pass', () => {
    expect(codeOf(start, 'K pass')).toBe('wrong-phase');
    expect(codeOf(played(start, 'K kill boris'), 'K pass')).toBe('wrong-phase');
  });

  it('the Cops wait in the Killer’s turn and the Killer in theirs', () => {
    expect(codeOf(start, 'P pass')).toBe('not-your-turn');
    expect(codeOf(start, 'U disguise')).toBe('not-your-turn');
    expect(codeOf(cops, 'K kill carl')).toBe('not-your-turn');
  });
});
