import { ROUNDS_TO_WIN, TEAM_PLAYERS, type TeamCount } from '../agent-black/index.js';
import { identitiesOf } from '../agent-black/reveal.js';
import { sideOf, TEAM_COUNTS, teamOf } from '../agent-black/teams.js';
import { at } from '../kernel/lists.js';
import { type Player, seatsOf } from '../kernel/players.js';
import type { AgentBlackPosition } from './agent-black.js';
import { playerProblems, ringProblems, roundProblems, typeProblems } from './agent-black-cards.js';
import { type PositionProblem, unless } from './problems.js';
import { standingProblems } from './standing.js';

type Position = AgentBlackPosition;
type Problems = readonly PositionProblem[];

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
