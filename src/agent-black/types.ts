import { shuffled } from '../kernel/chance.js';
import { invalid, readDifferent, readFields } from '../kernel/options.js';
import { COSTUMES, type Identity, ITEMS, PLACES, type TypesInUse } from './cards.js';
import { ID } from './state.js';

/** The most players who play with six types of each kind; more of them play with all eight. */
export const FEW_PLAYERS = 4;
/** The types of each kind in use when the players are few. */
export const TYPES_OF_FEW = 6;

/** How many types of each kind are in use. */
export function typeCount(players: number): number {
  return players <= FEW_PLAYERS ? TYPES_OF_FEW : COSTUMES.length;
}

/** The kinds of identities, in the order in which the ring repeats them. */
export const KINDS = ['costumes', 'places', 'items'] as const;
/** A kind of identities. */
export type Kind = (typeof KINDS)[number];

/** A list of types for each kind, made from all eight of that kind. */
export function ofEachKind(
  make: <Card extends Identity>(kind: Kind, cards: readonly Card[]) => readonly Card[],
): TypesInUse {
  return { costumes: make('costumes', COSTUMES), places: make('places', PLACES), items: make('items', ITEMS) };
}

/** So many different types of one kind, in the order given. */
export function readTypes<Card extends Identity>(
  value: unknown,
  cards: readonly Card[],
  count: number,
  field: string,
): readonly Card[] {
  return readDifferent(value, cards, count, field, `has no ${count} different types of its kind`);
}

/**
 * The types in use: those that the host names, else those of the ring that the host gives, in the order of their names,
 * else by the seed; once for the whole game.
 *
 * @rule agent.setup.types
 * @rule agent.types
 */
export function typesOf(named: unknown, ring: readonly Identity[] | null, seed: string, players: number): TypesInUse {
  if (named !== undefined) return readNamed(named, players);
  if (players > FEW_PLAYERS) return ofEachKind((_, cards) => cards);
  if (ring !== null) return ofEachKind((_, cards) => cards.filter((card) => ring.includes(card)));
  return ofEachKind((kind, cards) => shuffled(ID, `types/${kind}`, seed, cards).slice(0, TYPES_OF_FEW));
}

function readNamed(named: unknown, players: number): TypesInUse {
  if (players > FEW_PLAYERS) return invalid('types', `are all in use with more than ${FEW_PLAYERS} players`);
  const given = readFields(named, KINDS, 'types');
  return ofEachKind((kind, cards) => readTypes(given[kind], cards, TYPES_OF_FEW, `types.${kind}`));
}
