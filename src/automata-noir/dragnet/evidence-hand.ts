import type { Violation } from '../../kernel/errors.js';
import { at, withAt } from '../../kernel/lists.js';
import type { Player } from '../../kernel/players.js';
import { refusal } from '../../kernel/table.js';
import { type Secret, secretly } from '../../kernel/told.js';
import type { Suspect } from '../suspects.js';
import { evidenceDrawn, suspicionChosen } from './events.js';
import type { DragnetCode, EvidenceDrawn, Secrets, Sight, SuspicionChosen } from './state.js';
import { sideOf, type Teams } from './teams.js';

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
 * The player has exchanged a card of the hand of two for another, which is listed last.
 *
 * @rule noir.hand.order
 */
export function exchanged(
  { hands, suspicions: old, deck: all }: Secrets,
  player: Player,
  given: Suspect,
  taken: Suspect,
  suspicions = old,
  deck = all,
): Secrets {
  const hand = at(hands, player);
  const kept = at(hand, at(hand, 0) === given ? 1 : 0);
  return { hands: withAt(hands, player, [kept, taken]), suspicions, deck };
}

/**
 * The player has picked up the Suspicion and put down one of the cards then in hand, which may be the same.
 *
 * @rule noir.hand.order
 */
export function reconsidered(secrets: Secrets, player: Player, suspicion: Suspect): Secrets {
  const { suspicions } = secrets;
  const old = at(suspicions, player);
  return suspicion === old
    ? secrets
    : exchanged(secrets, player, suspicion, old, withAt(suspicions, player, suspicion));
}

/**
 * The player has placed a card and drawn the top card of the deck, which is not empty.
 *
 * @rule dragnet.evidence.draw
 */
export function drawn(secrets: Secrets, player: Player, placed: Suspect): Secrets {
  const { suspicions, deck } = secrets;
  return exchanged(secrets, player, placed, at(deck, 0), suspicions, deck.slice(1));
}

/** What is told when the player draws the top card of that deck. */
export function toldDrawn({ deck }: Secrets, player: Player): Secret<EvidenceDrawn> {
  return evidenceDrawn(player, at(deck, 0));
}

/**
 * What is told when the player puts down a Suspicion: the same whether it is the old one or another.
 *
 * @rule dragnet.rethink.choice
 * @rule dragnet.team.show
 */
export function toldSuspicion(teams: Teams, player: Player, suspicion: Suspect): Secret<SuspicionChosen> {
  return secretly(suspicionChosen(player, suspicion), 'suspicion', sideOf(teams, player));
}
