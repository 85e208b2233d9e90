import { at } from './lists.js';
import { type Player, seatsOf } from './players.js';

/** Actions that name one value, by player and value: frozen, and made once for all games. */
export type MadeOnce<Value, Action> = readonly ReadonlyMap<Value, Action>[];

/** All actions of one kind that so many players can make on these values. */
export function madeOnce<Value, Action extends object>(
  players: number,
  values: readonly Value[],
  make: (player: Player, value: Value) => Action,
): MadeOnce<Value, Action> {
  return seatsOf(players).map((player) => new Map(values.map((value) => [value, Object.freeze(make(player, value))])));
}

/** The player's actions on these values, in their order. */
export function actionsOn<Value, Action>(
  actions: MadeOnce<Value, Action>,
  player: Player,
  values: readonly Value[],
): readonly Action[] {
  const own = at(actions, player);
  const named: Action[] = [];
  for (const value of values) {
    const action = own.get(value);
    if (action !== undefined) named.push(action);
  }
  return named;
}
