import type { ActionRule } from '../../../kernel/action-rule.js';
import { at } from '../../../kernel/lists.js';
import type { Player } from '../../../kernel/players.js';
import { refusal } from '../../../kernel/table.js';
import { isAlive, withEvidence } from '../../board.js';
import { answersYes } from '../../canvas.js';
import { type Suspect, suspect as suspectField } from '../../suspects.js';
import { handsWithout } from '../evidence.js';
import type { BuddyCopsCode, Exonerate, Sight, State } from '../state.js';
import { acted, changed, goOn } from '../turn.js';

const NOT_IN_HAND = /* @__PURE__ */ refusal(
  'exonerate-not-in-hand',
  'cops.exonerate.hand',
  'You can only exonerate a suspect whose card is in your Evidence Hand.',
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

  candidates: ({ perspective, hand }) =>
    perspective === 'spectator' ? [] : hand.map((suspect) => ({ type: 'exonerate', player: perspective, suspect })),

  check: ({ hand }, { suspect }) => (hand.includes(suspect) ? null : NOT_IN_HAND),

  resolve: (state, { player, suspect }) =>
    goOn(canvassed(evidenceLaid(acted(state, player), player, suspect), player, suspect), player),
};

function evidenceLaid(state: State, player: Player, suspect: Suspect): State {
  const { board, discard } = state.table;
  const kept = isAlive(board, suspect);
  return changed(
    state,
    {
      board: kept ? withEvidence(board, suspect, true) : board,
      discard: kept ? discard : [...discard, suspect],
      hands: handsWithout(state.secrets, player, suspect),
    },
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
  return changed(state, {}, { type: 'canvassed', player, suspect, answers: [{ player: killer, adjacent }] });
}
