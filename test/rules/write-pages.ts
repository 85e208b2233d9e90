/** Writes the pages of the rules anew: `npx tsx test/rules/write-pages.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { FOLDER, pages } from './pages.js';

mkdirSync(FOLDER, { recursive: true });
for (const [file, text] of pages()) writeFileSync(`${FOLDER}/${file}`, text);
