import { isAlive } from '../automata-noir/board.js';
import { nameOf } from '../automata-noir/index.js';
import type { State } from '../automata-noir/spy-tag/state.js';
import {
  enemiesOf,
  SPIES,
  sideOf,
  TEAM_TROPHIES_TO_WIN,
  TROPHIES_TO_WIN,
  teamOf,
} from '../automata-noir/spy-tag/teams.js';
import { hasWon } from '../automata-noir/spy-tag/turn.js';
import { at } from '../kernel/lists.js';
import { type Player, seatsOf } from '../kernel/players.js';
import { boardProblems, evidenceCardProblems, evidenceOn, identityProblems, shiftProblems } from './noir.js';
import { type PositionProblem, unless } from './problems.js';
import type { SpyTagPosition } from './spy-tag.js';
import { eachAlone, placedAt, placedIn, standingProblems } from './standing.js';

type Position = SpyTagPosition;

/** What in the position breaks an invariant of Spy Tag. */
export function problemsOf(position: Position): readonly PositionProblem[] {
  const { seats, board, deck, players } = position;
  const [winner] = winnersIn(position);
  const winners = winner === undefined ? [] : sideOf(players.length, winner);
  return [
    ...unless(players.length === seats, 'players', 'spy.players', `There are ${seats} seats.`),
    ...standingProblems(position, eachAlone(players.length), [winners], 'spy.capture.win'),
    ...trophyProblems(position),
    ...boardProblems(board),
    ...evidenceOn(board).map(({ path }) => ({
      path,
      rule: 'spy.setup.deck',
      message: 'No evidence is laid on the board.',
    })),
    ...players.flatMap((_, seat) => playerProblems(position, seat)),
    ...deceasedProblems(position),
    ...lastShiftProblems(position),
    ...evidenceCardProblems([
      ...players.flatMap(({ identity, trophies }, seat) => [
        ...placedAt(identity, `players[${seat}].identity`),
        ...placedIn(trophies, `players[${seat}].trophies`),
      ]),
      ...placedIn(deck, 'deck'),
    ]),
  ];
}

/** Who has trophies enough, with an ally or alone. */
function winnersIn(position: Position): readonly Player[] {
  return seatsOf(position.players.length).filter((seat) => hasWon(trophiesIn(position), seat));
}

/**
 * The game is over as soon as one side has enough trophies, and not before.
 *
 * @rule spy.capture.win
 * @rule spy.team.trophies
 */
function trophyProblems(position: Position): readonly PositionProblem[] {
  const { phase, players } = position;
  const enough = players.length === SPIES ? TROPHIES_TO_WIN : TEAM_TROPHIES_TO_WIN;
  const rule = players.length === SPIES ? 'spy.capture.win' : 'spy.team.trophies';
  const won = seatsOf(players.length).map((seat) =>
    sideOf(players.length, seat).reduce((count, one) => count + at(players, one).trophies.length, 0),
  );
  const [winner] = winnersIn(position);
  const others = winner === undefined ? [] : enemiesOf(players.length, winner);
  return [
    ...unless(
      (phase === 'over') === (winner !== undefined),
      'phase',
      rule,
      `The game is over as soon as one side has ${enough} trophies, and not before.`,
    ),
    ...won.flatMap((count, seat) =>
      unless(count <= enough, `players[${seat}].trophies`, rule, `Nobody gets more than ${enough}, ally and all.`),
    ),
    ...others.flatMap((seat) =>
      unless(at(won, seat) < enough, `players[${seat}].trophies`, rule, 'Another side has won already.'),
    ),
  ];
}

/** By seat. */
export function trophiesIn({ players }: Position): State['table']['trophies'] {
  return players.map(({ trophies }) => trophies);
}

function playerProblems({ board, players, outcome }: Position, seat: Player): readonly PositionProblem[] {
  const { identity, trophies, team } = at(players, seat);
  const path = `players[${seat}]`;
  const expected = teamOf(players.length, seat);
  return [
    ...unless(team === expected, `${path}.team`, 'noir.seats', `The team of that seat is ${expected}.`),
    ...identityProblems(board, identity, `${path}.identity`),
    ...unless(
      identity !== null || isLastVictim(players, outcome, seat),
      `${path}.identity`,
      'spy.capture.redraw',
      'Only the spy whose capture ended the game has no identity.',
    ),
    ...trophies.flatMap((trophy, index) =>
      unless(
        !isAlive(board, trophy),
        `${path}.trophies[${index}]`,
        'spy.capture.deceased',
        `${nameOf(trophy)} was captured, and is deceased.`,
      ),
    ),
  ];
}

/** Whether this spy, an enemy of the winners, is the only one without an identity. */
function isLastVictim(players: Position['players'], outcome: Position['outcome'], seat: Player): boolean {
  const [winner] = outcome?.winners ?? [];
  const without = players.filter(({ identity }) => identity === null).length;
  return winner !== undefined && without === 1 && enemiesOf(players.length, winner).includes(seat);
}

/**
 * Whoever is deceased was captured; and when the game is over, the last one captured has no identity.
 *
 * @rule spy.capture.trophy
 */
function deceasedProblems({ board, players, outcome }: Position): readonly PositionProblem[] {
  const captured = players.flatMap(({ trophies }) => trophies);
  return [
    ...board.cards.flatMap(({ suspect: card, alive }, index) =>
      unless(
        alive || captured.includes(card),
        `board.cards[${index}].alive`,
        'spy.capture.trophy',
        `${nameOf(card)} is deceased and nobody’s trophy.`,
      ),
    ),
    ...unless(
      outcome === null || players.some(({ identity }) => identity === null),
      'players',
      'spy.capture.redraw',
      'The spy whose capture ended the game has no identity.',
    ),
  ];
}

/** @rule spy.no-undo */
function lastShiftProblems({ phase, board, players, actors, lastShift }: Position): readonly PositionProblem[] {
  const [turn] = actors;
  if (lastShift === null) return [];
  if (phase === 'over' || turn === undefined) {
    return unless(false, 'lastShift', 'spy.no-undo', 'A Capture ends the game, and no Fast Shift.');
  }
  const before = (turn + players.length - 1) % players.length;
  return shiftProblems(board, lastShift, before, 'lastShift', 'spy.no-undo');
}
