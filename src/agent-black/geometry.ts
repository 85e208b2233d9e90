import { checked, readList } from '../kernel/fields.js';
import { IDENTITIES } from './cards.js';
import { windowOf as windowIn } from './ring.js';

/** The fewest tiles of which each has two neighbours. */
const FEWEST_TILES = 3;

function isTile<Tile extends string>(value: unknown): value is Tile {
  return typeof value === 'string';
}

/**
 * The three tiles that an Investigator on that tile looks at, clockwise: the one before it, itself, the one after it.
 * The ring, of three to twenty-four tiles, each there once, has no end: its first tile follows its last. Throws a
 * `RangeError` for what is no such ring, and for a tile that is not in it.
 */
export function windowOf<Tile extends string>(ring: readonly Tile[], tile: Tile): readonly [Tile, Tile, Tile] {
  const tiles = checked('ring of tiles', () => {
    const list = readList(ring, (length) => length >= FEWEST_TILES && length <= IDENTITIES.length);
    return list?.every(isTile<Tile>) && new Set(list).size === list.length ? list : undefined;
  });
  const known = checked('tile of the ring', () => tiles.find((one) => one === tile));
  return windowIn(tiles, known);
}
