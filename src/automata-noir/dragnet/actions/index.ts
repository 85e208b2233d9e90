import type { ActionRules } from '../../../kernel/action-rule.js';
import type { DragnetAction, DragnetCode, Sight, State } from '../state.js';
import { chooseSuspicion } from './choose-suspicion.js';
import { pass } from './pass.js';
import { question } from './question.js';
import { rethink } from './rethink.js';
import { solve } from './solve.js';
import { targetedShift } from './targeted-shift.js';

/**
 * The actions of Dragnet, in the order in which legal ones are listed.
 *
 * @rule dragnet.turn.one
 */
export const ACTIONS: ActionRules<State, Sight, DragnetAction, DragnetCode> = {
  'targeted-shift': targetedShift,
  rethink,
  question,
  solve,
  'choose-suspicion': chooseSuspicion,
  pass,
};
