import type { AnyAction, CommonView, Game, GameId, Standing } from '../kernel/game.js';
import type { Perspective, Player } from '../kernel/players.js';
import type { AnyEvent } from '../kernel/told.js';

/** A small source of chance for tests, reproducible from its seed. */
export interface Random {
  /** A whole number from 0 to `n - 1`. */
  below(n: number): number;
  /** One of the items; they are at least one. */
  pick<Item>(items: readonly Item[]): Item;
  /** The items in another order. */
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** A way to choose among the legal actions of one player, of which there is at least one. */
export type Policy<State, Action> = (legal: readonly Action[], state: State, random: Random) => Action;

/** A game that is played to the letter: it leads where chance hardly ever does. */
export interface Script<Options, Action> {
  readonly options: Options;
  readonly actions: readonly Action[];
}

/** How often random play and the scripts together must have met each thing, at least; 0 if it can never come up. */
export interface Floors<
  Action extends string,
  Event extends string,
  Code extends string,
  Phase extends string,
  Reason extends string,
> {
  readonly actions: Readonly<Record<Action, number>>;
  readonly events: Readonly<Record<Event, number>>;
  readonly codes: Readonly<Record<Code, number>>;
  readonly phases: Readonly<Record<Phase, number>>;
  readonly reasons: Readonly<Record<Reason, number>>;
  /** Of whatever else `GameSpec.shapesOf` names. */
  readonly shapes: Readonly<Record<string, number>>;
}

/** A view of any game, of this library or not. */
export type TestedView = CommonView<string, AnyEvent> & Standing<string, string>;

/** Everything that the laws need to know of a game. */
export interface GameSpec<
  Options,
  State,
  Action extends AnyAction,
  View extends TestedView,
  Code extends string = string,
  Id extends string = GameId,
> {
  readonly game: Game<Options, State, Action, View, Code, Id>;
  /** The game's table of action rules, for the well-formed actions that its fields list. */
  readonly actions: Readonly<Record<Action['type'], { readonly fields: object }>>;
  /** The ways to play it, by name: options without a seed. All of them are played. */
  readonly variants: Readonly<Record<string, Options>>;
  /** The ways to choose, by name. All of them are played. */
  readonly policies: Readonly<Record<string, Policy<State, Action>>>;
  /** Games played to the letter, by name. */
  readonly scripts: Readonly<Record<string, Script<Options, Action>>>;
  /** The most actions of a random game; longer ones are broken off. */
  readonly longest: number;
  /**
   * Twenty or more worlds that this perspective can't tell from the state: what it may not look at is dealt anew. They
   * are states that the rules could make of some deal.
   */
  otherWorlds(state: State, perspective: Perspective, random: Random): readonly State[];
  /**
   * Everything hidden from somebody that this perspective may look at, in any form, found from the state without the
   * game's own view.
   */
  sees(state: State, perspective: Perspective): unknown;
  /** Every card of the game, wherever it is, each time it is there. */
  cards(state: State): readonly string[];
  /** The action as this perspective may know it: what it may not look at is left out. */
  redacted(state: State, action: Action, perspective: Perspective): unknown;
  /** Well-formed actions of this player beyond those that the fields list: of action types whose values are too many. */
  moreActions?(state: State, player: Player, random: Random): readonly Action[];
  /** Whether that is the id of a rule that the game's players can read; when absent, of one in this library's catalogue. */
  isRule?(id: string): boolean;
  /**
   * By the type of an event, the fields by which worlds may be told apart: answers, turned-up faces, cards that somebody
   * receives and looks at. When absent, those of the games of this library.
   */
  readonly discloses?: Readonly<Record<string, readonly string[]>>;
  /** Names of whatever else must come up in play, as far as the state shows it. */
  shapesOf(state: State): readonly string[];
  /** What must come up, and how often at least. */
  readonly floors: Floors<
    Action['type'],
    View['events'][number]['type'],
    Code,
    View['phase'],
    NonNullable<View['outcome']>['reason']
  >;
}
