import { isPlainObject, readList } from '../kernel/fields.js';

/** Objects and lists in one another, at most: the lists of a round of a deal lie in four. */
const DEEPEST = 8;

/** An untrusted value that JSON could not have made, or nothing that is made here has so many layers. */
class NotPlain extends Error {}

/**
 * A copy of plain JSON, each part of it looked at once, the length of a list before its elements; an error for anything
 * else, and whatever a getter or a proxy throws. Fields that are `undefined` are left out.
 */
export function plainCopy(value: unknown, deepest: number = DEEPEST): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (deepest === 0) throw new NotPlain('too deep');
  const list = readList(value, () => true);
  if (list !== undefined) return list.map((part) => plainCopy(part, deepest - 1));
  return Object.fromEntries(
    [...fieldsOf(value)].flatMap(([name, part]) =>
      part === undefined ? [] : [[name, plainCopy(part, deepest - 1)] as const],
    ),
  );
}

/** The fields of an untrusted object by name, each read once; an error if it is no plain one. */
export function fieldsOf(value: unknown): ReadonlyMap<string, unknown> {
  if (!isPlainObject(value)) throw new NotPlain('no plain object');
  return new Map(
    Reflect.ownKeys(value).map((name) => {
      if (typeof name !== 'string') throw new NotPlain('a symbol');
      return [name, value[name]];
    }),
  );
}
