import type { ActionRule } from '../../../kernel/action-rule.js';
import { at } from '../../../kernel/lists.js';
import { seatsOf } from '../../../kernel/players.js';
import { refusal } from '../../../kernel/table.js';
import { DISTANCES, direction, distance, index, LINES_TO_SHIFT } from '../../shift.js';
import { shiftsOfKiller, undoesOne } from '../no-undo.js';
import { PLAYERS } from '../setup.js';
import type { BuddyCopsCode, FastShift, Sight, State } from '../state.js';
import { moveLine } from './shift.js';

const UNDOES = /* @__PURE__ */ refusal(
  'fast-shift-undone',
  'cops.no-undo.fast',
  'You cannot undo a Shift of the Killer’s latest turn.',
);

/** By player; of each line, both distances. */
const FAST_SHIFTS: readonly (readonly FastShift[])[] = /* @__PURE__ */ seatsOf(PLAYERS).map((player) =>
  LINES_TO_SHIFT.flatMap((line) =>
    DISTANCES.map(
      (spaces): FastShift =>
        Object.freeze({ type: 'fast-shift', player, direction: line.direction, index: line.index, distance: spaces }),
    ),
  ),
);

/**
 * The Undercover moves a row or column by one or two spaces.
 *
 * @rule cops.fast-shift.line
 * @rule cops.no-undo.fast
 * @rule noir.shift.wrap
 */
export const fastShift: ActionRule<State, Sight, FastShift, BuddyCopsCode> = {
  fields: { direction, index, distance },

  isMade: ({ phase, role }) => phase === 'cops-turn' && role === 'undercover',

  all: FAST_SHIFTS,

  candidates: (sight, player) => {
    const shifts = shiftsOfKiller(sight);
    return at(FAST_SHIFTS, player).filter((line) => !undoesOne(shifts, line));
  },

  areLegal: true,

  check: (sight, line) => (undoesOne(shiftsOfKiller(sight), line) ? UNDOES : null),

  resolve: (state, { player, direction: towards, index: line, distance: spaces }) =>
    moveLine(state, player, towards, line, spaces),
};
