import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Line, pairFor } from '../naive/all.js';

/** A game that once broke a law, or was played otherwise than by its naive definition. */
export interface Regression extends Line {
  readonly game: string;
  /** Where the choices of the dear laws start from. */
  readonly seed: number;
  /** The first line of what went wrong. */
  readonly was: string;
}

const FOLDER = import.meta.dirname;

/** All regressions, by file name. */
export function regressions(): ReadonlyMap<string, Regression> {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
  return new Map(files.sort().map((file) => [file, JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))]));
}

/** Writes the regression to a file that the tests replay from now on, and returns its path. */
export function save({ game, was, seed, options, actions }: Regression): string {
  const slug = was.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  const name = `${game.replace('automata-noir/', '')}-${slug}`.slice(0, 60).replace(/-$/, '');
  const others = [...regressions().keys()].filter((file) => file.startsWith(name)).length;
  const path = `${FOLDER}/${name}${others === 0 ? '' : `-${others + 1}`}.json`;
  const lines = actions.map((action) => `    ${JSON.stringify(action)}`).join(',\n');
  const opening = [`"game": ${JSON.stringify(game)}`, `"was": ${JSON.stringify(was)}`, `"seed": ${seed}`];
  const body = [...opening, `"options": ${JSON.stringify(options)}`, `"actions": [\n${lines}\n  ]`];
  writeFileSync(path, `{\n  ${body.join(',\n  ')}\n}\n`);
  return path;
}

/** Throws if the game still breaks a law somewhere, or is played otherwise than by its naive definition. */
export function replay({ game, options, actions, seed }: Regression): void {
  const pair = pairFor(game);
  const line = pair.legalPart({ options, actions });
  pair.holdLaws(line, seed, 1);
  pair.compare(line);
}
