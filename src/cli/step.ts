import { InvalidArgumentError } from 'commander';
import { wholeOf } from './options.js';

/** The option that names a moment of a record. */
export const STEP = '--step <number>';

/** The number of actions before that moment. */
export function readStep(text: string): number {
  const step = wholeOf(text);
  if (!Number.isSafeInteger(step)) throw new InvalidArgumentError('It is no whole number from 0.');
  return step;
}
