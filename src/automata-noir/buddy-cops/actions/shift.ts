import type { ActionRule } from '../../../kernel/action-rule.js';
import { tell } from '../../../kernel/draft.js';
import type { Violation } from '../../../kernel/errors.js';
import { at } from '../../../kernel/lists.js';
import { type Player, seatsOf } from '../../../kernel/players.js';
import { refusal } from '../../../kernel/table.js';
import { type Direction, type Distance, direction, index, LINES_TO_SHIFT, type Line, shifted } from '../../shift.js';
import { dutyForbids, killsAfter, mustKill } from '../must-kill.js';
import { shiftsOfOthers, undoesOne } from '../no-undo.js';
import { PLAYERS } from '../setup.js';
import type { BuddyCopsCode, Shift, Sight, State } from '../state.js';
import { acted, goOn, SHIFT_DISTANCE } from '../turn.js';

const UNDOES = /* @__PURE__ */ refusal(
  'shift-undone',
  'cops.no-undo.shift',
  'You cannot undo a Shift of another player’s latest turn.',
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

  isMade: ({ phase }) => phase === 'killer-turn' || phase === 'cops-turn',

  all: SHIFTS,

  candidates: (sight, player) => {
    if (mustKill(sight)) return [];
    const refusalOf = refusals(sight, player);
    return at(SHIFTS, player).filter((line, number) => refusalOf(line, number) === null);
  },

  areLegal: true,

  check: (sight, line) => {
    const number = LINES_TO_SHIFT.findIndex((one) => one.direction === line.direction && one.index === line.index);
    return refusals(sight, line.player)(line, number);
  },

  resolve: (state, { player, direction: towards, index: line }) =>
    moveLine(state, player, towards, line, SHIFT_DISTANCE),
};

/** Tells of a line, and its number in `LINES_TO_SHIFT`, why the player may not move it, if so. */
function refusals(sight: Sight, player: Player): (line: Line, number: number) => Violation<BuddyCopsCode> | null {
  const others = shiftsOfOthers(sight, player);
  const canKillAfter = sight.role === 'killer' ? killsAfter(sight) : null;
  return (line, number) => {
    if (undoesOne(others, line)) return UNDOES;
    return canKillAfter === null ? null : dutyForbids(sight, canKillAfter(number));
  };
}

/** The player moves the line: it is what they have shifted in this turn. */
export function moveLine(state: State, player: Player, towards: Direction, line: number, spaces: Distance): State {
  const draft = acted(state, player, { player, direction: towards, index: line, distance: spaces });
  draft.table.board = shifted(state.table.board, towards, line, spaces);
  tell(draft, { type: 'shifted', player, direction: towards, index: line, distance: spaces });
  return goOn(draft, player);
}
