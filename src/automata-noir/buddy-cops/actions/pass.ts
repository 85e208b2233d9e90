import type { ActionRule } from '../../../kernel/action-rule.js';
import { at } from '../../../kernel/lists.js';
import { seatsOf } from '../../../kernel/players.js';
import { PLAYERS } from '../setup.js';
import type { BuddyCopsCode, Pass, Sight, State } from '../state.js';
import { acted, changed, goOn } from '../turn.js';

const PASSES: readonly (readonly Pass[])[] = /* @__PURE__ */ Object.freeze(
  /* @__PURE__ */ seatsOf(PLAYERS).map((player) => Object.freeze([Object.freeze({ type: 'pass', player } as const)])),
);

/**
 * A Cop does nothing in this turn.
 *
 * @rule cops.pass
 */
export const pass: ActionRule<State, Sight, Pass, BuddyCopsCode> = {
  fields: {},

  isMade: ({ phase, role }) => phase === 'cops-turn' && role !== 'killer',

  candidates: ({ perspective }) => (perspective === 'spectator' ? [] : at(PASSES, perspective)),

  check: () => null,

  resolve: (state, { player }) => goOn(changed(acted(state, player), {}, { type: 'passed', player }), player),
};
