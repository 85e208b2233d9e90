import type { Rule } from '../rules/index.js';
import type { Page } from './output.js';

const KINDS = {
  rule: 'rule',
  ruling: 'ruling',
  derived: 'derived fact',
  conduct: 'for people, not for the game',
} as const;

/** Writes an entry of the rules: what holds, where the book says so, and of a ruling how else it can be read. */
export function writeRule(
  { id, kind, title, text, source, readings = [], reason, seeAlso = [] }: Rule,
  page: Page,
): void {
  page.heading(title);
  page.text(`${id} (${KINDS[kind]})`, '  ');
  page.text(text, '  ');
  page.text(`Source: ${source}`, '  ');
  if (readings.length > 0) page.line('  Readings:');
  for (const reading of readings) page.text(`- ${reading}`, '  ');
  if (reason !== undefined) page.text(`Why: ${reason}`, '  ');
  if (seeAlso.length > 0) page.text(`See also: ${seeAlso.join(', ')}`, '  ');
}
