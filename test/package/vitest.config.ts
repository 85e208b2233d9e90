import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'package',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: ['pack.ts'],
    reporters: ['default', ['json', { outputFile: '../../reports/packed.json' }]],
    // Most of each test is another program at work.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
