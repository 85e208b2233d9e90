import { BOARD_SIZE, isAlive } from '../automata-noir/board.js';
import { type Board, type Distance, nameOf, type Shifted, type Suspect } from '../automata-noir/index.js';
import { ID, PLAYER_COUNTS } from '../automata-noir/spy-tag/setup.js';
import type { SpyTagPhase, SpyTagReason, State } from '../automata-noir/spy-tag/state.js';
import {
  enemiesOf,
  NETWORK_SPIES,
  SPIES,
  sideOf,
  TEAM_TROPHIES_TO_WIN,
  TROPHIES_TO_WIN,
  teamOf,
} from '../automata-noir/spy-tag/teams.js';
import { hasWon } from '../automata-noir/spy-tag/turn.js';
import { actorsOf, viewFor } from '../automata-noir/spy-tag/view.js';
import { RULES_VERSION } from '../kernel/game.js';
import { at } from '../kernel/lists.js';
import { type Player, seatsOf } from '../kernel/players.js';
import {
  boardOf,
  boardProblems,
  evidenceCardProblems,
  evidenceOn,
  identityProblems,
  shiftOrNull,
  shiftProblems,
  suspect,
  suspects,
} from './noir.js';
import type { PositionsOf } from './positions.js';
import { type PositionProblem, unless } from './problems.js';
import { fields, list, object, oneOf, orNull } from './read.js';
import { type CommonPosition, commonReaders, eachAlone, placedAt, placedIn, standingProblems } from './standing.js';

/** A position of Spy Tag or Spy Network: its view with every card open. */
export interface SpyTagPosition extends CommonPosition<typeof ID, SpyTagPhase, SpyTagReason> {
  readonly board: Board;
  /** The Evidence Deck, the next card first. */
  readonly deck: readonly Suspect[];
  /** Always empty: no evidence is discarded in this case. */
  readonly discard: readonly Suspect[];
  /** By seat. */
  readonly players: readonly {
    /** `null` of the spy whose capture ended the game. */
    readonly identity: Suspect | null;
    /** The Secret Identities that this spy has captured, in order. */
    readonly trophies: readonly Suspect[];
    /** 0 or 1 in Spy Network, `null` where each plays alone. */
    readonly team: number | null;
  }[];
  /** The Fast Shift of the turn just before, if that was one. */
  readonly lastShift: Shifted | null;
}

type Position = SpyTagPosition;

const DISTANCES: readonly Distance[] = [1, 2];

const read = /* @__PURE__ */ fields<Position>({
  ...commonReaders<typeof ID, SpyTagPhase, SpyTagReason>(ID, PLAYER_COUNTS, ['turn', 'over'], ['trophies']),
  board: boardOf([BOARD_SIZE], 'spy.setup.board'),
  deck: suspects,
  discard: list(suspect, 0, 0),
  players: list(
    object<Position['players'][number]>({
      identity: orNull(suspect),
      trophies: list(suspect, 0, TEAM_TROPHIES_TO_WIN),
      team: orNull(oneOf([0, 1])),
    }),
    SPIES,
    NETWORK_SPIES,
  ),
  lastShift: shiftOrNull(DISTANCES),
});

function problemsOf(position: Position): readonly PositionProblem[] {
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

function trophiesIn({ players }: Position): State['table']['trophies'] {
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

function stateOf(position: Position): State {
  const { step, board, deck, players, actors, lastShift, outcome } = position;
  const [winner] = sideOf(players.length, outcome?.winners[0] ?? 0).filter(
    (seat) => at(players, seat).trophies.length > 0,
  );
  return {
    game: ID,
    rulesVersion: RULES_VERSION,
    step,
    // Who acted last is not seen any more when the game is over; it was one of the winners.
    table: { turn: actors[0] ?? winner ?? 0, board, trophies: trophiesIn(position), lastShift, outcome },
    secrets: { identities: players.map(({ identity }) => identity), deck },
    told: [],
  };
}

function positionOf(state: State): Position {
  const { table, secrets } = state;
  const { seats, phase, discard, players } = viewFor(state, 'spectator');
  return {
    game: ID,
    rulesVersion: state.rulesVersion,
    seats,
    step: state.step,
    actors: actorsOf(state),
    phase,
    board: table.board,
    deck: secrets.deck,
    discard,
    players: players.map(({ trophies, team }, seat) => ({
      identity: secrets.identities[seat] ?? null,
      trophies,
      team,
    })),
    lastShift: table.lastShift,
    outcome: table.outcome,
  };
}

/** Positions of Spy Tag. */
export const spyTagPositions: PositionsOf<Position, State> = { read, problemsOf, stateOf, positionOf };
