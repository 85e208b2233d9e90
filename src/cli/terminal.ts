import type { ActionOf, AnyAction, AnyOptions, AnyView, GameTypes, OptionsOf, Player, ViewOf } from '../index.js';

/** An option of a game on the command line. */
export interface GameOption {
  /** As commander writes it: `--first-player <seat>`. Its name in camel case is the name of the game's own option. */
  readonly flags: string;
  /** What it is, with its values and what holds without it. */
  readonly about: string;
  /** The game's option, from the text given for it. Whether it makes sense is left for the game to judge. */
  read(text: string): AnyOptions;
}

/** How the players are called. */
export type Names = (player: Player) => string;

/** A part of a view as text. */
export interface Drawing<View> {
  /** Plain JSON: the part is drawn again when this has become another. */
  occasion(view: View): unknown;
  /** The lines, as far as that view shows them. */
  lines(view: View, names: Names): readonly string[];
}

/** How the views of a game are drawn. */
export interface Show<View> {
  /** How to read the drawings; printed once. */
  readonly legend: readonly string[];
  /** What lies open to all. */
  readonly table: Drawing<View>;
  /** The cards that lie face-down to some. */
  readonly cards: Drawing<View>;
  /** What decided a game that is over. */
  result(view: View, names: Names): readonly string[];
}

/** A game on the terminal. */
export interface Terminal<Options, Action extends AnyAction, View> {
  /** What it is about, in a few words. */
  readonly about: string;
  /** Its options, each of them, in the order in which help lists them. */
  readonly options: { readonly [Name in keyof Options]-?: GameOption };
  /** How often a bot takes to actions of each type, in proportion to those of the other types that are legal. */
  readonly weights: { readonly [Type in Action['type']]: number };
  readonly show: Show<View>;
}

/** A game on the terminal, by its id. */
export type TerminalOf<Id extends keyof GameTypes> = Terminal<OptionsOf<Id>, ActionOf<Id>, ViewOf<Id>>;

/** Any game on the terminal. */
export interface AnyTerminal {
  readonly about: string;
  readonly options: Readonly<Record<string, GameOption>>;
  readonly weights: Readonly<Record<string, number>>;
  readonly show: Show<AnyView>;
}
