import { defineConfig } from 'vitest/config';

/** The tests that mutants are held against, as `run.mjs` names them. */
const include = (process.env['MUTATE_TESTS'] ?? 'test/**/*.test.ts').split(',');

export default defineConfig({
  test: {
    pool: 'threads',
    // Which test covers what is known only of modules that each test file loads anew.
    isolate: true,
    include,
    globalSetup: ['test/tools/seed.ts'],
    setupFiles: ['test/setup.ts'],
    testTimeout: 60_000,
  },
});
