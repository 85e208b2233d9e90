import type { ActionOf, CodeOf, GameId, OptionsOf, Player } from '../../../src/index.js';

/** A game played up to a point, and what is refused there. */
export interface Refused<Options, Action> {
  readonly options?: Options;
  readonly actions?: readonly Action[];
  /** Not always an action. */
  readonly refused: unknown;
  /** Of which player's view the question is asked, where that makes the difference. */
  readonly from?: Player;
}

/**
 * For each code of a game the refusals that it stands for, one for each message; none where no action can be refused by
 * it. A code that is missing does not compile.
 */
export type RefusalsOf<Id extends GameId> = Readonly<
  Record<CodeOf<Id>, readonly Refused<OptionsOf<Id>, ActionOf<Id>>[]>
>;
