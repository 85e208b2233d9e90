/**
 * The games by id, and what they have in common.
 *
 * @module
 */
import {
  type AgentBlackAction,
  type AgentBlackCode,
  type AgentBlackEvent,
  type AgentBlackOptions,
  type AgentBlackReason,
  type AgentBlackState,
  type AgentBlackView,
  agentBlack,
} from './agent-black/index.js';
import {
  type BuddyCopsAction,
  type BuddyCopsCode,
  type BuddyCopsEvent,
  type BuddyCopsOptions,
  type BuddyCopsReason,
  type BuddyCopsState,
  type BuddyCopsView,
  buddyCops,
} from './automata-noir/buddy-cops/index.js';
import {
  type DragnetAction,
  type DragnetCode,
  type DragnetEvent,
  type DragnetOptions,
  type DragnetReason,
  type DragnetState,
  type DragnetView,
  dragnet,
} from './automata-noir/dragnet/index.js';
import {
  type KillerVsInspectorAction,
  type KillerVsInspectorCode,
  type KillerVsInspectorEvent,
  type KillerVsInspectorOptions,
  type KillerVsInspectorReason,
  type KillerVsInspectorState,
  type KillerVsInspectorView,
  killerVsInspector,
} from './automata-noir/killer-vs-inspector/index.js';
import {
  type SpyTagAction,
  type SpyTagCode,
  type SpyTagEvent,
  type SpyTagOptions,
  type SpyTagReason,
  type SpyTagState,
  type SpyTagView,
  spyTag,
} from './automata-noir/spy-tag/index.js';
import {
  type DistrictNoirAction,
  type DistrictNoirCode,
  type DistrictNoirEvent,
  type DistrictNoirOptions,
  type DistrictNoirReason,
  type DistrictNoirState,
  type DistrictNoirView,
  districtNoir,
} from './district-noir/index.js';
import type { AnyGame, Game } from './kernel/game.js';

export { newSeed } from './kernel/chance.js';
export {
  IllegalActionError,
  InvalidOptionsError,
  isIllegalAction,
  isInvalidOptions,
  type Violation,
} from './kernel/errors.js';
export { frozen } from './kernel/freeze.js';
export {
  type AnyAction,
  type AnyGame,
  type AnyOptions,
  type AnyView,
  type CommonView,
  GAME_IDS,
  type Game,
  type GameId,
  type GameState,
  type Outcome,
  RULES_VERSION,
  type Standing,
  type Verdict,
} from './kernel/game.js';
export type { CommonOptions } from './kernel/options.js';
export { FACE_DOWN, type FaceDown, type Perspective, type Player } from './kernel/players.js';
export type { TableCode } from './kernel/table.js';
export type { AnyEvent } from './kernel/told.js';

/** The types of each game, by its id. */
export interface GameTypes {
  'automata-noir/killer-vs-inspector': {
    options: KillerVsInspectorOptions;
    state: KillerVsInspectorState;
    action: KillerVsInspectorAction;
    view: KillerVsInspectorView;
    event: KillerVsInspectorEvent;
    reason: KillerVsInspectorReason;
    code: KillerVsInspectorCode;
  };
  'automata-noir/spy-tag': {
    options: SpyTagOptions;
    state: SpyTagState;
    action: SpyTagAction;
    view: SpyTagView;
    event: SpyTagEvent;
    reason: SpyTagReason;
    code: SpyTagCode;
  };
  'automata-noir/buddy-cops': {
    options: BuddyCopsOptions;
    state: BuddyCopsState;
    action: BuddyCopsAction;
    view: BuddyCopsView;
    event: BuddyCopsEvent;
    reason: BuddyCopsReason;
    code: BuddyCopsCode;
  };
  'automata-noir/dragnet': {
    options: DragnetOptions;
    state: DragnetState;
    action: DragnetAction;
    view: DragnetView;
    event: DragnetEvent;
    reason: DragnetReason;
    code: DragnetCode;
  };
  'district-noir': {
    options: DistrictNoirOptions;
    state: DistrictNoirState;
    action: DistrictNoirAction;
    view: DistrictNoirView;
    event: DistrictNoirEvent;
    reason: DistrictNoirReason;
    code: DistrictNoirCode;
  };
  'agent-black': {
    options: AgentBlackOptions;
    state: AgentBlackState;
    action: AgentBlackAction;
    view: AgentBlackView;
    event: AgentBlackEvent;
    reason: AgentBlackReason;
    code: AgentBlackCode;
  };
}

/** The options of a game. */
export type OptionsOf<Id extends keyof GameTypes> = GameTypes[Id]['options'];
/** The states of a game. */
export type StateOf<Id extends keyof GameTypes> = GameTypes[Id]['state'];
/** The actions of a game. */
export type ActionOf<Id extends keyof GameTypes> = GameTypes[Id]['action'];
/** The views of a game. */
export type ViewOf<Id extends keyof GameTypes> = GameTypes[Id]['view'];
/** The events of a game. */
export type EventOf<Id extends keyof GameTypes> = GameTypes[Id]['event'];
/** The reasons for which a game ends. */
export type ReasonOf<Id extends keyof GameTypes> = GameTypes[Id]['reason'];
/** The codes of a game's refusals. */
export type CodeOf<Id extends keyof GameTypes> = GameTypes[Id]['code'];

/** All games by id, each with its own type. */
export const games: {
  readonly [Id in keyof GameTypes]: Game<OptionsOf<Id>, StateOf<Id>, ActionOf<Id>, ViewOf<Id>, CodeOf<Id>>;
} = /* @__PURE__ */ Object.freeze({
  'automata-noir/killer-vs-inspector': killerVsInspector,
  'automata-noir/spy-tag': spyTag,
  'automata-noir/buddy-cops': buddyCops,
  'automata-noir/dragnet': dragnet,
  'district-noir': districtNoir,
  'agent-black': agentBlack,
});

const BY_ID: ReadonlyMap<string, AnyGame> = /* @__PURE__ */ new Map<string, AnyGame>(
  /* @__PURE__ */ Object.entries(games),
);

/** The game of that id, or `undefined` if there is none. */
export function gameOf(id: string): AnyGame | undefined {
  return BY_ID.get(id);
}
