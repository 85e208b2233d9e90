import type { Game, GameState } from '../../kernel/game.js';
import { gameFrom } from '../../kernel/game-from.js';
import { ACTIONS } from './actions/index.js';
import { complete, ID, PLAYER_COUNTS, type SpyTagOptions, setUp } from './setup.js';
import type { SpyTagAction, SpyTagCode } from './state.js';
import { seatsIn } from './turn.js';
import { actorsOf, type SpyTagView, sightIn, sightOf, viewFor } from './view.js';

export type { SpyTagDeal, SpyTagOptions } from './setup.js';
export type {
  Canvas as SpyTagCanvas,
  Capture as SpyTagCapture,
  FastShift as SpyTagFastShift,
  SpyTagAction,
  SpyTagCode,
  SpyTagEvent,
  SpyTagPhase,
  SpyTagReason,
} from './state.js';
export { TEAM_TROPHIES_TO_WIN, TROPHIES_TO_WIN } from './teams.js';
export type { SpyTagPlayer, SpyTagView } from './view.js';

/** A state of Spy Tag. */
export type SpyTagState = GameState<'automata-noir/spy-tag'>;

/** Case 2 of Automata NOIR: Spy Tag, for three players, and Spy Network, for two against two. */
export const spyTag: Game<SpyTagOptions, SpyTagState, SpyTagAction, SpyTagView, SpyTagCode> = /* @__PURE__ */ gameFrom({
  id: ID,
  title: 'Automata NOIR: Spy Tag',
  playerCounts: PLAYER_COUNTS,
  init: (options) => setUp(complete(options)),
  seats: seatsIn,
  actors: actorsOf,
  sightOf,
  sightIn,
  viewFor,
  actions: ACTIONS,
});
