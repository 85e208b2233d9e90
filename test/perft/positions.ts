import { readdirSync, readFileSync } from 'node:fs';
import type { Line } from '../naive/all.js';

/** A position to count from: a game from its deal on, the numbers of sequences of 1, 2, … actions, and why so many. */
export interface Counted extends Line {
  readonly game: string;
  readonly about: string;
  readonly counts: readonly number[];
  /** Of the first counts, as far as a person can check them by hand. */
  readonly why: readonly string[];
}

const FOLDER = import.meta.dirname;

/** All positions, by file: `dragnet/start.json`. */
export function positions(): ReadonlyMap<string, Counted> {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.json'));
  // The start of each game is first among its positions.
  const rank = (file: string): string => file.replace('/start.json', '/');
  const inOrder = files.sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
  return new Map(inOrder.map((file) => [file, JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))]));
}
