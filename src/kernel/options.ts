import { InvalidOptionsError } from './errors.js';
import { isPlainObject, readList } from './fields.js';
import { isSeat, type Player } from './players.js';

/** The options that every game takes. */
export interface CommonOptions<Deal> {
  /** Any well-formed text: the same options with the same seed deal the same game. Fresh when absent. */
  readonly seed?: string | undefined;
  /** The exact shuffled orders, each optional: index 0 is drawn first. */
  readonly deal?: Deal | undefined;
  /** The number of players. */
  readonly players?: number | undefined;
}

/** Option values as read from whatever was given: each of the known ones, once; `undefined` is absent. */
export type Given<Name extends string> = Readonly<Record<Name, unknown>>;

const LONE_SURROGATE = /\p{Surrogate}/u;

/** Tells what is wrong with the option at that path. */
export function invalid(field: string, problem: string): never {
  throw new InvalidOptionsError(field, problem);
}

/** Runs a reading of untrusted values; whatever a getter or a proxy throws makes the field invalid. */
function guarded<Value>(field: string, read: () => Value): Value {
  try {
    return read();
  } catch {
    return invalid(field, 'cannot be read');
  }
}

/** The known fields of an untrusted object, each read once; a field with another name is an error. */
export function readFields<Name extends string>(value: unknown, names: readonly Name[], path = ''): Given<Name> {
  const whole = path === '' ? 'options' : path;
  const inner = (name: string): string => (path === '' ? name : `${path}.${name}`);
  const given: Partial<Record<Name, unknown>> = {};
  for (const name of names) given[name] = undefined;
  if (value !== undefined) {
    const keys = guarded(whole, () => (isPlainObject(value) ? Reflect.ownKeys(value) : null));
    if (keys === null) return invalid(whole, 'is no plain object');
    const known: readonly PropertyKey[] = names;
    const other = keys.find((key) => !known.includes(key));
    if (other !== undefined) return invalid(inner(String(other)), 'is no option of this game');
    for (const name of names) {
      if (keys.includes(name)) given[name] = guarded(inner(name), () => Reflect.get(Object(value), name));
    }
  }
  return given as Given<Name>;
}

/** A text that UTF-8 can write, such as a seed, or `undefined` if none is given. */
export function readSeed(value: unknown, field = 'seed'): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== 'string') return invalid(field, 'is no string');
  return LONE_SURROGATE.test(value) ? invalid(field, 'has a lone surrogate') : value;
}

/** One of the allowed values, or `undefined` if none is given. */
export function readOneOf<Value extends string | number>(
  value: unknown,
  allowed: readonly Value[],
  field: string,
): Value | undefined {
  if (value === undefined) return undefined;
  const found = allowed.find((one) => Object.is(one, value));
  return found === undefined ? invalid(field, `is none of ${allowed.join(', ')}`) : found;
}

/** A seat of a game of that many players, or `undefined` if none is given. */
export function readSeat(value: unknown, players: number, field: string): Player | undefined {
  if (value === undefined) return undefined;
  return isSeat(value, players) ? value : invalid(field, `is no seat from 0 to ${players - 1}`);
}

/** An untrusted list of exactly that length, each element read once. */
export function readListOf(value: unknown, length: number, field: string): readonly unknown[] {
  const list = guarded(field, () => readList(value, (given) => given === length));
  return list ?? invalid(field, `is no list of ${length}`);
}

/** An untrusted list of any length, each element read once. */
export function readAnyList(value: unknown, field: string): readonly unknown[] {
  return guarded(field, () => readList(value, () => true)) ?? invalid(field, 'is no list');
}

/** A shuffle of these cards, or `undefined` if none is given. */
export function readShuffle<Card extends string>(
  value: unknown,
  cards: readonly Card[],
  field: string,
): readonly Card[] | undefined {
  if (value === undefined) return undefined;
  const left = cards.slice();
  return readListOf(value, cards.length, field).map((one) => {
    const index = left.findIndex((card) => Object.is(card, one));
    const [card] = index === -1 ? [] : left.splice(index, 1);
    return card ?? invalid(field, `is no shuffle of its ${cards.length} cards`);
  });
}
