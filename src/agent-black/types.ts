import { shuffled } from '../kernel/chance.js';
import { invalid, readFields, readListOf } from '../kernel/options.js';
import { COSTUMES, ITEMS, PLACES, type TypesInUse } from './cards.js';
import { ID } from './state.js';

/** The most players who play with six types of each kind; more of them play with all eight. */
export const FEW_PLAYERS = 4;
/** The types of each kind in use when the players are few. */
export const TYPES_OF_FEW = 6;

/** How many types of each kind are in use. */
export function typeCount(players: number): number {
  return players <= FEW_PLAYERS ? TYPES_OF_FEW : COSTUMES.length;
}

/**
 * The types in use: those that the host names, else those of the ring that the host gives, else by the seed; once for
 * the whole game.
 *
 * @rule agent.setup.types
 * @rule agent.types
 */
export function typesOf(named: unknown, ring: GivenRing | null, seed: string, players: number): TypesInUse {
  if (named !== undefined) return readTypes(named, players);
  if (players > FEW_PLAYERS) return { costumes: COSTUMES, places: PLACES, items: ITEMS };
  if (ring !== null) return typesIn(ring);
  return {
    costumes: shuffled(ID, 'types/costumes', seed, COSTUMES).slice(0, TYPES_OF_FEW),
    places: shuffled(ID, 'types/places', seed, PLACES).slice(0, TYPES_OF_FEW),
    items: shuffled(ID, 'types/items', seed, ITEMS).slice(0, TYPES_OF_FEW),
  };
}

function readTypes(named: unknown, players: number): TypesInUse {
  if (players > FEW_PLAYERS) return invalid('types', `are all in use with more than ${FEW_PLAYERS} players`);
  const { costumes, places, items } = readFields(named, ['costumes', 'places', 'items'], 'types');
  return {
    costumes: readSelection(costumes, COSTUMES, 'types.costumes'),
    places: readSelection(places, PLACES, 'types.places'),
    items: readSelection(items, ITEMS, 'types.items'),
  };
}

/** As many different cards of these as are in use, in the order given. */
function readSelection<Card extends string>(value: unknown, cards: readonly Card[], field: string): readonly Card[] {
  const left = new Set(cards);
  return readListOf(value, TYPES_OF_FEW, field).map((one) => {
    const card = cards.find((known) => known === one);
    return card !== undefined && left.delete(card) ? card : invalid(field, `are no ${TYPES_OF_FEW} different types`);
  });
}

/** A ring as it is given, not yet looked through. */
export interface GivenRing {
  readonly tiles: readonly unknown[];
  readonly field: string;
}

/** The types that a ring is made of, in the order of their names. */
function typesIn({ tiles, field }: GivenRing): TypesInUse {
  const inRing = <Card extends string>(cards: readonly Card[]): readonly Card[] => {
    const found = cards.filter((card) => tiles.includes(card));
    return found.length === TYPES_OF_FEW ? found : invalid(field, `is no ring of ${TYPES_OF_FEW} types of each kind`);
  };
  return { costumes: inRing(COSTUMES), places: inRing(PLACES), items: inRing(ITEMS) };
}
