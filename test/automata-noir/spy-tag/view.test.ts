import { describe, expect, it } from 'vitest';
import { spyTag } from '../../../src/automata-noir/index.js';
import { begun, canvas, capture, fastShift, networkBegun, played, seen, verdictOn } from './game.js';

describe('the end', () => {
  const before = played(
    begun('Kit Lester Gloria Ada Edgar'),
    capture(0, 'lester'),
    canvas(1, 'boris'),
    canvas(2, 'carl'),
  );

  it('[spy.over.reveal] shows all identities to all', () => {
    const state = played(before, capture(0, 'gloria'));
    for (const perspective of [0, 1, 2, 'spectator'] as const) {
      expect(seen(state, perspective).players.map(({ identity }) => identity)).toEqual(['kit', 'ada', null]);
    }
  });

  it('[spy.over.reveal] keeps the deck face-down', () => {
    const state = played(before, capture(0, 'gloria'));
    expect(seen(state).deck).toBe(21);
    expect(JSON.stringify({ ...seen(state), board: null })).not.toContain('edgar');
  });

  it('shows nothing before', () => {
    expect(seen(before).players.map(({ identity }) => identity)).toEqual(['face-down', 'face-down', 'face-down']);
  });
});

describe('a view', () => {
  const state = played(begun('Kit Ada Rita'), fastShift(0, 'left', 2, 1));

  it('judges the actions of its own player', () => {
    expect(spyTag.legalActionsIn(seen(state, 1))).toEqual(spyTag.legalActions(state, 1));
    expect(spyTag.legalActionsIn(seen(state, 0))).toEqual([]);
    const foreign = spyTag.checkIn(seen(state, 0), canvas(1, 'boris'));
    expect(foreign).toMatchObject({ legal: false, violation: { code: 'not-your-action', rule: 'table.seat' } });
  });

  it('gives a spectator nothing to do', () => {
    expect(spyTag.legalActionsIn(seen(state))).toEqual([]);
    for (const action of [canvas(1, 'boris'), capture(1, 'boris'), fastShift(1, 'up', 0, 1)]) {
      expect(spyTag.checkIn(seen(state), action)).toMatchObject({ violation: { code: 'not-your-action' } });
    }
  });

  it.each([-1, 3, 0.5, -0, 'host', null, undefined])('is not for the perspective %s', (perspective) => {
    expect(() => Reflect.apply(spyTag.viewFor, spyTag, [state, perspective])).toThrow(RangeError);
  });

  it('is there for a fourth player in Spy Network only', () => {
    expect(seen(networkBegun('Kit'), 3).perspective).toBe(3);
  });
});

describe('what a client may send', () => {
  const state = begun('Kit Ada Rita');
  const sent: readonly unknown[] = [
    { type: 'fast-shift', player: 0, direction: 'left', index: 5, distance: 1 },
    { type: 'fast-shift', player: 0, direction: 'left', index: -0, distance: 1 },
    { type: 'fast-shift', player: 0, direction: 'left', index: 0, distance: 0 },
    { type: 'fast-shift', player: 0, direction: 'left', index: 0, distance: 3 },
    { type: 'fast-shift', player: 0, direction: 'north', index: 0, distance: 1 },
    { type: 'fast-shift', player: 0, direction: 'left', index: 0 },
    { type: 'shift', player: 0, direction: 'left', index: 0 },
    { type: 'capture', player: 0, suspect: 'moriarty' },
    { type: 'capture', player: 0, suspect: null },
    { type: 'capture', player: 3, suspect: 'lester' },
    { type: 'canvas', player: 0 },
    { type: 'canvas', player: 0, suspect: 'lester', adjacent: true },
  ];

  it.each(sent.map((action) => [JSON.stringify(action), action]))('is malformed: %s', (_, action) => {
    expect(verdictOn(state, action)).toBe('malformed-action by table.action');
  });
});
