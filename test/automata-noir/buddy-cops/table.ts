import {
  type BuddyCopsAction,
  type BuddyCopsCode,
  type BuddyCopsEvent,
  type BuddyCopsOptions,
  type BuddyCopsState,
  type BuddyCopsView,
  buddyCops,
  DIRECTIONS,
} from '../../../src/automata-noir/index.js';
import { frozen } from '../../../src/kernel/freeze.js';
import type { Perspective } from '../../../src/kernel/players.js';
import { dealt, named } from '../drawn.js';

/** The game as it is tested: nothing that it returned may be changed. */
export const GAME = frozen(buddyCops);

/** The seats by their first letters: the Killer, who is the Profiler at first, who is the Undercover at first. */
const SEATS = new Map([
  ['K', 0],
  ['P', 1],
  ['U', 2],
]);
export const [K, P, U] = [0, 1, 2] as const;

/** The board of these tests unless they draw another. */
export const CITY = `
  Ada    Boris    Carl   Dexter  Edgar
  Ezra   Florina  Gloria Greta   Hugo
  Ida    Jimmy    Kit    Lester  Malone
  Nora   Occam    Pearl  Quinn   Rita
  Sam    Theo     Vera   Walt    Witman
`;

/**
 * An action in a few words, by the letter of who makes it: `K kill boris`, `K go by rita`, `P left 0`, `U fast up 3 by 2`,
 * `P choose dexter`, `P accuse kit`, `U disguise`, `P exonerate kit`, `P deputize kit`, `P pass`. It may make no sense.
 */
export function action(words: string): BuddyCopsAction {
  const [who = '', verb = '', ...rest] = words.split(' ');
  const player = SEATS.get(who) ?? Number(who);
  const direction = DIRECTIONS.find((one) => one === verb);
  if (direction !== undefined) return { type: 'shift', player, direction, index: Number(rest[0]) };
  if (verb === 'fast') {
    const towards = DIRECTIONS.find((one) => one === rest[0]) ?? 'left';
    return {
      type: 'fast-shift',
      player,
      direction: towards,
      index: Number(rest[1]),
      distance: rest[3] === '2' ? 2 : 1,
    };
  }
  if (verb === 'disguise' || verb === 'pass') return { type: verb, player };
  const card = named(rest.at(-1) ?? '')[0] ?? 'ada';
  switch (verb) {
    case 'choose':
      return { type: 'choose-identity', player, identity: card };
    case 'go':
      return { type: 'change-disguise', player, identity: card };
    case 'kill':
    case 'accuse':
    case 'exonerate':
    case 'deputize':
      return { type: verb, player, suspect: card };
    default:
      throw new Error(`no action: ${words}`);
  }
}

/** A new game of these cards: three of the Killer, three of the Profiler, three of the Undercover, then the deck's top. */
export function begun(cards: string, options: BuddyCopsOptions = {}, board = CITY): BuddyCopsState {
  return GAME.init({ ...options, deal: dealt(board, cards) });
}

/** The state after these actions, in the words of `action`; several may stand in one text, between commas. */
export function played(state: BuddyCopsState, ...texts: readonly string[]): BuddyCopsState {
  return texts
    .flatMap((text) => text.split(/,\s*/))
    .reduce((before, words) => GAME.apply(before, action(words.trim())), state);
}

/** A game after its set-up: everybody goes by the first of their three cards, the Killer has killed that victim. */
export function opened(cards: string, victim: string, board = CITY): BuddyCopsState {
  const [killer, , , profiler, , , undercover] = named(cards);
  return played(
    begun(cards, {}, board),
    `K choose ${killer}, K kill ${victim}, P choose ${profiler}, U choose ${undercover}`,
  );
}

/** The view of that perspective. */
export function viewOf(state: BuddyCopsState, perspective: Perspective = 'spectator'): BuddyCopsView {
  return GAME.viewFor(state, perspective);
}

/** The events that the last action caused, as that perspective knows them. */
export function eventsOf(state: BuddyCopsState, perspective: Perspective = 'spectator'): readonly BuddyCopsEvent[] {
  return viewOf(state, perspective).events;
}

/** The code that the action is refused with; `legal` if it is not. */
export function codeOf(state: BuddyCopsState, words: string): BuddyCopsCode | 'legal' {
  const verdict = GAME.check(state, action(words));
  return verdict.legal ? 'legal' : verdict.violation.code;
}

/** The rule by which the action is refused. */
export function ruleOf(state: BuddyCopsState, words: string): string {
  const verdict = GAME.check(state, action(words));
  return verdict.legal ? 'none' : verdict.violation.rule;
}

/** The legal actions of that player, of that type, in the words of `action` without the player, sorted. */
export function legal(state: BuddyCopsState, player: number, type?: BuddyCopsAction['type']): readonly string[] {
  return GAME.legalActions(state, player)
    .filter((one) => type === undefined || one.type === type)
    .map(inWords)
    .sort();
}

function inWords(one: BuddyCopsAction): string {
  if (one.type === 'shift') return `${one.direction} ${one.index}`;
  if (one.type === 'fast-shift') return `fast ${one.direction} ${one.index} by ${one.distance}`;
  if (one.type === 'choose-identity') return `choose ${one.identity}`;
  if (one.type === 'change-disguise') return `go by ${one.identity}`;
  return 'suspect' in one ? `${one.type} ${one.suspect}` : one.type;
}

/** The types of actions that the player may make now, sorted. */
export function kindsOf(state: BuddyCopsState, player: number): readonly string[] {
  const kinds: readonly string[] = GAME.legalActions(state, player).map(({ type }) => type);
  return kinds.filter((kind, index) => kinds.indexOf(kind) === index).sort();
}
