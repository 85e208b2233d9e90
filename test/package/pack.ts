import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The packed package. */
    tarball: string;
  }
}

const ROOT = join(import.meta.dirname, '../..');

/** Packs the package as `npm run build` left it, once for all tests. */
export default function setup(project: TestProject): () => void {
  if (!existsSync(join(ROOT, 'dist/index.js'))) throw new Error('There is nothing to pack: run `npm run build` first.');
  const folder = mkdtempSync(join(tmpdir(), 'noir-rules-tarball-'));
  const told = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], { cwd: ROOT, encoding: 'utf8' });
  const [packed]: { filename: string }[] = JSON.parse(told);
  if (packed === undefined) throw new Error('npm packed nothing.');
  project.provide('tarball', join(folder, packed.filename));
  return () => rmSync(folder, { recursive: true });
}
