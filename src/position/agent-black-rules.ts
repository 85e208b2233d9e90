import {
  COSTUMES,
  type Identity,
  ITEMS,
  nameOf,
  PLACES,
  ROUNDS_TO_WIN,
  TEAM_PLAYERS,
  type TeamCount,
  type TypesInUse,
} from '../agent-black/index.js';
import { identitiesOf } from '../agent-black/reveal.js';
import { sideOf, TEAM_COUNTS, teamOf } from '../agent-black/teams.js';
import { typeCount } from '../agent-black/types.js';
import { at } from '../kernel/lists.js';
import { type Player, seatsOf } from '../kernel/players.js';
import type { AgentBlackPosition } from './agent-black.js';
import { type PositionProblem, unless } from './problems.js';
import { areSame, cardProblems, type Placed, placedIn, standingProblems } from './standing.js';

type Position = AgentBlackPosition;
type Problems = readonly PositionProblem[];

const KINDS = [
  ['costumes', 'costume', COSTUMES],
  ['places', 'place', PLACES],
  ['items', 'item', ITEMS],
] as const;

/** What in the position breaks an invariant of Agent Black. */
export function problemsOf(position: Position): Problems {
  const { seats, players, firstPlayer, investigator, ring } = position;
  const inRound = inRoundOf(position);
  const [survivor = 0] = inRound;
  const winners = seatsOf(players.length).filter((seat) => sideIn(position, seat) === sideIn(position, survivor));
  return [
    ...unless(players.length === seats, 'players', 'agent.setup.identities', `There are ${seats} seats.`),
    ...unless(firstPlayer < players.length, 'firstPlayer', 'agent.first', 'That seat is nobody’s.'),
    ...standingProblems(
      position,
      inRound.map((seat) => [seat]),
      [winners],
      'agent.game.end',
    ),
    ...survivorProblems(position),
    ...teamProblems(position),
    ...pointProblems(position),
    ...typeProblems(position),
    ...players.flatMap((_, seat) => playerProblems(position, seat)),
    ...ringProblems(position),
    ...unless(
      investigator === null || ring.includes(investigator),
      'investigator',
      'agent.investigator.gap',
      'The Investigator stands on a tile of the ring, or in the middle.',
    ),
    ...firstEliminatedProblems(position),
    ...position.chance.rounds.flatMap((_, index) => roundProblems(position, index)),
  ];
}

/** Who has not turned up all three cards. */
function inRoundOf({ players }: Position): readonly Player[] {
  return seatsOf(players.length).filter(
    (seat) => at(players, seat).revealed.length < identitiesOf(at(players, seat).identities).length,
  );
}

/** The number of teams that fits the players best, of those that so many players can make; `null` for none. */
export function teamsIn({ players }: Position): TeamCount | null {
  const possible = TEAM_COUNTS.filter((teams) => TEAM_PLAYERS[teams].includes(players.length));
  const misfits = (teams: TeamCount | null): number =>
    players.filter(({ team }, seat) => team !== teamOf(seat, teams)).length;
  return possible.reduce<TeamCount | null>((best, teams) => (misfits(teams) < misfits(best) ? teams : best), null);
}

function sideIn(position: Position, seat: Player): number {
  return sideOf(seat, teamsIn(position));
}

/**
 * The round goes on as long as agents of two sides are in it.
 *
 * @rule agent.round.end
 * @rule agent.team.survivors
 */
function survivorProblems(position: Position): Problems {
  const sides = new Set(inRoundOf(position).map((seat) => sideIn(position, seat)));
  return unless(
    position.phase === 'over' ? sides.size === 1 : sides.size > 1,
    'players',
    'agent.round.end',
    'A round is over as soon as the agents left in it are of one side, and not before.',
  );
}

/**
 * @rule agent.team.seats
 * @rule agent.team.sizes
 * @rule agent.team.target
 */
function teamProblems(position: Position): Problems {
  const { players, roundsToWin } = position;
  const teams = teamsIn(position);
  const needed: readonly number[] = teams === null ? ROUNDS_TO_WIN : [players.length / teams];
  return [
    ...players.flatMap(({ team }, seat) =>
      unless(
        team === teamOf(seat, teams),
        `players[${seat}].team`,
        'agent.team.seats',
        teams === null
          ? 'These players make no teams.'
          : `With ${teams} teams that seat is of team ${teamOf(seat, teams)}.`,
      ),
    ),
    ...unless(
      needed.includes(roundsToWin),
      'roundsToWin',
      teams === null ? 'agent.game.three' : 'agent.team.target',
      `The game is won by ${needed.join(' or ')} rounds.`,
    ),
  ];
}

/**
 * Each round before gave one point, and the points that win end the game.
 *
 * @rule agent.round.point
 * @rule agent.game.end
 * @rule agent.team.point
 */
function pointProblems(position: Position): Problems {
  const { round, roundsToWin, players, outcome } = position;
  const points = seatsOf(teamsIn(position) ?? players.length).map((side) => at(players, side).points);
  const rounds = points.reduce((sum, won) => sum + won, 0) + (outcome === null ? 1 : 0);
  return [
    ...unless(
      round === rounds,
      'round',
      'agent.round.point',
      `Every round that is over has given one point: by the points this is round ${rounds}.`,
    ),
    ...players.flatMap((player, seat) => {
      const isWinner = outcome?.winners.includes(seat) === true;
      const path = `players[${seat}].points`;
      const shared = points[sideIn(position, seat)];
      return [
        ...unless(player.points === shared, path, 'agent.team.point', `The team has ${shared}.`),
        ...unless(
          isWinner ? player.points === roundsToWin : player.points < roundsToWin,
          path,
          'agent.game.end',
          `The winners have ${roundsToWin} points, all others have fewer, and so has everybody while the game is on.`,
        ),
      ];
    }),
  ];
}

