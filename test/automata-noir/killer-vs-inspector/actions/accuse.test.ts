import { describe, expect, it } from 'vitest';
import { killerVsInspector } from '../../../../src/automata-noir/index.js';
import { named } from '../../drawn.js';
import { accuse, eventsOf, goBy, INSPECTOR, KILLER, kill, legal, opened, played, seen, verdictOn } from '../game.js';

/** The Inspector's turn: Jimmy, beside the Killer Florina and a deceased Ezra, far from the disguise Quinn. */
const turn = (disguise = 'Quinn'): ReturnType<typeof opened> =>
  played(opened(`Florina ${disguise} Jimmy Hugo Rita Sam`, 'ada', 'jimmy'), kill('ezra'));

const accused = (state: ReturnType<typeof opened>): unknown => eventsOf(state)[0];

describe('an Accuse', () => {
  it('[kvi.accuse.adjacent] is of a suspect adjacent to the Inspector’s identity', () => {
    expect(legal(turn(), INSPECTOR, 'accuse').map(({ suspect }) => suspect)).toEqual(
      named('Jimmy Ezra Florina Gloria Ida Kit Nora Occam Pearl'),
    );
    for (const suspect of named('Ada Boris Sam Quinn Lester')) {
      expect(verdictOn(turn(), accuse(suspect))).toBe('accuse-not-adjacent by kvi.accuse.adjacent');
    }
  });

  it('[kvi.accuse.win] of the Killer’s identity wins for the Inspector', () => {
    const state = played(turn(), accuse('florina'));
    expect(killerVsInspector.outcome(state)).toEqual({ winners: [INSPECTOR], reason: 'killer-accused' });
    for (const perspective of [0, 1, 'spectator'] as const) {
      expect(eventsOf(state, perspective)).toEqual([
        { type: 'accused', player: INSPECTOR, suspect: 'florina', result: 'identity' },
        { type: 'game-over', winners: [INSPECTOR], reason: 'killer-accused' },
      ]);
    }
  });

  it('[kvi.accuse.win] asks for the current identity', () => {
    const changed = played(turn(), accuse('jimmy'), goBy('quinn'));
    const state = played(changed, accuse('florina'));
    expect(killerVsInspector.outcome(state)).toBeNull();
    expect(accused(state)).toEqual({ type: 'accused', player: INSPECTOR, suspect: 'florina', result: 'nobody' });
  });

  it('[kvi.accuse.self] may be of the Inspector’s own suspect, which is nobody', () => {
    const state = played(turn(), accuse('jimmy'));
    expect(killerVsInspector.outcome(state)).toBeNull();
    expect(accused(state)).toEqual({ type: 'accused', player: INSPECTOR, suspect: 'jimmy', result: 'nobody' });
    expect(killerVsInspector.actors(state)).toEqual([KILLER]);
  });

  it('[kvi.accuse.any] may be of a deceased suspect, who is nobody', () => {
    const state = played(turn(), accuse('ezra'));
    expect(accused(state)).toEqual({ type: 'accused', player: INSPECTOR, suspect: 'ezra', result: 'nobody' });
  });

  it('[kvi.accuse.result] of the disguise is a plain no', () => {
    const state = played(turn('Kit'), accuse('kit'));
    expect(killerVsInspector.outcome(state)).toBeNull();
    for (const perspective of [0, 1, 'spectator'] as const) {
      expect(eventsOf(state, perspective)).toEqual([
        { type: 'accused', player: INSPECTOR, suspect: 'kit', result: 'nobody' },
      ]);
    }
    const other = played(turn('Quinn'), accuse('kit'));
    expect(seen(state)).toEqual(seen(other));
  });

  it('as printed: Theo, in a corner, may accuse the three suspects adjacent to him, or himself', () => {
    const board = `
      Theo   Boris    Carl    Dexter  Edgar
      Ezra   Florina  Gloria  Greta   Hugo
      Ida    Jimmy    Kit     Lester  Malone
      Nora   Occam    Pearl   Quinn   Rita
      Sam    Ada      Vera    Walt    Witman
    `;
    const state = played(opened('Florina Quinn Theo Gloria Hugo Rita', 'kit', 'theo', board), goBy('florina'));
    expect(legal(state, INSPECTOR, 'accuse').map(({ suspect }) => suspect)).toEqual(named('Theo Boris Ezra Florina'));
    expect(killerVsInspector.outcome(played(state, accuse('florina')))).toEqual({
      ...{ winners: [INSPECTOR], reason: 'killer-accused' },
    });
  });
});
