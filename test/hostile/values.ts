import { createContext, runInContext } from 'node:vm';
import type { Random } from '../../src/testing/index.js';

/** Whatever a hostile value throws: nothing of the library throws it. */
export class Trap extends Error {}

function spring(): never {
  throw new Trap('sprung');
}

const ALL_TRAPS: ProxyHandler<object> = {
  get: spring,
  set: spring,
  has: spring,
  ownKeys: spring,
  getPrototypeOf: spring,
  getOwnPropertyDescriptor: spring,
  defineProperty: spring,
  deleteProperty: spring,
  isExtensible: spring,
};

/** A proxy that can't be used for anything any more. */
export function revoked(target: object): object {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

/** Objects in one another, so many deep. */
export function nested(depth: number, make: (inner: unknown) => unknown): unknown {
  let value: unknown = 0;
  for (let n = 0; n < depth; n++) value = make(value);
  return value;
}

/** Too long to be anything; made once. */
const LONG_TEXT = 'x'.repeat(100_000);
const LONG_LIST: readonly unknown[] = Array.from({ length: 100_000 }, () => 'ada');
const DEEP = [
  nested(10_000, (inner) => ({ board: inner })),
  nested(10_000, (inner) => [inner]),
  nested(10_000, (inner) => ({ players: [inner] })),
];

function cycle(): object {
  const value: Record<string, unknown> = { type: 'take', player: 0 };
  value['card'] = value;
  return value;
}

/** Values that are nothing anywhere, made anew each time. */
const NOTHINGS: readonly (() => unknown)[] = [
  ...[undefined, null, true, false, 0, -0, 1, 0.5, -1, 1e9, 2 ** 53, NaN, Infinity, 7n].map((value) => () => value),
  ...['', '0', ' ', '__proto__', 'constructor', 'toString', 'length', 'face-down', 'spectator', 'nobody', '\ud800'].map(
    (value) => () => value,
  ),
  () => LONG_TEXT,
  () => `${LONG_TEXT}\udfff`,
  () => LONG_LIST,
  () => new Array(1_000_000),
  () => new Array(3),
  ...DEEP.map((value) => () => value),
  cycle,
  () => ({}),
  () => [],
  () => [undefined],
  () => Object.create(null),
  () => Symbol('player'),
  () => () => 0,
  () => new Date(0),
  () => /a/,
  () => new Map([['type', 'take']]),
  () => new Set([0]),
  () => new String('ada'),
  () => new Number(0),
  () => new Uint8Array(5),
  () => new Error('type'),
  () =>
    new (class Take {
      type = 'take';
      player = 0;
    })(),
  () => new Proxy({}, ALL_TRAPS),
  () => new Proxy([], ALL_TRAPS),
  () => new Proxy(() => 0, ALL_TRAPS),
  () => revoked({}),
  () => revoked([]),
  () => new Proxy([], { get: (target, name) => (name === 'length' ? 1e9 : Reflect.get(target, name)) }),
  () => new Proxy(['ada'], { get: (target, name) => (name === 'length' ? 5 : Reflect.get(target, name)) }),
  () => new Proxy({}, { ownKeys: () => ['type', 'player'] }),
  () => JSON.parse('{"__proto__":{"polluted":1}}'),
  () => JSON.parse('{"constructor":{"prototype":{"polluted":1}}}'),
  () => Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [`field${n}`, n])),
];

/** A value that is nothing anywhere. */
export function nothing(random: Random): unknown {
  return NOTHINGS[random.below(NOTHINGS.length)]?.();
}

/** Whether the value has parts. */
export function isPlace(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}

const REALM = createContext({});

/** The same data made of objects and lists of another realm. */
export function ofAnotherRealm(value: unknown): unknown {
  return runInContext(`(${JSON.stringify(value)})`, REALM);
}

/** The same data behind proxies that count how often each part is asked for. */
export interface Watched {
  readonly value: unknown;
  /** The most reads of any one part. */
  mostReads(): number;
  /** All reads of parts, and all looks at which parts there are. */
  reads(): number;
}

