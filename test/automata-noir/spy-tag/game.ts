import {
  type Direction,
  type Distance,
  type SpyTagAction,
  type SpyTagOptions,
  type SpyTagState,
  type SpyTagView,
  type Suspect,
  spyTag,
} from '../../../src/automata-noir/index.js';
import type { Perspective, Player } from '../../../src/index.js';
import { after, dealt, drawingOf } from '../drawn.js';

/** A board for tests: the suspects by name. */
export const CITY = `
  Ada    Boris    Carl    Dexter  Edgar
  Ezra   Florina  Gloria  Greta   Hugo
  Ida    Jimmy    Kit     Lester  Malone
  Nora   Occam    Pearl   Quinn   Rita
  Sam    Theo     Vera    Walt    Witman
`;

/** A game on that board, or on `CITY`, with these cards drawn first: by seat 0, by seat 1, … then by who is captured. */
export function begun(evidence: string, options: SpyTagOptions = {}, board = CITY): SpyTagState {
  return spyTag.init({ firstPlayer: 0, ...options, deal: dealt(board, evidence) });
}

/** Spy Network, likewise. */
export function networkBegun(evidence: string, options: SpyTagOptions = {}, board = CITY): SpyTagState {
  return begun(evidence, { ...options, players: 4 }, board);
}

/** A Capture. */
export function capture(player: Player, suspect: Suspect): SpyTagAction {
  return { type: 'capture', player, suspect };
}

/** A Canvas. */
export function canvas(player: Player, suspect: Suspect): SpyTagAction {
  return { type: 'canvas', player, suspect };
}

/** A Fast Shift; the row or column counts from 0. */
export function fastShift(player: Player, direction: Direction, index: number, distance: Distance): SpyTagAction {
  return { type: 'fast-shift', player, direction, index, distance };
}

/** The state after these actions. */
export function played(state: SpyTagState, ...actions: readonly SpyTagAction[]): SpyTagState {
  return after(spyTag, state, ...actions);
}

/** What a perspective sees; a spectator unless named. */
export function seen(state: SpyTagState, perspective: Perspective = 'spectator'): SpyTagView {
  return spyTag.viewFor(state, perspective);
}

/** The board, drawn. */
export function boardOf(state: SpyTagState): string {
  return drawingOf(seen(state).board);
}

/** The code and the rule by which the action is refused, or `legal`. */
export function verdictOn(state: SpyTagState, action: unknown): string {
  const verdict = spyTag.check(state, action);
  return verdict.legal ? 'legal' : `${verdict.violation.code} by ${verdict.violation.rule}`;
}

/** The suspects that the player may name in an action of that type, by name. */
export function targetsOf(state: SpyTagState, player: Player, type: 'capture' | 'canvas'): readonly Suspect[] {
  return spyTag
    .legalActions(state, player)
    .flatMap((action) => (action.type === type ? [action.suspect] : []))
    .toSorted();
}
