import {
  type Direction,
  type DragnetAction,
  type DragnetOptions,
  type DragnetState,
  type DragnetView,
  dragnet,
  type LineKind,
  type Suspect,
} from '../../../src/automata-noir/index.js';
import type { Perspective, Player } from '../../../src/index.js';
import { after, dealt, drawingOf } from '../drawn.js';

/** A board for tests. */
export const CITY = `
  Ada    Boris    Carl    Dexter  Edgar
  Ezra   Florina  Gloria  Greta   Hugo
  Ida    Jimmy    Kit     Lester  Malone
  Nora   Occam    Pearl   Quinn   Rita
  Sam    Theo     Vera    Walt    Witman
`;

/** Two hand cards and the Suspicion of each of three players, then the three cards on the board, then the deck. */
export const THREE = `
  Gloria Rita Ada
  Nora Sam Boris
  Hugo Theo Carl
  Kit Edgar Witman
  Ida Jimmy Quinn
`;

/** The same for four players. */
export const FOUR = `
  Gloria Rita Ada
  Nora Sam Boris
  Hugo Theo Carl
  Quinn Walt Dexter
  Kit Edgar Witman
  Ida Jimmy
`;

/** A game of three on `CITY`, with seat 0 to begin, dealt as `THREE` unless said otherwise. */
export function begun(evidence = THREE, options: DragnetOptions = {}, board = CITY): DragnetState {
  return dragnet.init({ firstPlayer: 0, ...options, deal: dealt(board, evidence) });
}

/** A game of four, likewise. */
export function begunByFour(evidence = FOUR, options: DragnetOptions = {}, board = CITY): DragnetState {
  return begun(evidence, { players: 4, ...options }, board);
}

/** Team Investigators, likewise. */
export function begunByTeams(evidence = FOUR, options: DragnetOptions = {}, board = CITY): DragnetState {
  return begun(evidence, { teams: 2, ...options }, board);
}

/** A Targeted Shift. */
export function shift(player: Player, suspect: Suspect, direction: Direction): DragnetAction {
  return { type: 'targeted-shift', player, suspect, direction };
}

/** A Rethink. */
export function rethink(player: Player, suspect: Suspect, suspicion: Suspect): DragnetAction {
  return { type: 'rethink', player, suspect, suspicion };
}

/** A Question. */
export function question(player: Player, suspect: Suspect, pickUp: Suspect): DragnetAction {
  return { type: 'question', player, suspect, pickUp };
}

/** A Solve; rows and columns count from 0. */
export function solve(player: Player, line: LineKind, index: number): DragnetAction {
  return { type: 'solve', player, line, index };
}

/** The choice after a failed Solve. */
export function choose(player: Player, suspicion: Suspect): DragnetAction {
  return { type: 'choose-suspicion', player, suspicion };
}

/** A pass in the final round. */
export function pass(player: Player): DragnetAction {
  return { type: 'pass', player };
}

/** The state after these actions. */
export function played(state: DragnetState, ...actions: readonly DragnetAction[]): DragnetState {
  return after(dragnet, state, ...actions);
}

/** The state after so many Rethinks, each of whose turn it is: the first card in hand to the board, the Suspicion kept. */
export function drawnBy(state: DragnetState, turns: number): DragnetState {
  let later = state;
  for (let turn = 0; turn < turns; turn++) {
    const { turn: player } = seen(later);
    const { hand, suspicion } = heldBy(later, player);
    later = played(later, { type: 'rethink', player, suspect: hand[0]!, suspicion });
  }
  return later;
}

/** What a perspective sees; a spectator unless named. */
export function seen(state: DragnetState, perspective: Perspective = 'spectator'): DragnetView {
  return dragnet.viewFor(state, perspective);
}

/** The cards that a player holds, as that player sees them. */
export function heldBy(state: DragnetState, player: Player): { hand: Suspect[]; suspicion: Suspect } {
  const own = seen(state, player).players[player]!;
  const open = (card: Suspect | 'face-down'): Suspect => {
    if (card === 'face-down') throw new Error('a player sees their own cards');
    return card;
  };
  return { hand: own.hand.map(open), suspicion: open(own.suspicion) };
}

/** The types of what the last action caused. */
export function typesOf(state: DragnetState): string[] {
  return seen(state).events.map(({ type }) => type);
}

/** The board, drawn. */
export function boardOf(state: DragnetState): string {
  return drawingOf(seen(state).board);
}

/** The code and the rule by which the action is refused, or `legal`. */
export function verdictOn(state: DragnetState, action: unknown): string {
  const verdict = dragnet.check(state, action);
  return verdict.legal ? 'legal' : `${verdict.violation.code} by ${verdict.violation.rule}`;
}

/** The types of the actions that a player may make, each once. */
export function kindsOf(state: DragnetState, player: Player): string[] {
  return [...new Set(dragnet.legalActions(state, player).map(({ type }) => type))];
}
