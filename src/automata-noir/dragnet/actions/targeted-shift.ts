import type { ActionRule } from '../../../kernel/action-rule.js';
import { actionsOn, madeOnce } from '../../../kernel/made-once.js';
import { placeOf, withEvidence } from '../../board.js';
import { DIRECTIONS, direction, movesRow, shifted } from '../../shift.js';
import { SUSPECTS, suspect as suspectField } from '../../suspects.js';
import { evidencePlaced } from '../events.js';
import { drawn, placingForbidden, toldDrawn } from '../evidence-hand.js';
import type { DragnetCode, Sight, State, TargetedShift } from '../state.js';
import { TEAM_PLAYERS } from '../teams.js';
import { endTurn } from '../turn.js';

/** The spaces that a Targeted Shift moves its line. */
const SPACES = 1;

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
    const { board } = state.table;
    const { secrets } = state;
    const place = placeOf(board, suspect);
    const index = movesRow(towards) ? Math.floor(place / board.width) : place % board.width;
    return endTurn(
      state,
      shifted(withEvidence(board, suspect, true), towards, index, SPACES),
      drawn(secrets, player, suspect),
      [
        evidencePlaced(player, suspect),
        { type: 'shifted', player, direction: towards, index, distance: SPACES },
        toldDrawn(secrets, player),
      ],
    );
  },
};
