import type { ActionRule } from '../../../kernel/action-rule.js';
import { tell } from '../../../kernel/draft.js';
import { at } from '../../../kernel/lists.js';
import { seatsOf } from '../../../kernel/players.js';
import { PLAYERS } from '../setup.js';
import type { BuddyCopsCode, Pass, Sight, State } from '../state.js';
import { acted, goOn } from '../turn.js';

const PASSES: readonly (readonly Pass[])[] = /* @__PURE__ */ seatsOf(PLAYERS).map((player) => [
  Object.freeze({ type: 'pass', player }),
]);

/**
 * A Cop does nothing in this turn.
 *
 * @rule cops.pass
 */
export const pass: ActionRule<State, Sight, Pass, BuddyCopsCode> = {
  fields: {},

  isMade: ({ phase }) => phase === 'cops-turn',

  all: PASSES,

  candidates: (_, player) => at(PASSES, player),

  check: () => null,

  resolve: (state, { player }) => {
    const draft = acted(state, player);
    tell(draft, { type: 'passed', player });
    return goOn(draft, player);
  },
};
