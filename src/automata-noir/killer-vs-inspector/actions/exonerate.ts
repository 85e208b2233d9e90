import type { ActionRule } from '../../../kernel/action-rule.js';
import { withLast, without } from '../../../kernel/lists.js';
import { actionsOn, madeOnce } from '../../../kernel/made-once.js';
import { refusal } from '../../../kernel/table.js';
import { isAlive, withEvidence } from '../../board.js';
import { answersYes } from '../../canvas.js';
import { SUSPECTS, suspect } from '../../suspects.js';
import { draw, replaceGone } from '../evidence-hand.js';
import { PLAYERS } from '../setup.js';
import type { Exonerate, KillerVsInspectorCode, Sight, State } from '../state.js';
import { nextTurn } from '../turn.js';

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
 * @rule kvi.exonerate.canvas
 * @rule kvi.canvas.identity
 * @rule kvi.exonerate.deceased
 * @rule noir.evidence.living
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
    const { killer: killerSeat, board, discard } = state.table;
    const { killer, inspector, deck } = state.secrets;
    const kept = isAlive(board, card);
    const drawn = draw(
      {
        hand: without(inspector.hand, card),
        deck,
        discard: kept ? discard : withLast(discard, card),
        told: [
          { type: 'exonerated', player, suspect: card, kept },
          {
            type: 'canvassed',
            player,
            suspect: card,
            answers: [{ player: killerSeat, adjacent: answersYes(board, killer.identity, card) }],
          },
        ],
      },
      player,
      1,
    );
    const evidence = replaceGone(drawn, player, board);
    return nextTurn(state, {
      board: kept ? withEvidence(board, card, true) : board,
      discard: evidence.discard,
      lastShift: null,
      secrets: { killer, inspector: { identity: inspector.identity, hand: evidence.hand }, deck: evidence.deck },
      told: evidence.told,
    });
  },
};
