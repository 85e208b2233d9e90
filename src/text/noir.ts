import type { Answer } from '../automata-noir/canvas.js';
import type { Direction, Distance } from '../automata-noir/shift.js';
import { nameOf, SUSPECTS } from '../automata-noir/suspects.js';
import type { Speech } from './words.js';

/** The names of the suspects. */
export const SUSPECT_NAMES: Readonly<Record<string, string>> = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ Object.fromEntries(SUSPECTS.map((suspect) => [suspect, nameOf(suspect)])),
);

const SPACES: Readonly<Record<Distance, string>> = { 1: 'one space', 2: 'two spaces' };

/** `row 1 two spaces to the left`, `column 5 one space down`: lines are counted from 1 at the top and the left. */
export function shiftOf(direction: Direction, index: number, distance: Distance): string {
  return direction === 'left' || direction === 'right'
    ? `row ${index + 1} ${SPACES[distance]} to the ${direction}`
    : `column ${index + 1} ${SPACES[distance]} ${direction}`;
}

/** `Ann says yes, Bob says no`. */
export function answersOf(answers: readonly Answer[], say: Speech): string {
  return answers.map(({ player, adjacent }) => `${say.player(player)} says ${adjacent ? 'yes' : 'no'}`).join(', ');
}
