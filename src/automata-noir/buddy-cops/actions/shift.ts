import type { ActionRule } from '../../../kernel/action-rule.js';
import { at } from '../../../kernel/lists.js';
import { seatsOf } from '../../../kernel/players.js';
import { refusal } from '../../../kernel/table.js';
import { direction, index, LINES_TO_SHIFT, type Shifted, shifted } from '../../shift.js';
import { canKillAfter, dutyForbids, mustKill } from '../must-kill.js';
import { undoesAnother } from '../no-undo.js';
import { PLAYERS } from '../setup.js';
import type { BuddyCopsCode, Shift, Sight, State } from '../state.js';
import { acted, changed, goOn } from '../turn.js';

const UNDOES = /* @__PURE__ */ refusal(
  'shift-undone',
  'cops.no-undo.shift',
  'You may not move a line back that another player has shifted in their latest turn.',
);

const SHIFTS: readonly (readonly Shift[])[] = /* @__PURE__ */ seatsOf(PLAYERS).map((player) =>
  LINES_TO_SHIFT.map((line) => Object.freeze({ type: 'shift', player, direction: line.direction, index: line.index })),
);

/**
 * Move a row or column by one space.
 *
 * @rule cops.shift.line
 * @rule cops.no-undo.shift
 * @rule noir.shift.wrap
 */
export const shift: ActionRule<State, Sight, Shift, BuddyCopsCode> = {
  fields: { direction, index },

  isMade: ({ phase, role }) => (role === 'killer' ? phase === 'killer-turn' : phase === 'cops-turn'),

  all: SHIFTS,

  candidates: (sight, player) => (mustKill(sight) ? [] : at(SHIFTS, player)),

  check: (sight, line) => {
    if (undoesAnother(sight, line)) return UNDOES;
    return sight.role === 'killer' ? dutyForbids(sight, () => canKillAfter(sight, line)) : null;
  },

  resolve: (state, { player, direction: towards, index: line }) => {
    const done: Shifted = { player, direction: towards, index: line, distance: 1 };
    return goOn(lineMoved(state, done), player);
  },
};

/** The line has moved, and is what the player shifted in this turn. */
export function lineMoved(state: State, done: Shifted): State {
  const { player, direction: towards, index: line, distance } = done;
  return changed(
    acted(state, player, done),
    { board: shifted(state.table.board, towards, line, distance) },
    { type: 'shifted', player, direction: towards, index: line, distance },
  );
}
