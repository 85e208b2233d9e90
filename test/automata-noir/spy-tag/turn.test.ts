import { describe, expect, it } from 'vitest';
import { spyTag } from '../../../src/automata-noir/index.js';
import { begun, canvas, capture, fastShift, networkBegun, played, seen, verdictOn } from './game.js';

const start = begun('Kit Ada Rita');

describe('a turn', () => {
  it('[spy.turn.clockwise] is followed by that of the next seat, and the last by that of seat 0', () => {
    const actors = [start];
    for (let turn = 0; turn < 6; turn++) actors.push(played(actors[turn]!, fastShift(turn % 3, 'up', 0, 1)));
    expect(actors.map(spyTag.actors)).toEqual([[0], [1], [2], [0], [1], [2], [0]]);
  });

  it('[spy.turn.clockwise] [noir.seats] alternates between the teams in Spy Network', () => {
    let state = networkBegun('Kit Ada Rita Sam', { firstPlayer: 3 });
    const turns: (readonly number[])[] = [];
    const teams: (number | null | undefined)[] = [];
    for (const player of [3, 0, 1, 2, 3]) {
      turns.push(spyTag.actors(state));
      teams.push(seen(state).players[player]?.team);
      state = played(state, fastShift(player, 'left', player, 2));
    }
    expect(turns).toEqual([[3], [0], [1], [2], [3]]);
    expect(teams).toEqual([1, 0, 1, 0, 1]);
  });

  it.each([
    ['a Fast Shift', fastShift(0, 'left', 1, 2)],
    ['a Canvas', canvas(0, 'lester')],
    ['a Capture of nobody', capture(0, 'lester')],
  ])('[spy.turn.one-action] is over after %s', (_, action) => {
    const state = played(start, action);
    expect(spyTag.actors(state)).toEqual([1]);
    expect(spyTag.legalActions(state, 0)).toEqual([]);
    expect(verdictOn(state, fastShift(0, 'up', 0, 1))).toBe('not-your-turn by table.turn');
    expect(seen(state).step).toBe(1);
  });

  it('[spy.turn.one-action] is over after a Capture of an enemy', () => {
    const state = played(begun('Kit Lester Rita'), capture(0, 'lester'));
    expect(spyTag.actors(state)).toEqual([1]);
  });

  it('[spy.turn.one-action] offers the three Spy Actions and no other', () => {
    expect(new Set(spyTag.legalActions(start, 0).map(({ type }) => type))).toEqual(
      new Set(['fast-shift', 'capture', 'canvas']),
    );
    for (const type of ['pass', 'kill', 'shift', 'accuse']) {
      expect(verdictOn(start, { type, player: 0 })).toBe('malformed-action by table.action');
    }
  });
});
