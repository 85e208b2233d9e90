import { at } from '../kernel/lists.js';
import { IDENTITIES, type Identity, type TypesInUse } from './cards.js';

/**
 * The circle of all tiles in use, clockwise: first costume, first place, first item, second costume, and so on.
 *
 * @rule agent.setup.ring
 * @rule agent.ring
 */
export function ringOf({ costumes, places, items }: TypesInUse): readonly Identity[] {
  return costumes.flatMap((costume, i) => [costume, at(places, i), at(items, i)]);
}

/**
 * The three tiles that an Investigator on that tile looks at, clockwise: the one before it, itself, the one after it.
 * The ring, of three tiles or more, has no end: its first tile follows its last. Throws a `RangeError` for a tile that
 * is not in the ring.
 *
 * @rule agent.investigate.window
 */
export function windowOf<Tile extends string>(ring: readonly Tile[], tile: Tile): readonly [Tile, Tile, Tile] {
  const index = ring.indexOf(tile);
  if (index === -1) throw new RangeError(`${tile} is not in the ring`);
  return [at(ring, (index + ring.length - 1) % ring.length), tile, at(ring, (index + 1) % ring.length)];
}

const PLACE_OF: ReadonlyMap<Identity, number> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ IDENTITIES.map((identity, place) => [identity, place]),
);

/** The ring that was asked about last, and the answer: most questions are about the same ring again. */
let known: { readonly ring: readonly Identity[]; readonly places: readonly number[] } = { ring: [], places: [] };

/** The places in `IDENTITIES`, ascending, of the tiles in a ring that nobody changes any more. */
export function placesIn(ring: readonly Identity[]): readonly number[] {
  if (known.ring !== ring) known = { ring, places: placesOf(ring) };
  return known.places;
}

function placesOf(ring: readonly Identity[]): readonly number[] {
  // A bit for each: there are no more than 24.
  let bits = 0;
  for (const tile of ring) bits |= 1 << (PLACE_OF.get(tile) ?? 0);
  const places: number[] = [];
  for (let place = 0; bits >> place > 0; place++) if ((bits >> place) & 1) places.push(place);
  return places;
}
