import { isSeat, type Player, seatsOf } from './players.js';

/** A field of an action: what it may hold, by itself. */
export interface Field<Value> {
  /** A clean copy of the value, or `undefined` if it is none of this field. Looks at each part of it once. */
  read(value: unknown, seats: number): Value | undefined;
  /** The values that the field may hold; where they are too many to list, a few that differ in kind. */
  values(seats: number): readonly Value[];
}

/** The fields of an action beside its `type` and `player`. */
export type Fields<Action> = {
  readonly [Name in Exclude<keyof Action, 'type' | 'player'>]: Field<Action[Name]>;
};

/** A field that holds one of these values. */
export function oneOf<Value extends string | number>(values: readonly Value[]): Field<Value> {
  // A frozen list is slow to look through.
  const known = values.slice();
  return {
    read: (value) => known.find((one) => Object.is(one, value)),
    values: () => known.slice(),
  };
}

/** A field that holds a seat of the game. */
export const seat: Field<Player> = {
  read: (value, seats) => (isSeat(value, seats) ? value : undefined),
  values: (seats) => seatsOf(seats).slice(),
};

/**
 * A copy of a list of an allowed length, each element read once, or `undefined` if the value is anything else. The
 * length is looked at before the elements, and a list with gaps, or with more on it than its elements, is none.
 */
export function readList(value: unknown, isLength: (length: number) => boolean): unknown[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const length: unknown = value.length;
  if (typeof length !== 'number' || !isLength(length)) return undefined;
  const keys = Reflect.ownKeys(value);
  if (keys.length !== length + 1) return undefined;
  const copy: unknown[] = [];
  for (let i = 0; i < length; i++) {
    // An array names its elements in order, before anything else.
    if (keys[i] !== String(i)) return undefined;
    copy.push(value[i]);
  }
  return copy;
}

/**
 * The values of an object that has exactly these fields, each read once, in the order of the names; `undefined` for
 * anything else.
 */
export function readExactly(value: unknown, names: readonly string[]): readonly unknown[] | undefined {
  if (!isPlainObject(value)) return undefined;
  const keys = Reflect.ownKeys(value);
  if (keys.length !== names.length || !names.every((name) => keys.includes(name))) return undefined;
  return names.map((name) => value[name]);
}

/** Whether the value is an object that JSON could have made, of this realm or another. */
export function isPlainObject(value: unknown): value is Readonly<Record<PropertyKey, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** What a reading of values that may be anything finds; a `RangeError` if it finds none, or throws. */
export function checked<Value>(what: string, read: () => Value | undefined): Value {
  let value: Value | undefined;
  try {
    value = read();
  } catch {
    value = undefined;
  }
  if (value === undefined) throw new RangeError(`this is no ${what}`);
  return value;
}

/** Whether the value is a field. */
function isField(value: unknown): value is Field<unknown> {
  return typeof value === 'object' && value !== null && 'read' in value && 'values' in value;
}

/**
 * Every well-formed action of that player in a game of that many seats, type by type, as its fields list it; legal or
 * not. Of fields with too many values to list, a few.
 */
export function wellFormed(
  actions: Readonly<Record<string, { readonly fields: object }>>,
  seats: number,
  player: Player,
): Readonly<Record<string, unknown>>[] {
  return Object.entries(actions).flatMap(([type, { fields }]) => {
    let made: Record<string, unknown>[] = [{ type, player }];
    for (const [name, field] of Object.entries(fields)) {
      const values = isField(field) ? field.values(seats) : [];
      made = made.flatMap((action) => values.map((value) => ({ ...action, [name]: value })));
    }
    return made;
  });
}
