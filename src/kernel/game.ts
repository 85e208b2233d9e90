import type { Violation } from './errors.js';
import type { Perspective, Player } from './players.js';
import type { AnyEvent } from './told.js';

/** The ids of the six games. */
export const GAME_IDS = /* @__PURE__ */ Object.freeze([
  'automata-noir/killer-vs-inspector',
  'automata-noir/spy-tag',
  'automata-noir/buddy-cops',
  'automata-noir/dragnet',
  'district-noir',
  'agent-black',
] as const);

/** The id of a game. */
export type GameId = (typeof GAME_IDS)[number];

/** The version of the rules: it changes when some legal set, transition, view or result does. */
export const RULES_VERSION = 1;

/** How a game ended. */
export interface Outcome<Reason extends string = string> {
  /** Seats, ascending, all members of a winning team; empty when nobody wins. */
  readonly winners: readonly Player[];
  /** What ended the game, from the game's closed union of reasons. */
  readonly reason: Reason;
}

/** Whether an action is legal: with a clean copy of it, or with what forbids it. */
export type Verdict<Action, Code extends string = string> =
  | { readonly legal: true; readonly action: Action }
  | { readonly legal: false; readonly violation: Violation<Code> };

declare const inside: unique symbol;

/** A state of a game: plain JSON, complete and secret. What is in it is no API; look at it with `viewFor`. */
export interface GameState<Id extends GameId = GameId> {
  readonly game: Id;
  readonly rulesVersion: number;
  readonly [inside]: Id;
}

/** What every view shows beside the fields of its game. */
export interface CommonView<Id extends string, Event extends AnyEvent> {
  readonly game: Id;
  readonly rulesVersion: number;
  /** Whose view this is. */
  readonly perspective: Perspective;
  /** The number of players. */
  readonly seats: number;
  /** The number of actions carried out so far. */
  readonly step: number;
  /** Who may act now, ascending; empty when the game is over. */
  readonly actors: readonly Player[];
  /** What the last action caused, in order, as this perspective may know it; empty after `init`. */
  readonly events: readonly Event[];
}

/** Where the game stands: in a phase of play without an outcome, or over with one. */
export type Standing<Phase extends string, Reason extends string> =
  | { readonly phase: Exclude<Phase, 'over'>; readonly outcome: null }
  | { readonly phase: 'over'; readonly outcome: Outcome<Reason> };

/** A view as it is built, before the phase `over` is known to imply an outcome. */
export type Built<View extends AnyView> = Omit<View, 'phase' | 'outcome'> & Pick<View, 'phase' | 'outcome'>;

/** The rules of one game: pure functions over immutable states. */
export interface Game<Options, State, Action, View, Code extends string = string, Id extends string = GameId> {
  readonly id: Id;
  /** The game's name for people. */
  readonly title: string;
  readonly rulesVersion: number;
  /** The numbers of players that the game allows, ascending. */
  readonly playerCounts: readonly number[];
  /** A new game, set up. Throws `InvalidOptionsError` for options that make no sense. */
  init(options?: Options): State;
  /** All players, ascending. */
  seats(state: State): readonly Player[];
  /** Who may act now, ascending: several when decisions are simultaneous, nobody when the game is over. */
  actors(state: State): readonly Player[];
  /** Every legal action of that player, without duplicates, in a stable order; empty for who is no actor. */
  legalActions(state: State, player: Player): readonly Action[];
  /** Whether the action, which may be any value, is legal; if not, the first clause that forbids it. */
  check(state: State, action: unknown): Verdict<Action, Code>;
  /** The state after the action. Throws `IllegalActionError` for what `check` refuses. */
  apply(state: State, action: Action): State;
  /** What that perspective may know by looking. Throws a `RangeError` for one that the game does not have. */
  viewFor(state: State, perspective: Perspective): View;
  /** How the game ended, or `null` while it is on. */
  outcome(state: State): Outcome | null;
  /** `legalActions` of the player whose view this is, from the view alone. */
  legalActionsIn(view: View): readonly Action[];
  /** `check` from the view alone, of an action of the player whose view this is. */
  checkIn(view: View, action: unknown): Verdict<Action, Code>;
}

/** The options that any game takes, as a host that serves all games passes them. */
export interface AnyOptions {
  /** Any text; the same options with the same seed deal the same game. */
  readonly seed?: string | undefined;
  readonly players?: number | undefined;
  readonly deal?: object | undefined;
  readonly firstPlayer?: Player | undefined;
  readonly teams?: number | undefined;
  readonly killer?: Player | undefined;
  readonly roles?: readonly string[] | undefined;
  readonly roundsToWin?: number | undefined;
  readonly types?: object | undefined;
}

/** An action of any game. */
export interface AnyAction {
  readonly type: string;
  readonly player: Player;
}

/** A view of any game. */
export type AnyView = CommonView<GameId, AnyEvent> & Standing<string, string>;

/** Any of the games: what a host that serves all of them programs against. */
export type AnyGame = Game<AnyOptions, GameState, AnyAction, AnyView>;
