import { describe, expect, it } from 'vitest';
import { type AgentBlackOptions, type AgentBlackState, agentBlack, IDENTITIES } from '../../src/agent-black/index.js';
import { ask, named, played, RING_OF_SIX, round, seen, shot, shown, told, verdict } from './table.js';

const FIRST = round('chef hotel camera \n pilot casino umbrella \n doctor airport lighter');
const SECOND = round('waiter theater lighter \n mechanic station fountain-pen \n chef museum briefcase');
const init = (options: AgentBlackOptions = {}) =>
  agentBlack.init({ seed: 'rounds', players: 3, firstPlayer: 0, deal: { rounds: [FIRST, SECOND] }, ...options });
const PILOT = [shot(0, 1, 'pilot'), shot(0, 1, 'casino'), shot(0, 1, 'umbrella')];
const DOCTOR = [shot(0, 2, 'doctor'), shot(0, 2, 'airport'), shot(0, 2, 'lighter')];

/** What everybody sees of each state of a game in which all who act declare a card of their own and turn it up. */
function allMissing(options: AgentBlackOptions): ReturnType<typeof seen>[] {
  let state = agentBlack.init({ seed: 'all miss', firstPlayer: 0, ...options });
  const views = [seen(state)];
  while (agentBlack.outcome(state) === null) {
    const [player = 0] = agentBlack.actors(state);
    const own = agentBlack.viewFor(state, player).players[player];
    const cards: readonly string[] = Object.values(own?.identities ?? {});
    const card = IDENTITIES.find((one) => cards.includes(one) && !own?.revealed.includes(one)) ?? 'key';
    const target = seen(state).players.findIndex(({ eliminated }, seat) => seat !== player && !eliminated);
    state = played(state, shot(player, target, card), shown(player, card));
    views.push(seen(state));
  }
  return views;
}

describe('the end of a round', () => {
  const won = (): AgentBlackState => played(init(), ...PILOT, ...DOCTOR);

  it('[agent.round.end] comes at once when all but one are eliminated, and not before', () => {
    expect(seen(played(init(), ...PILOT, ...DOCTOR.slice(0, 2)))).toMatchObject({ round: 1, actors: [0] });
    expect(told(won())).toEqual([
      { type: 'shot', player: 0, target: 2, identity: 'lighter', hit: true },
      { type: 'revealed', player: 2, identity: 'lighter' },
      { type: 'eliminated', player: 2 },
      { type: 'round-won', winners: [0] },
      { type: 'round-started', round: 2, firstPlayer: 1 },
    ]);
  });

  it('[agent.round.point] gives the survivor a point, and nobody else', () => {
    expect(seen(won()).players.map(({ points }) => points)).toEqual([1, 0, 0]);
  });

  it('[agent.round.end] also comes when a penalty eliminates the shooter, and then another player survives', () => {
    const state = played(
      init({ players: 2, deal: { rounds: [round('chef hotel camera \n pilot casino umbrella')] } }),
      ...[shot(0, 1, 'doctor'), shown(0, 'chef'), ask(1, 'hotel')],
      ...[shot(0, 1, 'doctor'), shown(0, 'hotel'), ask(1, 'camera')],
      ...[shot(0, 1, 'doctor'), shown(0, 'camera')],
    );
    expect(told(state)).toEqual([
      { type: 'revealed', player: 0, identity: 'camera' },
      { type: 'eliminated', player: 0 },
      { type: 'round-won', winners: [1] },
      { type: 'round-started', round: 2, firstPlayer: 0 },
    ]);
    expect(seen(state).players.map(({ points }) => points)).toEqual([0, 1]);
  });

  it('[agent.round.one] has one winner in every round', () => {
    for (const players of [2, 3, 4, 5, 6]) {
      const wins = allMissing({ players }).flatMap(({ events }) => events.filter(({ type }) => type === 'round-won'));
      expect(wins).toEqual([
        { type: 'round-won', winners: [players - 1] },
        { type: 'round-won', winners: [players - 1] },
      ]);
    }
  });
});

