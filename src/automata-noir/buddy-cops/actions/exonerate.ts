import type { ActionRule } from '../../../kernel/action-rule.js';
import { tell } from '../../../kernel/draft.js';
import { at, withLast } from '../../../kernel/lists.js';
import { actionsOn, madeOnce } from '../../../kernel/made-once.js';
import type { Player } from '../../../kernel/players.js';
import { refusal } from '../../../kernel/table.js';
import { isAlive, withEvidence } from '../../board.js';
import { answersYes } from '../../canvas.js';
import { SUSPECTS, type Suspect, suspect as suspectField } from '../../suspects.js';
import { putAway } from '../evidence.js';
import { PLAYERS } from '../setup.js';
import type { BuddyCopsCode, Exonerate, Sight, State } from '../state.js';
import { acted, type Draft, goOn } from '../turn.js';

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

  resolve: (state, { player, suspect }) => {
    const draft = acted(state, player);
    layEvidence(draft, player, suspect);
    canvass(draft, player, suspect);
    return goOn(draft, player);
  },
};

function layEvidence(draft: Draft, player: Player, suspect: Suspect): void {
  const { table } = draft;
  const kept = isAlive(table.board, suspect);
  putAway(draft, player, suspect);
  if (kept) table.board = withEvidence(table.board, suspect, true);
  else table.discard = withLast(table.discard, suspect);
  tell(draft, { type: 'exonerated', player, suspect, kept });
}

/** @rule cops.exonerate.canvas */
function canvass(draft: Draft, player: Player, suspect: Suspect): void {
  const { board, killer } = draft.table;
  const { identities, hands } = draft.secrets;
  const adjacent = [at(identities, killer), ...at(hands, killer)].some((card) => answersYes(board, card, suspect));
  tell(draft, { type: 'canvassed', player, suspect, answers: [{ player: killer, adjacent }] });
}
