/**
 * What the naive second implementations of the games have in common: nothing but this shape. They are written from
 * the rulebooks and the rulings alone and import nothing from `src`: mutable, slow, obviously right.
 */

/** An action as the library's contract spells it, untyped on purpose. */
export interface NaiveAction {
  readonly type: string;
  readonly player: number;
  readonly [field: string]: unknown;
}

/** A game in progress that changes in place. */
export interface NaiveGame {
  /** Who may act now, ascending. */
  actors(): number[];
  /** Every legal action of that player, in any order, without duplicates; empty for others. */
  legal(player: number): NaiveAction[];
  /** Carries out a legal action. */
  act(action: NaiveAction): void;
  /** The whole view, events included, of a player or of a spectator. */
  view(perspective: number | 'spectator'): unknown;
  /** Who won and why, or null while the game is on. */
  outcome(): { winners: number[]; reason: string } | null;
}

/** Options with nothing left open: every list of the deal, and each further option of the game. */
export interface NaiveOptions {
  readonly players: number;
  readonly deal: Readonly<Record<string, unknown>>;
  readonly [option: string]: unknown;
}
