import type { Outcome } from '../kernel/game.js';
import { at } from '../kernel/lists.js';
import { only } from '../kernel/players.js';
import { type Card, CITY_CARDS, POINTS, SUPPORT_CARDS, type Support } from './cards.js';

/** The victory points of each set of four different supporters. */
export const POINTS_PER_SET = 5;

/** Why a game of District Noir ended. */
export type DistrictNoirReason = 'city' | 'points' | 'majorities' | 'drawn';

/** The victory points of one player, for what lies before both now. */
export interface Score {
  /** The support's number for each group of which this player has more cards than the opponent, else 0. */
  readonly majorities: {
    readonly 'support-5': 0 | 5;
    readonly 'support-6': 0 | 6;
    readonly 'support-7': 0 | 7;
    readonly 'support-8': 0 | 8;
  };
  /** Five for each set of four different supporters. */
  readonly sets: number;
  /** The sum of the alliances, 0 or more. */
  readonly alliances: number;
  /** The sum of the betrayals, 0 or less. */
  readonly betrayals: number;
  /** The sum of all of these. */
  readonly total: number;
}

/** The cards in front of a player as they count: how many of each support, and the sums of the others' points. */
type Tally = Readonly<Record<Support | 'alliances' | 'betrayals', number>>;

function tallyOf(tableau: readonly Card[]): Tally {
  const tally = { 'support-5': 0, 'support-6': 0, 'support-7': 0, 'support-8': 0, alliances: 0, betrayals: 0 };
  for (const card of tableau) {
    switch (card) {
      case 'support-5':
        tally['support-5']++;
        break;
      case 'support-6':
        tally['support-6']++;
        break;
      case 'support-7':
        tally['support-7']++;
        break;
      case 'support-8':
        tally['support-8']++;
        break;
      case 'alliance-2':
      case 'alliance-3':
      case 'alliance-4':
        tally.alliances += POINTS[card];
        break;
      case 'betrayal-1':
      case 'betrayal-2':
      case 'betrayal-3':
        tally.betrayals += POINTS[card];
        break;
      case 'city-docks':
      case 'city-police-station':
      case 'city-hall':
        break;
    }
  }
  return tally;
}

/**
 * The score by one tally against another.
 *
 * @rule district.majority
 */
function scoreBy(own: Tally, other: Tally): Score {
  // Support by support: loops over their names would make a view take twice as long.
  const majorities: Score['majorities'] = {
    'support-5': own['support-5'] > other['support-5'] ? 5 : 0,
    'support-6': own['support-6'] > other['support-6'] ? 6 : 0,
    'support-7': own['support-7'] > other['support-7'] ? 7 : 0,
    'support-8': own['support-8'] > other['support-8'] ? 8 : 0,
  };
  const majority =
    majorities['support-5'] + majorities['support-6'] + majorities['support-7'] + majorities['support-8'];
  const sets = POINTS_PER_SET * Math.min(own['support-5'], own['support-6'], own['support-7'], own['support-8']);
  const { alliances, betrayals } = own;
  return { majorities, sets, alliances, betrayals, total: majority + sets + alliances + betrayals };
}

/**
 * The score of who has `own` cards in front of them against an opponent with `other`.
 *
 * @rule district.score.majority
 * @rule district.score.tie
 * @rule district.score.set
 * @rule district.score.alliances
 * @rule district.score.city
 */
export function scoreOf(own: readonly Card[], other: readonly Card[]): Score {
  return scoreBy(tallyOf(own), tallyOf(other));
}

/** The scores of both players, by seat. */
export function scoresOf(tableaux: readonly (readonly Card[])[]): readonly [Score, Score] {
  const [first, second] = [tallyOf(at(tableaux, 0)), tallyOf(at(tableaux, 1))];
  return [scoreBy(first, second), scoreBy(second, first)];
}

/**
 * Whether all three city cards lie in front of a player.
 *
 * @rule district.city.win
 */
export function hasPanorama(tableau: readonly Card[]): boolean {
  return CITY_CARDS.every((city) => tableau.includes(city));
}

/**
 * Who wins by what lies in front of the players after the last round, and by what.
 *
 * @rule district.score.most
 * @rule district.tie
 * @rule district.leftover
 */
export function resultOf(tableaux: readonly (readonly Card[])[]): Outcome<DistrictNoirReason> {
  const [first, second] = scoresOf(tableaux);
  const lead = first.total - second.total;
  if (lead !== 0) return ledBy(lead, 'points');
  for (const support of SUPPORT_CARDS.toReversed()) {
    const majority = first.majorities[support] - second.majorities[support];
    if (majority !== 0) return ledBy(majority, 'majorities');
  }
  return { winners: [], reason: 'drawn' };
}

/** Seat 0 wins by a lead above 0, seat 1 by one below. */
function ledBy(lead: number, reason: DistrictNoirReason): Outcome<DistrictNoirReason> {
  return { winners: only(lead > 0 ? 0 : 1), reason };
}
