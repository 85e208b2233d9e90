import { tell } from '../../kernel/draft.js';
import type { Violation } from '../../kernel/errors.js';
import { at, withAt } from '../../kernel/lists.js';
import type { Player } from '../../kernel/players.js';
import { refusal } from '../../kernel/table.js';
import { secretly } from '../../kernel/told.js';
import { withEvidence } from '../board.js';
import type { Suspect } from '../suspects.js';
import { evidenceDrawn, evidencePlaced, suspicionChosen } from './events.js';
import type { DragnetCode, Sight } from './state.js';
import { sideOf } from './teams.js';
import type { Draft } from './turn.js';

const FINAL_ROUND = /* @__PURE__ */ refusal(
  'final-round',
  'dragnet.final',
  'In the final round you can only Solve or pass.',
);
const NOT_IN_HAND = /* @__PURE__ */ refusal(
  'card-not-in-hand',
  'dragnet.evidence.place',
  'You can only place a card from your Evidence Hand.',
);

/**
 * The clause that forbids to place this card on the board, if any, whatever is to follow.
 *
 * @rule dragnet.evidence.place
 * @rule dragnet.final
 */
export function placingForbidden({ finalRound, hand }: Sight, suspect: Suspect): Violation<DragnetCode> | null {
  if (finalRound) return FINAL_ROUND;
  return hand.includes(suspect) ? null : NOT_IN_HAND;
}

/**
 * The player lays a card on its suspect; in the hand it stays until it is exchanged for another.
 *
 * @rule dragnet.evidence.place
 */
export function place(draft: Draft, player: Player, suspect: Suspect): void {
  const { table } = draft;
  table.board = withEvidence(table.board, suspect, true);
  tell(draft, evidencePlaced(player, suspect));
}

/**
 * The player exchanges a card of the hand of two for another, which is listed last.
 *
 * @rule noir.hand.order
 */
export function exchange({ secrets }: Draft, player: Player, given: Suspect, taken: Suspect): void {
  const hand = at(secrets.hands, player);
  const kept = at(hand, at(hand, 0) === given ? 1 : 0);
  secrets.hands = withAt(secrets.hands, player, [kept, taken]);
}

/**
 * The player picks up the Suspicion and puts down one of the cards then in hand, which may be the same; the same is told
 * whether it is or not.
 *
 * @rule dragnet.rethink.choice
 * @rule dragnet.team.show
 */
export function reconsider(draft: Draft, player: Player, suspicion: Suspect): void {
  const { table, secrets } = draft;
  const old = at(secrets.suspicions, player);
  if (suspicion !== old) {
    exchange(draft, player, suspicion, old);
    secrets.suspicions = withAt(secrets.suspicions, player, suspicion);
  }
  tell(draft, secretly(suspicionChosen(player, suspicion), 'suspicion', sideOf(table.teams, player)));
}

/**
 * The player, who has placed a card, draws the top card of the deck, which is not empty.
 *
 * @rule dragnet.evidence.draw
 */
export function draw(draft: Draft, player: Player, placed: Suspect): void {
  const { secrets } = draft;
  const drawn = at(secrets.deck, 0);
  secrets.deck = secrets.deck.slice(1);
  exchange(draft, player, placed, drawn);
  tell(draft, evidenceDrawn(player, drawn));
}
