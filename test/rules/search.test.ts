import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RULES, ruleOf, searchRules } from '../../src/rules/index.js';
import { ASKED } from './asked.js';
import { questions } from './questions.js';

const ENOUGH = 0.95;

function found(words: string): string[] {
  return searchRules(words).map(({ id }) => id);
}

/** The questions of which no right entry is among the first three. */
function missed(asked: typeof ASKED): string[] {
  return asked
    .filter(
      ([words, ...ids]) =>
        !found(words)
          .slice(0, 3)
          .some((id) => ids.includes(id)),
    )
    .map(([words]) => `${words}: ${found(words).slice(0, 3).join(', ')}`);
}

describe('searchRules', () => {
  it('finds a right entry among the first three for what people at the table type', () => {
    expect(ASKED.length).toBeGreaterThanOrEqual(60);
    expect(ASKED.flatMap(([, ...ids]) => ids).filter((id) => ruleOf(id) === undefined)).toEqual([]);
    expect(missed(ASKED).length, missed(ASKED).join('\n')).toBeLessThanOrEqual(ASKED.length * (1 - ENOUGH));
  });

  it('finds the rule of most questions of the docs, which nobody has fitted it to, among the first three', () => {
    const asked = questions().map(({ words, rule }) => [words, rule] as const);
    expect(missed(asked).length, missed(asked).join('\n')).toBeLessThanOrEqual(asked.length * 0.25);
  });

  it('finds the entry of an id first', () => {
    for (const { id } of RULES) expect(found(id)[0]).toBe(id);
    expect(found(' kvi.no-undo ')[0]).toBe('kvi.no-undo');
  });

  it('finds the entry of a title among the first three', () => {
    const far = RULES.filter(({ title, game }) => {
      const same = RULES.filter((rule) => rule.title === title).map(({ id }) => id);
      return !found(`${title} ${game}`)
        .slice(0, 3)
        .some((id) => same.includes(id));
    });
    expect(far.map(({ id }) => id)).toEqual([]);
  });

  it('reads over capitals, endings, marks and a slip of the finger', () => {
    const right = found('exonerate');
    for (const words of ['Exonerate!', 'EXONERATED', 'exonerating?', 'exhonerate', 'exonerat']) {
      expect(right.slice(0, 8), words).toContain(found(words)[0]);
    }
  });

  it('finds nothing for words that no entry has, and for none', () => {
    for (const words of ['', ' ', '?!', 'zzzzzz', 'the of and', '__proto__', '\ud800'])
      expect(found(words)).toEqual([]);
  });

  it('finds nothing for what is no string', () => {
    for (const value of [undefined, null, 7, {}, [], Symbol('tie'), () => 'tie']) {
      expect(Reflect.apply(searchRules, undefined, [value])).toEqual([]);
    }
  });

  it('reads the opening of a long text only', () => {
    expect(found(`${' '.repeat(200)}tie`)).toEqual([]);
    const long = 'tie '.repeat(2_500_000);
    const start = performance.now();
    expect(found(long)).toEqual(found('tie'));
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('never throws, lists no entry twice, and answers the same again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (words) => {
        const ids = found(words);
        expect(new Set(ids).size).toBe(ids.length);
        expect(found(words)).toEqual(ids);
      }),
    );
  });
});
