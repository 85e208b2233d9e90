// Frozen lists are slow to go through: these are for the game, what others import is a frozen copy.
/** The support cards, from the least number to the greatest. */
export const SUPPORT_CARDS = ['support-5', 'support-6', 'support-7', 'support-8'] as const;
/** The city cards. */
export const CITY_CARDS = ['city-docks', 'city-police-station', 'city-hall'] as const;
const KINDS = [
  ...SUPPORT_CARDS,
  'alliance-2',
  'alliance-3',
  'alliance-4',
  'betrayal-1',
  'betrayal-2',
  'betrayal-3',
  ...CITY_CARDS,
] as const;

/** A support card. */
export type Support = (typeof SUPPORT_CARDS)[number];
/** A city card. */
export type City = (typeof CITY_CARDS)[number];
/** A card of District Noir. */
export type Card = (typeof KINDS)[number];

/** The four groups of supporters, by the number that their majority scores. */
export const SUPPORTS: readonly Support[] = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ SUPPORT_CARDS.slice());
/** The three city cards, which win together. */
export const CITIES: readonly City[] = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ CITY_CARDS.slice());
/** The thirteen kinds of cards. */
export const CARDS: readonly Card[] = /* @__PURE__ */ Object.freeze(KINDS);

/**
 * How many of each kind the deck holds.
 *
 * @rule district.deck
 */
export const COPIES: Readonly<Record<Card, number>> = /* @__PURE__ */ Object.freeze({
  'support-5': 5,
  'support-6': 6,
  'support-7': 7,
  'support-8': 8,
  'alliance-2': 4,
  'alliance-3': 2,
  'alliance-4': 1,
  'betrayal-1': 3,
  'betrayal-2': 4,
  'betrayal-3': 2,
  'city-docks': 1,
  'city-police-station': 1,
  'city-hall': 1,
});

/** The forty-five cards, kind by kind: the order from which a seeded shuffle starts. */
export const DECK: readonly Card[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ CARDS.flatMap((card) => new Array<Card>(COPIES[card]).fill(card)),
);

/** The victory points that a card stands for: a support's majority, an alliance's plus, a betrayal's minus, a city's 0. */
export const POINTS: Readonly<Record<Card, number>> = /* @__PURE__ */ Object.freeze({
  'support-5': 5,
  'support-6': 6,
  'support-7': 7,
  'support-8': 8,
  'alliance-2': 2,
  'alliance-3': 3,
  'alliance-4': 4,
  'betrayal-1': -1,
  'betrayal-2': -2,
  'betrayal-3': -3,
  'city-docks': 0,
  'city-police-station': 0,
  'city-hall': 0,
});

const NAMES: Readonly<Record<Card, string>> = {
  'support-5': 'Supporter 5',
  'support-6': 'Supporter 6',
  'support-7': 'Supporter 7',
  'support-8': 'Supporter 8',
  'alliance-2': 'Alliance +2',
  'alliance-3': 'Alliance +3',
  'alliance-4': 'Alliance +4',
  'betrayal-1': 'Betrayal -1',
  'betrayal-2': 'Betrayal -2',
  'betrayal-3': 'Betrayal -3',
  'city-docks': 'the Docks',
  'city-police-station': 'the Police Station',
  'city-hall': 'City Hall',
};

/** The card's name for people. */
export function nameOf(card: Card): string {
  return NAMES[card];
}
