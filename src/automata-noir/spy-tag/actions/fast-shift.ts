import type { ActionRule } from '../../../kernel/action-rule.js';
import { tell } from '../../../kernel/draft.js';
import { at } from '../../../kernel/lists.js';
import { seatsOf } from '../../../kernel/players.js';
import { refusal } from '../../../kernel/table.js';
import { DISTANCES, direction, distance, index, LINES_TO_SHIFT, shifted, undoes } from '../../shift.js';
import type { FastShift, Sight, SpyTagCode, State } from '../state.js';
import { NETWORK_SPIES } from '../teams.js';
import { begun, nextTurn } from '../turn.js';

const SHIFT_UNDONE = /* @__PURE__ */ refusal(
  'shift-undone',
  'spy.no-undo',
  'You cannot undo the Shift of the player before you.',
);

/** All forty of each player. */
const FAST_SHIFTS: readonly (readonly FastShift[])[] = /* @__PURE__ */ seatsOf(NETWORK_SPIES).map((player) =>
  LINES_TO_SHIFT.flatMap((line) =>
    DISTANCES.map(
      (spaces): FastShift =>
        Object.freeze({ type: 'fast-shift', player, direction: line.direction, index: line.index, distance: spaces }),
    ),
  ),
);

/**
 * Move a row or a column one or two spaces in one direction.
 *
 * @rule spy.fast-shift.line
 * @rule spy.no-undo
 */
export const fastShift: ActionRule<State, Sight, FastShift, SpyTagCode> = {
  fields: { direction, index, distance },

  isMade: ({ phase }) => phase === 'turn',

  all: FAST_SHIFTS,

  candidates: (_, player) => at(FAST_SHIFTS, player),

  check: ({ lastShift }, action) => (lastShift !== null && undoes(action, lastShift) ? SHIFT_UNDONE : null),

  resolve: (state, { player, direction, index, distance }) => {
    const draft = begun(state);
    const { table } = draft;
    table.board = shifted(table.board, direction, index, distance);
    table.lastShift = { player, direction, index, distance };
    tell(draft, { type: 'shifted', player, direction, index, distance });
    return nextTurn(draft);
  },
};
