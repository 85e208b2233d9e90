import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reports } from './report.js';

const FOLDER = 'test/api';
const HINT =
  'The published types have changed. If that is meant: `npm run api:update`, look at the difference, and write a changeset.';

describe('the published types', () => {
  const now = reports(process.cwd());

  it.each(now)('are as they were last looked at: $file', ({ file, text }) => {
    expect(text, HINT).toBe(readFileSync(join(FOLDER, file), 'utf8'));
  });

  it('have a report for each module, and no other', () => {
    const files = readdirSync(FOLDER).filter((file) => file.endsWith('.md'));
    expect(files.toSorted()).toEqual(now.map(({ file }) => file).toSorted());
  });

  it('name what is exported by its published name, whatever the bundler calls it', () => {
    const noir = now.find(({ file }) => file === 'automata-noir.md')?.text ?? '';
    expect(noir).toMatch(/^type SpyTagAction = SpyTagFastShift \| SpyTagCapture \| SpyTagCanvas;$/m);
    expect(noir).toMatch(/^interface SpyTagCanvas \{$/m);
    expect(noir).not.toMatch(/\$\d/);
  });
});
