import type { AnyAction, AnyGame, GameState } from '../index.js';
import { type Chance, chanceOf } from '../kernel/chance.js';
import { at } from '../kernel/lists.js';

/** A moment of a game: an action, and the state that it led to. */
export interface Moment {
  readonly action: AnyAction;
  readonly state: GameState;
}

/** One of the types of the legal actions, each as often as its weight says. */
function typeOf(legal: readonly AnyAction[], weights: Readonly<Record<string, number>>, chance: Chance): string {
  const types = [...new Set(legal.map(({ type }) => type))];
  const weightOf = (type: string): number => weights[type] ?? 1;
  let rest = chance.below(types.reduce((sum, type) => sum + weightOf(type), 0));
  for (const type of types) {
    rest -= weightOf(type);
    if (rest < 0) return type;
  }
  return at(types, 0);
}

/**
 * A game that bots play on from that state, to its end or for that many actions. They choose by the seed and by what
 * their own views show: first who of the actors acts, then a type of action, then one of that type.
 */
export function* playthrough(
  game: AnyGame,
  start: GameState,
  seed: string,
  weights: Readonly<Record<string, number>>,
  maxActions: number,
): Generator<Moment> {
  const chance = chanceOf(game.id, 'bots', seed);
  let state = start;
  for (let step = 0; step < maxActions && game.outcome(state) === null; step++) {
    const actors = game.actors(state);
    const player = at(actors, chance.below(actors.length));
    const legal = game.legalActionsIn(game.viewFor(state, player));
    const type = typeOf(legal, weights, chance);
    const choice = legal.filter((action) => action.type === type);
    const action = at(choice, chance.below(choice.length));
    state = game.apply(state, action);
    yield { action, state };
  }
}
