import type { ActionRule } from '../../../kernel/action-rule.js';
import { at } from '../../../kernel/lists.js';
import { seatsOf } from '../../../kernel/players.js';
import { refusal } from '../../../kernel/table.js';
import { BOARD_SIZE } from '../../board.js';
import { DIRECTIONS, type Distance, direction, distance, index } from '../../shift.js';
import { undoesKiller } from '../no-undo.js';
import { PLAYERS } from '../setup.js';
import type { BuddyCopsCode, FastShift, Sight, State } from '../state.js';
import { goOn } from '../turn.js';
import { lineMoved } from './shift.js';

/**
 * The spaces by which a Fast Shift may move a line.
 *
 * @rule cops.fast-shift.line
 */
const DISTANCES: readonly Distance[] = /* @__PURE__ */ Object.freeze([1, 2] as const);

const UNDOES = /* @__PURE__ */ refusal(
  'fast-shift-undone',
  'cops.no-undo.fast',
  'You may not move a line back that the Killer has shifted in the latest turn.',
);

const FAST_SHIFTS: readonly (readonly FastShift[])[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ seatsOf(PLAYERS).map((player) =>
    Object.freeze(
      DIRECTIONS.flatMap((towards) =>
        Array.from({ length: BOARD_SIZE }, (_, line) => line).flatMap((line) =>
          DISTANCES.map((spaces) =>
            Object.freeze({ type: 'fast-shift', player, direction: towards, index: line, distance: spaces } as const),
          ),
        ),
      ),
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

  candidates: ({ perspective }) => (perspective === 'spectator' ? [] : at(FAST_SHIFTS, perspective)),

  check: (sight, line) => (undoesKiller(sight, line) ? UNDOES : null),

  resolve: (state, { player, direction: towards, index: line, distance: spaces }) =>
    goOn(lineMoved(state, { player, direction: towards, index: line, distance: spaces }), player),
};
