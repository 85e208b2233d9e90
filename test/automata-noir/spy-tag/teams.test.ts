import { describe, expect, it } from 'vitest';
import { TEAM_TROPHIES_TO_WIN, TROPHIES_TO_WIN } from '../../../src/automata-noir/index.js';
import { canvas, capture, networkBegun, played, seen } from './game.js';

describe('Spy Network', () => {
  it('[spy.team.partners] seats 0 and 2 are one team, seats 1 and 3 the other', () => {
    expect(seen(networkBegun('Kit')).players.map(({ team }) => team)).toEqual([0, 1, 0, 1]);
  });

  it('[spy.team.reveal] partners see each other’s identity, from the start', () => {
    const state = networkBegun('Kit Ada Rita Sam');
    const identities = ([0, 1, 2, 3, 'spectator'] as const).map((perspective) =>
      seen(state, perspective)
        .players.map(({ identity }) => (identity === 'face-down' ? '-' : identity))
        .join(' '),
    );
    expect(identities).toEqual(['kit - rita -', '- ada - sam', 'kit - rita -', '- ada - sam', '- - - -']);
  });

  it('[spy.team.reveal] they see it whenever they look, a new one too', () => {
    const state = played(networkBegun('Kit Lester Ada Sam Witman'), capture(0, 'lester'), canvas(1, 'quinn'));
    expect(seen(state, 3).players[1]?.identity).toBe('witman');
    expect(seen(state, 3).events).toHaveLength(1);
  });

  it('[spy.capture.win] [spy.team.trophies] asks a spy for two trophies and a team for three', () => {
    expect([TROPHIES_TO_WIN, TEAM_TROPHIES_TO_WIN]).toEqual([2, 3]);
  });
});
