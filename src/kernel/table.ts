import type { Violation } from './errors.js';

/** The codes that every game refuses with, before its own clauses are asked. */
export type TableCode = 'malformed-action' | 'game-over' | 'not-your-action' | 'not-your-turn' | 'wrong-phase';

/** A refusal, made once. */
export function refusal<Code extends string>(code: Code, rule: string, message: string): Violation<Code> {
  return Object.freeze({ code, rule, message });
}

/** @rule table.action */
export const MALFORMED: Violation<'malformed-action'> = /* @__PURE__ */ refusal(
  'malformed-action',
  'table.action',
  'That is no action of this game.',
);

/** @rule table.over */
export const OVER: Violation<'game-over'> = /* @__PURE__ */ refusal('game-over', 'table.over', 'The game is over.');

/** @rule table.seat */
export const NOT_YOURS: Violation<'not-your-action'> = /* @__PURE__ */ refusal(
  'not-your-action',
  'table.seat',
  'You can only act for yourself.',
);

/** @rule table.turn */
export const NOT_YOUR_TURN: Violation<'not-your-turn'> = /* @__PURE__ */ refusal(
  'not-your-turn',
  'table.turn',
  'It is not your turn to act.',
);

/** @rule table.phase */
export const WRONG_PHASE: Violation<'wrong-phase'> = /* @__PURE__ */ refusal(
  'wrong-phase',
  'table.phase',
  'You cannot do that now.',
);
