/** `npm run api:update`: writes the reports anew from what `npm run build` made, for a change that is meant. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reports } from './report.js';

const folder = import.meta.dirname;
for (const file of readdirSync(folder)) if (file.endsWith('.md')) rmSync(join(folder, file));
for (const { file, text } of reports(join(folder, '../..'))) writeFileSync(join(folder, file), text);
