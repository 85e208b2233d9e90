import { type GameId, type Outcome, RULES_VERSION } from '../kernel/game.js';
import { type Player, seatsOf } from '../kernel/players.js';
import { FORM, type PositionProblem, unless } from './problems.js';
import { list, object, oneOf, orNull, type Reader, whole } from './read.js';

/** What every position holds beside the fields of its game. */
export interface CommonPosition<Id extends GameId, Phase extends string, Reason extends string> {
  readonly game: Id;
  readonly rulesVersion: number;
  /** The number of players. */
  readonly seats: number;
  /** The number of actions carried out so far. */
  readonly step: number;
  /** Who may act now, ascending; empty when the game is over. */
  readonly actors: readonly Player[];
  readonly phase: Phase;
  /** How the game ended; `null` while it is on. */
  readonly outcome: Outcome<Reason> | null;
}

/** The most players of any game. */
const MOST_PLAYERS = 6;

/** A seat of some game. */
export const seat: Reader<Player> = whole(0, MOST_PLAYERS - 1);

/** Readers of what every position holds. */
export function commonReaders<Id extends GameId, Phase extends string, Reason extends string>(
  id: Id,
  playerCounts: readonly number[],
  phases: readonly Phase[],
  reasons: readonly Reason[],
): { readonly [Name in keyof CommonPosition<Id, Phase, Reason>]: Reader<CommonPosition<Id, Phase, Reason>[Name]> } {
  return {
    game: oneOf([id]),
    rulesVersion: oneOf([RULES_VERSION], `version ${RULES_VERSION}, under which positions are read here`),
    seats: oneOf(playerCounts, `a number of players that the game has: ${playerCounts.join(', ')}`),
    step: whole(0),
    actors: list(seat, 0, MOST_PLAYERS),
    phase: oneOf(phases, `a phase of the game: ${phases.join(', ')}`),
    outcome: orNull(object<Outcome<Reason>>({ winners: list(seat, 0, MOST_PLAYERS), reason: oneOf(reasons) })),
  };
}

/** Whether two lists hold the same, in the same order. */
export function areSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => Object.is(item, other[index]));
}

function listed(players: readonly Player[]): string {
  return `[${players.join(', ')}]`;
}

/**
 * Problems with who acts and with the end of the game. `actors` are the lists of players who could be the ones to act in
 * this phase; `winners` those who can have won for the reason given.
 */
export function standingProblems(
  { phase, outcome, actors }: CommonPosition<GameId, string, string>,
  possible: readonly (readonly Player[])[],
  winners: readonly (readonly Player[])[],
  winnersRule: string,
): readonly PositionProblem[] {
  const isOver = phase === 'over';
  const who = isOver ? [[]] : possible;
  return [
    ...unless(outcome !== null || !isOver, 'outcome', FORM, 'The game is over and has no outcome.'),
    ...unless(outcome === null || isOver, 'outcome', 'table.over', 'There is an outcome, and the game is not over.'),
    ...unless(
      who.some((players) => areSame(players, actors)),
      'actors',
      'table.turn',
      `Who acts in this phase is ${who.map(listed).join(' or ')}.`,
    ),
    ...unless(
      outcome === null || !isOver || winners.some((players) => areSame(players, outcome.winners)),
      'outcome.winners',
      winnersRule,
      `Who can have won so is ${winners.map(listed).join(' or ')}.`,
    ),
  ];
}

/** Each player alone: whoever's turn it can be. */
export function eachAlone(seats: number): readonly (readonly Player[])[] {
  return seatsOf(seats).map((player) => [player]);
}

/** A card where it lies. */
export interface Placed<Card extends string> {
  readonly card: Card;
  readonly path: string;
}

/** The cards of a list, each where it lies. */
export function placedIn<Card extends string>(cards: readonly Card[], path: string): readonly Placed<Card>[] {
  return cards.map((card, index) => ({ card, path: `${path}[${index}]` }));
}

/** A card by itself, if there is one. */
export function placedAt<Card extends string>(card: Card | null, path: string): readonly Placed<Card>[] {
  return card === null ? [] : [{ card, path }];
}

/**
 * Problems with cards of which each has to be there so many times, no more and no less; a card that is missing is
 * missing from `pile`.
 */
export function cardProblems<Card extends string>(
  placed: readonly Placed<Card>[],
  copies: ReadonlyMap<Card, number>,
  pile: string,
  rule: string,
  nameOf: (card: Card) => string,
): readonly PositionProblem[] {
  return [...copies].flatMap(([card, wanted]) => {
    const paths = placed.filter((one) => one.card === card).map(({ path }) => path);
    const first = paths.slice(0, wanted);
    const tooMany = paths.slice(wanted).map((path) => ({
      path,
      rule,
      message: `${nameOf(card)} is here once too often: ${wanted === 1 ? 'the card is' : 'all of them are'} at ${first.join(', ')}.`,
    }));
    const missing = wanted - first.length;
    const lacks = `${nameOf(card)} is nowhere${wanted === 1 ? '' : `, or ${missing} of ${wanted} are not`}: every card has to be somewhere.`;
    return [...tooMany, ...unless(missing === 0, pile, rule, lacks)];
  });
}
