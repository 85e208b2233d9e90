import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT, run } from './project.js';

const folder = mkdtempSync(join(tmpdir(), 'noir-rules-site-'));
let pages: ReadonlyMap<string, string>;

beforeAll(async () => {
  await run(ROOT, process.execPath, ['node_modules/typedoc/bin/typedoc', '--out', folder]);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  pages = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Whether a link on a page leads to a file of the site, and to a place on it. */
function leadsSomewhere(page: string, link: string): boolean {
  const [path = '', anchor] = link.split('#').map(decodeURIComponent);
  const target = path === '' ? page : normalize(join(dirname(page), path));
  if (!existsSync(join(folder, target))) return false;
  // Icons are drawn into the one file by a script.
  return !anchor || target.endsWith('.svg') || (pages.get(target)?.includes(` id="${anchor}"`) ?? false);
}

describe('the site that npm run docs builds', () => {
  it('has every guide page, and a page for each module', () => {
    const names = [...pages.keys()].map((page) => page.replaceAll('\\', '/'));
    const guides = readdirSync(join(ROOT, 'docs')).filter((file) => file.endsWith('.md'));
    expect(names).toEqual(expect.arrayContaining(guides.map((file) => `documents/${file.replace('.md', '.html')}`)));
    expect(names).toContain('modules/district-noir.html');
  });

  it('has no link that leads nowhere', () => {
    const dead = [...pages].flatMap(([page, text]) =>
      [...text.matchAll(/ href="([^"]+)"/g)]
        .map(([, link = '']) => link.replaceAll('&amp;', '&'))
        .filter((link) => !/^[a-z]+:/.test(link) && !leadsSomewhere(page, link))
        .map((link) => `${page}: ${link}`),
    );
    expect(dead).toEqual([]);
  });
});
