import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    pool: 'threads',
    isolate: false,
    reporters: ['default', ['json', { outputFile: 'reports/vitest.json' }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'test/package/**'],
          globalSetup: ['test/tools/seed.ts'],
          setupFiles: ['test/setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'types',
          include: [],
          typecheck: {
            enabled: true,
            only: true,
            checker: './node_modules/typescript-native/bin/tsc',
            tsconfig: 'test/types/tsconfig.json',
            include: ['test/types/**/*.test-d.ts'],
          },
        },
      },
    ],
  },
});
