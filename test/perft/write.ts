/** Writes docs/perft.md from the positions: `npx tsx test/perft/write.ts`. */
import { writeFileSync } from 'node:fs';
import { page } from './page.js';

writeFileSync('docs/perft.md', page());
