import { readdirSync, readFileSync } from 'node:fs';

const SCOPES = 'table|noir|kvi|spy|cops|dragnet|district|agent';

/** Ids, and the files in which each of them stands, in the order of their paths. */
type Cited = ReadonlyMap<string, readonly string[]>;

function filesOf(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith(ending) && !name.includes('/node_modules/'))
    .toSorted((a, b) => (a < b ? -1 : 1));
}

function citedIn(files: readonly string[], pattern: RegExp): Cited {
  const cited = new Map<string, string[]>();
  for (const file of files) {
    const ids = new Set([...readFileSync(file, 'utf8').matchAll(pattern)].map(([, id = '']) => id));
    for (const id of ids) cited.set(id, [...(cited.get(id) ?? []), file]);
  }
  return cited;
}

const source = filesOf('src', '.ts').filter((file) => !file.endsWith('/rules.ts'));

/** The ids that `@rule` tags of the code name. */
export const TAGGED: Cited = citedIn(source, /@rule ([a-z.-]+)/g);

/** The ids that the code speaks of in strings, such as those of refusals. */
export const REFUSING: Cited = citedIn(source, new RegExp(`'((?:${SCOPES})\\.[a-z.-]+)'`, 'g'));

/** The ids that open or stand in titles of tests. */
export const TITLED: Cited = citedIn(filesOf('test', '.test.ts'), new RegExp(`\\[((?:${SCOPES})\\.[a-z.-]+)\\]`, 'g'));
