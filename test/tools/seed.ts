import { randomInt } from 'node:crypto';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Seed of fast-check in every test file of this run. */
    propertySeed: number;
  }
}

/** Once a run, before any worker starts: the seed that `FC_SEED` names, or a random one. */
export default function setup(project: TestProject): void {
  const given = process.env['FC_SEED'];
  const seed = given === undefined ? randomInt(2 ** 31) : Number(given);
  if (given === '' || !Number.isSafeInteger(seed)) throw new Error(`FC_SEED is not an integer: ${given}`);
  project.provide('propertySeed', seed);
  console.log(`Properties run with FC_SEED=${seed}`);
}
