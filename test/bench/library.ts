import type { AnyAction, AnyGame, GameState, Perspective } from '../../src/index.js';
import { at } from '../../src/kernel/lists.js';
import type { Plan } from './workloads.js';

/** Plays a planned game: the first winner's seat, 2 for nobody. */
export function playOut(game: AnyGame, { first, actors, choices }: Plan): number {
  let state = first;
  for (let i = 0; i < choices.length; i++) {
    const player = at(game.actors(state), at(actors, i));
    state = game.apply(state, at(game.legalActions(state, player), at(choices, i)));
  }
  return game.outcome(state)?.winners[0] ?? 2;
}

/** A state of a planned game with what is asked about it. */
export interface Call {
  readonly state: GameState;
  /** The action taken there, as the library lists it. */
  readonly action: AnyAction;
  /** The same, as it comes from the network. */
  readonly message: unknown;
  readonly perspective: Perspective;
}

/** Every state of these games before each action, looked at from every chair in turn. */
export function callsOf(game: AnyGame, plans: readonly Plan[]): readonly Call[] {
  return plans.flatMap(({ first, actors, choices }) => {
    let state = first;
    return choices.map((choice, i): Call => {
      const before = state;
      const player = at(game.actors(before), at(actors, i));
      const action = at(game.legalActions(before, player), choice);
      state = game.apply(before, action);
      const seats = game.seats(before);
      const perspective = i % (seats.length + 1) === seats.length ? 'spectator' : i % (seats.length + 1);
      return { state: before, action, message: JSON.parse(JSON.stringify(action)), perspective };
    });
  });
}
