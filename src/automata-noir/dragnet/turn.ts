import type { Outcome } from '../../kernel/game.js';
import { at, withAt, withLast } from '../../kernel/lists.js';
import { NOBODY, type Player } from '../../kernel/players.js';
import type { Told } from '../../kernel/told.js';
import { finalTurnsOf, isFinalRound, isLastTurn } from './final-round.js';
import type { DragnetEvent, DragnetReason, Secrets, State, Table } from './state.js';

/** What an action leaves behind, before it is seen whose turn comes. */
export interface Done {
  readonly board: Table['board'];
  readonly skips: Table['skips'];
  readonly secrets: Secrets;
  readonly told: readonly Told<DragnetEvent>[];
}

/** Whose turn it is then, and what else the table keeps of that. */
type Next = Pick<Table, 'turn' | 'skips' | 'choosing' | 'finalTurns' | 'outcome'>;

function after(state: State, { board, secrets }: Done, next: Next, told: State['told']): State {
  const { turn, skips, choosing, finalTurns, outcome } = next;
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
 * The turn is over, and the game goes on: into the final round if the last card was just drawn, with the next final turn
 * if that has begun, else with the next player who has not lost the turn.
 *
 * @rule dragnet.turn.order
 */
export function endTurn(state: State, done: Done): State {
  if (isFinalRound(state.secrets)) return nextFinalTurn(state, done);
  return isFinalRound(done.secrets) ? startFinalRound(state, done) : nextTurn(state, done);
}

/**
 * The next player in the order of turns who has not lost the turn; who has, loses it by being passed over.
 *
 * @rule dragnet.turn.order
 * @rule dragnet.solve.skip
 */
function nextTurn(state: State, done: Done): State {
  const players = state.table.teams.length;
  let { skips, told } = done;
  let turn = (state.table.turn + 1) % players;
  while (at(skips, turn)) {
    skips = withAt(skips, turn, false);
    told = withLast(told, { type: 'turn-skipped', player: turn });
    turn = (turn + 1) % players;
  }
  return after(state, done, { turn, skips, choosing: NOBODY, finalTurns: NOBODY, outcome: null }, told);
}

/**
 * The present player has drawn the last card. Turns that anybody was to lose are not lost.
 *
 * @rule dragnet.final
 */
function startFinalRound(state: State, done: Done): State {
  const player = state.table.turn;
  const finalTurns = finalTurnsOf(player, state.table.teams.length);
  const skips = done.skips.map(() => false);
  const next = { turn: at(finalTurns, 0), skips, choosing: NOBODY, finalTurns, outcome: null };
  return after(state, done, next, withLast(done.told, { type: 'final-round', player }));
}

/**
 * @rule dragnet.final.end
 * @rule dragnet.final.nobody
 */
function nextFinalTurn(state: State, done: Done): State {
  if (isLastTurn(state.table)) return end(state, done, { winners: NOBODY, reason: 'unsolved' });
  const finalTurns = state.table.finalTurns.slice(1);
  const next = { turn: at(finalTurns, 0), skips: done.skips, choosing: NOBODY, finalTurns, outcome: null };
  return after(state, done, next, done.told);
}

/**
 * After a failed Solve play waits for these players, of whom there is at least one.
 *
 * @rule dragnet.solve.failed
 */
export function waitFor(state: State, done: Done, choosing: readonly Player[]): State {
  const { turn, finalTurns } = state.table;
  return after(state, done, { turn, skips: done.skips, choosing, finalTurns, outcome: null }, done.told);
}

/** The game ends at once with this outcome. */
export function end(state: State, done: Done, outcome: Outcome<DragnetReason>): State {
  const next = { turn: state.table.turn, skips: done.skips, choosing: NOBODY, finalTurns: NOBODY, outcome };
  return after(state, done, next, [
    ...done.told,
    { type: 'game-over', winners: outcome.winners, reason: outcome.reason },
  ]);
}
