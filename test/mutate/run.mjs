/**
 * `npm run mutate -- <scope>…`: changes the code in every small way that there is, one at a time, and expects a test to
 * fail each time. The scopes are the games, `automata-noir` for what the four cases share, `kernel`, and `views` for
 * all that decides who sees what. `--jobs <number>` says how many processes work.
 */
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';

const caseOf = (name) => ({
  mutate: [`src/automata-noir/${name}/**/*.ts`],
  tests: [`test/automata-noir/${name}/**/*.test.ts`, 'test/sights.test.ts'],
});

const boxOf = (name) => ({
  mutate: [`src/${name}/**/*.ts`],
  tests: [`test/${name}/**/*.test.ts`, 'test/sights.test.ts'],
});

/** What is mutated in each scope, and the tests that are to notice. */
const SCOPES = {
  'killer-vs-inspector': caseOf('killer-vs-inspector'),
  'spy-tag': caseOf('spy-tag'),
  'buddy-cops': caseOf('buddy-cops'),
  dragnet: caseOf('dragnet'),
  'district-noir': boxOf('district-noir'),
  'agent-black': boxOf('agent-black'),
  'automata-noir': {
    mutate: ['src/automata-noir/*.ts'],
    tests: [
      'test/automata-noir/*.test.ts',
      'test/automata-noir/killer-vs-inspector/actions/*.test.ts',
      'test/automata-noir/buddy-cops/must-kill.test.ts',
      'test/automata-noir/dragnet/actions/question.test.ts',
    ],
  },
  kernel: {
    mutate: ['src/kernel/*.ts'],
    tests: [
      'test/kernel/*.test.ts',
      'test/constants.test.ts',
      'test/record/record.test.ts',
      'test/automata-noir/geometry.test.ts',
      'test/agent-black/setup.test.ts',
      'test/district-noir/*.test.ts',
    ],
  },
  views: {
    mutate: ['src/**/view.ts', 'src/kernel/told.ts'],
    tests: [
      'test/kernel/told.test.ts',
      'test/agent-black/**/*.test.ts',
      'test/district-noir/**/*.test.ts',
      'test/automata-noir/*/**/*.test.ts',
      'test/rules/reveal.test.ts',
      'test/sights.test.ts',
    ],
  },
};

/** The least part of mutants, in percent, that are noticed. */
const LEAST = { views: 100 };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { jobs: { type: 'string', default: '1' } },
});
const unknown = positionals.find((scope) => !Object.hasOwn(SCOPES, scope));
if (unknown !== undefined || positionals.length === 0) {
  throw new RangeError(`${unknown ?? 'nothing'} is none of ${Object.keys(SCOPES).join(', ')}`);
}

// Random play is the same in every run.
process.env.FC_SEED = '1';
delete process.env.FC_RUNS;
for (const scope of positionals) {
  const { mutate, tests } = SCOPES[scope];
  process.env.MUTATE_TESTS = ['test/loads.test.ts', ...tests].join(',');
  const results = await new Stryker({
    mutate: [...mutate, '!src/**/rules.ts'],
    mutator: { excludedMutations: ['StringLiteral'] },
    plugins: [import.meta.resolve('@stryker-mutator/vitest-runner')],
    testRunner: 'vitest',
    vitest: { configFile: 'test/mutate/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: Number(values.jobs),
    allowEmpty: false,
    ignorePatterns: ['dist', 'docs', 'reports', '.changeset'],
    tempDirName: 'reports/mutation/sandbox',
    reporters: ['progress-append-only', 'clear-text', 'json'],
    jsonReporter: { fileName: `reports/mutation/${scope}.json` },
    clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
    thresholds: { high: 100, low: 90, break: LEAST[scope] ?? 90 },
    timeoutMS: 20_000,
  }).runMutationTest();
  console.log(`${scope}: ${results.length} mutants`);
}
