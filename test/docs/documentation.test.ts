import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the README lists each page of the documentation once', () => {
  const [, list = ''] = /^## Documentation\n(.*?)^## /ms.exec(readFileSync('README.md', 'utf8')) ?? [];
  const pages = [...list.matchAll(/\]\(([^)]+\.md)\)/g)].map(([, page]) => page);
  expect(pages).not.toEqual([]);
  expect(pages).toEqual([...new Set(pages)]);
});
