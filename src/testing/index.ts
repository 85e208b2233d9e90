/**
 * The laws that every game is held to: the games of this library, their forks, and games of one's own.
 *
 * @module
 */
export { type Field, oneOf, seat } from '../kernel/fields.js';
export { type CheckOptions, checkGame, checkScript, playAll } from './check-game.js';
export { BrokenLaw } from './laws.js';
export { WORLDS } from './no-leak.js';
export { byType, eagerly, rarely, uniform } from './policies.js';
export { randomOf } from './random.js';
export type { Floors, GameSpec, Policy, Random, Script, TestedView } from './spec.js';
export { agentBlackSpec } from './specs/agent-black.js';
export { buddyCopsSpec } from './specs/buddy-cops.js';
export { districtNoirSpec } from './specs/district-noir.js';
export { dragnetSpec } from './specs/dragnet.js';
export { killerVsInspectorSpec } from './specs/killer-vs-inspector.js';
export { spyTagSpec } from './specs/spy-tag.js';
export { type Counted, newTally, type Tally } from './tally.js';
