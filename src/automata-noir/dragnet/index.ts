import type { Game, GameState } from '../../kernel/game.js';
import { gameFrom } from '../../kernel/game-from.js';
import { ACTIONS } from './actions/index.js';
import { complete, type DragnetOptions, ID, PLAYERS, setUp } from './setup.js';
import type { DragnetAction, DragnetCode } from './state.js';
import { actorsOf, type DragnetView, sightIn, sightOf, viewFor } from './view.js';

export { cardsOfLine } from './geometry.js';
export { LINE_KINDS, type LineKind } from './lines.js';
export { type DragnetDeal, type DragnetOptions, EVIDENCE_AT_START } from './setup.js';
export type {
  ChooseSuspicion as DragnetChooseSuspicion,
  DragnetAction,
  DragnetCode,
  DragnetEvent,
  DragnetPhase,
  DragnetReason,
  EvidenceDrawn as DragnetEvidenceDrawn,
  Pass as DragnetPass,
  Question as DragnetQuestion,
  Rethink as DragnetRethink,
  Solve as DragnetSolve,
  SuspicionChosen as DragnetSuspicionChosen,
  TargetedShift as DragnetTargetedShift,
} from './state.js';
export type { DragnetPlayer, DragnetView } from './view.js';

/** A state of Dragnet. */
export type DragnetState = GameState<'automata-noir/dragnet'>;

/** Case 4, Dragnet, for three or four players, or for two teams of two: Team Investigators. */
export const dragnet: Game<DragnetOptions, DragnetState, DragnetAction, DragnetView, DragnetCode> =
  /* @__PURE__ */ gameFrom({
    id: ID,
    title: 'Automata NOIR: Dragnet',
    playerCounts: PLAYERS,
    init: (options) => setUp(complete(options)),
    seats: ({ table }) => table.teams.length,
    actors: actorsOf,
    sightOf,
    sightIn,
    viewFor,
    actions: ACTIONS,
  });
