/** Whether two JSON values are the same, whatever the order of their keys. */
export function isEqual(one: unknown, other: unknown): boolean {
  return firstDifference(one, other) === null;
}

/** The path of the first place where two JSON values differ, or `null` if they are the same. */
export function firstDifference(one: unknown, other: unknown, path = ''): string | null {
  if (Object.is(one, other)) return null;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return path || '.';
  if (Array.isArray(one) !== Array.isArray(other)) return path || '.';
  const keys = Object.keys(one);
  const missing = Object.keys(other).find((key) => !Object.hasOwn(one, key));
  if (missing !== undefined) return `${path}.${missing}`;
  for (const key of keys) {
    if (!Object.hasOwn(other, key)) return `${path}.${key}`;
    const found = firstDifference(Reflect.get(one, key), Reflect.get(other, key), `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
