import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';

export const ROOT: string = join(import.meta.dirname, '../..');

/** A project of somebody else, in a folder of its own, with the packed package installed. */
export interface Project {
  readonly folder: string;
  /** Runs a program of Node there and gives what it prints; throws with all its output if it fails. */
  node(...args: readonly string[]): Promise<string>;
}

const execute = promisify(execFile);

/** Runs a program in that folder and gives what it prints; throws with all its output if it fails. */
export async function run(folder: string, command: string, args: readonly string[]): Promise<string> {
  try {
    const { stdout } = await execute(command, args, { cwd: folder, maxBuffer: 2 ** 26 });
    return stdout;
  } catch (error) {
    const told = error instanceof Error && 'stdout' in error && 'stderr' in error ? [error.stdout, error.stderr] : [];
    throw new Error([String(error), ...told].join('\n'), { cause: error });
  }
}

const made: string[] = [];

function folderFor(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `noir-rules-${name}-`));
  made.push(folder);
  return folder;
}

async function install(folder: string, manifest: object): Promise<Project> {
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, '.npmrc'), readFileSync(join(ROOT, '.npmrc')));
  await run(folder, 'npm', ['install', '--prefer-offline', '--loglevel', 'error']);
  return { folder, node: (...args) => run(folder, process.execPath, args) };
}

/** A new project with these files, by path, and nothing but the package and what the manifest adds. */
export async function projectOf(
  name: string,
  files: Readonly<Record<string, string>>,
  manifest: object = {},
): Promise<Project> {
  const folder = folderFor(name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const own = { name, private: true, dependencies: { 'noir-rules': `file:${inject('tarball')}` } };
  return install(folder, { ...own, ...manifest });
}

/** A copy of an example of the docs, installed as its own manifest says, but with the package as it was packed. */
export async function exampleOf(name: string): Promise<Project> {
  const source = join(ROOT, 'docs/examples', name);
  const folder = folderFor(name);
  cpSync(source, folder, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  manifest.dependencies['noir-rules'] = `file:${inject('tarball')}`;
  return install(folder, manifest);
}

/** Removes the folders of all projects made so far. */
export function removeProjects(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}
