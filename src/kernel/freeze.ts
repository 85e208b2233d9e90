import type { AnyAction, Game } from './game.js';

/** The value, frozen to its last part. */
export function deepFrozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFrozen(part);
  }
  return value;
}

/**
 * The same game with every value that it returns deeply frozen, so that code that changes one fails at once; so are the
 * parts of it that were in a value given, such as the board of a state. For development and tests: play is several times
 * slower.
 */
export function frozen<Options, State, Action extends AnyAction, View, Code extends string, Id extends string>(
  game: Game<Options, State, Action, View, Code, Id>,
): Game<Options, State, Action, View, Code, Id> {
  return Object.freeze({
    id: game.id,
    title: game.title,
    rulesVersion: game.rulesVersion,
    playerCounts: deepFrozen(game.playerCounts),
    init: (options?: Options) => deepFrozen(game.init(options)),
    seats: (state: State) => deepFrozen(game.seats(state)),
    actors: (state: State) => deepFrozen(game.actors(state)),
    legalActions: (state: State, player: number) => deepFrozen(game.legalActions(state, player)),
    check: (state: State, action: unknown) => deepFrozen(game.check(state, action)),
    apply: (state: State, action: Action) => deepFrozen(game.apply(state, action)),
    viewFor: (state: State, perspective: number | 'spectator') => deepFrozen(game.viewFor(state, perspective)),
    outcome: (state: State) => deepFrozen(game.outcome(state)),
    legalActionsIn: (view: View) => deepFrozen(game.legalActionsIn(view)),
    checkIn: (view: View, action: unknown) => deepFrozen(game.checkIn(view, action)),
  });
}
