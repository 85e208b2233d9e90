function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Whether the value has named parts, or parts that have. A list of cards has none. */
function hasPaths(value: unknown): value is object {
  return Array.isArray(value) ? value.some(isObject) : isObject(value);
}

/**
 * The paths of what the one JSON value has and the other has not, or has otherwise, each path after the one given; a
 * list of cards counts as a whole.
 */
export function differences(one: unknown, other: unknown, path: string): readonly string[] {
  if (!hasPaths(one) || !hasPaths(other)) return JSON.stringify(one) === JSON.stringify(other) ? [] : [path];
  return Object.entries(one).flatMap(([name, part]) =>
    differences(part, Reflect.get(other, name), Array.isArray(one) ? `${path}[${name}]` : `${path}.${name}`),
  );
}

/** A copy of plain JSON with nothing at that path, such as `deal.rounds[0].tiles`; the rest of a list stays in its place. */
export function withoutPath(value: unknown, path: string): unknown {
  return cleared(
    value,
    path.split(/[.[\]]+/).filter((name) => name !== ''),
  );
}

function cleared(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return undefined;
  if (Array.isArray(value)) return value.map((part, index) => (String(index) === name ? cleared(part, rest) : part));
  if (!isObject(value)) return value;
  const kept = Object.entries(value).filter(([one]) => one !== name || rest.length > 0);
  return Object.fromEntries(kept.map(([one, part]) => [one, one === name ? cleared(part, rest) : part]));
}
