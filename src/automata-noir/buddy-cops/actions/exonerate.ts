import type { ActionRule } from '../../../kernel/action-rule.js';
import { at, withLast } from '../../../kernel/lists.js';
import { actionsOn, madeOnce } from '../../../kernel/made-once.js';
import type { Player } from '../../../kernel/players.js';
import { refusal } from '../../../kernel/table.js';
import { isAlive, withEvidence } from '../../board.js';
import { answersYes } from '../../canvas.js';
import { SUSPECTS, type Suspect, suspect as suspectField } from '../../suspects.js';
import { handsWithout } from '../evidence.js';
import { PLAYERS } from '../setup.js';
import type { BuddyCopsCode, Exonerate, Sight, State } from '../state.js';
import { acted, changed, goOn, heard, moved } from '../turn.js';

const NOT_IN_HAND = /* @__PURE__ */ refusal(
  'exonerate-not-in-hand',
  'cops.exonerate.hand',
  'You can only exonerate a suspect whose card is in your Evidence Hand.',
);

const EXONERATIONS = /* @__PURE__ */ madeOnce(
  PLAYERS,
  SUSPECTS,
  (player, suspect): Exonerate => ({ type: 'exonerate', player, suspect }),
);

/**
 * The Profiler lays an evidence card on its suspect, and the Killer says whether any of the Killer's cards is beside it.
 *
 * @rule cops.exonerate.hand
 * @rule cops.exonerate.canvas
 * @rule cops.exonerate.deceased
 * @rule cops.exonerate
 */
export const exonerate: ActionRule<State, Sight, Exonerate, BuddyCopsCode> = {
  fields: { suspect: suspectField },

  isMade: ({ phase, role }) => phase === 'cops-turn' && role === 'profiler',

  all: EXONERATIONS,

  candidates: ({ hand }, player) => actionsOn(EXONERATIONS, player, hand),

  areLegal: true,

  check: ({ hand }, { suspect }) => (hand.includes(suspect) ? null : NOT_IN_HAND),

  resolve: (state, { player, suspect }) =>
    goOn(canvassed(evidenceLaid(acted(state, player), player, suspect), player, suspect), player),
};

function evidenceLaid(state: State, player: Player, suspect: Suspect): State {
  const { board, discard } = state.table;
  const kept = isAlive(board, suspect);
  return changed(
    moved(state, { hands: handsWithout(state.secrets, player, suspect) }),
    kept ? { board: withEvidence(board, suspect, true) } : { discard: withLast(discard, suspect) },
    { type: 'exonerated', player, suspect, kept },
  );
}

/** @rule cops.exonerate.canvas */
function canvassed(state: State, player: Player, suspect: Suspect): State {
  const { board, killer } = state.table;
  const { identities, hands } = state.secrets;
  const adjacent = [at(identities, killer), ...at(hands, killer)].some(
    (card) => card !== null && answersYes(board, card, suspect),
  );
  return heard(state, { type: 'canvassed', player, suspect, answers: [{ player: killer, adjacent }] });
}
