import type { Game, GameState } from '../../kernel/game.js';
import { gameFrom } from '../../kernel/game-from.js';
import { ACTIONS } from './actions/index.js';
import { type BuddyCopsOptions, complete, ID, PLAYERS, setUp } from './setup.js';
import type { BuddyCopsAction, BuddyCopsCode } from './state.js';
import { actorsOf } from './turn.js';
import { type BuddyCopsView, sightIn, sightOf, viewFor } from './view.js';

export { DEATHS_TO_WIN } from './dead-partner.js';
export { KILLS_TO_WIN as BUDDY_COPS_KILLS_TO_WIN } from './kills.js';
export { type BuddyCopsDeal, type BuddyCopsOptions, CARDS_DEALT } from './setup.js';
export type {
  Accuse as BuddyCopsAccuse,
  BuddyCopsAction,
  BuddyCopsCode,
  BuddyCopsEvent,
  BuddyCopsPhase,
  BuddyCopsReason,
  ChangeDisguise as BuddyCopsChangeDisguise,
  ChooseIdentity as BuddyCopsChooseIdentity,
  Deputize as BuddyCopsDeputize,
  Disguise as BuddyCopsDisguise,
  Exonerate as BuddyCopsExonerate,
  FastShift as BuddyCopsFastShift,
  Kill as BuddyCopsKill,
  Pass as BuddyCopsPass,
  Role as BuddyCopsRole,
  Shift as BuddyCopsShift,
} from './state.js';
export { ACTIONS_PER_TURN } from './turn.js';
export type { BuddyCopsCop, BuddyCopsKiller, BuddyCopsView } from './view.js';

/** A state of Buddy Cops. */
export type BuddyCopsState = GameState<'automata-noir/buddy-cops'>;

/** Case File 3: two Cops with different skills hunt one Killer, who hunts them. */
export const buddyCops: Game<BuddyCopsOptions, BuddyCopsState, BuddyCopsAction, BuddyCopsView, BuddyCopsCode> =
  /* @__PURE__ */ gameFrom({
    id: ID,
    title: 'Automata NOIR: Buddy Cops',
    playerCounts: [PLAYERS],
    init: (options) => setUp(complete(options)),
    seats: () => PLAYERS,
    actors: actorsOf,
    sightOf,
    sightIn,
    viewFor,
    actions: ACTIONS,
  });
