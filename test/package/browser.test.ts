import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launch, serve } from './browser.js';
import { exampleOf, projectOf, ROOT, removeProjects } from './project.js';

const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');
const SOURCE = readFileSync(join(import.meta.dirname, 'consumers/play.ts'), 'utf8');

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  removeProjects();
});

/** Opens the page of a folder and gives it to the visitor; nothing may go wrong on it. */
async function visit(folder: string, query: string, visitor: (page: Page) => Promise<void>): Promise<void> {
  const site = await serve(folder);
  const page = await browser.newPage();
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  try {
    await page.goto(site.url + query);
    await visitor(page);
    expect(problems).toEqual([]);
  } finally {
    await page.close();
    site.close();
  }
}

describe('in a browser', () => {
  it('is bundled by Vite, and plays a game of each kind as in Node', async () => {
    const project = await projectOf('vite', {
      'index.html': '<!doctype html><link rel="icon" href="data:," /><script type="module" src="./main.ts"></script>',
      'main.ts': `${SOURCE}\ndocument.title = JSON.stringify(playAll());\n`,
      'node.mjs': "import { playAll } from './build/play.mjs';\nconsole.log(JSON.stringify(playAll()));\n",
      'play.ts': SOURCE,
      'vite.node.config.js':
        "export default { build: { outDir: 'build', lib: { entry: 'play.ts', formats: ['es'], fileName: 'play' } } };\n",
    });
    await project.node(VITE, 'build', '--logLevel', 'warn');
    await project.node(VITE, 'build', '--logLevel', 'warn', '--config', 'vite.node.config.js');
    const inNode: unknown = JSON.parse(await project.node('node.mjs'));
    await visit(join(project.folder, 'dist'), '', async (page) => {
      await page.waitForFunction(() => document.title !== '');
      expect(JSON.parse(await page.title())).toEqual(inNode);
    });
  });

  it('plays District Noir in the React component of the examples, against its bot', async () => {
    const project = await exampleOf('react');
    await project.node(join(ROOT, 'node_modules/typescript-native/bin/tsc'));
    await project.node(VITE, 'build', '--logLevel', 'warn');
    await visit(join(project.folder, 'dist'), '?seed=tuesday', async (page) => {
      for (;;) {
        const { step, isOver, backs, buttons } = await page.evaluate(() => ({
          step: Number(document.querySelector('main')?.dataset['step']),
          isOver: document.querySelector('[role=status]') !== null,
          backs: document.querySelectorAll('[aria-label=opponent] [role=img]').length,
          buttons: [...document.querySelectorAll('button')].map(({ disabled, title }) => ({ disabled, title })),
        }));
        if (isOver) break;
        expect(backs).toBeLessThanOrEqual(5);
        // Each button can be pressed or says why not.
        expect(buttons.filter(({ disabled, title }) => disabled === (title === ''))).toEqual([]);
        // The bot moves by itself. The last button comes and goes with the cards in hand, so that both actions come up.
        if (buttons.some(({ disabled }) => !disabled)) await page.locator('button:enabled').last().click();
        await page.waitForFunction((n) => Number(document.querySelector('main')?.dataset['step']) > n, step);
      }
      const over = page.getByRole('status');
      expect(await over.textContent()).toMatch(/^(You|Bot|Nobody).* won: (points|city|majorities|drawn)$/);
      expect(await page.locator('button:enabled').count()).toBe(0);
    });
  });
});
