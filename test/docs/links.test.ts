import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const PAGES = [
  'README.md',
  '.github/SECURITY.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .map((name) => join('docs', name))
    .filter((name) => name.endsWith('.md') && !name.startsWith(join('docs', 'api'))),
];

/** The text without its blocks of code, in which nothing is a link. */
function proseOf(page: string): string {
  return readFileSync(page, 'utf8').replaceAll(/^```.*?^```$/gms, '');
}

/** The places of a page that a link may name: its headings, as GitHub calls them, and its own anchors. */
function anchorsOf(page: string): ReadonlySet<string> {
  const prose = proseOf(page);
  const headings = [...prose.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/<[^>]*>|\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
  const own = [...prose.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id);
  return new Set([...headings, ...own]);
}

/** Where the links of a page lead, as they are written there, but for those to other sites. */
function linksOf(page: string): string[] {
  return [...proseOf(page).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link));
}

function leadsSomewhere(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : normalize(join(dirname(page), path));
  if (!existsSync(target)) return false;
  return anchor === undefined || (statSync(target).isFile() && anchorsOf(target).has(anchor));
}

describe('the links of the docs', () => {
  it.each(PAGES)('lead to what there is, and to a place in it: %s', (page) => {
    expect(linksOf(page).filter((link) => !leadsSomewhere(page, link))).toEqual([]);
  });

  it('lead to every page from the README, by one way or another', () => {
    const reached = new Set<string>(['README.md']);
    for (const page of reached) {
      for (const link of linksOf(page)) {
        const target = normalize(join(dirname(page), link.split('#')[0] ?? ''));
        if (target.endsWith('.md')) reached.add(target);
      }
    }
    expect(PAGES.filter((page) => !reached.has(page))).toEqual([]);
  });
});
