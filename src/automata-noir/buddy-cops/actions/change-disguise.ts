import type { ActionRule } from '../../../kernel/action-rule.js';
import { refusal } from '../../../kernel/table.js';
import { secretly } from '../../../kernel/told.js';
import { isAlive } from '../../board.js';
import { suspect } from '../../suspects.js';
import { cardsHeld, withIdentity } from '../identity.js';
import { canKillAs, dutyForbids } from '../must-kill.js';
import type { BuddyCopsCode, ChangeDisguise, Sight, State } from '../state.js';
import { acted, changed, goOn } from '../turn.js';

const NOT_HELD = /* @__PURE__ */ refusal(
  'disguise-not-held',
  'cops.change-disguise.held',
  'You can only go by your Secret Identity or a suspect of your Disguise Hand.',
);
const DECEASED = /* @__PURE__ */ refusal(
  'disguise-deceased',
  'cops.disguise.living',
  'You cannot switch to a deceased disguise.',
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

  isMade: ({ phase, role }) => role === 'killer' && phase === 'killer-turn',

  candidates: (sight) => {
    const { perspective } = sight;
    if (perspective === 'spectator') return [];
    return cardsHeld(sight).map((identity) => ({ type: 'change-disguise', player: perspective, identity }));
  },

  check: (sight, { identity }) => {
    if (!cardsHeld(sight).includes(identity)) return NOT_HELD;
    if (!isAlive(sight.board, identity)) return DECEASED;
    return dutyForbids(sight, () => canKillAs(sight, identity));
  },

  resolve: (state, { player, identity }) =>
    goOn(
      changed(
        acted(state, player),
        withIdentity(state.secrets, player, identity),
        secretly({ type: 'disguise-changed', player, identity }, 'identity', [player]),
      ),
      player,
    ),
};
