import type { Game, GameState } from '../../kernel/game.js';
import { gameFrom } from '../../kernel/game-from.js';
import { ACTIONS } from './actions/index.js';
import { complete, ID, type KillerVsInspectorOptions, PLAYERS, setUp } from './setup.js';
import type { KillerVsInspectorAction, KillerVsInspectorCode } from './state.js';
import { actorsOf, type KillerVsInspectorView, sightIn, sightOf, viewFor } from './view.js';

export { CARDS_TO_CHOOSE_FROM, type KillerVsInspectorDeal, type KillerVsInspectorOptions } from './setup.js';
export type {
  Accuse as KillerVsInspectorAccuse,
  ChangeDisguise as KillerVsInspectorChangeDisguise,
  ChooseIdentity as KillerVsInspectorChooseIdentity,
  Collapse as KillerVsInspectorCollapse,
  Exonerate as KillerVsInspectorExonerate,
  Kill as KillerVsInspectorKill,
  KillerVsInspectorAction,
  KillerVsInspectorCode,
  KillerVsInspectorEvent,
  KillerVsInspectorPhase,
  KillerVsInspectorReason,
  Shift as KillerVsInspectorShift,
  Solve as KillerVsInspectorSolve,
} from './state.js';
export { KILLS_TO_WIN } from './turn.js';
export type { KillerVsInspectorView } from './view.js';

/** A state of Killer vs. Inspector. */
export type KillerVsInspectorState = GameState<'automata-noir/killer-vs-inspector'>;

/** Case 1 of Automata NOIR: Killer vs. Inspector, for two players. */
export const killerVsInspector: Game<
  KillerVsInspectorOptions,
  KillerVsInspectorState,
  KillerVsInspectorAction,
  KillerVsInspectorView,
  KillerVsInspectorCode
> = /* @__PURE__ */ gameFrom({
  id: ID,
  title: 'Automata NOIR: Killer vs. Inspector',
  playerCounts: [PLAYERS],
  init: (options) => setUp(complete(options)),
  seats: () => PLAYERS,
  actors: actorsOf,
  sightOf,
  sightIn,
  viewFor,
  actions: ACTIONS,
});
