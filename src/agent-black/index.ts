/**
 * Agent Black: two to six agents, each with a costume, a place and an item, find out and shoot one another.
 *
 * @module
 */
import type { Game, GameState } from '../kernel/game.js';
import { gameFrom } from '../kernel/game-from.js';
import { ACTIONS } from './actions/index.js';
import { type AgentBlackOptions, complete, PLAYER_COUNTS, setUp } from './setup.js';
import { type AgentBlackAction, type AgentBlackCode, ID } from './state.js';
import { type AgentBlackView, actorsOf, playersOf, sightIn, sightOf, viewFor } from './view.js';

export {
  COSTUMES,
  type Costume,
  IDENTITIES,
  type Identity,
  ITEMS,
  type Item,
  nameOf,
  PLACES,
  type Place,
  type TypesInUse,
} from './cards.js';
export type { AgentBlackDeal, AgentBlackRoundDeal } from './deal.js';
export { windowOf } from './geometry.js';
export { CARDS_PER_PLAYER } from './reveal.js';
export { type AgentBlackOptions, ROUNDS_TO_WIN } from './setup.js';
export type {
  AgentBlackAction,
  AgentBlackCode,
  AgentBlackEvent,
  AgentBlackPhase,
  AgentBlackReason,
  Investigate,
  Reveal,
  Shoot,
  Thumb,
} from './state.js';
export { TEAM_COUNTS, TEAM_PLAYERS, type TeamCount } from './teams.js';
export { FEW_PLAYERS, TYPES_OF_FEW } from './types.js';
export type { AgentBlackPlayer, AgentBlackView } from './view.js';

/** A state of Agent Black. */
export type AgentBlackState = GameState<'agent-black'>;

/** Agent Black, for two to six players, with Team Mode. */
export const agentBlack: Game<AgentBlackOptions, AgentBlackState, AgentBlackAction, AgentBlackView, AgentBlackCode> =
  /* @__PURE__ */ gameFrom({
    id: ID,
    title: 'Agent Black',
    playerCounts: PLAYER_COUNTS,
    init: (options) => setUp(complete(options)),
    seats: playersOf,
    actors: actorsOf,
    sightOf,
    sightIn,
    viewFor,
    actions: ACTIONS,
  });
