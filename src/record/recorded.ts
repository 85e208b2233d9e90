import { type State as AgentBlack, ID } from '../agent-black/state.js';
import { complete as buddyCops } from '../automata-noir/buddy-cops/setup.js';
import { complete as dragnet } from '../automata-noir/dragnet/setup.js';
import { complete as killerVsInspector } from '../automata-noir/killer-vs-inspector/setup.js';
import { complete as spyTag } from '../automata-noir/spy-tag/setup.js';
import { complete as districtNoir } from '../district-noir/setup.js';
import type { AnyOptions, GameId, GameState } from '../index.js';
import { insideOf } from '../kernel/game-from.js';
import * as agentBlack from './agent-black.js';
import type { CompleteOptions } from './record.js';
import { without } from './without.js';

/** What a record needs to know of a game beside the game itself. */
export interface Recorded {
  /**
   * The options, which may be any value, with nothing left open that a game needs up to that round. Throws
   * `InvalidOptionsError`.
   */
  complete(options: unknown, round: number): CompleteOptions<AnyOptions>;
  /** The same options with everything that chance decides drawn from their seed. */
  bySeed(options: unknown): CompleteOptions<AnyOptions>;
  /** The round for which cards were shuffled last, from 1. */
  roundOf(state: GameState): number;
}

/** A game that shuffles its cards once, at the start. */
function shuffledOnce(complete: (options: unknown) => CompleteOptions<AnyOptions>): Recorded {
  return {
    complete,
    bySeed: (options) => complete(without(options, ['deal', 'firstPlayer'])),
    roundOf: () => 1,
  };
}

/** What a record needs to know of each game. */
export const RECORDED: Readonly<Record<GameId, Recorded>> = {
  'automata-noir/killer-vs-inspector': /* @__PURE__ */ shuffledOnce(killerVsInspector),
  'automata-noir/spy-tag': /* @__PURE__ */ shuffledOnce(spyTag),
  'automata-noir/buddy-cops': /* @__PURE__ */ shuffledOnce(buddyCops),
  'automata-noir/dragnet': /* @__PURE__ */ shuffledOnce(dragnet),
  'district-noir': /* @__PURE__ */ shuffledOnce(districtNoir),
  'agent-black': {
    complete: agentBlack.complete,
    bySeed: agentBlack.bySeed,
    roundOf: (state) => insideOf<AgentBlack>(ID, state).table.round.number,
  },
};
