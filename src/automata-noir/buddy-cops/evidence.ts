import { tell } from '../../kernel/draft.js';
import { at, withAt, without } from '../../kernel/lists.js';
import type { Player } from '../../kernel/players.js';
import { secretly } from '../../kernel/told.js';
import { inOrder, type Suspect } from '../suspects.js';
import type { Draft } from './turn.js';

/** That player holds that card no more. */
export function putAway({ secrets }: Draft, player: Player, suspect: Suspect): void {
  secrets.hands = withAt(secrets.hands, player, without(at(secrets.hands, player), suspect));
}

/** The player draws the top card of the deck, which these players may look at. */
export function draw(draft: Draft, player: Player, openTo: readonly Player[]): Suspect {
  const { secrets } = draft;
  const drawn = at(secrets.deck, 0);
  secrets.deck = secrets.deck.slice(1);
  tell(draft, secretly({ type: 'evidence-drawn', player, suspects: [drawn] }, 'suspects', openTo));
  return drawn;
}

/**
 * The Profiler has all evidence cards of the team: what the Undercover holds beside an identity joins the Profiler's
 * Evidence Hand.
 *
 * @rule cops.setup.evidence-hand
 * @rule noir.hand.order
 */
export function giveHand(draft: Draft): void {
  const { profiler: to, undercover: from } = draft.table;
  const { hands } = draft.secrets;
  const suspects = inOrder(at(hands, from));
  if (suspects.length === 0) return;
  draft.secrets.hands = withAt(withAt(hands, from, []), to, at(hands, to).concat(suspects));
  tell(draft, secretly({ type: 'evidence-given', from, to, suspects }, 'suspects', [from, to]));
}

/**
 * These cards of that player, wherever they were, lie face-up in the discard.
 *
 * @rule noir.discarded-by
 * @rule noir.hand.order
 */
export function discard(draft: Draft, player: Player, suspects: readonly Suspect[]): void {
  if (suspects.length === 0) return;
  draft.table.discard = draft.table.discard.concat(suspects);
  tell(draft, { type: 'evidence-discarded', player, suspects });
}
