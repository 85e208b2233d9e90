/**
 * The rules reference: each clause, ruling and consequence under its id, with where the rulebook says it.
 *
 * @module
 */
import { AGENT_BLACK_RULES } from '../agent-black/rules.js';
import { BUDDY_COPS_RULES } from '../automata-noir/buddy-cops/rules.js';
import { DRAGNET_RULES } from '../automata-noir/dragnet/rules.js';
import { KILLER_VS_INSPECTOR_RULES } from '../automata-noir/killer-vs-inspector/rules.js';
import { NOIR_RULES } from '../automata-noir/rules.js';
import { SPY_TAG_RULES } from '../automata-noir/spy-tag/rules.js';
import { DISTRICT_NOIR_RULES } from '../district-noir/rules.js';
import type { ReasonOf } from '../index.js';
import type { GameId } from '../kernel/game.js';
import { type RuleEntry, type RuleScope, TABLE_RULES } from '../kernel/rules.js';

export type { RuleEntry, RuleKind, RuleScope } from '../kernel/rules.js';

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
export const RULES: readonly Rule[] = /* @__PURE__ */ CATALOGUE.flatMap(([game, entries]) =>
  Object.entries(entries).map(([id, entry]) => Object.freeze({ ...entry, id, game })),
);

const BY_ID: ReadonlyMap<string, Rule> = /* @__PURE__ */ new Map(/* @__PURE__ */ RULES.map((rule) => [rule.id, rule]));

/** The entry of that id, or `undefined` if there is none. */
export function ruleOf(id: string): Rule | undefined {
  return BY_ID.get(id);
}

/** All entries that hold in that game, those of every table and of its whole box included. */
export function rulesOf(game: GameId): readonly Rule[] {
  return RULES.filter(({ game: scope }) => scope === 'all' || scope === game || game.startsWith(`${scope}/`));
}

const REASONS: { readonly [Id in GameId]: Readonly<Record<ReasonOf<Id>, string>> } = {
  'automata-noir/killer-vs-inspector': {
    'inspector-killed': 'kvi.kill.inspector',
    'ten-kills': 'kvi.kill.tenth',
    'killer-accused': 'kvi.accuse.win',
    solved: 'kvi.solve.win',
    'wrong-solution': 'kvi.solve.lose',
  },
  'automata-noir/spy-tag': { trophies: 'spy.capture.win' },
  'automata-noir/buddy-cops': {
    'thirteen-kills': 'cops.kill.thirteen',
    'second-cop-killed': 'cops.partner.second',
    'no-identity-left': 'cops.partner.none',
    'killer-accused': 'cops.accuse.identity',
  },
  'automata-noir/dragnet': { solved: 'dragnet.solve.win', unsolved: 'dragnet.final.nobody' },
  'district-noir': {
    city: 'district.city.instant',
    points: 'district.score.most',
    majorities: 'district.tie',
    drawn: 'district.tie',
  },
  'agent-black': { rounds: 'agent.game.end' },
};

/** The entry by which a game ended for that reason, or `undefined` for a reason that the game does not have. */
export function ruleOfReason(game: GameId, reason: string): Rule | undefined {
  const reasons: Readonly<Record<string, string>> = Object.hasOwn(REASONS, game) ? REASONS[game] : {};
  const id = Object.hasOwn(reasons, reason) ? reasons[reason] : undefined;
  return id === undefined ? undefined : ruleOf(id);
}
