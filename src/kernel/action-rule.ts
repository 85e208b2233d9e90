import type { Violation } from './errors.js';
import type { Fields } from './fields.js';
import type { AnyAction } from './game.js';
import type { Player } from './players.js';

/** The least that every player's sight of a game holds. */
export interface AnySight {
  readonly phase: string;
}

/**
 * One kind of action, in one place. Whether it is legal is read from the acting player's sight and from nothing else,
 * so that legality can't leak; what happens is read from the state.
 */
export interface ActionRule<State, Sight, Action, Code extends string> {
  /** What each field may hold, by itself. */
  readonly fields: Fields<Action>;
  /** Whether the player makes actions of this kind in this phase; the player is an actor. */
  isMade(sight: Sight): boolean;
  /**
   * Actions of this kind by seat that are made once, at load, where these are few enough. Each is frozen, and nothing in
   * it is a list or an object, so that nobody can change them.
   */
  readonly all?: readonly { values(): Iterable<Action> }[];
  /** Actions of this kind worth asking about: all that the player may take, and perhaps others. No duplicates. */
  candidates(sight: Sight, player: Player): readonly Action[];
  /** Whether each candidate is legal, so that none needs to be asked about. */
  readonly areLegal?: boolean;
  /** The clause that forbids the action, if any. */
  check(sight: Sight, action: Action): Violation<Code> | null;
  /** What happens, with its events. The action is legal. */
  resolve(state: State, action: Action): State;
}

/** The rules of a game's actions, by type, in the order in which legal actions are listed. */
export type ActionRules<State, Sight, Action extends AnyAction, Code extends string> = {
  readonly [Type in Action['type']]: ActionRule<State, Sight, Extract<Action, { readonly type: Type }>, Code>;
};