describe('a new round', () => {
  const second = (): AgentBlackState => played(init(), ...DOCTOR, ask(0, 'hotel'), ask(1, 'chef'), ...PILOT);

  it('[agent.round.new] is set up anew: all tiles in the ring, the Investigator in the middle, no card turned up', () => {
    expect(seen(second())).toMatchObject({ round: 2, ring: RING_OF_SIX, investigator: null, phase: 'turn' });
    expect(seen(second()).players.map(({ revealed, eliminated }) => [revealed, eliminated])).toEqual([
      [[], false],
      [[], false],
      [[], false],
    ]);
  });

  it('[agent.round.next] deals three new cards to each player', () => {
    const hands = [0, 1, 2].map((seat) => agentBlack.viewFor(second(), seat).players[seat]?.identities);
    expect(hands).toEqual([
      { costume: 'waiter', place: 'theater', item: 'lighter' },
      { costume: 'mechanic', place: 'station', item: 'fountain-pen' },
      { costume: 'chef', place: 'museum', item: 'briefcase' },
    ]);
  });

  it('[agent.round.first] [agent.round.next] begins with who was eliminated first, not with who was eliminated last', () => {
    expect(seen(second())).toMatchObject({ firstPlayer: 2, actors: [2] });
    expect(seen(played(init(), ...PILOT, ...DOCTOR))).toMatchObject({ firstPlayer: 1, actors: [1] });
    const touched = played(init(), shot(0, 2, 'doctor'), ...PILOT, ...DOCTOR.slice(1));
    expect(seen(touched)).toMatchObject({ round: 2, firstPlayer: 1, actors: [1] });
  });

  it('[agent.round.next] shows nobody what the survivor still held', () => {
    for (const perspective of [1, 2, 'spectator'] as const) {
      const { players, events } = agentBlack.viewFor(second(), perspective);
      for (const card of named('chef hotel camera')) {
        expect(JSON.stringify([players[0], events])).not.toContain(card);
      }
    }
  });

  it('[agent.round.next] is dealt from the same types, by the seed where the host gives nothing', () => {
    const third = played(
      second(),
      ...[shot(2, 0, 'waiter'), shot(2, 0, 'theater'), shot(2, 0, 'lighter')],
      ...[shot(2, 1, 'mechanic'), shot(2, 1, 'station'), shot(2, 1, 'fountain-pen')],
    );
    expect(seen(third)).toMatchObject({ round: 3, firstPlayer: 0, types: seen(init()).types });
    expect(new Set(seen(third).ring)).toEqual(new Set(RING_OF_SIX));
    expect(seen(third).ring).not.toEqual(RING_OF_SIX);
  });
});

describe('the end of the game', () => {
  const lastRound = [
    ...[ask(1, 'hotel'), ask(2, 'casino'), shot(0, 1, 'mechanic'), shot(0, 1, 'station'), shot(0, 1, 'fountain-pen')],
    ...[shot(0, 2, 'chef'), shot(0, 2, 'museum')],
  ];
  const nearly = (options: AgentBlackOptions = {}): AgentBlackState =>
    played(init(options), ...PILOT, ...DOCTOR, ...lastRound);

  it('[agent.game.end] comes with the second round won, and nothing follows', () => {
    const over = played(nearly(), shot(0, 2, 'briefcase'));
    expect(told(over)).toEqual([
      { type: 'shot', player: 0, target: 2, identity: 'briefcase', hit: true },
      { type: 'revealed', player: 2, identity: 'briefcase' },
      { type: 'eliminated', player: 2 },
      { type: 'round-won', winners: [0] },
      { type: 'game-over', winners: [0], reason: 'rounds' },
    ]);
    expect(agentBlack.outcome(over)).toEqual({ winners: [0], reason: 'rounds' });
    expect(seen(over)).toMatchObject({ phase: 'over', actors: [], round: 2, firstPlayer: 1 });
    expect(seen(over).players.map(({ points }) => points)).toEqual([2, 0, 0]);
    expect(verdict(over, ask(0, 'hotel'))).toBe('game-over (table.over)');
  });

  it('[agent.game.end] shows all cards of the last round to everybody', () => {
    const over = played(nearly(), shot(0, 2, 'briefcase'));
    expect(seen(over).players.map(({ identities }) => Object.values(identities))).toEqual([
      named('waiter theater lighter'),
      named('mechanic station fountain-pen'),
      named('chef museum briefcase'),
    ]);
    expect(seen(nearly()).players[0]?.identities.costume).toBe('face-down');
  });

  it('[agent.game.end] takes two rounds by one player, not two rounds', () => {
    const state = played(
      init(),
      ...[...PILOT, ...DOCTOR, shot(1, 0, 'waiter'), shot(1, 0, 'theater'), shot(1, 0, 'lighter')],
      ...[shot(1, 2, 'chef'), shot(1, 2, 'museum'), shot(1, 2, 'briefcase')],
    );
    expect(seen(state)).toMatchObject({ round: 3, outcome: null });
    expect(seen(state).players.map(({ points }) => points)).toEqual([1, 1, 0]);
  });

  it('[agent.game.three] takes three rounds where the host says so', () => {
    const state = played(nearly({ roundsToWin: 3 }), shot(0, 2, 'briefcase'));
    expect(seen(state)).toMatchObject({ round: 3, roundsToWin: 3, outcome: null });
    const views = allMissing({ players: 2, roundsToWin: 3 });
    expect(views.at(-1)).toMatchObject({ round: 3, outcome: { winners: [1], reason: 'rounds' } });
  });
});

describe('the ring', () => {
  it.each([
    [2, 13],
    [3, 10],
    [4, 7],
    [5, 10],
    [6, 7],
  ])('[agent.ring.least] never has fewer tiles than, with %i players, %i', (players, least) => {
    const views = allMissing({ players });
    expect(Math.min(...views.map(({ ring }) => ring.length))).toBe(least);
    expect(views.at(-1)?.ring).toHaveLength(least);
  });
});
