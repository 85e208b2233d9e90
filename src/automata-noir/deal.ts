import { shuffled } from '../kernel/chance.js';
import type { GameId } from '../kernel/game.js';
import { readFields, readShuffle } from '../kernel/options.js';
import { SUSPECTS, type Suspect } from './suspects.js';

/** The exact shuffled orders of a case of Automata NOIR. */
export interface NoirDeal {
  /** The twenty-five suspect cards, row by row from the top left. */
  readonly board?: readonly Suspect[] | undefined;
  /** The twenty-five evidence cards, the one drawn first at index 0. */
  readonly evidence?: readonly Suspect[] | undefined;
}

/** A deal with nothing left open. */
export interface CompleteDeal {
  readonly board: readonly Suspect[];
  readonly evidence: readonly Suspect[];
}

/**
 * The deal as given, which may be any value, with what it leaves open shuffled by the seed.
 *
 * @rule noir.board.layout
 * @rule noir.cards.deck
 */
export function completeDeal(game: GameId, seed: string, deal: unknown): CompleteDeal {
  const { board, evidence } = readFields(deal, ['board', 'evidence'], 'deal');
  return {
    board: readShuffle(board, SUSPECTS, 'deal.board') ?? shuffled(game, 'board', seed, SUSPECTS),
    evidence: readShuffle(evidence, SUSPECTS, 'deal.evidence') ?? shuffled(game, 'evidence', seed, SUSPECTS),
  };
}
