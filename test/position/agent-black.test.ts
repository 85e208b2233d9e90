import { describe, expect, it } from 'vitest';
import { agentBlack, COSTUMES, ITEMS, PLACES } from '../../src/agent-black/index.js';
import { type AgentBlackPosition, parsePosition } from '../../src/position/index.js';
import { edited, problemsIn, refuses } from './edited.js';

/** Three players, of whom player 2 is eliminated; a costume of player 0 is turned up too. */
const TURN: AgentBlackPosition = {
  game: 'agent-black',
  rulesVersion: 1,
  seats: 3,
  step: 9,
  actors: [1],
  phase: 'turn',
  round: 2,
  roundsToWin: 2,
  firstPlayer: 2,
  firstEliminated: 2,
  ring: [
    ...(['hotel', 'pocket-watch', 'chef', 'airport', 'briefcase', 'pilot', 'museum', 'camera'] as const),
    ...(['waiter', 'theater', 'lighter', 'mechanic', 'station', 'fountain-pen'] as const),
  ],
  investigator: 'museum',
  players: [
    {
      identities: { costume: 'police-officer', place: 'hotel', item: 'pocket-watch' },
      revealed: ['police-officer'],
      eliminated: false,
      points: 1,
      team: null,
    },
    {
      identities: { costume: 'chef', place: 'airport', item: 'briefcase' },
      revealed: [],
      eliminated: false,
      points: 0,
      team: null,
    },
    {
      identities: { costume: 'doctor', place: 'casino', item: 'umbrella' },
      revealed: ['umbrella', 'doctor', 'casino'],
      eliminated: true,
      points: 0,
      team: null,
    },
  ],
  types: { costumes: COSTUMES.slice(0, 6), places: PLACES.slice(0, 6), items: ITEMS.slice(0, 6) },
  chance: { seed: 'later', rounds: [] },
  outcome: null,
};

const OVER: AgentBlackPosition = {
  ...TURN,
  actors: [],
  phase: 'over',
  ring: TURN.ring.filter((tile) => !['chef', 'airport', 'briefcase'].includes(tile)),
  players: TURN.players.map((player, seat) => {
    if (seat === 0) return { ...player, points: 2 };
    return seat === 1 ? { ...player, revealed: ['chef', 'airport', 'briefcase'] as const, eliminated: true } : player;
  }),
  outcome: { winners: [0], reason: 'rounds' },
};

const TEAMS = ((): AgentBlackPosition => {
  const players = ([0, 1, 2, 3] as const).map((seat) => ({
    identities: { costume: COSTUMES[seat]!, place: PLACES[seat]!, item: ITEMS[seat]! },
    revealed: [],
    eliminated: false,
    points: seat % 2,
    team: seat % 2,
  }));
  const [costumes, places, items] = [COSTUMES.slice(0, 6), PLACES.slice(0, 6), ITEMS.slice(0, 6)];
  return {
    ...TURN,
    seats: 4,
    firstEliminated: null,
    ring: costumes.flatMap((costume, n) => [costume, places[n]!, items[n]!]),
    players,
    chance: { seed: 'later', rounds: [{ tiles: null, costumes: [...costumes].reverse(), places: null, items: null }] },
  };
})();

