import { createHash } from 'node:crypto';
import listed from './sentences.json' with { type: 'json' };

/** A sentence of a rulebook, told from all others by its place, and recognised without its words. */
export interface Sentence {
  /** From 1, within its heading. */
  readonly number: number;
  readonly words: number;
  /** Of its letters and digits, as `hashOf` makes it. */
  readonly hash: string;
  /** The entries of the catalogue that say what it says, or rule on it. */
  readonly rules?: readonly string[];
  /** Why it binds nobody, where no entry covers it. */
  readonly why?: string;
}

/** What stands in a rulebook under one heading. */
export interface Section {
  /** The headings that lead there, from the widest. */
  readonly heading: readonly string[];
  readonly sentences: readonly Sentence[];
}

/** A rulebook, sentence by sentence. */
export interface Book {
  readonly title: string;
  readonly sections: readonly Section[];
}

/** The three rulebooks. */
export const BOOKS: readonly Book[] = listed;

/** What a line of a list opens with: a bullet, a note mark, a number or a step such as `B-1-2.` */
const MARK = /^(?:[•※*-]|\d+\.|[A-Z](?:-\d+)+\.)\s*/;

/** The end of a sentence: its mark with whatever closes behind it, and a gap; but not in "2 vs. 2". */
const END = /(?<=(?<!\bvs)[.!?]["”)\]]*)\s+/;

function sentencesOf(line: string): string[] {
  return line.trim().replace(MARK, '').split(END).filter(isSaying);
}

function isSaying(text: string): boolean {
  return /\w/.test(text);
}

/**
 * The sentences under each of these headings, which must open lines of their own in this order; what comes before the
 * first is the title and the table of contents. A line of a list or of a table is at least one sentence.
 */
export function textsOf(book: string, headings: readonly string[]): string[][] {
  const sections: string[][] = [];
  for (const line of book.split('\n')) {
    const next = headings[sections.length];
    if (line.trim() === next) sections.push([]);
    else sections.at(-1)?.push(...sentencesOf(line));
  }
  return sections;
}

function wordsOf(sentence: string): string[] {
  return sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** How many words a sentence has: runs of letters and digits. */
export function countOf(sentence: string): number {
  return wordsOf(sentence).length;
}

/** The first eight hex digits of SHA-256 over the words in lower case with single spaces between them. */
export function hashOf(sentence: string): string {
  return createHash('sha256').update(wordsOf(sentence).join(' ')).digest('hex').slice(0, 8);
}

/** Where the text of a rulebook is not what is listed of it: a line for each place; none when it is the same. */
export function faults(book: Book, text: string): string[] {
  const texts = textsOf(
    text,
    book.sections.map(({ heading }) => heading.at(-1) ?? ''),
  );
  return book.sections.flatMap(({ heading, sentences }, index) => {
    const place = heading.join(', ');
    const found = texts[index];
    if (found === undefined) return [`${place}: no such heading`];
    if (found.length !== sentences.length) {
      return [`${place}: ${found.length} sentences, ${sentences.length} are listed`];
    }
    return sentences
      .filter(({ words, hash }, at) => words !== countOf(found[at] ?? '') || hash !== hashOf(found[at] ?? ''))
      .map(({ number }) => `${place}, ${number}: not the sentence that is listed`);
  });
}
