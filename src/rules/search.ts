import { RULES, type Rule } from './catalogue.js';
import { likeTo, termsOf } from './terms.js';

/** The most letters of a question that are read. */
const LONGEST = 200;

/**
 * The parts of an entry, and what a word in each weighs. Measured, as the other numbers here, on the questions of
 * `test/rules/asked.ts`, on which a search library (MiniSearch) ranked worse.
 */
const PARTS: readonly { readonly weight: number; textOf(rule: Rule): string }[] = [
  { weight: 6, textOf: ({ title }) => title },
  { weight: 3, textOf: ({ id }) => id },
  { weight: 2, textOf: ({ text }) => text },
  { weight: 1, textOf: ({ game, source }) => `${game} ${source}` },
  { weight: 1, textOf: ({ readings = [], reason = '' }) => [...readings, reason].join(' ') },
];

/** What a word counts that players use for the one asked, beside that word itself. */
const ALIKE = 0.6;

/** How soon a word more of the same kind counts for little. */
const SATURATION = 2;

/** How much a long part dilutes its words: 0 not at all, 1 in proportion to its length. */
const DILUTION = 0.5;

/** In how many entries a term may stand before it tells much less. */
const COMMON = 10;

/** How much each term weighs in an entry. */
type Weighed = ReadonlyMap<string, number>;

interface Index {
  readonly entries: readonly (readonly [rule: Rule, weighed: Weighed])[];
  /** In how many entries each term stands. */
  readonly counts: ReadonlyMap<string, number>;
}

/** Adds to what a map has under that key. */
function add(map: Map<string, number>, key: string, amount: number): void {
  map.set(key, (map.get(key) ?? 0) + amount);
}

function indexOf(rules: readonly Rule[]): Index {
  const weighed = rules.map(() => new Map<string, number>());
  for (const { weight, textOf } of PARTS) {
    const parts = rules.map((rule) => termsOf(textOf(rule)));
    const average = parts.flat().length / rules.length;
    for (const [at, terms] of parts.entries()) {
      const length = 1 - DILUTION + (DILUTION * terms.length) / average;
      for (const term of terms) add(weighed[at] ?? new Map(), term, weight / length);
    }
  }
  const counts = new Map<string, number>();
  for (const term of weighed.flatMap((terms) => [...terms.keys()])) add(counts, term, 1);
  return { entries: rules.map((rule, at) => [rule, weighed[at] ?? new Map()] as const), counts };
}

/** Whether one letter more, less or other makes one word of the other. */
function isSlip(one: string, other: string): boolean {
  if (one.length > other.length) return isSlip(other, one);
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return (
    other.length - one.length <= 1 &&
    (one.slice(at + 1) === other.slice(at + 1) || one.slice(at) === other.slice(at + 1))
  );
}

/** The terms of the index that a term of a question can mean, each with what it counts. */
function meanings(term: string, { counts }: Index): readonly (readonly [term: string, factor: number])[] {
  const alike = likeTo(term).map((other) => [other, ALIKE] as const);
  const known = [[term, 1] as const, ...alike].filter(([one]) => counts.has(one));
  if (known.length > 0 || term.length < 4) return known;
  const near = [...counts.keys()].filter(
    (other) => other.startsWith(term) || (other.length > 3 && isSlip(term, other)),
  );
  return near.map((other) => [other, ALIKE]);
}

/** The rarer a term, the more it tells: by a root, which is the same on every engine, as a logarithm is not. */
function tellingOf(term: string, { entries, counts }: Index): number {
  const count = counts.get(term) ?? 0;
  return Math.sqrt(entries.length / (count + COMMON));
}

/** Made when it is asked for first: who never asks pays nothing. */
let index: Index | undefined;

/**
 * The entries that answer plain words as a player would type them, best first; of an id, that entry first. Empty where no
 * word is known, and for whatever is no string; of a long text the first 200 letters are read.
 */
export function searchRules(words: string): readonly Rule[] {
  if (typeof words !== 'string') return [];
  index ??= indexOf(RULES);
  const known = index;
  const asked = words.slice(0, LONGEST).trim();
  const terms = [...new Set(termsOf(asked))].map((term) => {
    const senses = meanings(term, known).map(([sense, factor]) => [sense, factor * tellingOf(sense, known)] as const);
    return { senses, most: Math.max(0, ...senses.map(([, telling]) => telling)) };
  });
  const total = terms.reduce((sum, { most }) => sum + most, 0);

  function scoreOf(rule: Rule, weighed: Weighed): number {
    if (rule.id === asked) return Number.POSITIVE_INFINITY;
    let score = 0;
    let met = 0;
    for (const { senses, most } of terms) {
      const best = Math.max(
        0,
        ...senses.map(([sense, telling]) => {
          const weight = weighed.get(sense) ?? 0;
          return (telling * weight) / (weight + SATURATION);
        }),
      );
      score += best;
      if (best > 0) met += most;
    }
    return total === 0 ? 0 : (score * met) / total;
  }

  return known.entries
    .map(([rule, weighed]) => ({ rule, score: scoreOf(rule, weighed) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ rule }) => rule);
}
