import { isPlainObject, readList } from '../kernel/fields.js';

/** Objects and lists in one another, at most: the lists of a round of a deal lie in four. */
const DEEPEST = 8;
/** The fields of an object that are kept, at most: far more than options have, and than problems with them are told. */
const WIDEST = 100;

/** An untrusted value that JSON could not have made, or nothing that is made here has so many layers. */
class NotPlain extends Error {}

/**
 * A copy of plain JSON, each part of it looked at once, the length of a list before its elements; an error for anything
 * else, and whatever a getter or a proxy throws. Fields that are `undefined` are left out, and so are
 * all but the first hundred of an object with more of them: these are too many for options, and tell as much.
 */
export function plainCopy(value: unknown, deepest: number = DEEPEST): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (deepest === 0) throw new NotPlain('too deep');
  const list = readList(value, () => true);
  if (list !== undefined) return list.map((part) => plainCopy(part, deepest - 1));
  const given = [...fieldsOf(value)].filter(([, part]) => part !== undefined).slice(0, WIDEST);
  return Object.fromEntries(given.map(([name, part]) => [name, plainCopy(part, deepest - 1)]));
}

/** The number of values in plain JSON, lists and objects among them. */
export function sizeOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((size, part) => size + sizeOf(part), 1);
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