describe('a turn of Agent Black', () => {
  refuses(TURN, [
    ['a ring that holds a revealed tile', { ring: ['police-officer', ...TURN.ring] }, 'ring[0] [agent.reveal.tile]'],
    ['a tile missing', { ring: TURN.ring.slice(1) }, 'ring [agent.reveal.tile]'],
    ['tiles that were never laid so', { ring: [...TURN.ring].reverse() }, 'ring [agent.ring]'],
    ['a tile that is not in use', { 'ring[2]': 'musician' }, 'ring[2] [agent.types]', 'ring [agent.reveal.tile]'],
    ['an Investigator on no tile of the ring', { investigator: 'doctor' }, 'investigator [agent.investigator.gap]'],
    [
      'a card held twice',
      { 'players[1].identities.costume': 'doctor' },
      'players[2].identities.costume [agent.components]',
    ],
    [
      'a card that is not in use',
      { 'players[1].identities.costume': 'musician' },
      'players[1].identities.costume [agent.types]',
    ],
    [
      'a card of another kind',
      { 'players[1].identities.costume': 'hotel' },
      'players[1].identities.costume [agent.components]',
    ],
    [
      'a card turned up by who does not hold it',
      { 'players[0].revealed': ['chef'] },
      'players[0].revealed[0] [agent.setup.identities]',
    ],
    [
      'a card turned up twice',
      { 'players[2].revealed': ['umbrella', 'doctor', 'doctor'] },
      'players[2].revealed[2] [agent.reveal.tile]',
    ],
    [
      'somebody eliminated too early',
      { 'players[0].eliminated': true },
      'players[0].eliminated [agent.reveal.eliminated]',
    ],
    ['somebody eliminated to act', { actors: [2] }, 'actors [table.turn]'],
    ['nobody eliminated first', { firstEliminated: null }, 'firstEliminated [agent.round.first]'],
    ['the wrong one eliminated first', { firstEliminated: 0 }, 'firstEliminated [agent.round.first]'],
    ['another round than the points make', { round: 3 }, 'round [agent.round.point]'],
    ['points enough to have won', { 'players[1].points': 2, round: 4 }, 'players[1].points [agent.game.end]'],
    ['four rounds to win', { roundsToWin: 4 }, 'roundsToWin [table.position]'],
    ['one player in a team', { 'players[0].team': 0 }, 'players[0].team [agent.team.seats]'],
    ['five types', { 'types.costumes': COSTUMES.slice(0, 5) }, 'types.costumes [agent.setup.types]'],
    ['a type twice', { 'types.items': [...ITEMS.slice(0, 5), 'pocket-watch'] }, 'types.items [agent.setup.types]'],
    ['an unknown kind of chance', { 'chance.seed': '\ud800' }, 'chance.seed [table.position]'],
    ['no chance', { chance: undefined }, 'chance [table.position]'],
    ['an end', { phase: 'over', actors: [], outcome: { winners: [0], reason: 'rounds' } }, 'players [agent.round.end]'],
    ['a first player who is not there', { firstPlayer: 3 }, 'firstPlayer [agent.first]'],
    ['another number of seats', { seats: 4 }, 'players [agent.setup.identities]'],
  ]);

  it('deals the next round from the chance that it names', () => {
    const parsed = parsePosition(
      edited(TURN, { 'players[0].revealed': ['police-officer', 'hotel'], ring: TURN.ring.slice(1) }),
    );
    if (!parsed.ok || parsed.state.game !== 'agent-black') throw new Error(JSON.stringify(parsed));
    const after = agentBlack.apply(parsed.state, { type: 'shoot', player: 1, target: 0, identity: 'pocket-watch' });
    expect(agentBlack.viewFor(after, 'spectator')).toMatchObject({ round: 3, firstPlayer: 2, step: 10 });
  });
});

describe('the end of Agent Black', () => {
  refuses(OVER, [
    ['the wrong winner', { 'outcome.winners': [1] }, 'outcome.winners [agent.game.end]'],
    ['too few points', { 'players[0].points': 1, round: 1 }, 'players[0].points [agent.game.end]'],
    ['two survivors', { 'players[1].revealed': ['chef'], 'players[1].eliminated': false }, 'players [agent.round.end]'],
  ]);
});

describe('Team Mode', () => {
  refuses(TEAMS, [
    ['other points than the partner’s', { 'players[3].points': 0 }, 'players[3].points [agent.team.point]'],
    ['teammates side by side', { 'players[1].team': 0, 'players[2].team': 1 }, 'players[1].team [agent.team.seats]'],
    ['three rounds to win', { roundsToWin: 3 }, 'roundsToWin [agent.team.target]'],
    [
      'a list for a later round that is no shuffle',
      { 'chance.rounds[0].costumes[0]': 'chef' },
      'chance.rounds[0].costumes [agent.round.next]',
    ],
    [
      'a later ring that does not repeat the kinds',
      { 'chance.rounds[0].tiles': [...TEAMS.ring].reverse() },
      'chance.rounds[0].tiles [agent.ring]',
    ],
    [
      'more rounds than there can be',
      { 'chance.rounds': new Array(13).fill(TEAMS.chance.rounds[0]) },
      'chance.rounds [table.position]',
    ],
  ]);

  it('is told from a game of each alone by its teams', () => {
    const alone = {
      roundsToWin: 2,
      ...Object.fromEntries([0, 1, 2, 3].map((seat) => [`players[${seat}].team`, null])),
    };
    expect(problemsIn(edited(TEAMS, { ...alone, round: 3 }))).toEqual([]);
  });
});
