import { tell } from '../../kernel/draft.js';
import { only } from '../../kernel/players.js';
import { secretly } from '../../kernel/told.js';
import { isOnBoard } from '../board.js';
import { inOrder } from '../suspects.js';
import { type Draft, opponentOf } from './turn.js';

/** The Inspector draws that many cards, or as many as there are. */
export function draw(draft: Draft, count: number): void {
  const { table, secrets } = draft;
  const { identity, hand } = secrets.inspector;
  const suspects = secrets.deck.slice(0, count);
  if (suspects.length === 0) return;
  secrets.inspector = { identity, hand: hand.concat(suspects) };
  secrets.deck = secrets.deck.slice(count);
  const player = opponentOf(table.killer);
  tell(draft, secretly({ type: 'evidence-drawn', player, suspects }, 'suspects', only(player)));
}

/**
 * Cards in hand whose suspects have left the board are discarded and as many drawn, again and again while the cards
 * drawn are such themselves.
 *
 * @rule kvi.collapse.hand
 * @rule kvi.collapse.refill
 * @rule kvi.exonerate.refill
 * @rule noir.discarded-by
 */
export function replaceGone(draft: Draft): void {
  const { table, secrets } = draft;
  const { identity, hand } = secrets.inspector;
  const gone = inOrder(hand.filter((card) => !isOnBoard(table.board, card)));
  if (gone.length === 0) return;
  secrets.inspector = { identity, hand: hand.filter((card) => !gone.includes(card)) };
  table.discard = table.discard.concat(gone);
  tell(draft, { type: 'evidence-discarded', player: opponentOf(table.killer), suspects: gone });
  draw(draft, gone.length);
  replaceGone(draft);
}
