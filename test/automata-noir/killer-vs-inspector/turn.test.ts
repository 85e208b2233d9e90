import { describe, expect, it } from 'vitest';
import { KILLS_TO_WIN, killerVsInspector } from '../../../src/automata-noir/index.js';
import {
  accuse,
  collapse,
  exonerate,
  goBy,
  INSPECTOR,
  KILLER,
  kill,
  kindsOf,
  oneOfEachRow,
  opened,
  played,
  seen,
  shift,
  solve,
  verdictOn,
  whileIdle,
} from './game.js';

const EVIDENCE = 'Florina Quinn Theo Edgar Hugo Malone';

describe('turns', () => {
  it('[kvi.turn.alternate] Killer and Inspector take turns, the Killer first', () => {
    let state = opened(EVIDENCE, 'ada', 'theo');
    const actions = [goBy('florina'), accuse('theo'), kill('ezra'), exonerate('edgar'), shift(KILLER, 'left', 4)];
    const turns = actions.map((action) => {
      const actors = killerVsInspector.actors(state);
      state = played(state, action);
      return actors;
    });
    expect(turns).toEqual([[0], [1], [0], [1], [0]]);
    expect(seen(state).step).toBe(7);
  });

  it('[kvi.turn.one-action] the Killer has four kinds of action', () => {
    expect(kindsOf(oneOfEachRow('Edgar Hugo Malone'), KILLER)).toEqual([
      'change-disguise',
      'collapse',
      'kill',
      'shift',
    ]);
    expect(kindsOf(oneOfEachRow('Edgar Hugo Malone'), INSPECTOR)).toEqual([]);
  });

  it('[kvi.turn.one-action] the Inspector has five kinds of action', () => {
    const state = played(oneOfEachRow('Edgar Hugo Malone'), goBy('quinn'));
    expect(kindsOf(state, INSPECTOR)).toEqual(['accuse', 'collapse', 'exonerate', 'shift', 'solve']);
    expect(kindsOf(state, KILLER)).toEqual([]);
  });

  it('[kvi.turn.one-action] neither makes an action of the other', () => {
    const killers = opened(EVIDENCE, 'ada', 'theo');
    const inspectors = played(killers, goBy('florina'));
    for (const action of [accuse('theo'), exonerate('edgar'), solve('ada', 'kit')]) {
      expect(verdictOn(killers, action)).toBe('not-your-turn by table.turn');
      expect(verdictOn(killers, { ...action, player: KILLER })).toBe('wrong-phase by table.phase');
    }
    for (const action of [kill('ezra'), goBy('florina')]) {
      expect(verdictOn(inspectors, action)).toBe('not-your-turn by table.turn');
      expect(verdictOn(inspectors, { ...action, player: INSPECTOR })).toBe('wrong-phase by table.phase');
    }
    const again = { type: 'choose-identity', player: INSPECTOR, identity: 'edgar' };
    expect(verdictOn(inspectors, again)).toBe('wrong-phase by table.phase');
    expect(verdictOn(killers, { ...again, player: KILLER })).toBe('wrong-phase by table.phase');
  });

  it('[kvi.turn.no-pass] nobody passes, and there is always a Shift', () => {
    const state = opened(EVIDENCE, 'ada', 'theo');
    expect(verdictOn(state, { type: 'pass', player: KILLER })).toBe('malformed-action by table.action');
    const next = played(state, shift(KILLER, 'left', 0));
    expect(verdictOn(next, { type: 'pass', player: INSPECTOR })).toBe('malformed-action by table.action');
    expect(kindsOf(next, INSPECTOR)).toContain('shift');
  });
});

describe('kills', () => {
  const six = (): ReturnType<typeof oneOfEachRow> => oneOfEachRow('Edgar Hugo Malone');

  it('[kvi.kills.count] count for good, also when a Collapse has removed the victims', () => {
    const before = six();
    expect(seen(before).kills).toBe(5);
    const collapsed = played(before, collapse(KILLER, 'rows', 'Ada Ezra Ida Pearl Vera'), accuse('theo'));
    expect(seen(collapsed).board.cards.every(({ alive }) => alive)).toBe(true);
    expect(seen(collapsed).kills).toBe(5);
    expect(seen(played(collapsed, kill('lester'))).kills).toBe(6);
  });

  it('[kvi.kills.count] and so does the tenth', () => {
    const nine = whileIdle(
      played(six(), collapse(KILLER, 'rows', 'Ada Ezra Ida Pearl Vera'), accuse('theo')),
      ...[kill('lester'), kill('malone'), kill('rita'), kill('walt')],
    );
    expect(seen(nine).kills).toBe(9);
    const state = played(nine, kill('witman'));
    expect(killerVsInspector.outcome(state)).toEqual({ winners: [KILLER], reason: 'ten-kills' });
    expect(seen(state).board.cards.filter(({ alive }) => !alive)).toHaveLength(5);
  });

  it('are ten to win', () => {
    expect(KILLS_TO_WIN).toBe(10);
  });
});
