/**
 * Positions: any moment of a game written down with every card open, to be set up by hand and asked about.
 *
 * @module
 */
import type { GameId, GameState, StateOf } from '../index.js';
import { GAME_IDS } from '../kernel/game.js';
import { type AnyInside, insideOf, stateFrom } from '../kernel/game-from.js';
import { type AgentBlackPosition, agentBlackPositions } from './agent-black.js';
import { type BuddyCopsPosition, buddyCopsPositions } from './buddy-cops.js';
import { type DistrictNoirPosition, districtNoirPositions } from './district-noir.js';
import { type DragnetPosition, dragnetPositions } from './dragnet.js';
import { type KillerVsInspectorPosition, killerVsInspectorPositions } from './killer-vs-inspector.js';
import type { PositionsOf } from './positions.js';
import { MOST_PROBLEMS, type PositionProblem } from './problems.js';
import { type Found, type Source, sourceOf, tell } from './read.js';
import { type SpyTagPosition, spyTagPositions } from './spy-tag.js';

export type { AgentBlackComingRound, AgentBlackPosition, AgentBlackPositionPlayer } from './agent-black.js';
export type { BuddyCopsPosition, BuddyCopsPositionCop } from './buddy-cops.js';
export type { DistrictNoirPosition } from './district-noir.js';
export type { DragnetPosition } from './dragnet.js';
export { drawingOf, drawn } from './drawn.js';
export type { KillerVsInspectorPosition } from './killer-vs-inspector.js';
export { MOST_PROBLEMS, type PositionProblem } from './problems.js';
export type { SpyTagPosition } from './spy-tag.js';
export type { CommonPosition } from './standing.js';

/** The position of a game. */
export type PositionOf<Id extends GameId> = Extract<Position, { readonly game: Id }>;

/** A moment of one of the games: the view with every card open. */
export type Position =
  | KillerVsInspectorPosition
  | SpyTagPosition
  | BuddyCopsPosition
  | DragnetPosition
  | DistrictNoirPosition
  | AgentBlackPosition;

/** The state in which a position stands, or what is wrong with it. */
export type ParsedPosition =
  | {
      readonly ok: true;
      /** Its events are none: what led to the position is not in it. */
      readonly state: { readonly [Id in GameId]: StateOf<Id> }[GameId];
    }
  | {
      readonly ok: false;
      /** At least one, and at most `MOST_PROBLEMS`. */
      readonly problems: readonly PositionProblem[];
    };

/** What parses the positions of one game, and writes them. */
interface Parts<Id extends GameId> {
  /** The state, or `undefined` after telling what is wrong. */
  parse(source: Source, found: Found): GameState<Id> | undefined;
  positionOf(state: GameState): PositionOf<Id>;
}

function parts<Inside extends AnyInside, Whole extends PositionOf<Inside['game']>>(
  id: Inside['game'],
  positions: PositionsOf<Whole, Inside>,
): Parts<Inside['game']> {
  return {
    parse(source, found) {
      const position = positions.read(source, '', found);
      if (position === undefined) return undefined;
      found.push(...positions.problemsOf(position).slice(0, MOST_PROBLEMS));
      return found.length === 0 ? stateFrom(positions.stateOf(position)) : undefined;
    },
    positionOf: (state) => positions.positionOf(insideOf<Inside>(id, state)),
  };
}

const PARTS: { readonly [Id in GameId]: Parts<Id> } = {
  'automata-noir/killer-vs-inspector': /* @__PURE__ */ parts(
    'automata-noir/killer-vs-inspector',
    killerVsInspectorPositions,
  ),
  'automata-noir/spy-tag': /* @__PURE__ */ parts('automata-noir/spy-tag', spyTagPositions),
  'automata-noir/buddy-cops': /* @__PURE__ */ parts('automata-noir/buddy-cops', buddyCopsPositions),
  'automata-noir/dragnet': /* @__PURE__ */ parts('automata-noir/dragnet', dragnetPositions),
  'district-noir': /* @__PURE__ */ parts('district-noir', districtNoirPositions),
  'agent-black': /* @__PURE__ */ parts('agent-black', agentBlackPositions),
};

function gameNamed(value: unknown): GameId | undefined {
  return GAME_IDS.find((id) => id === value);
}

/**
 * The position in which a state stands, with every secret of the game open. Throws a `RangeError` for what is no state of
 * a game of this `rulesVersion`.
 */
export function positionOf<Id extends GameId>(state: GameState<Id>): PositionOf<Id>;
export function positionOf(state: GameState | null | undefined): Position {
  const id = gameNamed(state?.game);
  if (!state || id === undefined) throw new RangeError('this is no state of a game');
  return PARTS[id].positionOf(state);
}

function gameIn(source: Source, found: Found): GameId | undefined {
  try {
    const id = source.names.has('game') ? gameNamed(source.get('game')) : undefined;
    return id ?? tell(found, 'game', `It is none of ${GAME_IDS.join(', ')}.`);
  } catch {
    return tell(found, 'game', 'It can’t be read.');
  }
}

/**
 * The state of the position in any value, such as parsed JSON or what a person wrote down; or all that is wrong with it,
 * as far as it can be told apart: first its form, and what the rules say of it if nothing is wrong with that. Refused is
 * what breaks an invariant of the game; whether play could lead to the position is not judged. A board may be given as
 * a drawing. Never throws.
 *
 * @rule table.position
 */
export function parsePosition(value: unknown): ParsedPosition {
  const found: Found = [];
  const source = sourceOf(value, 'position', found);
  const id = source && gameIn(source, found);
  const state = source && id && PARTS[id].parse(source, found);
  return state === undefined ? { ok: false, problems: found } : { ok: true, state };
}
