/**
 * District Noir: two players fight for the supporters and the city of one district.
 *
 * @module
 */
import type { Game, GameState } from '../kernel/game.js';
import { gameFrom } from '../kernel/game-from.js';
import { ACTIONS } from './actions/index.js';
import { complete, type DistrictNoirOptions, ID, PLAYERS, setUp } from './setup.js';
import type { DistrictNoirAction, DistrictNoirCode } from './state.js';
import { actorsOf, type DistrictNoirView, sightIn, sightOf, viewFor } from './view.js';

export { CARDS_TAKEN } from './actions/take.js';
export { CARDS, type Card, CITIES, type City, COPIES, DECK, nameOf, POINTS, SUPPORTS, type Support } from './cards.js';
export { type DistrictNoirReason, POINTS_PER_SET, type Score } from './scoring.js';
export { CARDS_REMOVED, type DistrictNoirDeal, type DistrictNoirOptions, HAND_SIZE, ROW_AT_START } from './setup.js';
export type {
  DistrictNoirAction,
  DistrictNoirCode,
  DistrictNoirEvent,
  DistrictNoirPhase,
  Play,
  Take,
} from './state.js';
export type { DistrictNoirPlayer, DistrictNoirView } from './view.js';
export { scoreOf } from './worth.js';

/** A state of District Noir. */
export type DistrictNoirState = GameState<'district-noir'>;

/** District Noir, for two players. */
export const districtNoir: Game<
  DistrictNoirOptions,
  DistrictNoirState,
  DistrictNoirAction,
  DistrictNoirView,
  DistrictNoirCode
> = /* @__PURE__ */ gameFrom({
  id: ID,
  title: 'District Noir',
  playerCounts: [PLAYERS],
  init: (options) => setUp(complete(options)),
  seats: () => PLAYERS,
  actors: actorsOf,
  sightOf,
  sightIn,
  viewFor,
  actions: ACTIONS,
});
