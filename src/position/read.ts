import { isPlainObject, readList } from '../kernel/fields.js';
import { FACE_DOWN } from '../kernel/players.js';
import { FORM, MOST_PROBLEMS, type PositionProblem } from './problems.js';

/** What was found wrong so far. */
export type Found = PositionProblem[];

/** A clean copy of an untrusted value, each part of it looked at once; `undefined` after telling what is wrong with it. */
export type Reader<Value> = (value: unknown, path: string, found: Found) => Value | undefined;

/** The most letters of a name or a text that are repeated in a problem. */
const LONGEST = 60;

/** Tells what is wrong at that path, as long as not too much is told. */
export function tell(found: Found, path: string, message: string, rule: string = FORM): undefined {
  if (found.length < MOST_PROBLEMS) found.push({ path, rule, message });
}

/** Whether no more can be told. */
function isFull(found: Found): boolean {
  return found.length >= MOST_PROBLEMS;
}

/** The text, cut off where it grows too long to be repeated. */
export function clipped(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/** Any value as a message may repeat it. */
function shown(value: unknown): string {
  if (typeof value === 'string') return `“${clipped(value)}”`;
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) {
    return Object.is(value, -0) ? '-0' : String(value);
  }
  return Array.isArray(value) ? 'a list' : `of type ${typeof value}`;
}

function attempted<Value>(read: () => Value, found: Found, path: string): Value | undefined {
  try {
    return read();
  } catch {
    return tell(found, path, 'It can’t be read.');
  }
}

/** The path of a field. */
function fieldPath(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

/** The fields of an untrusted object, of which each is read once. */
export interface Source {
  readonly names: ReadonlySet<PropertyKey>;
  /** Throws whatever a getter or a proxy throws. */
  get(name: string): unknown;
}

/** The fields of a value, or `undefined` after telling that it is no plain object. */
export function sourceOf(value: unknown, path: string, found: Found): Source | undefined {
  const names = attempted(() => (isPlainObject(value) ? new Set(Reflect.ownKeys(value)) : null), found, path);
  if (names === null) return tell(found, path, 'It is no plain object.');
  if (names === undefined) return undefined;
  const known = new Map<string, unknown>();
  return {
    names,
    get(name) {
      if (!known.has(name)) known.set(name, Reflect.get(Object(value), name));
      return known.get(name);
    },
  };
}

/** How the fields of an object are read, each by itself. */
type FieldReaders<Whole> = { readonly [Name in keyof Whole]-?: Reader<Whole[Name]> };

/** Reads exactly these fields, at a path or, for those of the whole, at none. */
export function fields<Whole extends object>(
  readers: FieldReaders<Whole>,
): (source: Source, path: string, found: Found) => Whole | undefined {
  const named: readonly (readonly [string, Reader<unknown>])[] = Object.entries(readers);
  const known = new Set<PropertyKey>(Object.keys(readers));
  return ({ names, get }, path, found) => {
    const before = found.length;
    // From fields read one by one to the object that they make.
    const isWhole = (_copy: object): _copy is Whole => found.length === before;
    for (const name of names) {
      if (isFull(found)) return undefined;
      if (!known.has(name)) tell(found, fieldPath(path, clipped(String(name))), 'There is no such field here.');
    }
    const copy: Record<string, unknown> = {};
    for (const [name, read] of named) {
      const inner = fieldPath(path, name);
      if (names.has(name)) copy[name] = attempted(() => read(get(name), inner, found), found, inner);
      else tell(found, inner, 'This field is missing.');
    }
    return isWhole(copy) ? copy : undefined;
  };
}

/** Reads an object that has exactly these fields. */
export function object<Whole extends object>(readers: FieldReaders<Whole>): Reader<Whole> {
  const read = fields<Whole>(readers);
  return (value, path, found) => {
    const source = sourceOf(value, path, found);
    return source && read(source, path, found);
  };
}

/** Reads a list of so many items. */
export function list<Item>(item: Reader<Item>, least: number, most: number): Reader<readonly Item[]> {
  return (value, path, found) => {
    const items = attempted(() => readList(value, (length) => length >= least && length <= most) ?? null, found, path);
    if (items === undefined) return undefined;
    if (items === null) {
      return tell(found, path, `It is no list of ${least === most ? least : `${least} to ${most}`}.`);
    }
    const copy: Item[] = [];
    for (const [index, one] of items.entries()) {
      const inner = `${path}[${index}]`;
      const read = attempted(() => item(one, inner, found), found, inner);
      if (read !== undefined) copy.push(read);
    }
    return copy.length === items.length ? copy : undefined;
  };
}

/** Reads one of these values; `what` names them all. */
export function oneOf<Value extends string | number>(
  values: readonly Value[],
  what = `one of ${values.join(', ')}`,
  rule: string = FORM,
): Reader<Value> {
  return (value, path, found) => {
    const one = values.find((known) => Object.is(known, value));
    if (one !== undefined) return one;
    if (value === FACE_DOWN) return tell(found, path, 'It is face-down: in a position every card lies open.');
    return tell(found, path, `It is ${shown(value)}, and not ${what}.`, rule);
  };
}

/** Reads a whole number within these bounds, both included. */
export function whole(least: number, most: number = Number.MAX_SAFE_INTEGER): Reader<number> {
  return (value, path, found) =>
    typeof value === 'number' && Number.isInteger(value) && !Object.is(value, -0) && value >= least && value <= most
      ? value
      : tell(found, path, `It is ${shown(value)}, and no whole number from ${least} to ${most}.`);
}

/** Reads true or false. */
export const flag: Reader<boolean> = (value, path, found) =>
  typeof value === 'boolean' ? value : tell(found, path, `It is ${shown(value)}, and neither true nor false.`);

/** Reads what the reader reads, or `null`. */
export function orNull<Value>(read: Reader<Value>): Reader<Value | null> {
  return (value, path, found) => (value === null ? null : read(value, path, found));
}
