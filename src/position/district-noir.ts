import {
  CARDS,
  CARDS_REMOVED,
  CARDS_TAKEN,
  type Card,
  COPIES,
  DECK,
  HAND_SIZE,
  nameOf,
} from '../district-noir/index.js';
import { opponentOf } from '../district-noir/round.js';
import { type DistrictNoirReason, hasPanorama, resultOf, type Score, scoreOf } from '../district-noir/scoring.js';
import { ID, PLAYERS, ROW_AT_START } from '../district-noir/setup.js';
import type { DistrictNoirPhase, State } from '../district-noir/state.js';
import { actorsOf, viewFor } from '../district-noir/view.js';
import { type Outcome, RULES_VERSION } from '../kernel/game.js';
import { at } from '../kernel/lists.js';
import { type Player, seatsOf } from '../kernel/players.js';
import type { PositionsOf } from './positions.js';
import { type PositionProblem, unless } from './problems.js';
import { fields, flag, list, object, oneOf, whole } from './read.js';
import { type CommonPosition, cardProblems, commonReaders, placedIn, standingProblems } from './standing.js';

/** A position of District Noir: its view with every card open. */
export interface DistrictNoirPosition extends CommonPosition<typeof ID, DistrictNoirPhase, DistrictNoirReason> {
  /** From 1 to 4. */
  readonly round: number;
  /** The first player of the round. */
  readonly firstPlayer: Player;
  /** The cards still to be dealt, the next one first. */
  readonly deck: readonly Card[];
  /** The three cards removed at the start. */
  readonly out: readonly Card[];
  /** The cards in the center, oldest first. */
  readonly row: readonly Card[];
  /** By seat. */
  readonly players: readonly {
    readonly hand: readonly Card[];
    /** The cards in front of the player, as taken. */
    readonly tableau: readonly Card[];
    /** Whether the player has taken cards this round. */
    readonly taken: boolean;
    /** The victory points for what lies in front of both players now. */
    readonly score: Score;
  }[];
}

type Position = DistrictNoirPosition;

/** The rule of each end. */
const ENDS: Readonly<Record<DistrictNoirReason, string>> = {
  city: 'district.city.instant',
  points: 'district.score.most',
  majorities: 'district.tie',
  drawn: 'district.tie',
};

/** The rounds of a game: as many as the deck gives hands for. */
const ROUNDS = (DECK.length - CARDS_REMOVED - ROW_AT_START) / (PLAYERS * HAND_SIZE);

const card = /* @__PURE__ */ oneOf(CARDS, 'a card of the game', 'district.deck');
const cards = /* @__PURE__ */ list(card, 0, DECK.length);
const player = /* @__PURE__ */ oneOf(seatsOf(PLAYERS));

const read = /* @__PURE__ */ fields<Position>({
  ...commonReaders<typeof ID, DistrictNoirPhase, DistrictNoirReason>(
    ID,
    [PLAYERS],
    ['turn', 'over'],
    ['city', 'points', 'majorities', 'drawn'],
  ),
  round: whole(1, ROUNDS),
  firstPlayer: player,
  deck: cards,
  out: list(card, CARDS_REMOVED, CARDS_REMOVED),
  row: cards,
  players: list(
    object<Position['players'][number]>({
      hand: list(card, 0, HAND_SIZE),
      tableau: cards,
      taken: flag,
      score: object<Score>({
        majorities: object<Score['majorities']>({
          'support-5': oneOf<0 | 5>([0, 5]),
          'support-6': oneOf<0 | 6>([0, 6]),
          'support-7': oneOf<0 | 7>([0, 7]),
          'support-8': oneOf<0 | 8>([0, 8]),
        }),
        sets: whole(-100, 100),
        alliances: whole(-100, 100),
        betrayals: whole(-100, 100),
        total: whole(-100, 100),
      }),
    }),
    PLAYERS,
    PLAYERS,
  ),
});

function problemsOf(position: Position): readonly PositionProblem[] {
  const { deck, out, row, players } = position;
  const { winners, reason } = resultIn(position) ?? { winners: [], reason: 'points' };
  return [
    ...standingProblems(position, [[turnIn(position)]], [winners], ENDS[reason]),
    ...endProblems(position),
    ...roundProblems(position),
    ...players.flatMap((_, seat) => [...tableauProblems(position, seat), ...scoreProblems(position, seat)]),
    ...cardProblems(
      [
        ...players.flatMap(({ hand, tableau }, seat) => [
          ...placedIn(hand, `players[${seat}].hand`),
          ...placedIn(tableau, `players[${seat}].tableau`),
        ]),
        ...placedIn(row, 'row'),
        ...placedIn(out, 'out'),
        ...placedIn(deck, 'deck'),
      ],
      new Map(CARDS.map((one) => [one, COPIES[one]])),
      'deck',
      'district.deck',
      nameOf,
    ),
  ];
}

/** The actions of this player in this round: the cards played, and the Take. */
function actionsOf({ players }: Position, seat: Player): number {
  const { hand, taken } = at(players, seat);
  return HAND_SIZE - hand.length + (taken ? 1 : 0);
}

/** The first player, if both have acted as often; else the other one. */
function turnIn(position: Position): Player {
  const { firstPlayer } = position;
  const other = opponentOf(firstPlayer);
  return actionsOf(position, firstPlayer) === actionsOf(position, other) ? firstPlayer : other;
}

