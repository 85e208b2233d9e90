import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULES, ruleOf } from '../../src/rules/index.js';
import { TAGGED, TITLED } from '../rules/cited.js';
import { planted } from './fault.js';
import { FAULTS } from './index.js';

describe('the planted faults (npm run faults)', () => {
  it('break each rule that code enforces, and no others', () => {
    const enforced = RULES.filter(({ id, kind }) => kind !== 'conduct' && TAGGED.has(id)).map(({ id }) => id);
    const broken = new Set(FAULTS.map(({ rule }) => rule));
    expect(enforced.filter((id) => !broken.has(id))).toEqual([]);
    expect([...broken].filter((id) => ruleOf(id) === undefined)).toEqual([]);
  });

  it.each(FAULTS)('$rule: $why', (fault) => {
    expect(planted(fault, readFileSync(fault.file, 'utf8'))).not.toBe('');
    expect(TITLED.has(fault.rule)).toBe(true);
  });

  it('are no two alike', () => {
    expect(new Set(FAULTS.map(({ rule, file, from, to }) => [rule, file, from, to].join(' '))).size).toBe(
      FAULTS.length,
    );
  });
});
