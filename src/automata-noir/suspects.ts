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
export const SUSPECTS: readonly Suspect[] = /* @__PURE__ */ Object.freeze(SUSPECT_CARDS);

/** The suspect's name for people. */
export function nameOf(suspect: Suspect): string {
  return suspect.charAt(0).toUpperCase() + suspect.slice(1);
}

/**
 * The cards in the order of `SUSPECTS`: cards that leave a hand together are listed so.
 *
 * @rule noir.hand.order
 */
export function inOrder(suspects: readonly Suspect[]): readonly Suspect[] {
  return SUSPECTS.filter((suspect) => suspects.includes(suspect));
}
