import { InvalidOptionsError } from './errors.js';
import { isPlainObject, oneOf, readList } from './fields.js';
import { without } from './lists.js';
import { type Player, seatsOf } from './players.js';

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
export type Given<Name extends string> = Readonly<Partial<Record<Name, unknown>>>;

const LONE_SURROGATE = /\p{Surrogate}/u;

/** Tells what is wrong with the option at that path. */
export function invalid(field: string, problem: string): never {
  throw new InvalidOptionsError(field, problem);
}

/** What a reading of untrusted values finds; nothing, or whatever a getter or a proxy throws, makes the field invalid. */
function must<Value>(field: string, problem: string, read: () => Value | undefined): Value {
  let value: Value | undefined;
  try {
    value = read();
  } catch {
    value = undefined;
  }
  return value ?? invalid(field, problem);
}

/** The known fields of an untrusted object, each read once; a field with another name is an error, unless it is absent. */
export function readFields<Name extends string>(value: unknown, names: readonly Name[], path = ''): Given<Name> {
  const given: Partial<Record<Name, unknown>> = {};
  if (value === undefined) return given;
  const keys = must(path || 'options', 'is no plain object', () =>
    isPlainObject(value) ? Reflect.ownKeys(value) : undefined,
  );
  for (const key of keys) {
    const field = path ? `${path}.${String(key)}` : String(key);
    const [part] = must(field, 'cannot be read', () => [Reflect.get(Object(value), key)]);
    if (part !== undefined)
      given[names.find((name) => name === key) ?? invalid(field, 'is no option of this game')] = part;
  }
  return given;
}

/** A text that UTF-8 can write, such as a seed, or `undefined` if none is given. */
export function readSeed(value: unknown, field = 'seed'): string | undefined {
  if (value === undefined) return undefined;
  return typeof value === 'string' && !LONE_SURROGATE.test(value) ? value : invalid(field, 'is no well-formed string');
}

/** One of the allowed values, or `undefined` if none is given. */
export function readOneOf<Value extends string | number>(
  value: unknown,
  allowed: readonly Value[],
  field: string,
): Value | undefined {
  if (value === undefined) return undefined;
  return oneOf(allowed).read(value, 0) ?? invalid(field, `is none of ${allowed.join(', ')}`);
}

/** A seat of a game of that many players, or `undefined` if none is given. */
export function readSeat(value: unknown, players: number, field: string): Player | undefined {
  return readOneOf(value, seatsOf(players), field);
}

/** An untrusted list of exactly that length, each element read once. */
export function readListOf(value: unknown, length: number, field: string): readonly unknown[] {
  return must(field, `is no list of ${length}`, () => readList(value, (given) => given === length));
}

/** An untrusted list of any length, each element read once. */
export function readAnyList(value: unknown, field: string): readonly unknown[] {
  return must(field, 'is no list', () => readList(value, () => true));
}

/** That many different ones of these cards, in the order given. */
export function readDifferent<Card extends string>(
  value: unknown,
  cards: readonly Card[],
  count: number,
  field: string,
  problem: string,
): readonly Card[] {
  let left = cards;
  return readListOf(value, count, field).map((one) => {
    const card = left.find((known) => known === one) ?? invalid(field, problem);
    left = without(left, card);
    return card;
  });
}

/** A shuffle of these cards, or `undefined` if none is given. */
export function readShuffle<Card extends string>(
  value: unknown,
  cards: readonly Card[],
  field: string,
): readonly Card[] | undefined {
  const { length } = cards;
  return value === undefined
    ? undefined
    : readDifferent(value, cards, length, field, `is no shuffle of its ${length} cards`);
}
