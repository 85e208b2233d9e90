import { type Field, oneOf } from '../kernel/fields.js';

const SUSPECT_CARDS = [
  'ada',
  'boris',
  'carl',
  'dexter',
  'edgar',
  'ezra',
  'florina',
  'gloria',
  'greta',
  'hugo',
  'ida',
  'jimmy',
  'kit',
  'lester',
  'malone',
  'nora',
  'occam',
  'pearl',
  'quinn',
  'rita',
  'sam',
  'theo',
  'vera',
  'walt',
  'witman',
] as const;

/** One of the twenty-five suspects; each has a suspect card and an evidence card. */
export type Suspect = (typeof SUSPECT_CARDS)[number];

/**
 * The twenty-five suspects, in the order from which a seeded shuffle starts.
 *
 * @rule noir.names
 */
export const SUSPECTS: readonly Suspect[] = /* @__PURE__ */ Object.freeze(/* @__PURE__ */ SUSPECT_CARDS.slice());

/** The field of a suspect. */
export const suspect: Field<Suspect> = /* @__PURE__ */ oneOf(SUSPECTS);

/** The suspect's name for people. */
export function nameOf(card: Suspect): string {
  return card.charAt(0).toUpperCase() + card.slice(1);
}

/**
 * The cards in the order of `SUSPECTS`: cards that leave a hand together are listed so.
 *
 * @rule noir.hand.order
 */
export function inOrder(cards: readonly Suspect[]): readonly Suspect[] {
  return SUSPECT_CARDS.filter((card) => cards.includes(card));
}
