import { describe, expect, it } from 'vitest';
import { RULES, ruleOf } from '../../src/rules/index.js';
import { BOOKS, countOf, faults, hashOf, type Section, textsOf } from './sentences.js';

const sections = BOOKS.flatMap(({ title, sections }) =>
  sections.map((section) => [`${title}: ${section.heading.join(', ')}`, section] as const),
);
const sentences = sections.flatMap(([, section]) => section.sentences);
const cited = new Set(sentences.flatMap(({ rules = [] }) => rules));

describe('the list of the rulebooks’ sentences', () => {
  it('lists the three rulebooks', () => {
    expect(BOOKS.map(({ title }) => title)).toEqual(['Automata NOIR', 'District Noir', 'Agent Black']);
  });

  it.each(sections)('numbers the sentences from 1: %s', (_, { sentences }) => {
    expect(sentences.map(({ number }) => number)).toEqual(sentences.map((_, index) => index + 1));
  });

  it('has no heading twice, and each below one that comes before it', () => {
    for (const { sections } of BOOKS) {
      const paths = sections.map(({ heading }) => heading.join('\n'));
      expect(new Set(paths).size).toBe(paths.length);
      for (const { heading } of sections.filter(({ heading }) => heading.length > 1)) {
        expect(paths).toContain(heading.slice(0, -1).join('\n'));
      }
    }
  });

  it.each(sections)('says of each sentence what covers it, or why it binds nobody: %s', (_, { sentences }) => {
    for (const { rules, why, words, hash } of sentences) {
      expect(words).toBeGreaterThan(0);
      expect(hash).toMatch(/^[0-9a-f]{8}$/);
      if (why === undefined) expect(rules?.length).toBeGreaterThan(0);
      else {
        expect(why).toMatch(/^[A-Z].*\.$/);
        expect(rules).toBeUndefined();
      }
    }
  });

  it('cites entries that there are, none of them twice for one sentence', () => {
    expect([...cited].filter((id) => ruleOf(id) === undefined)).toEqual([]);
    for (const { rules = [] } of sentences) expect(new Set(rules).size).toBe(rules.length);
  });

  it('cites entries of the same box only', () => {
    const boxOf = { 'Automata NOIR': 'automata-noir', 'District Noir': 'district-noir', 'Agent Black': 'agent-black' };
    for (const [title, box] of Object.entries(boxOf)) {
      const own = BOOKS.find((book) => book.title === title)?.sections.flatMap(({ sentences }) => sentences) ?? [];
      const scopes = new Set(own.flatMap(({ rules = [] }) => rules.map((id) => ruleOf(id)?.game ?? 'none')));
      expect([...scopes].filter((scope) => !scope.startsWith(box))).toEqual([]);
    }
  });

  it('cites every entry, unless the entry says that it is from elsewhere', () => {
    const elsewhere = /^(noir-rules|All rulebooks): /;
    expect(RULES.filter(({ id, source }) => !cited.has(id) && !elsewhere.test(source)).map(({ id }) => id)).toEqual([]);
  });
});

describe('the check against a rulebook', () => {
  const book = [
    'Chess Rulebook',
    '• Setup',
    'Setup',
    'The board has 8x8 squares (see "Squares"). White begins!',
    '• A king',
    '1. A queen vs. Black’s queen; e.g., on d1.',
    '',
    'B. Check',
    'B-1-2. Say "check." Then wait.',
  ].join('\n');
  const headings = ['Setup', 'B. Check'];
  const texts = textsOf(book, headings);
  const listed = (sentences: readonly string[]): Section['sentences'] =>
    sentences.map((text, index) => ({ number: index + 1, words: countOf(text), hash: hashOf(text), why: 'Chess.' }));
  const chess = {
    title: 'Chess',
    sections: texts.map((sentences, index) => ({ heading: [headings[index] ?? ''], sentences: listed(sentences) })),
  };

  it('finds headings, sentences and the items of lists', () => {
    expect(texts).toEqual([
      [
        'The board has 8x8 squares (see "Squares").',
        'White begins!',
        'A king',
        'A queen vs. Black’s queen; e.g., on d1.',
      ],
      ['Say "check."', 'Then wait.'],
    ]);
  });

  it('is content with the book that was listed, however it is set', () => {
    expect(faults(chess, book)).toEqual([]);
    expect(faults(chess, book.replaceAll('squares (see', 'SQUARES  –  (see').replaceAll('\n', '\r\n'))).toEqual([]);
  });

  it('tells of a word that differs, a sentence too many or too few, and a heading that is not there', () => {
    expect(faults(chess, book.replace('White', 'Black'))).toEqual(['Setup, 2: not the sentence that is listed']);
    expect(faults(chess, book.replace('begins!', 'begins! Always.'))).toContain('Setup: 5 sentences, 4 are listed');
    expect(faults(chess, book.replace('Then wait.', ''))).toEqual(['B. Check: 1 sentences, 2 are listed']);
    expect(faults(chess, book.replace('B. Check', ''))).toContain('B. Check: no such heading');
  });
});
