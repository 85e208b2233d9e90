import type { Random } from '../../src/testing/index.js';

/** Where something lies in plain JSON: names of fields and indices of lists. */
type Path = readonly (string | number)[];

function isPlace(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The paths of every part of a value, the whole not among them. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (!isPlace(value)) return [];
  const names = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  return names.flatMap((name) => [[...path, name], ...pathsIn(value[name], [...path, name])]);
}

function partAt(value: unknown, path: Path): unknown {
  return path.reduce((part, name) => (isPlace(part) ? part[name] : undefined), value);
}

function holderOf(value: unknown, path: Path): Record<string | number, unknown> {
  const holder = partAt(value, path.slice(0, -1));
  if (!isPlace(holder)) throw new RangeError(`nothing holds ${path.join('.')}`);
  return holder;
}

/** What hardly ever is right. */
const ODD: readonly unknown[] = [null, undefined, 0, -0, -1, 1e9, NaN, '', '0', 'nobody', true, [], {}, 'face-down'];

/** Another value of the same kind, or of none. */
function otherThan(value: unknown, all: readonly unknown[], random: Random): unknown {
  if (typeof value === 'number' && random.below(2) === 0) return value + random.pick([-2, -1, 1, 2]);
  if (typeof value === 'boolean' && random.below(2) === 0) return !value;
  const alike = all.filter((one) => typeof one === typeof value && one !== value);
  if (alike.length > 0 && random.below(4) > 0) return random.pick(alike);
  return ODD[random.below(ODD.length)];
}

/** What was done to a value, and the value that it made. */
export interface Mutant {
  readonly done: string;
  readonly value: unknown;
}

/** A copy of plain JSON with one part of it changed, left out, or put in. */
export function mutantOf(original: unknown, random: Random): Mutant {
  const value: unknown = structuredClone(original);
  const paths = pathsIn(value);
  const path = random.pick(paths);
  const name = path.at(-1) ?? '';
  const holder = holderOf(value, path);
  const part = holder[name];
  const all = paths.map((one) => partAt(value, one)).filter((one) => !isPlace(one) || one === null);
  const at = path.join('.');
  if (Array.isArray(part) && random.below(2) === 0) {
    part.splice(random.below(part.length + 1), 0, random.pick(all));
    return { done: `one more in ${at}`, value };
  }
  if (Array.isArray(holder) && random.below(3) === 0) {
    holder.splice(Number(name), 1);
    return { done: `without ${at}`, value };
  }
  switch (random.below(8)) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(name), 1);
      else delete holder[name];
      return { done: `without ${at}`, value };
    case 1:
      if (isPlace(part)) Object.assign(part, { more: 1 });
      else holder['more'] = 1;
      return { done: `a field too many at ${at}`, value };
    default:
      holder[name] = otherThan(part, all, random);
      return { done: `another value at ${at}`, value };
  }
}

/** A copy of plain JSON with two parts that are alike changing places. */
export function swapped(original: unknown, random: Random): Mutant {
  const value: unknown = structuredClone(original);
  const paths = pathsIn(value).filter((path) => !isPlace(partAt(value, path)) || partAt(value, path) === null);
  const one = random.pick(paths);
  const kind = typeof partAt(value, one);
  const other = random.pick(paths.filter((path) => typeof partAt(value, path) === kind));
  const [first, second] = [partAt(value, one), partAt(value, other)];
  holderOf(value, one)[one.at(-1) ?? ''] = second;
  holderOf(value, other)[other.at(-1) ?? ''] = first;
  return { done: `${one.join('.')} and ${other.join('.')} change places`, value };
}
