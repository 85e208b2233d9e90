import { expect, it } from 'vitest';
import { SUSPECTS, type Suspect } from '../../src/automata-noir/index.js';
import { parsePosition } from '../../src/position/index.js';

/** The names in a path such as `players[0].hand[2]`. */
function namesIn(path: string): string[] {
  return path.split(/[.[\]]+/).filter((name) => name !== '');
}

/** A copy of a position with other values at these paths; `undefined` leaves a field out. */
export function edited(position: object, edits: Readonly<Record<string, unknown>>): unknown {
  const copy: object = structuredClone(position);
  for (const [path, value] of Object.entries(edits)) {
    const names = namesIn(path);
    const last = names.pop() ?? '';
    const holder = names.reduce<object>((part, name) => Reflect.get(part, name), copy);
    if (value === undefined) Reflect.deleteProperty(holder, last);
    else Reflect.set(holder, last, value);
  }
  return copy;
}

/** Where something is wrong with a value, each with its rule. */
export function problemsIn(value: unknown): string[] {
  const parsed = parsePosition(value);
  return parsed.ok ? [] : parsed.problems.map(({ path, rule }) => `${path} [${rule}]`);
}

/** What is wrong, the edits that make it so, and the problems that must be told, perhaps among others. */
export type Wrong = readonly [what: string, edits: Readonly<Record<string, unknown>>, ...problems: readonly string[]];

/** The position is one, and none when it is edited so. */
export function refuses(position: object, wrongs: readonly Wrong[]): void {
  it('is a position', () => {
    expect(problemsIn(position)).toEqual([]);
  });

  it.each(wrongs.map(([what, edits, ...problems]) => ({ what, edits, problems })))('is none with $what', (wrong) => {
    expect(problemsIn(edited(position, wrong.edits))).toEqual(expect.arrayContaining([...wrong.problems]));
    expect(wrong.problems.length).toBeGreaterThan(0);
  });
}

/** The evidence cards that are not among these, in the order of `SUSPECTS`. */
export function othersThan(...cards: readonly Suspect[]): Suspect[] {
  return SUSPECTS.filter((suspect) => !cards.includes(suspect));
}
