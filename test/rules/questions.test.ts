import { describe, expect, it } from 'vitest';
import { ruleOf } from '../../src/rules/index.js';
import { pageOf } from './pages.js';
import { questions } from './questions.js';

/** What the examples do, `test/docs` runs. */
describe('the questions and answers', () => {
  it('are many, none of them twice', () => {
    const words = questions().map((question) => question.words);
    expect(words.length).toBeGreaterThanOrEqual(60);
    expect(new Set(words).size).toBe(words.length);
  });

  it('are about every game', () => {
    const chapters = new Set(questions().map(({ chapter }) => chapter));
    expect(chapters).toEqual(
      new Set([
        'Automata NOIR, all cases',
        'Killer vs. Inspector',
        'Spy Tag and Spy Network',
        'Buddy Cops',
        'Dragnet and Team Investigators',
        'District Noir',
        'Agent Black',
      ]),
    );
  });

  it.each(questions())('$words', ({ words, rule, link, examples }) => {
    expect(words).toMatch(/\?$/);
    const entry = ruleOf(rule);
    expect(entry && `rules/${pageOf(entry)}#${rule}`).toBe(link);
    expect(examples.length).toBe(1);
    expect(examples.join()).toMatch(/^\s*assert\b/m);
  });
});
