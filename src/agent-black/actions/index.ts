import type { ActionRules } from '../../kernel/action-rule.js';
import type { AgentBlackAction, AgentBlackCode, Sight, State } from '../state.js';
import { investigate } from './investigate.js';
import { reveal } from './reveal.js';
import { shoot } from './shoot.js';

/** The actions of Agent Black, in the order in which legal ones are listed. */
export const ACTIONS: ActionRules<State, Sight, AgentBlackAction, AgentBlackCode> = { investigate, shoot, reveal };
