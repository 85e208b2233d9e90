import type { Player } from '../kernel/players.js';
import { isEliminated } from './reveal.js';
import { endRound, isRoundOver } from './round.js';
import type { AgentBlackEvent, Round, State } from './state.js';

/**
 * The next player still in the round, in the order of seats.
 *
 * @rule agent.turn
 */
export function leftOf(round: Round, player: Player): Player {
  const next = (player + 1) % round.revealed.length;
  return isEliminated(round, next) ? leftOf(round, next) : next;
}

/** It is that player's turn, in the round as it stands now. */
export function turnOf(state: State, round: Round, turn: Player, told: readonly AgentBlackEvent[]): State {
  return played(state, round, turn, false, told);
}

/** The player whose turn it is has missed, and has to turn up a card. */
export function penaltyOf(state: State, told: readonly AgentBlackEvent[]): State {
  return played(state, state.table.round, state.table.turn, true, told);
}

/** The game goes on after a card was turned up: with that player's turn, or with the end of the round. */
export function goOn(state: State, round: Round, turn: Player, told: readonly AgentBlackEvent[]): State {
  return isRoundOver(state, round) ? endRound(state, round, told) : turnOf(state, round, turn, told);
}

function played(
  { game, rulesVersion, step, table: { match, points }, secrets, chance }: State,
  round: Round,
  turn: Player,
  penalty: boolean,
  told: readonly AgentBlackEvent[],
): State {
  return {
    game,
    rulesVersion,
    step: step + 1,
    table: { match, points, round, turn, penalty, outcome: null },
    secrets,
    chance,
    told,
  };
}