/** The data behind proxies that count. */
export function watched(value: unknown): Watched {
  const counts = new Map<string, number>();
  let looks = 0;
  const watch = (part: unknown, path: string): unknown => {
    if (!isPlace(part)) return part;
    return new Proxy(part, {
      get(target, name, receiver) {
        const at = `${path}/${String(name)}`;
        counts.set(at, (counts.get(at) ?? 0) + 1);
        return watch(Reflect.get(target, name, receiver), at);
      },
      ownKeys(target) {
        looks++;
        return Reflect.ownKeys(target);
      },
    });
  };
  return {
    value: watch(value, ''),
    mostReads: () => Math.max(0, ...counts.values()),
    reads: () => looks + [...counts.values()].reduce((sum, count) => sum + count, 0),
  };
}

/** The number of fields and elements in a value of plain JSON, at any depth. */
export function partsOf(value: unknown): number {
  if (!isPlace(value)) return 0;
  return Object.values(value).reduce<number>((sum, part) => sum + 1 + partsOf(part), 0);
}

/** How a value may be changed at one of its places; `null` where it can't be changed so. */
const CHANGES: readonly ((holder: Record<PropertyKey, unknown>, name: string, random: Random) => void)[] = [
  (holder, name, random) => {
    holder[name] = nothing(random);
  },
  (holder, name) => {
    delete holder[name];
  },
  (holder, _, random) => {
    holder[random.pick(['more', '0x', '-1', 'length2', 'then'])] = 1;
  },
  (holder, _, random) => {
    holder[Symbol(random.pick(['player', 'type']))] = 1;
  },
  (holder) => {
    Object.defineProperty(holder, '__proto__', { value: {}, enumerable: true });
  },
  (holder) => {
    Object.defineProperty(holder, 'unseen', { value: 1, enumerable: false });
  },
  (holder, name) => {
    holder[name] = String(holder[name]);
  },
  (holder, name) => {
    holder[name] = [holder[name]];
  },
  (holder, name) => {
    holder[name] = Object(holder[name]);
  },
  (holder, name) => {
    Object.defineProperty(holder, name, { get: spring, enumerable: true });
  },
  (holder, name) => {
    const value = holder[name];
    let asked = 0;
    Object.defineProperty(holder, name, { get: () => (asked++ === 0 ? value : spring()), enumerable: true });
  },
  (holder, name, random) => {
    const value = holder[name];
    let asked = 0;
    Object.defineProperty(holder, name, {
      get: () => (asked++ === 0 ? value : nothing(random)),
      enumerable: true,
    });
  },
  (holder, name) => {
    const value = holder[name];
    if (isPlace(value)) holder[name] = new Proxy(value, ALL_TRAPS);
    else holder[name] = new Proxy({}, ALL_TRAPS);
  },
  (holder) => {
    Object.setPrototypeOf(holder, new Proxy({}, ALL_TRAPS));
  },
  (holder) => {
    Object.setPrototypeOf(holder, { type: 'take', player: 0 });
  },
];

/** Objects and lists that are looked into, at most: deeper and wider ones are hostile themselves. */
const DEEPEST = 6;
const WIDEST = 100;

/** All objects and lists in a value, each with the name of one of its parts; no getter is asked. */
function placesIn(
  value: unknown,
  random: Random,
  deepest = DEEPEST,
): readonly (readonly [Record<PropertyKey, unknown>, string])[] {
  if (!isPlace(value) || deepest === 0) return [];
  try {
    const names = Object.keys(value);
    if (names.length === 0 || names.length > WIDEST) return [];
    const parts = names.map((name) => Object.getOwnPropertyDescriptor(value, name)?.value);
    return [[value, random.pick(names)], ...parts.flatMap((part) => placesIn(part, random, deepest - 1))];
  } catch {
    return [];
  }
}

/** A copy of good data that is not quite good any more, or good in a strange way. */
export function nearMiss(good: unknown, random: Random): unknown {
  const value: unknown = random.below(3) === 0 ? ofAnotherRealm(good) : structuredClone(good);
  for (let n = random.below(2); n >= 0; n--) {
    const places = placesIn(value, random);
    const [holder, name] = places[random.below(places.length)] ?? [];
    if (holder === undefined || name === undefined) continue;
    try {
      CHANGES[random.below(CHANGES.length)]?.(holder, name, random);
    } catch {
      // Two changes of one place may not go together.
    }
  }
  switch (random.below(12)) {
    case 0:
      return new Proxy(Object(value), ALL_TRAPS);
    case 1:
      return revoked(Object(value));
    case 2:
      return new Proxy(Object(value), {});
    case 3:
      return isPlace(value) ? Object.create(value) : value;
    default:
      return value;
  }
}
