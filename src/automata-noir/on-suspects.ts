import { at } from '../kernel/lists.js';
import { type Perspective, type Player, seatsOf } from '../kernel/players.js';
import { SUSPECTS, type Suspect } from './suspects.js';

/** Actions that name one suspect, by player and suspect: frozen, and made once for all games. */
export type OnSuspects<Action> = readonly ReadonlyMap<Suspect, Action>[];

/** All actions of one kind that so many players can make on a suspect. */
export function onSuspects<Action extends object>(
  players: number,
  make: (player: Player, suspect: Suspect) => Action,
): OnSuspects<Action> {
  return seatsOf(players).map(
    (player) => new Map(SUSPECTS.map((suspect) => [suspect, Object.freeze(make(player, suspect))])),
  );
}

/** The same as plain lists by player. */
export function allOf<Action>(actions: OnSuspects<Action>): readonly (readonly Action[])[] {
  return actions.map((own) => [...own.values()]);
}

/** The player's actions on these suspects, in their order; a spectator has none. */
export function actionsOn<Action>(
  actions: OnSuspects<Action>,
  perspective: Perspective,
  suspects: readonly Suspect[],
): readonly Action[] {
  if (perspective === 'spectator') return [];
  const own = at(actions, perspective);
  const named: Action[] = [];
  for (const suspect of suspects) {
    const action = own.get(suspect);
    if (action !== undefined) named.push(action);
  }
  return named;
}
