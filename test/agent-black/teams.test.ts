import { describe, expect, it } from 'vitest';
import { type AgentBlackOptions, type AgentBlackState, agentBlack } from '../../src/agent-black/index.js';
import { ask, played, round, seen, shot, shown, thumbs, told, verdict } from './table.js';

const FOUR = round(`
  pilot          museum   camera
  police-officer airport  briefcase
  chef           casino   umbrella
  doctor         hotel    pocket-watch
`);
const pair = (options: AgentBlackOptions = {}): AgentBlackState =>
  agentBlack.init({ seed: 'teams', teams: 2, firstPlayer: 0, deal: { rounds: [FOUR, FOUR] }, ...options });
const OFFICER = [shot(0, 1, 'police-officer'), shot(0, 1, 'airport'), shot(0, 1, 'briefcase')];
const DOCTOR = [shot(0, 3, 'doctor'), shot(0, 3, 'hotel'), shot(0, 3, 'pocket-watch')];

const teamsOf = (options: AgentBlackOptions) => seen(agentBlack.init(options)).players.map(({ team }) => team);

describe('teams', () => {
  it('[agent.team.sizes] are two of two, two of three or three of two', () => {
    expect(teamsOf({ teams: 2 })).toHaveLength(4);
    expect(teamsOf({ teams: 2, players: 6 })).toHaveLength(6);
    expect(teamsOf({ teams: 3, players: 6 })).toHaveLength(6);
    expect(teamsOf({ players: 4 })).toEqual([null, null, null, null]);
    for (const teams of [2, 3] as const) {
      for (const players of [2, 3, 4, 5].filter((number) => teams === 3 || number !== 4)) {
        expect(() => agentBlack.init({ teams, players }), `${teams} teams of ${players}`).toThrow(/^teams: /);
      }
    }
  });

  it('as printed: the seating order is A, B, C, A, B, C', () => {
    expect(teamsOf({ teams: 3 })).toEqual([0, 1, 2, 0, 1, 2]);
  });

  it('[agent.team.seating] [agent.team.seats] never sit two of a team together', () => {
    expect(teamsOf({ teams: 2 })).toEqual([0, 1, 0, 1]);
    expect(teamsOf({ teams: 2, players: 6 })).toEqual([0, 1, 0, 1, 0, 1]);
    for (const options of [{ teams: 2 }, { teams: 2, players: 6 }, { teams: 3 }] as const) {
      const teams = teamsOf(options);
      teams.forEach((team, seat) => {
        expect(teams[(seat + 1) % teams.length]).not.toBe(team);
      });
    }
  });
});

describe('teammates', () => {
  it('[agent.team.hidden] see nothing of each other’s cards', () => {
    const hidden = { costume: 'face-down', place: 'face-down', item: 'face-down' };
    for (const seat of [0, 1, 2, 3]) {
      const mate = (seat + 2) % 4;
      expect(agentBlack.viewFor(pair(), seat).players[mate]?.identities).toEqual(hidden);
    }
  });

  it('[agent.team.hidden] put out thumbs for each other', () => {
    expect(thumbs(played(pair(), ask(0, 'umbrella')))).toEqual({ up: [2], down: [1, 3] });
  });

  it('[agent.shoot.friend] can be shot, with a hit', () => {
    const state = played(pair(), shot(0, 2, 'chef'));
    expect(told(state)).toMatchObject([
      { type: 'shot', player: 0, target: 2, hit: true },
      { type: 'revealed', player: 2, identity: 'chef' },
    ]);
    expect(agentBlack.actors(state)).toEqual([0]);
  });

  it('[agent.shoot.friend] can be shot, with a miss and its penalty', () => {
    expect(seen(played(pair(), shot(0, 2, 'hotel')))).toMatchObject({ phase: 'penalty', actors: [0] });
  });

  it('[agent.shoot.friend] can be eliminated by each other', () => {
    const state = played(pair(), shot(0, 2, 'chef'), shot(0, 2, 'casino'), shot(0, 2, 'umbrella'));
    expect(seen(state)).toMatchObject({ round: 1, actors: [0] });
    expect(told(state).at(-1)).toEqual({ type: 'eliminated', player: 2 });
    expect(verdict(state, shot(0, 2, 'hotel'))).toBe('target-eliminated (agent.shoot.target)');
  });
});

