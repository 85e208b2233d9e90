import { execFileSync, spawn } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { run } from '../cli/program.js';

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const DIST = join(ROOT, 'dist');

/** The names by which the modules of the package are imported: `noir-rules`, `noir-rules/district-noir`, … */
const MODULES = Object.keys(manifest.exports)
  .filter((path) => path !== './package.json')
  .map((path) => path.replace('.', manifest.name));

/** Runs a program, the text of a module, that looks for the package by its name, and reads the JSON that it prints. */
function told(type: 'module' | 'commonjs', program: string): unknown {
  return JSON.parse(
    execFileSync(process.execPath, [`--input-type=${type}`, '--eval', program], { cwd: ROOT, encoding: 'utf8' }),
  );
}

/** Tells what each module exports, and the outcome of a game in which the first legal action is always taken. */
const BODY = `
  const { districtNoir } = modules['noir-rules/district-noir'];
  const { describe } = modules['noir-rules/text'];
  const { ruleOfReason } = modules['noir-rules/rules'];
  const { gameOf } = modules['noir-rules'];
  let state = districtNoir.init({ seed: 'tuesday' });
  let text = '';
  while (districtNoir.outcome(state) === null) {
    const [player] = gameOf('district-noir').actors(state);
    state = districtNoir.apply(state, districtNoir.legalActions(state, player)[0]);
    const view = districtNoir.viewFor(state, 'spectator');
    text = describe(view.events.at(-1), view);
  }
  const outcome = districtNoir.outcome(state);
  const names = Object.fromEntries(Object.entries(modules).map(([id, one]) => [id, Object.keys(one).sort()]));
  console.log(JSON.stringify({ names, outcome, text, rule: ruleOfReason('district-noir', outcome.reason).id }));
`;

const ESM = `
  const modules = {};
  for (const name of ${JSON.stringify(MODULES)}) modules[name] = await import(name);
  ${BODY}
`;
const CJS = `
  const modules = {};
  for (const name of ${JSON.stringify(MODULES)}) modules[name] = require(name);
  ${BODY}
`;

describe('the package as it is published', () => {
  it('has every file that its exports and its bin name', () => {
    const paths = (entry: unknown): string[] =>
      typeof entry === 'string' ? [entry] : Object.values(entry ?? {}).flatMap(paths);
    const missing = [...paths(manifest.exports), ...paths(manifest.bin)].filter(
      (path) => !existsSync(join(ROOT, path)),
    );
    expect(missing).toEqual([]);
  });

  it('plays the same game imported and required, with the same exports in every module', () => {
    const imported = told('module', ESM);
    expect(imported).toMatchObject({
      outcome: { winners: expect.any(Array) },
      text: expect.stringMatching(/wins|drawn/),
    });
    expect(told('commonjs', CJS)).toEqual(imported);
  });

  it('imports nothing but fast-check, and modules of Node in the terminal program alone', () => {
    const node = new Set(builtinModules);
    const foreign = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.c?js$|\.d\.c?ts$/.test(file))
      .flatMap((file) =>
        ts
          .preProcessFile(readFileSync(join(DIST, file), 'utf8'), true, true)
          .importedFiles.map(({ fileName }) => fileName)
          .filter((name) => !name.startsWith('.') && name !== 'fast-check')
          .filter((name) => file !== 'cli.js' || !(name.startsWith('node:') || node.has(name)))
          .map((name) => `${file} imports ${name}`),
      );
    expect(foreign).toEqual([]);
  });

  it('needs fast-check for noir-rules/testing alone', () => {
    const withoutIt = MODULES.filter((name) => name !== 'noir-rules/testing');
    const program = `
      const Module = require('node:module');
      const load = Module._load;
      Module._load = (name, ...rest) => {
        if (name === 'fast-check') throw new Error('fast-check is not installed');
        return load(name, ...rest);
      };
      for (const name of ${JSON.stringify(withoutIt)}) require(name);
      console.log('"loaded"');
    `;
    expect(told('commonjs', program)).toBe('loaded');
  });

  it('carries the licences of the code that is bundled into it', () => {
    const licences = readFileSync(join(DIST, 'THIRD-PARTY-LICENSES.txt'), 'utf8');
    for (const name of ['@noble/hashes', 'commander']) {
      expect(licences).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(MIT\\)$`, 'm'));
    }
  });
});

describe('the bin', () => {
  const CLI = join(ROOT, manifest.bin['noir-rules']);
  const ARGS = ['play', 'district-noir', '--seed', 'tuesday'];

  it('plays a game, the same as from the source', () => {
    expect(execFileSync(process.execPath, [CLI, ...ARGS], { encoding: 'utf8' })).toBe(run(ARGS).out);
  });

  it('can be run by itself', () => {
    expect(readFileSync(CLI, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
    expect(() => accessSync(CLI, constants.X_OK)).not.toThrow();
  });

  it('ends with exit code 1 and a line on the standard error for a wrong option', () => {
    const wrong = (): string =>
      execFileSync(process.execPath, [CLI, ...ARGS, '--players', '9'], { stdio: 'pipe' }).toString();
    expect(wrong).toThrow(
      expect.objectContaining({ status: 1, stderr: Buffer.from(run([...ARGS, '--players', '9']).err) }),
    );
  });

  it('is content with a reader that has read enough', async () => {
    const child = spawn(process.execPath, [CLI, 'play', 'agent-black', '--players', '6', '--json', '--seed', 'x']);
    let err = '';
    child.stderr.on('data', (text) => {
      err += text;
    });
    child.stdout.once('data', () => child.stdout.destroy());
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect({ code, err }).toEqual({ code: 0, err: '' });
  });
});
