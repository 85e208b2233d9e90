import { shuffled } from '../kernel/chance.js';
import { at } from '../kernel/lists.js';
import { invalid, readAnyList, readDifferent, readFields, readListOf } from '../kernel/options.js';
import { seatsOf } from '../kernel/players.js';
import {
  COSTUMES,
  type Costume,
  type Identity,
  ITEMS,
  type Item,
  PLACES,
  type Place,
  type TypesInUse,
} from './cards.js';
import { ringOf } from './ring.js';
import { type Cards, type Chance, type GivenRound, ID, type Orders } from './state.js';
import { KINDS, type Kind, ofEachKind, readTypes, typeCount } from './types.js';

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

const ORDERS = ['tiles', ...KINDS] as const;

/** The orders that a deal gives: so many different cards, which may be of other types than those in use. */
export function readRounds(deal: unknown, players: number): readonly GivenRound[] {
  const { rounds } = readFields(deal, ['rounds'], 'deal');
  if (rounds === undefined) return [];
  const count = typeCount(players);
  return readAnyList(rounds, 'deal.rounds').map((round, index) => {
    const given = readFields(round, ORDERS, fieldOf(index));
    const read = <Card extends Identity>(kind: Kind, cards: readonly Card[]): readonly Card[] | null =>
      given[kind] === undefined ? null : readTypes(given[kind], cards, count, fieldOf(index, kind));
    return {
      tiles: given.tiles === undefined ? null : readRing(given.tiles, count, fieldOf(index, 'tiles')),
      costumes: read('costumes', COSTUMES),
      places: read('places', PLACES),
      items: read('items', ITEMS),
    };
  });
}

function fieldOf(round: number, order?: keyof Orders): string {
  const path = `deal.rounds[${round}]`;
  return order === undefined ? path : `${path}.${order}`;
}

/** A ring of so many types of each kind: it repeats costume, place, item. */
function readRing(value: unknown, count: number, field: string): readonly Identity[] {
  const tiles = readListOf(value, count * KINDS.length, field);
  return ringOf(
    ofEachKind((kind, cards) =>
      readDifferent(
        tiles.filter((_, place) => KINDS[place % KINDS.length] === kind),
        cards,
        count,
        field,
        `does not repeat ${count} different costumes, places and items in turn`,
      ),
    ),
  );
}

/** Refuses orders of other types than those in use. */
export function refuseOthers(rounds: readonly GivenRound[], types: TypesInUse): void {
  const inUse = ringOf(types);
  for (const [index, round] of rounds.entries()) {
    for (const order of ORDERS) {
      if (round[order]?.some((card) => !inUse.includes(card))) {
        invalid(fieldOf(index, order), 'has a type that is not in use');
      }
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
