import type { ActionRule } from '../../../kernel/action-rule.js';
import { refusal } from '../../../kernel/table.js';
import { withEvidence } from '../../board.js';
import { suspect as suspectField } from '../../suspects.js';
import { evidencePlaced } from '../events.js';
import { drawn, placingForbidden, reconsidered, toldDrawn, toldSuspicion } from '../evidence-hand.js';
import type { DragnetCode, Rethink, Sight, State } from '../state.js';
import { endTurn } from '../turn.js';

const PLACED = /* @__PURE__ */ refusal(
  'card-placed',
  'dragnet.rethink.choice',
  'The card that you place cannot be your Suspicion.',
);
const NOT_HELD = /* @__PURE__ */ refusal(
  'card-not-held',
  'dragnet.rethink.choice',
  'Your Suspicion can only be a card that you hold.',
);

/**
 * Place a card from the hand, put down either the other card or the old Suspicion as the Suspicion from now on, and draw
 * a card.
 *
 * @rule dragnet.evidence.place
 * @rule dragnet.rethink.choose
 * @rule dragnet.rethink.choice
 * @rule dragnet.evidence.draw
 */
export const rethink: ActionRule<State, Sight, Rethink, DragnetCode> = {
  fields: { suspect: suspectField, suspicion: suspectField },

  isMade: ({ phase }) => phase === 'turn',

  candidates: ({ hand, suspicion: old, finalRound }, player) => {
    const legal: Rethink[] = [];
    if (old === null || finalRound) return legal;
    for (const suspect of hand) {
      for (const suspicion of [...hand, old]) {
        if (suspicion !== suspect) legal.push({ type: 'rethink', player, suspect, suspicion });
      }
    }
    return legal;
  },

  areLegal: true,

  check: (sight, { suspect, suspicion }) => {
    const forbidden = placingForbidden(sight, suspect);
    if (forbidden !== null) return forbidden;
    if (suspicion === suspect) return PLACED;
    return suspicion === sight.suspicion || sight.hand.includes(suspicion) ? null : NOT_HELD;
  },

  resolve: (state, { player, suspect, suspicion }) => {
    const { board, teams } = state.table;
    const { secrets } = state;
    return endTurn(
      state,
      withEvidence(board, suspect, true),
      drawn(reconsidered(secrets, player, suspicion), player, suspect),
      [evidencePlaced(player, suspect), toldSuspicion(teams, player, suspicion), toldDrawn(secrets, player)],
    );
  },
};
