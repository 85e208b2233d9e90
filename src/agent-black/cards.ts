const COSTUME_CARDS = [
  'police-officer',
  'chef',
  'doctor',
  'pilot',
  'waiter',
  'mechanic',
  'mail-carrier',
  'musician',
] as const;
const PLACE_CARDS = ['hotel', 'airport', 'casino', 'museum', 'theater', 'station', 'harbor', 'library'] as const;
const ITEM_CARDS = [
  'pocket-watch',
  'briefcase',
  'umbrella',
  'camera',
  'lighter',
  'fountain-pen',
  'sunglasses',
  'key',
] as const;

/** A costume: who an agent is disguised as. */
export type Costume = (typeof COSTUME_CARDS)[number];
/** A place: where an agent is. */
export type Place = (typeof PLACE_CARDS)[number];
/** An item: what an agent carries. */
export type Item = (typeof ITEM_CARDS)[number];
/** An identity card, and the clue tile that matches it. */
export type Identity = Costume | Place | Item;

/** The types of each kind that a game is played with, in their order of use. */
export interface TypesInUse {
  readonly costumes: readonly Costume[];
  readonly places: readonly Place[];
  readonly items: readonly Item[];
}

/**
 * The eight costumes.
 *
 * @rule agent.names
 * @rule agent.components
 */
export const COSTUMES: readonly Costume[] = /* @__PURE__ */ Object.freeze(COSTUME_CARDS);
/** The eight places. */
export const PLACES: readonly Place[] = /* @__PURE__ */ Object.freeze(PLACE_CARDS);
/** The eight items. */
export const ITEMS: readonly Item[] = /* @__PURE__ */ Object.freeze(ITEM_CARDS);
/** The twenty-four identities: costumes, places, items. */
export const IDENTITIES: readonly Identity[] = /* @__PURE__ */ Object.freeze([
  ...COSTUME_CARDS,
  ...PLACE_CARDS,
  ...ITEM_CARDS,
]);

const NAMES: Readonly<Record<Identity, string>> = {
  'police-officer': 'Police Officer',
  chef: 'Chef',
  doctor: 'Doctor',
  pilot: 'Pilot',
  waiter: 'Waiter',
  mechanic: 'Mechanic',
  'mail-carrier': 'Mail Carrier',
  musician: 'Musician',
  hotel: 'Hotel',
  airport: 'Airport',
  casino: 'Casino',
  museum: 'Museum',
  theater: 'Theater',
  station: 'Station',
  harbor: 'Harbor',
  library: 'Library',
  'pocket-watch': 'Pocket Watch',
  briefcase: 'Briefcase',
  umbrella: 'Umbrella',
  camera: 'Camera',
  lighter: 'Lighter',
  'fountain-pen': 'Fountain Pen',
  sunglasses: 'Sunglasses',
  key: 'Key',
};

/** The identity's name for people. */
export function nameOf(identity: Identity): string {
  return NAMES[identity];
}
