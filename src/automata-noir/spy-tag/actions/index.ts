import type { ActionRules } from '../../../kernel/action-rule.js';
import type { Sight, SpyTagAction, SpyTagCode, State } from '../state.js';
import { canvas } from './canvas.js';
import { capture } from './capture.js';
import { fastShift } from './fast-shift.js';

/** The actions of Spy Tag, in the order in which legal ones are listed. */
export const ACTIONS: ActionRules<State, Sight, SpyTagAction, SpyTagCode> = {
  'fast-shift': fastShift,
  capture,
  canvas,
};
