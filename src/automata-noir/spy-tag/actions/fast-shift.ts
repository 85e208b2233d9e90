import type { ActionRule } from '../../../kernel/action-rule.js';
import { at } from '../../../kernel/lists.js';
import { type Player, seatsOf } from '../../../kernel/players.js';
import { refusal } from '../../../kernel/table.js';
import { DIRECTIONS, type Distance, direction, distance, index, shifted, undoes } from '../../shift.js';
import type { FastShift, Sight, SpyTagCode, State } from '../state.js';
import { NETWORK_SPIES } from '../teams.js';
import { nextTurn } from '../turn.js';

const SHIFT_UNDONE = /* @__PURE__ */ refusal(
  'shift-undone',
  'spy.no-undo',
  'The player just before you shifted this line: you can’t shift it the opposite way now.',
);

const LINES: readonly number[] = /* @__PURE__ */ Object.freeze([0, 1, 2, 3, 4]);
const DISTANCES: readonly Distance[] = /* @__PURE__ */ Object.freeze([1, 2] as const);

function fastShiftsOf(player: Player): readonly FastShift[] {
  const shifts = DIRECTIONS.flatMap((towards) =>
    LINES.flatMap((line) =>
      DISTANCES.map(
        (spaces): FastShift =>
          Object.freeze({ type: 'fast-shift', player, direction: towards, index: line, distance: spaces }),
      ),
    ),
  );
  return Object.freeze(shifts);
}

/** All forty of each player. */
const FAST_SHIFTS: readonly (readonly FastShift[])[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ seatsOf(NETWORK_SPIES).map(fastShiftsOf),
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

  candidates: ({ perspective }) => (perspective === 'spectator' ? [] : at(FAST_SHIFTS, perspective)),

  check: ({ lastShift }, action) => (lastShift !== null && undoes(action, lastShift) ? SHIFT_UNDONE : null),

  resolve: (state, { player, direction, index, distance }) => {
    const { board, trophies } = state.table;
    const { identities, deck } = state.secrets;
    return nextTurn(state, {
      board: shifted(board, direction, index, distance),
      lastShift: { player, direction, index, distance },
      trophies,
      identities,
      deck,
      told: [{ type: 'shifted', player, direction, index, distance }],
    });
  },
};
