import { CARDS, CARDS_REMOVED, CARDS_TAKEN, COPIES, DECK, HAND_SIZE, nameOf } from '../district-noir/index.js';
import { opponentOf } from '../district-noir/round.js';
import { type DistrictNoirReason, hasPanorama, resultOf, scoreOf } from '../district-noir/scoring.js';
import { PLAYERS, ROW_AT_START } from '../district-noir/setup.js';
import type { Outcome } from '../kernel/game.js';
import { at } from '../kernel/lists.js';
import { type Player, seatsOf } from '../kernel/players.js';
import type { DistrictNoirPosition } from './district-noir.js';
import { type PositionProblem, unless } from './problems.js';
import { cardProblems, placedIn, standingProblems } from './standing.js';

type Position = DistrictNoirPosition;

/** The rounds of a game: as many as the deck gives hands for. */
export const ROUNDS = (DECK.length - CARDS_REMOVED - ROW_AT_START) / (PLAYERS * HAND_SIZE);

/** The rule of each end. */
const ENDS: Readonly<Record<DistrictNoirReason, string>> = {
  city: 'district.city.instant',
  points: 'district.score.most',
  majorities: 'district.tie',
  drawn: 'district.tie',
};

/** What in the position breaks an invariant of District Noir. */
export function problemsOf(position: Position): readonly PositionProblem[] {
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
export function turnIn(position: Position): Player {
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
