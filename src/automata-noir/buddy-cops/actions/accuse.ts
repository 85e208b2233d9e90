import type { ActionRule } from '../../../kernel/action-rule.js';
import { tell } from '../../../kernel/draft.js';
import { at } from '../../../kernel/lists.js';
import { actionsOn, madeOnce } from '../../../kernel/made-once.js';
import { refusal } from '../../../kernel/table.js';
import { isAdjacent, neighboursOf } from '../../board.js';
import { SUSPECTS, type Suspect, suspect as suspectField } from '../../suspects.js';
import { discard, putAway } from '../evidence.js';
import { PLAYERS } from '../setup.js';
import type { Accuse, BuddyCopsCode, BuddyCopsEvent, Sight, State } from '../state.js';
import { acted, copsWin, type Draft, goOn } from '../turn.js';

const NOT_ADJACENT = /* @__PURE__ */ refusal(
  'accuse-not-adjacent',
  'cops.accuse',
  'You can only accuse a suspect adjacent to your Secret Identity.',
);

const ACCUSATIONS = /* @__PURE__ */ madeOnce(
  PLAYERS,
  SUSPECTS,
  (player, suspect): Accuse => ({ type: 'accuse', player, suspect }),
);

/**
 * A Cop accuses a suspect beside the Secret Identity: the Killer is caught, loses a disguise, or has nothing to do with
 * it.
 *
 * @rule cops.accuse
 * @rule cops.accuse.identity
 * @rule cops.accuse.disguise
 */
export const accuse: ActionRule<State, Sight, Accuse, BuddyCopsCode> = {
  fields: { suspect: suspectField },

  isMade: ({ phase }) => phase === 'cops-turn',

  all: ACCUSATIONS,

  candidates: ({ board, identity }, player) => actionsOn(ACCUSATIONS, player, neighboursOf(board, identity)),

  areLegal: true,

  check: ({ board, identity }, { suspect }) => (isAdjacent(board, identity, suspect) ? null : NOT_ADJACENT),

  resolve: (state, { player, suspect }) => {
    const draft = acted(state, player);
    const result = resultOf(state, suspect);
    tell(draft, { type: 'accused', player, suspect, result });
    if (result === 'identity') return copsWin(draft, 'killer-accused');
    if (result === 'disguise') strikeDisguise(draft, suspect);
    return goOn(draft, player);
  },
};

function resultOf({ table, secrets }: State, suspect: Suspect): Extract<BuddyCopsEvent, { type: 'accused' }>['result'] {
  if (at(secrets.identities, table.killer) === suspect) return 'identity';
  return at(secrets.hands, table.killer).includes(suspect) ? 'disguise' : 'nobody';
}

/** @rule cops.accuse.disguise */
function strikeDisguise(draft: Draft, suspect: Suspect): void {
  const { killer } = draft.table;
  putAway(draft, killer, suspect);
  discard(draft, killer, [suspect]);
}