/**
 * @rule agent.setup.types
 * @rule agent.types
 */
function typeProblems({ types, players }: Position): Problems {
  const count = typeCount(players.length);
  return KINDS.flatMap(([list, , all]) => {
    const given: readonly Identity[] = types[list];
    const path = `types.${list}`;
    return [
      ...unless(
        given.length === count && new Set(given).size === count,
        path,
        'agent.setup.types',
        `With ${players.length} players ${count} different types of each kind are in use.`,
      ),
      ...unless(
        given.length !== all.length || areSame(given, all),
        path,
        'agent.setup.types',
        'Where all types are in use, they stand in the order of their names.',
      ),
    ];
  });
}

/** What that player holds and has turned up. */
function playerProblems({ players, types }: Position, seat: Player): Problems {
  const { identities, revealed, eliminated } = at(players, seat);
  const own: readonly Identity[] = identitiesOf(identities);
  const path = `players[${seat}]`;
  return [
    ...KINDS.flatMap(([list, kind]) => {
      const card: Identity = identities[kind];
      const inUse: readonly Identity[] = types[list];
      const first = players.findIndex((player) => player.identities[kind] === card);
      const where = `${path}.identities.${kind}`;
      return [
        ...unless(inUse.includes(card), where, 'agent.types', `${nameOf(card)} is not in use.`),
        ...unless(first === seat, where, 'agent.components', `Player ${first} holds ${nameOf(card)}.`),
      ];
    }),
    ...revealed.flatMap((card, index) => [
      ...unless(
        own.includes(card),
        `${path}.revealed[${index}]`,
        'agent.setup.identities',
        `${nameOf(card)} is none of this player’s cards.`,
      ),
    ]),
    ...unless(
      eliminated === (revealed.length === own.length),
      `${path}.eliminated`,
      'agent.reveal.eliminated',
      'A player is eliminated with all three cards turned up, and not before.',
    ),
  ];
}

/** Whether the tiles are of kinds that the circle of so many rounds of the three kinds leaves when some are taken out. */
function isInTurn(tiles: readonly Identity[], most: number): boolean {
  let place = 0;
  for (const tile of tiles) {
    const kind = KINDS.findIndex(([, , all]) => all.some((one) => one === tile));
    place += ((((kind - place) % KINDS.length) + KINDS.length) % KINDS.length) + 1;
  }
  return place <= most;
}

/**
 * Each tile in use lies in the ring, or on its card once that is turned up.
 *
 * @rule agent.reveal.tile
 * @rule agent.ring
 */
function ringProblems({ ring, players, types }: Position): Problems {
  const inUse: readonly Identity[] = [...types.costumes, ...types.places, ...types.items];
  const tiles: readonly Placed<Identity>[] = [
    ...players.flatMap(({ revealed }, seat) => placedIn(revealed, `players[${seat}].revealed`)),
    ...placedIn(ring, 'ring'),
  ];
  return [
    ...cardProblems(
      tiles,
      new Map(inUse.map((tile) => [tile, 1])),
      'ring',
      'agent.reveal.tile',
      (tile) => `The tile of ${nameOf(tile)}`,
    ),
    ...tiles.flatMap(({ card, path }) =>
      unless(inUse.includes(card), path, 'agent.types', `${nameOf(card)} is not in use.`),
    ),
    ...unless(
      isInTurn(ring, inUse.length),
      'ring',
      'agent.ring',
      'The circle was laid costume, place, item, again and again, and tiles only leave it.',
    ),
  ];
}

/** @rule agent.round.first */
function firstEliminatedProblems({ players, firstEliminated }: Position): Problems {
  const out = seatsOf(players.length).filter((seat) => at(players, seat).eliminated);
  return unless(
    firstEliminated === null ? out.length === 0 : out.includes(firstEliminated),
    'firstEliminated',
    'agent.round.first',
    out.length === 0 ? 'Nobody is eliminated yet.' : `It is one of the players eliminated: ${out.join(', ')}.`,
  );
}

/**
 * The lists that are given for a round to come: each a shuffle of the types in use.
 *
 * @rule agent.round.next
 */
function roundProblems({ chance, types }: Position, index: number): Problems {
  const { tiles, costumes, places, items } = at(chance.rounds, index);
  const path = `chance.rounds[${index}]`;
  const shuffle = (
    given: readonly Identity[] | null,
    inUse: readonly Identity[],
    list: keyof TypesInUse | 'tiles',
  ): Problems =>
    given === null
      ? []
      : [
          ...cardProblems(
            placedIn(given, `${path}.${list}`),
            new Map(inUse.map((card) => [card, 1])),
            `${path}.${list}`,
            'agent.round.next',
            nameOf,
          ),
          ...given.flatMap((card, one) =>
            unless(inUse.includes(card), `${path}.${list}[${one}]`, 'agent.types', `${nameOf(card)} is not in use.`),
          ),
        ];
  const all = [...types.costumes, ...types.places, ...types.items];
  return [
    ...shuffle(tiles, all, 'tiles'),
    ...unless(
      tiles === null || isInTurn(tiles, all.length),
      `${path}.tiles`,
      'agent.ring',
      'The circle is laid costume, place, item, again and again.',
    ),
    ...shuffle(costumes, types.costumes, 'costumes'),
    ...shuffle(places, types.places, 'places'),
    ...shuffle(items, types.items, 'items'),
  ];
}
