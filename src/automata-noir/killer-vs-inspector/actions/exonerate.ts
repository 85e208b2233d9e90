import type { ActionRule } from '../../../kernel/action-rule.js';
import { tell } from '../../../kernel/draft.js';
import { withLast, without } from '../../../kernel/lists.js';
import { actionsOn, madeOnce } from '../../../kernel/made-once.js';
import type { Player } from '../../../kernel/players.js';
import { refusal } from '../../../kernel/table.js';
import { isAlive, withEvidence } from '../../board.js';
import { answersYes } from '../../canvas.js';
import { SUSPECTS, type Suspect, suspect } from '../../suspects.js';
import { draw, replaceGone } from '../evidence-hand.js';
import { PLAYERS } from '../setup.js';
import type { Exonerate, KillerVsInspectorCode, Sight, State } from '../state.js';
import { begun, type Draft, nextTurn } from '../turn.js';

const DECK_EMPTY = /* @__PURE__ */ refusal(
  'deck-empty',
  'kvi.exonerate.deck',
  'You cannot draw from an empty Evidence Deck.',
);
const NOT_IN_HAND = /* @__PURE__ */ refusal(
  'card-not-in-hand',
  'kvi.exonerate.hand',
  'You can only exonerate a suspect whose card is in your Evidence Hand.',
);

/** By player and suspect. */
const EXONERATIONS = /* @__PURE__ */ madeOnce(
  PLAYERS,
  SUSPECTS,
  (player, suspect): Exonerate => ({
    type: 'exonerate',
    player,
    suspect,
  }),
);

/**
 * Exonerate: an evidence card goes from the hand to its suspect, the Killer answers, and the hand is replenished.
 *
 * @rule kvi.exonerate.deck
 * @rule kvi.exonerate.hand
 * @rule kvi.exonerate.draw
 */
export const exonerate: ActionRule<State, Sight, Exonerate, KillerVsInspectorCode> = {
  fields: { suspect },

  isMade: ({ role, phase }) => role === 'inspector' && phase === 'turn',

  all: EXONERATIONS,

  candidates: ({ hand }, player) => actionsOn(EXONERATIONS, player, hand),

  check: ({ deck, hand }, { suspect: card }) => {
    if (deck === 0) return DECK_EMPTY;
    return hand.includes(card) ? null : NOT_IN_HAND;
  },

  resolve: (state, { player, suspect: card }) => {
    const draft = begun(state);
    layEvidence(draft, player, card);
    canvass(draft, player, card);
    draw(draft, 1);
    replaceGone(draft);
    return nextTurn(draft);
  },
};

/**
 * @rule kvi.exonerate.deceased
 * @rule noir.evidence.living
 */
function layEvidence(draft: Draft, player: Player, card: Suspect): void {
  const { table, secrets } = draft;
  const { identity, hand } = secrets.inspector;
  const kept = isAlive(table.board, card);
  secrets.inspector = { identity, hand: without(hand, card) };
  if (kept) table.board = withEvidence(table.board, card, true);
  else table.discard = withLast(table.discard, card);
  tell(draft, { type: 'exonerated', player, suspect: card, kept });
}

/**
 * The Killer answers for the Secret Identity alone.
 *
 * @rule kvi.exonerate.canvas
 * @rule kvi.canvas.identity
 */
function canvass(draft: Draft, player: Player, card: Suspect): void {
  const { table, secrets } = draft;
  const answer = { player: table.killer, adjacent: answersYes(table.board, secrets.killer.identity, card) };
  tell(draft, { type: 'canvassed', player, suspect: card, answers: [answer] });
}
