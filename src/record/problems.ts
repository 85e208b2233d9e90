import type { Violation } from '../index.js';

/**
 * The rule behind each code of what may be wrong with a record, beside those of refused actions.
 *
 * @rule table.record
 * @rule table.record.version
 * @rule table.fair-deal
 */
const RULES = {
  'not-a-record': 'table.record',
  'invalid-options': 'table.record',
  'incomplete-options': 'table.record',
  'other-rules-version': 'table.record.version',
  'not-committed': 'table.fair-deal',
  'unclear-contributions': 'table.fair-deal',
  'not-the-seed': 'table.fair-deal',
  'not-by-seed': 'table.fair-deal',
} as const;

/** The code of what may be wrong with a record, beside those of refused actions. */
export type RecordCode = keyof typeof RULES;

/** What is wrong with a record, and where. Its code is a `RecordCode` or the one with which the game refuses an action. */
export interface RecordProblem extends Violation {
  /** Such as `options.deal.deck` or `actions[12]`; `record` for the whole. */
  readonly path: string;
  /** The index in `actions` of the one at fault, from 0; `null` where none is. */
  readonly step: number | null;
}

/** What is wrong at that path. */
export function problem(code: RecordCode, path: string, message: string): RecordProblem {
  return { path, step: null, code, rule: RULES[code], message };
}

/** What is wrong with an action. */
export function problemAt(step: number, { code, rule, message }: Violation): RecordProblem {
  return { path: `actions[${step}]`, step, code, rule, message };
}
