/**
 * Games in words: English sentences for events and actions, from tables that can be replaced.
 *
 * @module
 */
import type { AnyAction } from '../kernel/game.js';
import { FACE_DOWN } from '../kernel/players.js';
import type { AnyEvent } from '../kernel/told.js';
import { AGENT_BLACK_WORDS } from './agent-black.js';
import { BUDDY_COPS_WORDS } from './buddy-cops.js';
import { DISTRICT_NOIR_WORDS } from './district-noir.js';
import { DRAGNET_WORDS } from './dragnet.js';
import { seenIn } from './face-down.js';
import { KILLER_VS_INSPECTOR_WORDS } from './killer-vs-inspector.js';
import { SPY_TAG_WORDS } from './spy-tag.js';
import { listed, type Scene, type Speech, type Words } from './words.js';

export { AGENT_BLACK_WORDS } from './agent-black.js';
export { BUDDY_COPS_WORDS } from './buddy-cops.js';
export { DISTRICT_NOIR_WORDS } from './district-noir.js';
export { DRAGNET_WORDS } from './dragnet.js';
export { KILLER_VS_INSPECTOR_WORDS } from './killer-vs-inspector.js';
export { SPY_TAG_WORDS } from './spy-tag.js';
export type { Scene, Speech, Words } from './words.js';

/** How a sentence may be varied. */
export interface TextOptions {
  /** The players' names by seat; who has none here is called `player 0`, `player 1`, … by seat. */
  readonly names?: readonly string[] | undefined;
  /** Other names for cards, by card. */
  readonly cards?: Readonly<Record<string, string>> | undefined;
  /** Another table of sentences, for the game of the view. */
  readonly words?: AnyWords | undefined;
}

/** The words of some game, known only at run time. */
export type AnyWords = Pick<Words<never, never>, 'cards'> & {
  /** The sentence of an event, by its type. */
  readonly events: Readonly<Record<string, (event: never, say: Speech) => string>>;
  /** The sentence of an action, by its type. */
  readonly actions: Readonly<Record<string, (action: never, say: Speech) => string>>;
};

const WORDS: ReadonlyMap<string, AnyWords> = new Map<string, AnyWords>([
  ['automata-noir/killer-vs-inspector', KILLER_VS_INSPECTOR_WORDS],
  ['automata-noir/spy-tag', SPY_TAG_WORDS],
  ['automata-noir/buddy-cops', BUDDY_COPS_WORDS],
  ['automata-noir/dragnet', DRAGNET_WORDS],
  ['district-noir', DISTRICT_NOIR_WORDS],
  ['agent-black', AGENT_BLACK_WORDS],
]);

function wordsOf(scene: Scene, options: TextOptions): AnyWords {
  const words = options.words ?? WORDS.get(scene.game);
  if (words === undefined) throw new RangeError(`no words for ${scene.game}`);
  return words;
}

function speechOf(words: AnyWords, { names = [], cards = {} }: TextOptions): Speech {
  const player = (seat: number): string => names[seat] ?? `player ${seat}`;
  const card = (id: string): string => (id === FACE_DOWN ? 'a face-down card' : (cards[id] ?? words.cards[id] ?? id));
  return {
    player,
    players: (players) => (players.length === 0 ? 'nobody' : listed(players.map(player))),
    card,
    cards: (ids) => listed(ids.map(card)),
  };
}

function sentence(
  table: Readonly<Record<string, (thing: never, say: Speech) => string>>,
  thing: AnyEvent,
  say: Speech,
): string {
  const speak = Object.hasOwn(table, thing.type) ? table[thing.type] : undefined;
  if (speak === undefined) throw new RangeError(`no words for ${thing.type}`);
  const text = speak(thing as never, say);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * What an event of a view says, as an English sentence. Nothing in it but what the event shows. Throws a `RangeError`
 * for a game or an event that has no words.
 */
export function describe(event: AnyEvent, view: Scene, options: TextOptions = {}): string {
  const words = wordsOf(view, options);
  return sentence(words.events, event, speechOf(words, options));
}

/**
 * What an action is, as an English sentence addressed to who makes it. A card that it puts face-down is named only in the
 * views of those who may look at it: the player, and a partner who may. Throws a `RangeError` for a game or an action
 * that has no words.
 */
export function describeAction(action: AnyAction, view: Scene, options: TextOptions = {}): string {
  const words = wordsOf(view, options);
  return sentence(words.actions, seenIn(view, action), speechOf(words, options));
}
