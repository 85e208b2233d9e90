import { at, withAt, without } from '../../kernel/lists.js';
import type { Player } from '../../kernel/players.js';
import { secretly } from '../../kernel/told.js';
import { inOrder, type Suspect } from '../suspects.js';
import type { Secrets, State } from './state.js';
import { changed, moved } from './turn.js';

/** The hands without that card of that player's. */
export function handsWithout({ hands }: Secrets, player: Player, suspect: Suspect): Secrets['hands'] {
  return withAt(hands, player, without(at(hands, player), suspect));
}

/**
 * The Profiler has all evidence cards of the team: what the Undercover holds beside an identity joins the Profiler's
 * Evidence Hand.
 *
 * @rule cops.setup.evidence-hand
 * @rule noir.hand.order
 */
export function handGiven(state: State): State {
  const { profiler: to, undercover: from } = state.table;
  const { hands } = state.secrets;
  const suspects = inOrder(at(hands, from));
  if (suspects.length === 0) return state;
  return moved(
    state,
    { hands: withAt(withAt(hands, from, []), to, at(hands, to).concat(suspects)) },
    secretly({ type: 'evidence-given', from, to, suspects }, 'suspects', [from, to]),
  );
}

/**
 * These cards of that player, wherever they were, lie face-up in the discard.
 *
 * @rule noir.discarded-by
 * @rule noir.hand.order
 */
export function discarded(state: State, player: Player, suspects: readonly Suspect[]): State {
  if (suspects.length === 0) return state;
  return changed(
    state,
    { discard: state.table.discard.concat(suspects) },
    { type: 'evidence-discarded', player, suspects },
  );
}
