import type { AnyAction } from '../../src/index.js';
import { type Line, pairFor } from '../naive/all.js';
import type { NaiveAction, NaiveGame } from '../naive/naive.js';

/** The number of sequences of exactly that many actions after the line, by the naive definition of the game. */
export function naivePerft(game: string, line: Line, depth: number): number {
  const pair = pairFor(game);

  // A naive game changes in place, so each node is played to from the deal.
  function gameAfter(actions: readonly (AnyAction | NaiveAction)[]): NaiveGame {
    const naive = pair.naiveOf(line.options);
    for (const action of actions) naive.act({ ...action });
    return naive;
  }

  function count(actions: readonly (AnyAction | NaiveAction)[], left: number): number {
    if (left === 0) return 1;
    const naive = gameAfter(actions);
    const legal = naive.actors().flatMap((player) => naive.legal(player));
    return left === 1 ? legal.length : legal.reduce((sum, action) => sum + count([...actions, action], left - 1), 0);
  }

  return count(line.actions, depth);
}
