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

/** A list of types for each kind, made from all eight of that kind. */
function ofEachKind(
  make: <Card extends Identity>(kind: keyof TypesInUse, cards: readonly Card[]) => readonly Card[],
): TypesInUse {
  return { costumes: make('costumes', COSTUMES), places: make('places', PLACES), items: make('items', ITEMS) };
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
  if (players > FEW_PLAYERS) return ofEachKind((_, cards) => cards);
  if (ring !== null) return typesIn(ring);
  return ofEachKind((kind, cards) => shuffled(ID, `types/${kind}`, seed, cards).slice(0, TYPES_OF_FEW));
}

/** As many different types of each kind as are in use, in the order given. */
function readTypes(named: unknown, players: number): TypesInUse {
  if (players > FEW_PLAYERS) return invalid('types', `are all in use with more than ${FEW_PLAYERS} players`);
  const given = readFields(named, ['costumes', 'places', 'items'], 'types');
  return ofEachKind((kind, cards) =>
    readDifferent(given[kind], cards, TYPES_OF_FEW, `types.${kind}`, `are no ${TYPES_OF_FEW} different types`),
  );
}

/** A ring as it is given: so many different identities. */
export interface GivenRing {
  readonly tiles: readonly Identity[];
  readonly field: string;
}

/** The types that a ring is made of, in the order of their names. */
function typesIn({ tiles, field }: GivenRing): TypesInUse {
  return ofEachKind((_, cards) => {
    const found = cards.filter((card) => tiles.includes(card));
    return found.length === TYPES_OF_FEW ? found : invalid(field, `is no ring of ${TYPES_OF_FEW} types of each kind`);
  });
}
