import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAME_IDS, type GameId } from '../../src/index.js';
import { ruleOf, rulesOf } from '../../src/rules/index.js';
import { agentBlackSpec } from '../../src/testing/specs/agent-black.js';
import { buddyCopsSpec } from '../../src/testing/specs/buddy-cops.js';
import { districtNoirSpec } from '../../src/testing/specs/district-noir.js';
import { dragnetSpec } from '../../src/testing/specs/dragnet.js';
import { killerVsInspectorSpec } from '../../src/testing/specs/killer-vs-inspector.js';
import { spyTagSpec } from '../../src/testing/specs/spy-tag.js';
import { type Refusal, refusalsIn } from './refusals/played.js';

const refusals = GAME_IDS.flatMap((id) => refusalsIn(id).map((refusal) => [id, refusal.code, refusal] as const));

/** How often each code must come up in play. */
const FLOORS: Readonly<Record<GameId, Readonly<Record<string, number>>>> = {
  'automata-noir/killer-vs-inspector': killerVsInspectorSpec.floors.codes,
  'automata-noir/spy-tag': spyTagSpec.floors.codes,
  'automata-noir/buddy-cops': buddyCopsSpec.floors.codes,
  'automata-noir/dragnet': dragnetSpec.floors.codes,
  'district-noir': districtNoirSpec.floors.codes,
  'agent-black': agentBlackSpec.floors.codes,
};

/** Every refusal that the files of a folder make: code, rule and message in one line. */
function madeIn(folder: string): string[] {
  const made = /refusal\(\s*'([^']+)',\s*'([^']+)',\s*'([^']+)',?\s*\)/g;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(made)])
    .map(([, code = '', rule = '', message = '']) => lineOf({ code, rule, message }));
}

function lineOf({ code, rule, message }: Pick<Refusal, 'code' | 'rule' | 'message'>): string {
  return `${code} ${rule} ${message}`;
}

describe.each(refusals)('%s: %s', (id, code, { violation, rule, message }) => {
  it(`[${rule}] is refused by its code`, () => {
    expect(violation?.code).toBe(code);
  });

  it('names an entry that holds in the game', () => {
    expect(rulesOf(id)).toContain(ruleOf(rule));
    expect(ruleOf(rule)?.kind).not.toBe('conduct');
  });

  it('speaks to the player in one sentence', () => {
    expect(message).toMatch(/^[A-Z][^.]*\.$/);
    expect(message).toMatch(/\b[Yy]our?\b|^The game is over\.$|^That is no action of this game\.$/);
  });
});

describe.each(GAME_IDS)('%s', (id: GameId) => {
  it('is shown to refuse by every refusal that its code makes', () => {
    const shown = refusalsIn(id).map(lineOf);
    const table = madeIn('src/kernel').filter((line) => !line.startsWith('wrong-phase') || shown.includes(line));
    expect(new Set(shown)).toEqual(new Set([...table, ...madeIn(`src/${id}`)]));
  });

  it('has a code without a refusal only where play never meets it either', () => {
    const shown = new Set(refusalsIn(id).map(({ code }) => code));
    const met = Object.entries(FLOORS[id]).filter(([, floor]) => floor > 0);
    expect(shown).toEqual(new Set(met.map(([code]) => code)));
  });
});
