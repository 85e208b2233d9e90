import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, type GameId } from '../../src/index.js';
import { RULES, ruleOf, ruleOfReason, rulesOf } from '../../src/rules/index.js';
import { REFUSING, TAGGED, TITLED } from './cited.js';
import { FOLDER, leavesTheLetter, pages } from './pages.js';

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
    expect(binding.filter((id) => !TAGGED.has(id))).toEqual([]);
  });

  it('has a test for each entry that binds the game', () => {
    expect(binding.filter((id) => !TITLED.has(id))).toEqual([]);
  });

  it('has an entry for each id that code or a test cites', () => {
    const cited = new Set([...TAGGED.keys(), ...REFUSING.keys(), ...TITLED.keys()]);
    expect([...cited].filter((id) => ruleOf(id) === undefined)).toEqual([]);
  });

  it('has no code for what binds people only', () => {
    const conduct = RULES.filter(({ kind }) => kind === 'conduct').map(({ id }) => id);
    expect(conduct.filter((id) => TAGGED.has(id))).toEqual([]);
  });
});

describe('the pages', () => {
  const anchors = [...pages().values()].flatMap((text) => [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id]) => id));

  it('have an anchor for each entry, and none twice', () => {
    expect(new Set(anchors)).toEqual(new Set(RULES.map(({ id }) => id)));
    expect(anchors.length).toBe(RULES.length);
  });

  const isOfLinks = (line: string): boolean => /^(Code|Tests): /.test(line);

  it.each([...pages()])('are not stale (npx tsx test/rules/write-pages.ts): %s', (file, text) => {
    const linesOf = (page: string): string[] => page.split('\n').filter((line) => !isOfLinks(line));
    expect(linesOf(readFileSync(`${FOLDER}/${file}`, 'utf8'))).toEqual(linesOf(text));
  });

  // A file more that cites an entry makes no page wrong; one that is gone does.
  it.each([...pages().keys()])('link each entry to code and tests that cite it: %s', (file) => {
    let id = '';
    for (const line of readFileSync(`${FOLDER}/${file}`, 'utf8').split('\n')) {
      id = /<a id="([^"]+)">/.exec(line)?.[1] ?? id;
      if (!isOfLinks(line)) continue;
      const cited = [...(TAGGED.get(id) ?? []), ...(TITLED.get(id) ?? [])];
      for (const [, path] of line.matchAll(/\]\(\.\.\/\.\.\/([^)]+)\)/g)) expect(cited).toContain(path);
    }
  });

  it('mark the rulings that knowingly leave the letter, each of which says which sentence', () => {
    const leaving = RULES.filter(leavesTheLetter);
    expect(leaving.map(({ id }) => id).toSorted()).toEqual([
      'agent.shoot.declare',
      'agent.team.survivors',
      'cops.disguise.living',
      'cops.kill.canvas',
      'cops.killer.must-kill',
      'cops.no-undo.shift',
      'cops.partner.roles',
      'cops.undercover.disguise',
      'cops.wins',
      'dragnet.final',
      'dragnet.solve.hands',
      'kvi.exonerate.refill',
      'kvi.setup.living',
      'noir.identity.living',
      'spy.canvas.any',
      'spy.capture.redraw',
    ]);
    for (const { text, reason } of leaving) expect(`${text} ${reason}`).toMatch(/(leaves|narrows) .*sentence/);
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
