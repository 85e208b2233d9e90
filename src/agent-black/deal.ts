import { shuffled } from '../kernel/chance.js';
import { at } from '../kernel/lists.js';
import { invalid, readAnyList, readDifferent, readFields } from '../kernel/options.js';
import { seatsOf } from '../kernel/players.js';
import {
  COSTUMES,
  type Costume,
  IDENTITIES,
  type Identity,
  ITEMS,
  type Item,
  PLACES,
  type Place,
  type TypesInUse,
} from './cards.js';
import { ringOf } from './ring.js';
import { type Cards, type Chance, type GivenRound, ID, type Orders } from './state.js';
import { type GivenRing, typeCount } from './types.js';

/** The exact orders of one round, each optional: all types in use of a kind, the card of seat 0 at index 0. */
export interface AgentBlackRoundDeal {
  /** The whole ring, clockwise: first costume, first place, first item, second costume, and so on. */
  readonly tiles?: readonly Identity[] | undefined;
  readonly costumes?: readonly Costume[] | undefined;
  readonly places?: readonly Place[] | undefined;
  readonly items?: readonly Item[] | undefined;
}

/** The exact orders of the rounds, those of the first round at index 0. What is not given comes from the seed. */
export interface AgentBlackDeal {
  readonly rounds?: readonly AgentBlackRoundDeal[] | undefined;
}

/** The kinds of identities: costume, place, item. */
const KINDS = 3;
const ORDERS = ['tiles', 'costumes', 'places', 'items'] as const;

function fieldOf(round: number, order: keyof Orders): string {
  return `deal.rounds[${round}].${order}`;
}

/** The orders that a deal gives: so many different cards, which may be of other types than those in use. */
export function readRounds(deal: unknown, players: number): readonly GivenRound[] {
  const { rounds } = readFields(deal, ['rounds'], 'deal');
  if (rounds === undefined) return [];
  const count = typeCount(players);
  return readAnyList(rounds, 'deal.rounds').map((round, index) => {
    const given = readFields(round, ORDERS, `deal.rounds[${index}]`);
    const read = <Card extends Identity>(
      order: keyof Orders,
      cards: readonly Card[],
      length: number,
    ): readonly Card[] | null =>
      given[order] === undefined
        ? null
        : readDifferent(given[order], cards, length, fieldOf(index, order), `are no ${length} different cards`);
    return {
      tiles: read('tiles', IDENTITIES, count * KINDS),
      costumes: read('costumes', COSTUMES, count),
      places: read('places', PLACES, count),
      items: read('items', ITEMS, count),
    };
  });
}

/** The first ring that is given, or `null`. */
export function firstRing(rounds: readonly GivenRound[]): GivenRing | null {
  for (const [index, { tiles }] of rounds.entries()) {
    if (tiles !== null) return { tiles, field: fieldOf(index, 'tiles') };
  }
  return null;
}

/** Refuses orders of other types than those in use, and a ring that does not repeat costume, place, item. */
export function refuseOthers(rounds: readonly GivenRound[], types: TypesInUse): void {
  const inUse = ringOf(types);
  const kinds: readonly (readonly Identity[])[] = [types.costumes, types.places, types.items];
  for (const [index, round] of rounds.entries()) {
    for (const order of ORDERS) {
      if (round[order]?.some((card) => !inUse.includes(card))) {
        invalid(fieldOf(index, order), 'has a type that is not in use');
      }
    }
    if (round.tiles?.some((tile, place) => !at(kinds, place % KINDS).includes(tile))) {
      invalid(fieldOf(index, 'tiles'), 'does not repeat costume, place, item');
    }
  }
}

/**
 * All orders of a round: as they are given, and by the seed where they are not. Rounds count from 1.
 *
 * @rule agent.setup.ring
 * @rule agent.ring
 */
export function ordersOf(seed: string, given: GivenRound | undefined, types: TypesInUse, round: number): Orders {
  const shuffle = <Card extends string>(label: string, cards: readonly Card[]): readonly Card[] =>
    shuffled(ID, `round/${round}/${label}`, seed, cards);
  return {
    tiles:
      given?.tiles ??
      ringOf({
        costumes: shuffle('tiles/costumes', types.costumes),
        places: shuffle('tiles/places', types.places),
        items: shuffle('tiles/items', types.items),
      }),
    costumes: given?.costumes ?? shuffle('costumes', types.costumes),
    places: given?.places ?? shuffle('places', types.places),
    items: given?.items ?? shuffle('items', types.items),
  };
}

/** What is dealt for a round. */
export interface Dealt {
  readonly ring: readonly Identity[];
  readonly cards: readonly Cards[];
  /** What the rounds after it are dealt from. */
  readonly chance: Chance;
}

/**
 * A round dealt: the ring laid, and one card of each kind for each player; the rest is out of the round.
 *
 * @rule agent.setup.identities
 * @rule agent.setup.aside
 */
export function dealt({ seed, rounds }: Chance, types: TypesInUse, players: number, round: number): Dealt {
  const { tiles, costumes, places, items } = ordersOf(seed, rounds[0], types, round);
  return {
    ring: tiles,
    cards: seatsOf(players).map((seat) => ({
      costume: at(costumes, seat),
      place: at(places, seat),
      item: at(items, seat),
    })),
    chance: { seed, rounds: rounds.slice(1) },
  };
}
