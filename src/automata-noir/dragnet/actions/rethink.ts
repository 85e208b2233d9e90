import type { ActionRule } from '../../../kernel/action-rule.js';
import { refusal } from '../../../kernel/table.js';
import { suspect as suspectField } from '../../suspects.js';
import { draw, place, placingForbidden, reconsider } from '../evidence-hand.js';
import type { DragnetCode, Rethink, Sight, State } from '../state.js';
import { begun, endTurn } from '../turn.js';

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
    const draft = begun(state);
    place(draft, player, suspect);
    reconsider(draft, player, suspicion);
    draw(draft, player, suspect);
    return endTurn(draft);
  },
};
