import type { ActionRules } from '../../kernel/action-rule.js';
import type { DistrictNoirAction, DistrictNoirCode, Sight, State } from '../state.js';
import { play } from './play.js';
import { take } from './take.js';

/** The actions of District Noir, in the order in which legal ones are listed. */
export const ACTIONS: ActionRules<State, Sight, DistrictNoirAction, DistrictNoirCode> = { play, take };
