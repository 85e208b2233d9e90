import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

const FOLDER = 'reports/docs';
const PAGES = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .map((name) => join('docs', name))
    .filter((name) => name.endsWith('.md') && !name.startsWith(join('docs', 'api'))),
];

interface Block {
  readonly name: string;
  readonly code: string;
}

/** Each TypeScript block of a page, named after the page and the line where it begins. */
function blocksOf(page: string): Block[] {
  const text = readFileSync(page, 'utf8');
  return [...text.matchAll(/^```ts\n(.*?)^```$/gms)].map(({ index, 1: code = '' }) => {
    const line = text.slice(0, index).split('\n').length;
    return { name: `${page.replaceAll(/[/.]/g, '-')}-${line}`, code };
  });
}

const blocks = PAGES.flatMap(blocksOf);
const failures = new Map<string, string>();
let typeErrors = '';

beforeAll(() => {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, code } of blocks) writeFileSync(join(FOLDER, `${name}.ts`), `${code}\nexport {};\n`);
  const runner = `
    const failed = {};
    console.log = () => {};
    for (const name of ${JSON.stringify(blocks.map(({ name }) => name))}) {
      try { await import('./' + name + '.ts'); } catch (error) { failed[name] = String(error); }
    }
    process.stdout.write(JSON.stringify(failed));
  `;
  writeFileSync(join(FOLDER, 'run.mts'), runner);
  const config = { extends: '../../tsconfig.json', compilerOptions: { noUnusedLocals: false }, include: ['*.ts'] };
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(config));
  const ran = execFileSync(process.execPath, ['--import', 'tsx', join(FOLDER, 'run.mts')], { encoding: 'utf8' });
  for (const [name, error] of Object.entries<string>(JSON.parse(ran))) failures.set(name, error);
  try {
    execFileSync(process.execPath, ['node_modules/typescript-native/bin/tsc', '-p', FOLDER], { encoding: 'utf8' });
  } catch (error) {
    typeErrors = error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}, 120_000);

describe('the code of the docs', () => {
  it.each(blocks)('runs as written: $name', ({ name }) => {
    expect(failures.get(name)).toBeUndefined();
    expect(typeErrors.split('\n').filter((line) => line.includes(`${name}.ts`))).toEqual([]);
  });

  it('is there: a page without a block would be a page that nobody has tried', () => {
    expect(blocks.length).toBeGreaterThan(0);
  });
});
