/** A kind of hostile value, made from a good action. */
export interface Hostile {
  readonly name: string;
  from(good: unknown): unknown;
}

const KEYS = Array.from({ length: 16 }, (_, i) => `key ${i}`);

function withKeys(value: object, keys: readonly string[]): object {
  return Object.fromEntries([...Object.entries(value), ...keys.map((key) => [key, 0])]);
}

/** Values with up to sixteen keys that are no actions. */
export const hostileActions: readonly Hostile[] = [
  { name: 'sixteen unknown fields', from: () => withKeys({}, KEYS) },
  { name: 'unknown fields beside the good ones', from: (good) => withKeys(Object(good), KEYS.slice(5)) },
  { name: 'one field too many', from: (good) => withKeys(Object(good), KEYS.slice(15)) },
  { name: 'unknown type', from: (good) => ({ ...Object(good), type: '__proto__' }) },
  {
    name: 'lists for fields',
    from: (good) => Object.fromEntries(Object.keys(Object(good)).map((key) => [key, KEYS.slice()])),
  },
  {
    name: 'long texts for fields',
    from: (good) => Object.fromEntries(Object.keys(Object(good)).map((key) => [key, 'x'.repeat(10_000)])),
  },
  {
    name: 'sixteen fields named by symbols (not JSON)',
    from: () => Object.fromEntries(KEYS.map((key) => [Symbol(key), 0])),
  },
  { name: 'a symbol beside the good fields (not JSON)', from: (good) => ({ ...Object(good), [Symbol('x')]: 0 }) },
  { name: 'a list of sixteen', from: () => KEYS.slice() },
  { name: 'null', from: () => null },
];
