import { readFileSync } from 'node:fs';

/** A question of `docs/questions.md`. */
export interface Question {
  /** The game that it is about, as its chapter is called. */
  readonly chapter: string;
  readonly words: string;
  readonly rule: string;
  /** Where its link leads to, from the page. */
  readonly link: string;
  /** Its example, one block of TypeScript or more. */
  readonly examples: readonly string[];
}

const PAGE = 'docs/questions.md';

/** Every question of the page, in order. */
export function questions(): readonly Question[] {
  const chapters = readFileSync(PAGE, 'utf8').split(/^## /m).slice(1);
  return chapters.flatMap((text) => {
    const [chapter = '', ...parts] = text.split(/^### /m);
    return parts.map((part) => {
      const [, rule = '', link = ''] = /^Rule: \[`([^`]+)`\]\(([^)]+)\)$/m.exec(part) ?? [];
      const examples = [...part.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code = '']) => code);
      return { chapter: chapter.trim(), words: part.split('\n')[0] ?? '', rule, link, examples };
    });
  });
}
