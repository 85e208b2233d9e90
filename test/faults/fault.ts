/** One way to get a rule wrong. */
export interface Fault {
  /** The id of the rule that it breaks. */
  readonly rule: string;
  /** The file in which it is planted, from the folder of the project. */
  readonly file: string;
  /** What stands there, exactly once. */
  readonly from: string;
  /** What stands there instead. */
  readonly to: string;
  /** What goes wrong then. */
  readonly why: string;
}

/** A fault without its file. */
export type Planted = readonly [rule: string, from: string, to: string, why: string];

/** The faults of one file. */
export function inFile(file: string, faults: readonly Planted[]): readonly Fault[] {
  return faults.map(([rule, from, to, why]) => ({ rule, file, from, to, why }));
}

/** The text with the fault in it; throws unless what it replaces stands there exactly once. */
export function planted({ rule, file, from, to }: Fault, text: string): string {
  const [before = '', after, more] = text.split(from);
  if (after === undefined || more !== undefined || from === to) {
    throw new Error(`a fault of ${rule} can't be planted: ${file} does not hold exactly once: ${from}`);
  }
  return before + to + after;
}
