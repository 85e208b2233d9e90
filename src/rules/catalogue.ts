import { AGENT_BLACK_RULES } from '../agent-black/rules.js';
import { BUDDY_COPS_RULES } from '../automata-noir/buddy-cops/rules.js';
import { DRAGNET_RULES } from '../automata-noir/dragnet/rules.js';
import { KILLER_VS_INSPECTOR_RULES } from '../automata-noir/killer-vs-inspector/rules.js';
import { NOIR_RULES } from '../automata-noir/rules.js';
import { SPY_TAG_RULES } from '../automata-noir/spy-tag/rules.js';
import { DISTRICT_NOIR_RULES } from '../district-noir/rules.js';
import { deepFrozen } from '../kernel/freeze.js';
import { type RuleEntry, type RuleScope, TABLE_RULES } from '../kernel/rules.js';

/** An entry of the catalogue. */
export interface Rule extends RuleEntry {
  /** `<scope>.<heading>.<clause>`: lower case, stable, never reused. */
  readonly id: string;
  /** Where it holds. */
  readonly game: RuleScope;
}

const CATALOGUE: readonly (readonly [RuleScope, Readonly<Record<string, RuleEntry>>])[] = [
  ['all', TABLE_RULES],
  ['automata-noir', NOIR_RULES],
  ['automata-noir/killer-vs-inspector', KILLER_VS_INSPECTOR_RULES],
  ['automata-noir/spy-tag', SPY_TAG_RULES],
  ['automata-noir/buddy-cops', BUDDY_COPS_RULES],
  ['automata-noir/dragnet', DRAGNET_RULES],
  ['district-noir', DISTRICT_NOIR_RULES],
  ['agent-black', AGENT_BLACK_RULES],
];

/** All entries, game by game, in the order of the rulebooks. */
export const RULES: readonly Rule[] = /* @__PURE__ */ deepFrozen(
  CATALOGUE.flatMap(([game, entries]) => Object.entries(entries).map(([id, entry]) => ({ ...entry, id, game }))),
);
