import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { gameOf } from '../../src/index.js';
import { type Line, PAIRS, type Pair } from '../naive/all.js';
import { lineIn, told } from './tell.js';

/** One ending of one variant of a game: what has to have a playthrough. */
export interface Ending {
  readonly pair: Pair;
  readonly variant: string;
  readonly reason: string;
}

/** Every reason in every variant of every game. */
export function endings(): readonly Ending[] {
  return PAIRS.flatMap((pair) =>
    pair.variants.flatMap((variant) => pair.reasons.map((reason) => ({ pair, variant, reason }))),
  );
}

const FOLDER = import.meta.dirname;

function slug(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** The file of the playthrough, from this folder on: `dragnet/four-solved.txt`. */
export function fileOf({ pair, variant, reason }: Ending): string {
  return `${pair.id.replace('automata-noir/', '')}/${slug(variant)}-${slug(reason)}.txt`;
}

/** The playthroughs that there are, as `fileOf` names them. */
export function files(): readonly string[] {
  const found = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  return found.map((file) => file.replaceAll('\\', '/')).filter((file) => file.endsWith('.txt'));
}

export function read(file: string): string {
  return readFileSync(`${FOLDER}/${file}`, 'utf8');
}

/** The playthrough of that ending, told anew from that game. */
export function text({ pair, variant, reason }: Ending, line: Line): string {
  const game = gameOf(pair.id);
  if (game === undefined) throw new RangeError(`no game ${pair.id}`);
  return told(game, `${variant[0]?.toUpperCase()}${variant.slice(1)}: ${reason}`, line);
}

/** The game that a playthrough tells. */
export function lineOf(ending: Ending): Line {
  return lineIn(read(fileOf(ending)));
}

export function write(ending: Ending, line: Line): void {
  const path = `${FOLDER}/${fileOf(ending)}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text(ending, line));
}
