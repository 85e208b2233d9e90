import type { AnyAction } from '../kernel/game.js';
import type { Perspective, Player } from '../kernel/players.js';
import type { AnyEvent } from '../kernel/told.js';

/** The little of a view that sentences are made from. */
export interface Scene {
  readonly game: string;
  readonly perspective: Perspective;
}

/** How players and cards are called in a sentence. */
export interface Speech {
  /** A player, in the middle of a sentence. */
  player(player: Player): string;
  /** Several players: `Ann and Bob`. `nobody` if there are none. */
  players(players: readonly Player[]): string;
  /** A card, or the back of one. */
  card(card: string): string;
  /** Several cards, in their order: `Rita, Sam and a face-down card`. */
  cards(cards: readonly string[]): string;
}

/** A sentence for each type of event and of action of a game. */
export interface Words<Event extends AnyEvent, Action extends AnyAction> {
  /** The names of the cards. */
  readonly cards: Readonly<Record<string, string>>;
  /** The sentence of an event, by its type. */
  readonly events: {
    readonly [Type in Event['type']]: (event: Extract<Event, { readonly type: Type }>, say: Speech) => string;
  };
  /**
   * The sentence of an action, by its type. A card that the action puts face-down is `face-down` in it for a view of
   * somebody who may not look at that card: `say.card` has words for both.
   */
  readonly actions: {
    readonly [Type in Action['type']]: (action: Extract<Action, { readonly type: Type }>, say: Speech) => string;
  };
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

/** `one card`, `3 cards`. */
export function counted(count: number, one: string, many: string): string {
  return count === 1 ? `one ${one}` : `${count} ${many}`;
}
