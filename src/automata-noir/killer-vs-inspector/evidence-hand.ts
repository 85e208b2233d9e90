import { withLast } from '../../kernel/lists.js';
import { only, type Player } from '../../kernel/players.js';
import { secretly, type Told } from '../../kernel/told.js';
import { type Board, isOnBoard } from '../board.js';
import { inOrder, type Suspect } from '../suspects.js';
import type { KillerVsInspectorEvent } from './state.js';

/** The Inspector's evidence while an action moves it, with what is told of the moves so far. */
export interface Evidence {
  readonly hand: readonly Suspect[];
  readonly deck: readonly Suspect[];
  readonly discard: readonly Suspect[];
  readonly told: readonly Told<KillerVsInspectorEvent>[];
}

/** The Inspector draws that many cards, or as many as there are. */
export function draw({ hand, deck, discard, told }: Evidence, inspector: Player, count: number): Evidence {
  const suspects = deck.slice(0, count);
  if (suspects.length === 0) return { hand, deck, discard, told };
  return {
    hand: hand.concat(suspects),
    deck: deck.slice(count),
    discard,
    told: withLast(
      told,
      secretly({ type: 'evidence-drawn', player: inspector, suspects }, 'suspects', only(inspector)),
    ),
  };
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
export function replaceGone(evidence: Evidence, inspector: Player, board: Board): Evidence {
  const gone = inOrder(evidence.hand.filter((card) => !isOnBoard(board, card)));
  if (gone.length === 0) return evidence;
  const { hand, deck, discard, told } = evidence;
  const left: Evidence = {
    hand: hand.filter((card) => !gone.includes(card)),
    deck,
    discard: discard.concat(gone),
    told: withLast(told, { type: 'evidence-discarded', player: inspector, suspects: gone }),
  };
  return replaceGone(draw(left, inspector, gone.length), inspector, board);
}
