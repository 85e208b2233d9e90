import type { Outcome } from '../../kernel/game.js';
import { at, withAt, withLast } from '../../kernel/lists.js';
import { NOBODY, type Player } from '../../kernel/players.js';
import type { Board } from '../board.js';
import { finalTurnsOf, isFinalRound, isLastTurn } from './final-round.js';
import type { DragnetReason, Secrets, State, Table } from './state.js';

type Told = State['told'];
type Skips = Table['skips'];

/**
 * The state after an action, with whose turn it is. Unless they are given, nobody has a final turn or a choice left, and
 * the game goes on.
 */
function after(
  state: State,
  board: Board,
  secrets: Secrets,
  told: Told,
  turn: Player,
  skips: Skips,
  finalTurns: Table['finalTurns'] = NOBODY,
  choosing: Table['choosing'] = NOBODY,
  outcome: Table['outcome'] = null,
): State {
  return {
    game: state.game,
    rulesVersion: state.rulesVersion,
    step: state.step + 1,
    table: { board, teams: state.table.teams, turn, skips, choosing, finalTurns, outcome },
    secrets,
    told,
  };
}

/**
 * The turn is over with what the action has left behind, and the game goes on: into the final round if the last card was
 * just drawn, with the next final turn if that has begun, else with the next player who has not lost the turn.
 *
 * @rule dragnet.turn.order
 */
export function endTurn(
  state: State,
  board: Board,
  secrets: Secrets,
  told: Told,
  skips: Skips = state.table.skips,
): State {
  if (isFinalRound(state.secrets)) return nextFinalTurn(state, secrets, told);
  return isFinalRound(secrets)
    ? startFinalRound(state, board, secrets, told)
    : nextTurn(state, board, secrets, told, skips, state.table.turn);
}

/**
 * The player after this one in the order of turns, unless that turn is lost: then whoever comes next.
 *
 * @rule dragnet.turn.order
 * @rule dragnet.solve.skip
 */
function nextTurn(state: State, board: Board, secrets: Secrets, told: Told, skips: Skips, last: Player): State {
  const player = (last + 1) % skips.length;
  if (!at(skips, player)) return after(state, board, secrets, told, player, skips);
  const skipped = withLast(told, { type: 'turn-skipped', player });
  return nextTurn(state, board, secrets, skipped, withAt(skips, player, false), player);
}

/**
 * The present player has drawn the last card. Turns that anybody was to lose are not lost.
 *
 * @rule dragnet.final
 */
function startFinalRound(state: State, board: Board, secrets: Secrets, told: Told): State {
  const player = state.table.turn;
  const skips = state.table.skips.map(() => false);
  const started = withLast(told, { type: 'final-round', player });
  return toFinalTurn(state, board, secrets, started, skips, finalTurnsOf(player, skips.length));
}

/**
 * @rule dragnet.final.end
 * @rule dragnet.final.nobody
 */
function nextFinalTurn(state: State, secrets: Secrets, told: Told): State {
  const { board, skips, finalTurns } = state.table;
  return isLastTurn(state.table)
    ? end(state, told, { winners: NOBODY, reason: 'unsolved' })
    : toFinalTurn(state, board, secrets, told, skips, finalTurns.slice(1));
}

/** The first of those who have still to have the final turn has it. */
function toFinalTurn(
  state: State,
  board: Board,
  secrets: Secrets,
  told: Told,
  skips: Skips,
  finalTurns: readonly Player[],
): State {
  return after(state, board, secrets, told, at(finalTurns, 0), skips, finalTurns);
}

/**
 * After a failed Solve play waits for these players, of whom there is at least one.
 *
 * @rule dragnet.solve.failed
 */
export function waitFor(
  state: State,
  secrets: Secrets,
  told: Told,
  choosing: readonly Player[],
  skips: Skips = state.table.skips,
): State {
  const { board, turn, finalTurns } = state.table;
  return after(state, board, secrets, told, turn, skips, finalTurns, choosing);
}

/** The game ends at once with this outcome; no card has moved. */
export function end(state: State, told: Told, outcome: Outcome<DragnetReason>): State {
  const { board, turn, skips } = state.table;
  const { winners, reason } = outcome;
  const over = withLast(told, { type: 'game-over', winners, reason });
  return after(state, board, state.secrets, over, turn, skips, NOBODY, NOBODY, outcome);
}
