/**
 * Games written down: to be stored, played again, looked at from one player's chair, and proven to be dealt fairly.
 *
 * @module
 */
export { commitment, sharedSeed } from './fair.js';
export { type ParsedRecord, parseRecord } from './parse.js';
export type { RecordCode, RecordProblem } from './problems.js';
export type { AnyRecord, CompleteOptions, GameRecord as Record, RecordOf } from './record.js';
export { replay, stateAt, viewsOf } from './replay.js';
export { type Verified, verify } from './verify.js';
export { append, type Recordable, recordOf } from './write.js';
