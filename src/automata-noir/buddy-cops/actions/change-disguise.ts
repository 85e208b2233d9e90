import type { ActionRule } from '../../../kernel/action-rule.js';
import { tell } from '../../../kernel/draft.js';
import { actionsOn, madeOnce } from '../../../kernel/made-once.js';
import { only } from '../../../kernel/players.js';
import { refusal } from '../../../kernel/table.js';
import { secretly } from '../../../kernel/told.js';
import { isAlive } from '../../board.js';
import { SUSPECTS, suspect } from '../../suspects.js';
import { cardsHeld, goBy, isHeld } from '../identity.js';
import { canKillAs, dutyForbids, mustKill } from '../must-kill.js';
import { PLAYERS } from '../setup.js';
import type { BuddyCopsCode, ChangeDisguise, Sight, State } from '../state.js';
import { acted, goOn } from '../turn.js';

const NOT_HELD = /* @__PURE__ */ refusal(
  'disguise-not-held',
  'cops.change-disguise.held',
  'You can only go by a suspect whose card you hold.',
);
const DECEASED = /* @__PURE__ */ refusal(
  'disguise-deceased',
  'cops.disguise.living',
  'You can only go by a living suspect.',
);

const CHANGES = /* @__PURE__ */ madeOnce(
  PLAYERS,
  SUSPECTS,
  (player, identity): ChangeDisguise => ({ type: 'change-disguise', player, identity }),
);

/**
 * The Killer goes by another card of the Disguise Hand, or by the same as before; nobody else learns which.
 *
 * @rule cops.change-disguise.held
 * @rule cops.change-disguise.keep
 * @rule cops.change-disguise.unseen
 * @rule cops.disguise.living
 */
export const changeDisguise: ActionRule<State, Sight, ChangeDisguise, BuddyCopsCode> = {
  fields: { identity: suspect },

  isMade: ({ phase }) => phase === 'killer-turn',

  all: CHANGES,

  candidates: (sight, player) => (mustKill(sight) ? [] : actionsOn(CHANGES, player, cardsHeld(sight))),

  check: (sight, { identity }) => {
    if (!isHeld(sight, identity)) return NOT_HELD;
    if (!isAlive(sight.board, identity)) return DECEASED;
    return dutyForbids(sight, canKillAs(sight, identity));
  },

  resolve: (state, { player, identity }) => {
    const draft = acted(state, player);
    goBy(draft, player, identity);
    tell(draft, secretly({ type: 'disguise-changed', player, identity }, 'identity', only(player)));
    return goOn(draft, player);
  },
};
