/**
 * Prints `N passed, N failed` of vitest's reports together, and exits with 1 unless something ran in each and nothing
 * failed. Usage: counts.mjs <report> <exit code of its run> …. A run that failed without a failed test (lint, types,
 * build, a file that could not be loaded) counts as one failure.
 */
import { existsSync, readFileSync } from 'node:fs';

const args = process.argv.slice(2);
let allPassed = 0;
let allFailed = 0;
for (let i = 0; i < args.length; i += 2) {
  const { numPassedTests, numFailedTests } = existsSync(args[i])
    ? JSON.parse(readFileSync(args[i], 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0 };
  allPassed += numPassedTests;
  allFailed += numFailedTests === 0 && (args[i + 1] !== '0' || numPassedTests === 0) ? 1 : numFailedTests;
}

console.log(`${allPassed} passed, ${allFailed} failed`);
process.exitCode = allFailed === 0 && allPassed > 0 ? 0 : 1;
