import type { Line, Pair } from '../naive/all.js';

/** What goes wrong with a line, or `null`. */
export type Failure = (line: Line) => string | null;

/** What goes wrong with the line, by the laws and by the naive definition, or `null`. */
export function failureOf(pair: Pair, line: Line, seed: number, oneIn: number): string | null {
  try {
    pair.holdLaws(line, seed, oneIn);
    pair.compare(line);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A shorter line that goes wrong as well: parts are left out, larger ones first, as long as something still does. */
export function shrunk(pair: Pair, line: Line, fails: Failure): Line {
  let shortest = line;
  for (let part = Math.ceil(line.actions.length / 2); part >= 1; part = part === 1 ? 0 : Math.ceil(part / 2)) {
    for (let end = shortest.actions.length; end > 0; end -= part) {
      const actions = [...shortest.actions.slice(0, Math.max(0, end - part)), ...shortest.actions.slice(end)];
      const shorter = pair.legalPart({ options: shortest.options, actions });
      if (shorter.actions.length < shortest.actions.length && fails(shorter) !== null) shortest = shorter;
    }
  }
  return shortest;
}
