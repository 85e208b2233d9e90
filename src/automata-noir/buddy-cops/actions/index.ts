import type { ActionRules } from '../../../kernel/action-rule.js';
import type { BuddyCopsAction, BuddyCopsCode, Sight, State } from '../state.js';
import { accuse } from './accuse.js';
import { changeDisguise } from './change-disguise.js';
import { chooseIdentity } from './choose-identity.js';
import { deputize } from './deputize.js';
import { disguise } from './disguise.js';
import { exonerate } from './exonerate.js';
import { fastShift } from './fast-shift.js';
import { kill } from './kill.js';
import { pass } from './pass.js';
import { shift } from './shift.js';

/** The actions of Buddy Cops, in the order in which legal ones are listed. */
export const ACTIONS: ActionRules<State, Sight, BuddyCopsAction, BuddyCopsCode> = {
  'choose-identity': chooseIdentity,
  shift,
  kill,
  'change-disguise': changeDisguise,
  accuse,
  disguise,
  'fast-shift': fastShift,
  exonerate,
  deputize,
  pass,
};
