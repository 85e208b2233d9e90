import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { run } from './project.js';

const PROGRAMS = join(import.meta.dirname, 'node_modules/.bin');

describe('the packed package', () => {
  it('is found flawless by publint', async () => {
    expect(await run(PROGRAMS, './publint', ['--strict', inject('tarball')])).toMatch(/All good/);
  });

  it('has the right types for every way to import it', async () => {
    // Resolution as of Node 10, which knows no subpaths, is the one that is left out.
    const told = await run(PROGRAMS, './attw', ['--profile', 'node16', '--no-emoji', inject('tarball')]);
    const verdicts = told.match(/^(node16 \(from (CJS|ESM)\)|bundler): .*$/gm) ?? [];
    expect(verdicts.length).toBeGreaterThan(0);
    expect(verdicts.filter((verdict) => !/: OK /.test(verdict))).toEqual([]);
  });
});
