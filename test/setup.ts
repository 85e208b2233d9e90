import fc from 'fast-check';
import { inject } from 'vitest';

const runs = process.env['FC_RUNS'];
if (runs !== undefined && !/^[1-9]\d*$/.test(runs)) throw new Error(`FC_RUNS is not a positive integer: ${runs}`);

fc.configureGlobal({
  seed: inject('propertySeed'),
  ...(runs === undefined ? {} : { numRuns: Number(runs) }),
});
