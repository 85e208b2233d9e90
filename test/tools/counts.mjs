/**
 * Prints `N passed, N failed` of the vitest report, and exits with 1 unless something ran and nothing failed.
 * Usage: counts.mjs <exit code of the run>. A run that failed without a failed test (lint, types, build, a file that
 * could not be loaded) counts as one failure.
 */
import { existsSync, readFileSync } from 'node:fs';

const report = 'reports/vitest.json';
const exitCode = Number(process.argv[2]);
const { numPassedTests: passed, numFailedTests } = existsSync(report)
  ? JSON.parse(readFileSync(report, 'utf8'))
  : { numPassedTests: 0, numFailedTests: 0 };
const failed = numFailedTests === 0 && (exitCode !== 0 || passed === 0) ? 1 : numFailedTests;

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