describe('a round', () => {
  it('[agent.team.survivors] ends when one team is left, with two of its agents still in the round', () => {
    const state = played(pair(), ...OFFICER, ...DOCTOR);
    expect(told(state).slice(2)).toEqual([
      { type: 'eliminated', player: 3 },
      { type: 'round-won', winners: [0, 2] },
      { type: 'round-started', round: 2, firstPlayer: 1 },
    ]);
  });

  it('[agent.team.survivors] goes on while agents of two teams are left, one of each', () => {
    const state = played(pair(), shot(0, 2, 'chef'), shot(0, 2, 'casino'), shot(0, 2, 'umbrella'), ...OFFICER);
    expect(seen(state)).toMatchObject({ round: 1, actors: [0] });
    expect(told(played(state, ...DOCTOR)).slice(2)).toEqual([
      { type: 'eliminated', player: 3 },
      { type: 'round-won', winners: [0, 2] },
      { type: 'round-started', round: 2, firstPlayer: 2 },
    ]);
  });

  it('[agent.team.survivors] ends by a penalty that leaves one team, whose turn it was not', () => {
    // Seat 2 and two cards of seat 0 are gone when seat 0 misses.
    const state = played(
      pair({ firstPlayer: 1 }),
      ...[shot(1, 2, 'chef'), shot(1, 2, 'casino'), shot(1, 2, 'umbrella'), shot(1, 0, 'pilot'), shot(1, 0, 'museum')],
      ...[ask(1, 'hotel'), ask(3, 'doctor'), shot(0, 1, 'doctor'), shown(0, 'camera')],
    );
    expect(told(state)).toEqual([
      { type: 'revealed', player: 0, identity: 'camera' },
      { type: 'eliminated', player: 0 },
      { type: 'round-won', winners: [1, 3] },
      { type: 'round-started', round: 2, firstPlayer: 2 },
    ]);
  });

  it('[agent.team.survivors] of three teams goes on until two of them are gone', () => {
    const six = round(`
      pilot          museum   camera
      police-officer airport  briefcase
      chef           casino   umbrella
      doctor         hotel    pocket-watch
      musician       library  key
      waiter         theater  lighter
    `);
    const state = played(
      agentBlack.init({ seed: 'six', teams: 3, firstPlayer: 0, deal: { rounds: [six] } }),
      ...OFFICER,
      ...[shot(0, 4, 'musician'), shot(0, 4, 'library'), shot(0, 4, 'key')],
      ...[shot(0, 2, 'chef'), shot(0, 2, 'casino'), shot(0, 2, 'umbrella')],
      ...[shot(0, 5, 'waiter'), shot(0, 5, 'theater')],
    );
    expect(seen(state)).toMatchObject({ round: 1, actors: [0] });
    expect(told(played(state, shot(0, 5, 'lighter'))).slice(3)).toEqual([
      { type: 'round-won', winners: [0, 3] },
      { type: 'round-started', round: 2, firstPlayer: 1 },
    ]);
  });

  it('[agent.team.basic] [agent.team.point] is a point for each member of the winning team, the eliminated too', () => {
    const state = played(
      pair(),
      shot(0, 2, 'chef'),
      shot(0, 2, 'casino'),
      shot(0, 2, 'umbrella'),
      ...OFFICER,
      ...DOCTOR,
    );
    expect(told(state)).toContainEqual({ type: 'round-won', winners: [0, 2] });
    expect(seen(state).players.map(({ points }) => points)).toEqual([1, 0, 1, 0]);
  });

  it('[agent.team.point] is one point, however many of the team survive', () => {
    const state = played(pair(), ...OFFICER, ...DOCTOR);
    expect(seen(state).players.map(({ points }) => points)).toEqual([1, 0, 1, 0]);
  });
});

describe('the game', () => {
  it('[agent.team.wins] [agent.team.target] takes two rounds in 2:2 and 2:2:2, three in 3:3', () => {
    const target = (options: AgentBlackOptions) => seen(agentBlack.init(options)).roundsToWin;
    expect([target({ teams: 2 }), target({ teams: 3 }), target({ teams: 2, players: 6 })]).toEqual([2, 2, 3]);
  });

  it('[agent.team.wins] is won by all members together, whoever survived', () => {
    const state = played(
      pair(),
      ...[...OFFICER, ...DOCTOR, ask(1, 'hotel')],
      ...[shot(2, 1, 'police-officer'), shot(2, 1, 'airport'), shot(2, 1, 'briefcase')],
      ...[shot(2, 0, 'pilot'), shot(2, 0, 'museum'), shot(2, 0, 'camera')],
      ...[shot(2, 3, 'doctor'), shot(2, 3, 'hotel'), shot(2, 3, 'pocket-watch')],
    );
    expect(told(state).slice(3)).toEqual([
      { type: 'round-won', winners: [0, 2] },
      { type: 'game-over', winners: [0, 2], reason: 'rounds' },
    ]);
    expect(agentBlack.outcome(state)).toEqual({ winners: [0, 2], reason: 'rounds' });
    expect(seen(state).players.map(({ points }) => points)).toEqual([2, 0, 2, 0]);
  });
});
