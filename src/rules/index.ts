/**
 * The rules reference: each clause, ruling and consequence under its id, with where the rulebook says it.
 *
 * @module
 */
import type { ReasonOf } from '../index.js';
import type { GameId } from '../kernel/game.js';
import { RULES, type Rule } from './catalogue.js';

export type { RuleEntry, RuleKind, RuleScope } from '../kernel/rules.js';
export { RULES, type Rule } from './catalogue.js';
export { searchRules } from './search.js';

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
