import { AGENT_BLACK } from './agent-black.js';
import { AUTOMATA_NOIR } from './automata-noir.js';
import { BUDDY_COPS } from './buddy-cops.js';
import { DISTRICT_NOIR } from './district-noir.js';
import { DRAGNET } from './dragnet.js';
import { EVERY_TABLE } from './every-table.js';
import type { Fault } from './fault.js';
import { KILLER_VS_INSPECTOR } from './killer-vs-inspector.js';
import { SPY_TAG } from './spy-tag.js';

/** All planted faults, at least one for each rule that code enforces. */
export const FAULTS: readonly Fault[] = [
  ...EVERY_TABLE,
  ...AUTOMATA_NOIR,
  ...KILLER_VS_INSPECTOR,
  ...SPY_TAG,
  ...BUDDY_COPS,
  ...DRAGNET,
  ...DISTRICT_NOIR,
  ...AGENT_BLACK,
];
