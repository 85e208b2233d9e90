import type { AnyAction, AnyOptions, GameId } from '../../../src/index.js';
import { AGENT_BLACK_REFUSALS } from './agent-black.js';
import { BUDDY_COPS_REFUSALS } from './buddy-cops.js';
import { DISTRICT_NOIR_REFUSALS } from './district-noir.js';
import { DRAGNET_REFUSALS } from './dragnet.js';
import { KILLER_VS_INSPECTOR_REFUSALS } from './killer-vs-inspector.js';
import type { RefusalsOf, Refused } from './refused.js';
import { SPY_TAG_REFUSALS } from './spy-tag.js';

/** The refusals of each game, by code. */
const REFUSALS: { readonly [Id in GameId]: RefusalsOf<Id> } = {
  'automata-noir/killer-vs-inspector': KILLER_VS_INSPECTOR_REFUSALS,
  'automata-noir/spy-tag': SPY_TAG_REFUSALS,
  'automata-noir/buddy-cops': BUDDY_COPS_REFUSALS,
  'automata-noir/dragnet': DRAGNET_REFUSALS,
  'district-noir': DISTRICT_NOIR_REFUSALS,
  'agent-black': AGENT_BLACK_REFUSALS,
};

/** The refusals of that game, by code. */
export function refusalsOf(id: GameId): Readonly<Record<string, readonly Refused<AnyOptions, AnyAction>[]>> {
  return REFUSALS[id];
}
