import type { Floors } from './spec.js';

/** The kinds of things that are counted. */
export const COUNTED = ['actions', 'events', 'codes', 'phases', 'reasons', 'shapes', 'laws'] as const;

/** A kind of things that are counted. */
export type Counted = (typeof COUNTED)[number];

/** How often each thing came up. */
export interface Tally {
  /** Counts one more, or so many more. */
  add(kind: Counted, name: string, times?: number): void;
  /** How often that thing came up. */
  of(kind: Counted, name: string): number;
  /** The floors that were not reached, a line each; a floor of 0 is of what can never come up. */
  below(
    floors: Partial<Floors<string, string, string, string, string>> & {
      readonly laws?: Readonly<Record<string, number>>;
    },
  ): readonly string[];
  /** All counts as text, a line for each kind. */
  print(): string;
}

/** Nothing counted yet. */
export function newTally(): Tally {
  const counts = new Map<string, number>();
  const keyOf = (kind: Counted, name: string): string => `${kind} ${name}`;
  const of = (kind: Counted, name: string): number => counts.get(keyOf(kind, name)) ?? 0;
  return {
    add(kind, name, times = 1) {
      counts.set(keyOf(kind, name), of(kind, name) + times);
    },
    of,
    below(floors) {
      return COUNTED.flatMap((kind) =>
        Object.entries(floors[kind] ?? {})
          .filter(([name, floor]) => (floor === 0 ? of(kind, name) > 0 : of(kind, name) < floor))
          .map(([name, floor]) => `${kind}: ${name} came up ${of(kind, name)} times, expected ${floor || 'none'}`),
      );
    },
    print() {
      return COUNTED.map((kind) => {
        const named = [...counts]
          .filter(([key]) => key.startsWith(`${kind} `))
          .map(([key, count]) => `${key.slice(kind.length + 1)} ${count}`);
        return `${kind}: ${named.sort().join(', ')}`;
      }).join('\n');
    },
  };
}
