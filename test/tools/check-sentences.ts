/**
 * Compares rulebooks with `test/rules/sentences.json`, for whoever has their text:
 * `npx tsx test/tools/check-sentences.ts <file>…`. A file is plain text that opens with the title of its game; its
 * headings stand on lines of their own. Prints what differs and exits with 1 if anything does.
 */
import { readFileSync } from 'node:fs';
import { BOOKS, faults } from '../rules/sentences.js';

const files = process.argv.slice(2);
if (files.length === 0) throw new Error('no file is given');
for (const file of files) {
  const text = readFileSync(file, 'utf8');
  const book = BOOKS.find(({ title }) => text.startsWith(title));
  if (book === undefined) throw new Error(`${file} is none of ${BOOKS.map(({ title }) => title).join(', ')}`);
  const found = faults(book, text);
  const count = book.sections.reduce((sum, { sentences }) => sum + sentences.length, 0);
  for (const line of found) console.log(`${book.title}: ${line}`);
  console.log(`${book.title}: ${count} sentences under ${book.sections.length} headings, ${found.length} faults`);
  if (found.length > 0) process.exitCode = 1;
}
