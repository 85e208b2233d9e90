import type { AnyAction, AnyGame, GameState } from '../index.js';

function actionsOf(game: AnyGame, state: GameState): readonly AnyAction[] {
  return game.actors(state).flatMap((player) => game.legalActions(state, player));
}

/**
 * The number of sequences of exactly that many actions from the state on; of a state that is over there are none but the
 * empty one. Where several may act, whoever acts first makes another sequence.
 */
export function perft(game: AnyGame, state: GameState, depth: number): number {
  if (depth === 0) return 1;
  const actions = actionsOf(game, state);
  if (depth === 1) return actions.length;
  return actions.reduce((sum, action) => sum + perft(game, game.apply(state, action), depth - 1), 0);
}

/** The sequences of that many actions (1 or more), told apart by their first action. */
export function divided(game: AnyGame, state: GameState, depth: number): readonly (readonly [AnyAction, number])[] {
  return actionsOf(game, state).map((action) => [action, perft(game, game.apply(state, action), depth - 1)]);
}
