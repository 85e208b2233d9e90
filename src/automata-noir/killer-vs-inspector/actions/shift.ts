import type { ActionRule } from '../../../kernel/action-rule.js';
import { tell } from '../../../kernel/draft.js';
import { at } from '../../../kernel/lists.js';
import { seatsOf } from '../../../kernel/players.js';
import { refusal } from '../../../kernel/table.js';
import { direction, index, LINES_TO_SHIFT, linesOf, shifted, undoes } from '../../shift.js';
import { PLAYERS } from '../setup.js';
import type { KillerVsInspectorCode, Shift, Sight, State } from '../state.js';
import { begun, nextTurn } from '../turn.js';

/** The spaces that a Shift moves a line. */
export const SHIFT_DISTANCE = 1;

const NO_SUCH_LINE = /* @__PURE__ */ refusal(
  'no-such-line',
  'kvi.shift.line',
  'You can only shift a row or column of the board.',
);
const SHIFT_UNDONE = /* @__PURE__ */ refusal(
  'shift-undone',
  'kvi.no-undo',
  'You cannot undo the Shift of the turn before.',
);

/** By player: every line of the whole board, in both its directions. */
const SHIFTS: readonly (readonly Shift[])[] = /* @__PURE__ */ seatsOf(PLAYERS).map((player) =>
  LINES_TO_SHIFT.map((line) => Object.freeze({ type: 'shift', player, direction: line.direction, index: line.index })),
);

/**
 * Shift: move a row or a column one space.
 *
 * @rule kvi.shift.line
 * @rule kvi.shift.one
 * @rule kvi.no-undo
 */
export const shift: ActionRule<State, Sight, Shift, KillerVsInspectorCode> = {
  fields: { direction, index },

  isMade: ({ phase }) => phase === 'turn',

  all: SHIFTS,

  candidates: (_, player) => at(SHIFTS, player),

  check: ({ board, lastShift }, action) => {
    if (action.index >= linesOf(board, action.direction)) return NO_SUCH_LINE;
    return lastShift !== null && undoes(action, lastShift) ? SHIFT_UNDONE : null;
  },

  resolve: (state, { player, direction: towards, index: line }) => {
    const draft = begun(state);
    const { table } = draft;
    table.board = shifted(table.board, towards, line, SHIFT_DISTANCE);
    table.lastShift = { player, direction: towards, index: line, distance: SHIFT_DISTANCE };
    tell(draft, { type: 'shifted', player, direction: towards, index: line, distance: SHIFT_DISTANCE });
    return nextTurn(draft);
  },
};
