import type { ActionRule } from '../../../kernel/action-rule.js';
import { tell } from '../../../kernel/draft.js';
import { actionsOn, madeOnce } from '../../../kernel/made-once.js';
import type { Player } from '../../../kernel/players.js';
import { placeOf } from '../../board.js';
import { DIRECTIONS, type Direction, direction, movesRow, shifted } from '../../shift.js';
import { SUSPECTS, type Suspect, suspect as suspectField } from '../../suspects.js';
import { draw, place, placingForbidden } from '../evidence-hand.js';
import type { DragnetCode, Sight, State, TargetedShift } from '../state.js';
import { TEAM_PLAYERS } from '../teams.js';
import { begun, type Draft, endTurn } from '../turn.js';

/** The spaces that a Targeted Shift moves its line. */
const SHIFT_DISTANCE = 1;

/** By player and suspect, one in each direction. */
const SHIFTS = /* @__PURE__ */ madeOnce(TEAM_PLAYERS, SUSPECTS, (player, suspect) =>
  DIRECTIONS.map(
    (towards): TargetedShift => Object.freeze({ type: 'targeted-shift', player, suspect, direction: towards }),
  ),
);

/**
 * Place a card from the hand, move its suspect's row or column one space, and draw a card.
 *
 * @rule dragnet.evidence.place
 * @rule dragnet.shift.move
 * @rule dragnet.shift.wrap
 * @rule dragnet.shift.free
 * @rule dragnet.evidence.draw
 */
export const targetedShift: ActionRule<State, Sight, TargetedShift, DragnetCode> = {
  fields: { suspect: suspectField, direction },

  isMade: ({ phase }) => phase === 'turn',

  all: /* @__PURE__ */ SHIFTS.map((own) => [...own.values()].flat()),

  candidates: ({ hand, finalRound }, player) => {
    const legal: TargetedShift[] = [];
    if (!finalRound) for (const shifts of actionsOn(SHIFTS, player, hand)) legal.push(...shifts);
    return legal;
  },

  areLegal: true,

  check: (sight, { suspect }) => placingForbidden(sight, suspect),

  resolve: (state, { player, suspect, direction: towards }) => {
    const draft = begun(state);
    place(draft, player, suspect);
    move(draft, player, suspect, towards);
    draw(draft, player, suspect);
    return endTurn(draft);
  },
};

/**
 * The suspect's row or column moves.
 *
 * @rule dragnet.shift.move
 */
function move(draft: Draft, player: Player, suspect: Suspect, towards: Direction): void {
  const { table } = draft;
  const where = placeOf(table.board, suspect);
  const index = movesRow(towards) ? Math.floor(where / table.board.width) : where % table.board.width;
  table.board = shifted(table.board, towards, index, SHIFT_DISTANCE);
  tell(draft, { type: 'shifted', player, direction: towards, index, distance: SHIFT_DISTANCE });
}
