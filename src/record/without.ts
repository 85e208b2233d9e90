/** The fields of an object without those of these names. */
export function without(value: unknown, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(Object(value)).filter(([name]) => !names.includes(name)));
}
