import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, type GameId } from '../../src/index.js';
import { RULES, ruleOf, ruleOfReason, rulesOf } from '../../src/rules/index.js';

function filesOf(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
}
const textOf = (files: readonly string[]): string => files.map((file) => readFileSync(file, 'utf8')).join('\n');
const found = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map(([, id = '']) => id));

const SCOPES = 'table|noir|kvi|spy|cops|dragnet|district|agent';
const source = textOf(filesOf('src', '.ts').filter((file) => !file.endsWith('rules.ts')));
const tagged = found(source, /@rule ([a-z.-]+)/g);
const refusing = found(source, new RegExp(`'((?:${SCOPES})\\.[a-z.-]+)'`, 'g'));
const tests = textOf(filesOf('test', '.test.ts'));
const titled = found(tests, new RegExp(`\\[((?:${SCOPES})\\.[a-z.-]+)\\]`, 'g'));

const binding = RULES.filter(({ kind }) => kind !== 'conduct').map(({ id }) => id);

describe('the catalogue', () => {
  it('has no id twice', () => {
    expect(new Set(RULES.map(({ id }) => id)).size).toBe(RULES.length);
  });

  it.each(RULES.map((rule) => [rule.id, rule] as const))('%s is a whole entry', (id, rule) => {
    expect(id).toMatch(/^(table|noir|kvi|spy|cops|dragnet|district|agent)(\.[a-z]+(-[a-z]+)*)+$/);
    expect(rule.title).toMatch(/^[A-Z0-9“].*[^.]$/);
    expect(rule.text).toMatch(/[.”]$/);
    expect(rule.source).not.toBe('');
    if (rule.kind === 'ruling') {
      expect(rule.readings?.length ?? 0).toBeGreaterThan(0);
      expect(rule.reason).toMatch(/[.”]$/);
    }
    for (const other of rule.seeAlso ?? []) expect(ruleOf(other)?.id).toBe(other);
  });

  it('has code for each entry that binds the game', () => {
    expect(binding.filter((id) => !tagged.has(id))).toEqual([]);
  });

  it('has a test for each entry that binds the game', () => {
    expect(binding.filter((id) => !titled.has(id))).toEqual([]);
  });

  it('has an entry for each id that code or a test cites', () => {
    const cited = new Set([...tagged, ...refusing, ...titled]);
    expect([...cited].filter((id) => ruleOf(id) === undefined)).toEqual([]);
  });

  it('has no code for what binds people only', () => {
    const conduct = RULES.filter(({ kind }) => kind === 'conduct').map(({ id }) => id);
    expect(conduct.filter((id) => tagged.has(id))).toEqual([]);
  });
});

describe('look-ups', () => {
  it('find an entry by its id, and nothing for other words', () => {
    expect(ruleOf('district.tie')).toMatchObject({ kind: 'ruling', game: 'district-noir' });
    for (const id of ['', 'district', '__proto__', 'constructor']) expect(ruleOf(id)).toBeUndefined();
  });

  it('list what holds in a game: its own entries, those of its box and those of every table', () => {
    const ids = rulesOf('district-noir').map(({ id }) => id);
    expect(ids).toContain('district.deck');
    expect(ids).toContain('table.turn');
    expect(ids.some((id) => id.startsWith('agent') || id.startsWith('noir'))).toBe(false);
  });

  it('name the rule by which a game ended', () => {
    const reasons: readonly (readonly [GameId, string, string])[] = [
      ['district-noir', 'city', 'district.city.instant'],
      ['district-noir', 'points', 'district.score.most'],
      ['district-noir', 'majorities', 'district.tie'],
      ['district-noir', 'drawn', 'district.tie'],
    ];
    for (const [game, reason, id] of reasons) expect(ruleOfReason(game, reason)?.id).toBe(id);
    for (const game of GAME_IDS) expect(ruleOfReason(game, 'boredom')).toBeUndefined();
  });
});
