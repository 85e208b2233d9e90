import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { run } from './project.js';

const PROGRAMS = join(import.meta.dirname, 'node_modules/.bin');

describe('the packed package', () => {
  it('is found flawless by publint', async () => {
    expect(await run(PROGRAMS, './publint', ['--strict', inject('tarball')])).toMatch(/All good/);
  });

  it('has the right types for every way to import it', async () => {
    const told = await run(PROGRAMS, './attw', ['--profile', 'node16', '--format', 'json', inject('tarball')]);
    const { analysis }: { analysis: { entrypoints: object; problems: readonly { resolutionKind?: string }[] } } =
      JSON.parse(told);
    expect(Object.keys(analysis.entrypoints)).toEqual(Object.keys(manifest.exports));
    // Node 10 knows no subpaths; nobody can import this package with it anyway.
    expect(analysis.problems.filter(({ resolutionKind }) => resolutionKind !== 'node10')).toEqual([]);
  });
});
