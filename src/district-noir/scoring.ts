import type { Outcome } from '../kernel/game.js';
import { at } from '../kernel/lists.js';
import { only, type Player } from '../kernel/players.js';
import { ALLIANCES, BETRAYALS, type Card, CITIES, POINTS, SUPPORTS, type Support } from './cards.js';

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

function count(tableau: readonly Card[], card: Card): number {
  let copies = 0;
  for (const one of tableau) if (one === card) copies++;
  return copies;
}

/** @rule district.majority */
function hasMajority(own: readonly Card[], other: readonly Card[], support: Support): boolean {
  return count(own, support) > count(other, support);
}

function sumOf(tableau: readonly Card[], kinds: readonly Card[]): number {
  return kinds.reduce((sum, card) => sum + POINTS[card] * count(tableau, card), 0);
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
  const majorities: Score['majorities'] = {
    'support-5': hasMajority(own, other, 'support-5') ? 5 : 0,
    'support-6': hasMajority(own, other, 'support-6') ? 6 : 0,
    'support-7': hasMajority(own, other, 'support-7') ? 7 : 0,
    'support-8': hasMajority(own, other, 'support-8') ? 8 : 0,
  };
  const sets = POINTS_PER_SET * SUPPORTS.reduce((least, support) => Math.min(least, count(own, support)), own.length);
  const alliances = sumOf(own, ALLIANCES);
  const betrayals = sumOf(own, BETRAYALS);
  const majority = SUPPORTS.reduce((sum, support) => sum + majorities[support], 0);
  return { majorities, sets, alliances, betrayals, total: majority + sets + alliances + betrayals };
}

/**
 * Whether all three city cards lie in front of a player.
 *
 * @rule district.city.win
 */
export function hasPanorama(tableau: readonly Card[]): boolean {
  return CITIES.every((city) => tableau.includes(city));
}

/**
 * Who wins by what lies in front of the players after the last round, and by what.
 *
 * @rule district.score.most
 * @rule district.tie
 * @rule district.leftover
 */
export function resultOf(tableaux: readonly (readonly Card[])[]): Outcome<DistrictNoirReason> {
  const [first, second] = [at(tableaux, 0), at(tableaux, 1)];
  const lead = scoreOf(first, second).total - scoreOf(second, first).total;
  if (lead !== 0) return won(lead > 0 ? 0 : 1, 'points');
  for (const support of SUPPORTS.toReversed()) {
    if (hasMajority(first, second, support)) return won(0, 'majorities');
    if (hasMajority(second, first, support)) return won(1, 'majorities');
  }
  return { winners: [], reason: 'drawn' };
}

function won(player: Player, reason: DistrictNoirReason): Outcome<DistrictNoirReason> {
  return { winners: only(player), reason };
}
