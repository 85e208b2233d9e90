import type { ActionRules } from '../../../kernel/action-rule.js';
import type { KillerVsInspectorAction, KillerVsInspectorCode, Sight, State } from '../state.js';
import { accuse } from './accuse.js';
import { changeDisguise } from './change-disguise.js';
import { chooseIdentity } from './choose-identity.js';
import { collapse } from './collapse.js';
import { exonerate } from './exonerate.js';
import { kill } from './kill.js';
import { shift } from './shift.js';
import { solve } from './solve.js';

/**
 * The actions of Killer vs. Inspector, in the order in which legal ones are listed. There is none that passes.
 *
 * @rule kvi.turn.one-action
 * @rule kvi.turn.no-pass
 */
export const ACTIONS: ActionRules<State, Sight, KillerVsInspectorAction, KillerVsInspectorCode> = {
  'choose-identity': chooseIdentity,
  shift,
  collapse,
  kill,
  'change-disguise': changeDisguise,
  accuse,
  exonerate,
  solve,
};
