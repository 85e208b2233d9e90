import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { GAME_IDS } from '../../src/index.js';
import { rulesOf } from '../../src/rules/index.js';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

interface Bundle {
  readonly text: string;
  readonly gzipped: number;
}

/** What a browser loads for a module that exports these names of one entry of the package, everything included. */
async function bundled(names: string, entry: string): Promise<Bundle> {
  const { outputFiles } = await build({
    stdin: { contents: `export ${names} from '${entry}';`, resolveDir: ROOT },
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'esm',
    write: false,
    logLevel: 'error',
  });
  const [output] = outputFiles;
  const { text } = output!;
  return { text, gzipped: gzipSync(text, { level: 9 }).length };
}

const NOIR = `${manifest.name}/automata-noir`;

/** In bytes, gzipped. Each is a little more than it takes now: whoever makes one of them larger does so knowingly. */
const BUDGETS = [
  { names: '{ districtNoir }', entry: `${manifest.name}/district-noir`, budget: 5720 },
  { names: '{ killerVsInspector }', entry: NOIR, budget: 7840 },
  { names: '{ spyTag }', entry: NOIR, budget: 6120 },
  { names: '{ buddyCops }', entry: NOIR, budget: 9000 },
  { names: '{ dragnet }', entry: NOIR, budget: 7490 },
  { names: '{ agentBlack }', entry: `${manifest.name}/agent-black`, budget: 7120 },
  { names: '{ games }', entry: manifest.name, budget: 19_900 },
  { names: '{ newSeed }', entry: manifest.name, budget: 500 },
];

describe('what a browser loads', () => {
  it.each(BUDGETS)('is at most $budget bytes gzipped for $names of $entry', async ({ names, entry, budget }) => {
    const { gzipped } = await bundled(names, entry);
    console.log(`${names} from ${entry}: ${gzipped} bytes gzipped`);
    expect(gzipped).toBeLessThanOrEqual(budget);
  });

  it('has no rule of the catalogue in it, no words and no positions', async () => {
    const { text } = await bundled('{ games }', manifest.name);
    const rules = GAME_IDS.flatMap((id) => rulesOf(id));
    expect(rules.length).toBeGreaterThan(100);
    expect(rules.filter((rule) => text.includes(rule.text)).map(({ id }) => id)).toEqual([]);
    expect(text).not.toMatch(/the Police Station|Fountain Pen|takes the last/);
  });

  it('is the one game that is asked for', async () => {
    const { text } = await bundled('{ spyTag }', NOIR);
    const others = GAME_IDS.filter((id) => text.includes(id));
    expect(others).toEqual(['automata-noir/spy-tag']);
  });

  it.each([
    { names: '{ newSeed }', entry: manifest.name },
    { names: '{ neighboursOf, shifted, collapsed, nameOf }', entry: NOIR },
    { names: '{ scoreOf, nameOf }', entry: `${manifest.name}/district-noir` },
    { names: '{ windowOf, nameOf }', entry: `${manifest.name}/agent-black` },
  ])('is no game at all for $names of $entry: what is worked out at load is left out', async ({ names, entry }) => {
    const { text } = await bundled(names, entry);
    expect(text).not.toMatch(/malformed-action|noir-rules:|killer-vs-inspector/);
  });
});
