import { shuffled } from '../kernel/chance.js';
import { at } from '../kernel/lists.js';
import { invalid, readAnyList, readFields, readListOf, readShuffle } from '../kernel/options.js';
import { seatsOf } from '../kernel/players.js';
import type { Costume, Identity, Item, Place, TypesInUse } from './cards.js';
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

/** A round as it is given, each of its lists a copy that is not yet looked through. */
type UnreadRound = Readonly<Record<keyof Orders, readonly unknown[] | undefined>>;

/** The kinds of identities: costume, place, item. */
const KINDS = 3;

function fieldOf(round: number, list?: keyof Orders): string {
  const path = `deal.rounds[${round}]`;
  return list === undefined ? path : `${path}.${list}`;
}

/** The lists that a deal gives, each of the length that it has with so many players. */
export function readRounds(deal: unknown, players: number): readonly UnreadRound[] {
  const { rounds } = readFields(deal, ['rounds'], 'deal');
  if (rounds === undefined) return [];
  const count = typeCount(players);
  return readAnyList(rounds, 'deal.rounds').map((round, index) => {
    const given = readFields(round, ['tiles', 'costumes', 'places', 'items'], fieldOf(index));
    const copy = (list: keyof Orders, length: number): readonly unknown[] | undefined =>
      given[list] === undefined ? undefined : readListOf(given[list], length, fieldOf(index, list));
    return {
      tiles: copy('tiles', count * KINDS),
      costumes: copy('costumes', count),
      places: copy('places', count),
      items: copy('items', count),
    };
  });
}

/** The first ring that is given, or `null`. */
export function firstRing(rounds: readonly UnreadRound[]): GivenRing | null {
  for (const [index, { tiles }] of rounds.entries()) {
    if (tiles !== undefined) return { tiles, field: fieldOf(index, 'tiles') };
  }
  return null;
}

/** The rounds as they are given, looked through: each list a shuffle of the types in use. */
export function givenRounds(rounds: readonly UnreadRound[], types: TypesInUse): readonly GivenRound[] {
  return rounds.map(({ tiles, costumes, places, items }, index) => ({
    tiles: readRing(tiles, types, fieldOf(index, 'tiles')) ?? null,
    costumes: readShuffle(costumes, types.costumes, fieldOf(index, 'costumes')) ?? null,
    places: readShuffle(places, types.places, fieldOf(index, 'places')) ?? null,
    items: readShuffle(items, types.items, fieldOf(index, 'items')) ?? null,
  }));
}

function readRing(value: unknown, types: TypesInUse, field: string): readonly Identity[] | undefined {
  const ring = readShuffle(value, ringOf(types), field);
  const kinds: readonly (readonly Identity[])[] = [types.costumes, types.places, types.items];
  const repeats = ring?.every((tile, index) => at(kinds, index % KINDS).includes(tile)) ?? true;
  return repeats ? ring : invalid(field, 'does not repeat costume, place, item');
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
