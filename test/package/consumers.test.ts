import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { type Project, projectOf, ROOT, removeProjects } from './project.js';

const SOURCE = readFileSync(join(import.meta.dirname, 'consumers/play.ts'), 'utf8');
const PROGRAM = `${SOURCE}\nconsole.log(JSON.stringify(playAll()));\n`;

/** The program as plain JavaScript. */
function javaScript(module: ts.ModuleKind): string {
  return ts.transpileModule(PROGRAM, { compilerOptions: { module, target: ts.ScriptTarget.ES2022 } }).outputText;
}

/** What everybody's games must have come to. */
const PLAYED = {
  played: Array.from({ length: 6 }, () =>
    expect.objectContaining({ outcome: { winners: expect.any(Array), reason: expect.any(String) } }),
  ),
  replayed: 2,
};

let fresh: Project;
/** What the games came to for who imports the package; everybody's come to the same. */
let imported: unknown;

beforeAll(async () => {
  fresh = await projectOf('esm', { 'main.mjs': javaScript(ts.ModuleKind.ESNext) });
  imported = JSON.parse(await fresh.node('main.mjs'));
});
afterAll(removeProjects);

describe('in a fresh project of Node', () => {
  it('is imported, and plays a game of each kind', () => {
    expect(imported).toEqual(PLAYED);
  });

  it('is required, and plays the same games', async () => {
    const project = await projectOf('cjs', { 'main.cjs': javaScript(ts.ModuleKind.CommonJS) });
    expect(JSON.parse(await project.node('main.cjs'))).toEqual(imported);
  });

  it('brings the command, which plays a game', async () => {
    const told = execFileSync('npx', ['--offline', 'noir-rules', 'play', 'district-noir', '--seed', 'tuesday'], {
      cwd: fresh.folder,
      encoding: 'utf8',
    });
    expect(told).toMatch(/wins the game|is drawn/);
    expect(await fresh.node('node_modules/.bin/noir-rules', '--version')).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it('holds what is published and nothing else', async () => {
    const listed = `
      const files = fs.readdirSync('node_modules/noir-rules', { recursive: true, withFileTypes: true });
      console.log(JSON.stringify(files.filter((file) => file.isFile()).map((file) => path.join(file.parentPath, file.name))));
    `;
    const files: string[] = JSON.parse(await fresh.node('--eval', listed));
    const other = files
      .map((file) => file.replaceAll('\\', '/').replace('node_modules/noir-rules/', ''))
      .filter(
        (file) =>
          !/^(dist\/.*\.(c?js|d\.c?ts|c?js\.map|txt)|(package\.json|README\.md|LICENSE|CHANGELOG\.md))$/.test(file),
      );
    expect(other).toEqual([]);
  });

  it('lets nobody in by the back door', async () => {
    const program = "import('noir-rules/dist/index.js').catch(({ code }) => console.log(code))";
    expect(await fresh.node('--eval', program)).toBe('ERR_PACKAGE_PATH_NOT_EXPORTED\n');
  });
});

/** The last one written in JavaScript that many still have, and the newest. */
const COMPILERS = {
  '5.9': join(import.meta.dirname, 'node_modules/typescript-5.9/bin/tsc'),
  '7.0': join(ROOT, 'node_modules/typescript-native/bin/tsc'),
};
const RESOLUTIONS = { node16: 'node16', nodenext: 'nodenext', bundler: 'esnext' };

describe('in a fresh project of TypeScript', () => {
  let project: Project;

  beforeAll(async () => {
    const options = {
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      target: 'es2023',
      lib: ['es2023'],
      types: [],
      outDir: 'build',
    };
    const declared = 'declare const console: { log(text: string): void };\n';
    const configs = Object.entries(RESOLUTIONS).map(([moduleResolution, module]) => {
      // A bundler takes no CommonJS file of TypeScript.
      const include = moduleResolution === 'bundler' ? ['*.mts'] : ['*.mts', '*.cts'];
      const config = {
        compilerOptions: { ...options, module, moduleResolution, noEmit: module === 'esnext' },
        include,
      };
      return [`${moduleResolution}.json`, JSON.stringify(config)];
    });
    project = await projectOf(
      'typescript',
      {
        'main.mts': declared + PROGRAM,
        'required.cts': declared + PROGRAM,
        'testing.mts':
          "import { districtNoirSpec } from 'noir-rules/testing';\nexport const { variants } = districtNoirSpec;\n",
        ...Object.fromEntries(configs),
      },
      { devDependencies: { 'fast-check': manifest.devDependencies['fast-check'] } },
    );
  });

  const compilations = Object.keys(RESOLUTIONS).flatMap((resolution) =>
    Object.entries(COMPILERS).map(([version, compiler]) => ({ resolution, version, compiler })),
  );
  it.each(compilations)('compiles with $resolution under TypeScript $version', async ({ resolution, compiler }) => {
    expect(await project.node(compiler, '-p', `${resolution}.json`)).toBe('');
  });

  it('runs as compiled, imported and required, and plays the same games', async () => {
    expect(JSON.parse(await project.node('build/main.mjs'))).toEqual(imported);
    expect(JSON.parse(await project.node('build/required.cjs'))).toEqual(imported);
  });

  it('has types for who has no fast-check, but for noir-rules/testing', async () => {
    const bare = await projectOf('bare', {
      'main.mts': `declare const console: { log(text: string): void };\n${PROGRAM}`,
      'tsconfig.json': JSON.stringify({
        compilerOptions: { strict: true, module: 'nodenext', lib: ['es2023'], types: [], noEmit: true },
      }),
    });
    expect(await bare.node(COMPILERS['7.0'], '-p', '.')).toBe('');
  });
});