/** The result of what lies there, if that ends the game: with a panorama, or after the last round. */
function resultIn(position: Position): Outcome<DistrictNoirReason> | null {
  const { round, players } = position;
  const winners = seatsOf(PLAYERS).filter((seat) => hasPanorama(at(players, seat).tableau));
  if (winners.length > 0) return { winners, reason: 'city' };
  return round === ROUNDS && isRoundOver(position) ? resultOf(players.map(({ tableau }) => tableau)) : null;
}

function isRoundOver({ players }: Position): boolean {
  return players.every(({ hand, taken }) => hand.length === 0 && taken);
}

/**
 * @rule district.city.instant
 * @rule district.game.end
 */
function endProblems(position: Position): readonly PositionProblem[] {
  const { phase, outcome, players } = position;
  const result = resultIn(position);
  const [winner] = result?.winners ?? [];
  const rule = result?.reason === 'city' ? 'district.city.instant' : 'district.game.end';
  return [
    ...unless((phase === 'over') === (result !== null), 'phase', rule, endMessage(result)),
    ...unless(
      outcome === null || result === null || outcome.reason === result.reason,
      'outcome.reason',
      ENDS[result?.reason ?? 'points'],
      `What lies in front of the players decides by ${result?.reason}.`,
    ),
    ...(result?.reason === 'city' && winner !== undefined
      ? unless(
          winner !== turnIn(position) && at(players, winner).taken,
          `players[${winner}].taken`,
          'district.city.instant',
          'The game ends with the Take that completes the city, and nobody acts after it.',
        )
      : []),
  ];
}

function endMessage(result: Outcome | null): string {
  if (result === null)
    return 'The game is over after the last action of the last round, or with a whole city, and not before.';
  return result.reason === 'city'
    ? 'With a whole city the game is over.'
    : 'The last round is over, and so is the game.';
}

/**
 * Two players who act in turn, five plays and a Take each.
 *
 * @rule district.round
 * @rule district.turn.alternate
 */
function roundProblems(position: Position): readonly PositionProblem[] {
  const { round, firstPlayer, deck, phase } = position;
  const left = (ROUNDS - round) * PLAYERS * HAND_SIZE;
  const ahead = actionsOf(position, firstPlayer) - actionsOf(position, opponentOf(firstPlayer));
  return [
    ...unless(deck.length === left, 'deck', 'district.round.deal', `In round ${round} it holds ${left} cards.`),
    ...unless(
      ahead === 0 || ahead === 1,
      'players',
      'district.turn.alternate',
      'The players act in turn: the first player of the round has acted as often as the other, or once more.',
    ),
    ...unless(
      phase === 'over' || !isRoundOver(position),
      'players',
      'district.round.end',
      'Both have played five cards and taken: the round is over, and the next one has begun.',
    ),
  ];
}

/**
 * A player has taken once in every round before, and each time from one to five cards.
 *
 * @rule district.round
 * @rule district.take.five
 */
function tableauProblems({ round, players }: Position, seat: Player): readonly PositionProblem[] {
  const { tableau, taken } = at(players, seat);
  const takes = round - 1 + (taken ? 1 : 0);
  return unless(
    tableau.length >= takes && tableau.length <= takes * CARDS_TAKEN,
    `players[${seat}].tableau`,
    'district.take.five',
    `In ${takes === 1 ? 'one Take' : `${takes} Takes`} a player gets ${takes} to ${takes * CARDS_TAKEN} cards.`,
  );
}

/** Each number of a score that is not what lies there is worth. */
function scoreProblems({ players }: Position, seat: Player): readonly PositionProblem[] {
  const { score, tableau } = at(players, seat);
  const { majorities, ...sums } = scoreOf(tableau, at(players, opponentOf(seat)).tableau);
  const wrong = (given: object, right: object, path: string): readonly PositionProblem[] =>
    Object.entries(right).flatMap(([name, points]) =>
      unless(
        Reflect.get(given, name) === points,
        `${path}.${name}`,
        'district.score.most',
        `What lies in front of the players makes this ${points}.`,
      ),
    );
  const path = `players[${seat}].score`;
  return [...wrong(score.majorities, majorities, `${path}.majorities`), ...wrong(score, sums, path)];
}

function stateOf(position: Position): State {
  const { step, phase, round, firstPlayer, deck, out, row, players, outcome } = position;
  const turn = turnIn(position);
  return {
    game: ID,
    rulesVersion: RULES_VERSION,
    step,
    table: {
      round,
      firstPlayer,
      turn: phase === 'over' ? opponentOf(turn) : turn,
      row,
      tableaux: players.map(({ tableau }) => tableau),
      taken: players.map(({ taken }) => taken),
      outcome,
    },
    secrets: { hands: players.map(({ hand }) => hand), deck, out },
    told: [],
  };
}

function positionOf(state: State): Position {
  const { table, secrets } = state;
  const { seats, phase, round, firstPlayer, row, players } = viewFor(state, 'spectator');
  return {
    game: ID,
    rulesVersion: state.rulesVersion,
    seats,
    step: state.step,
    actors: actorsOf(state),
    phase,
    round,
    firstPlayer,
    deck: secrets.deck,
    out: secrets.out,
    row,
    players: players.map(({ tableau, taken, score }, seat) => ({
      hand: at(secrets.hands, seat),
      tableau,
      taken,
      score,
    })),
    outcome: table.outcome,
  };
}

/** Positions of District Noir. */
export const districtNoirPositions: PositionsOf<Position, State> = { read, problemsOf, stateOf, positionOf };
