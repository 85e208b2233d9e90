/**
 * `npm run faults`: plants each fault alone in a copy of the project and runs the tests that name its rule. One of them
 * must fail: a fault that nobody notices is a missing test. `npm run faults -- <text>` plants only those whose rule or
 * file contains the text.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';
import { TITLED } from '../rules/cited.js';
import { type Fault, planted } from './fault.js';
import { FAULTS } from './index.js';

const COPIED = ['src', 'test', 'package.json', 'tsconfig.json'];

/** A copy of the project, in a folder of its own, with the installation of the original. */
function copyOf(project: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'noir-rules-faults-'));
  for (const name of COPIED) {
    const isPart = (path: string): boolean => !path.includes('node_modules');
    cpSync(join(project, name), join(copy, name), { recursive: true, filter: isPart });
  }
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}

function vitestIn(root: string): Promise<Vitest> {
  return createVitest('test', {
    root,
    config: false,
    watch: false,
    pool: 'threads',
    isolate: false,
    reporters: [{}],
    globalSetup: ['test/tools/seed.ts'],
    setupFiles: ['test/setup.ts'],
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
  });
}

/** The titles of all tests that name one of these rules, by how they end. */
async function titlesOf(
  vitest: Vitest,
  rules: readonly string[],
): Promise<Readonly<Record<'passed' | 'failed', readonly string[]>>> {
  const titles: Record<'passed' | 'failed', string[]> = { passed: [], failed: [] };
  vitest.setGlobalTestNamePattern(new RegExp(`\\[(${rules.join('|').replaceAll('.', '\\.')})\\]`));
  const files = [...new Set(rules.flatMap((rule) => TITLED.get(rule) ?? []))].map((file) =>
    join(vitest.config.root, file),
  );
  const specifications = files.map((file) => vitest.getRootProject().createSpecification(file));
  const { testModules } = await vitest.runTestSpecifications(specifications);
  for (const module of testModules.filter(({ moduleId }) => files.includes(moduleId))) {
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed' || state === 'failed') titles[state].push(test.fullName);
    }
  }
  return titles;
}

/** What is amiss with the fault, or `null` if it is noticed. */
async function unnoticed(vitest: Vitest, fault: Fault): Promise<string | null> {
  const path = join(vitest.config.root, fault.file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, planted(fault, text));
  vitest.invalidateFile(path);
  const { passed, failed } = await titlesOf(vitest, [fault.rule]);
  writeFileSync(path, text);
  vitest.invalidateFile(path);
  if (failed.length > 0) return null;
  return passed.length === 0 ? 'no test ran' : `these tests passed all the same: ${passed.join('; ')}`;
}

async function run(wanted: string): Promise<number> {
  const faults = FAULTS.filter(({ rule, file }) => rule.includes(wanted) || file.includes(wanted));
  const rules = [...new Set(faults.map(({ rule }) => rule))];
  for (const fault of faults) planted(fault, readFileSync(fault.file, 'utf8'));
  const copy = copyOf(process.cwd());
  process.chdir(copy);
  const vitest = await vitestIn(copy);
  let missed = 0;
  try {
    await vitest.standalone();
    const { failed } = await titlesOf(vitest, rules);
    if (failed.length > 0) throw new Error(`fails without any fault: ${failed.join('; ')}`);
    for (const fault of faults) {
      const problem = await unnoticed(vitest, fault);
      if (problem === null) continue;
      missed++;
      console.log(`NOT NOTICED  ${fault.rule}: ${fault.why} (${fault.file})\n  ${problem}`);
    }
  } finally {
    await vitest.close();
    rmSync(copy, { recursive: true, force: true });
  }
  console.log(`${faults.length - missed} of ${faults.length} planted faults of ${rules.length} rules were noticed`);
  return missed;
}

process.exitCode = (await run(process.argv[2] ?? '')) > 0 ? 1 : 0;
