import { type Draft as DraftOf, tell } from '../../kernel/draft.js';
import { at, withAt } from '../../kernel/lists.js';
import { NOBODY, type Player } from '../../kernel/players.js';
import { finalTurnsOf, isFinalRound, isLastTurn } from './final-round.js';
import type { DragnetReason, State } from './state.js';

/** A state while an action makes it. */
export type Draft = DraftOf<State>;

/** An action begins: what was told of the last one is past. Nobody has a choice left unless the action says so. */
export function begun({ game, rulesVersion, step, table, secrets }: State): Draft {
  return {
    game,
    rulesVersion,
    step: step + 1,
    table: {
      board: table.board,
      teams: table.teams,
      turn: table.turn,
      skips: table.skips,
      choosing: NOBODY,
      finalTurns: table.finalTurns,
      outcome: null,
    },
    secrets: { hands: secrets.hands, suspicions: secrets.suspicions, deck: secrets.deck },
    told: [],
  };
}

/**
 * The turn is over, and the game goes on: with the next final turn if those have begun, into the final round if the last
 * card was just drawn, else with the next player who has not lost the turn.
 *
 * @rule dragnet.turn.order
 */
export function endTurn(draft: Draft): State {
  if (draft.table.finalTurns.length > 0) return nextFinalTurn(draft);
  return isFinalRound(draft.secrets) ? startFinalRound(draft) : nextTurn(draft);
}

/**
 * The player after this one in the order of turns, unless that turn is lost: then whoever comes next.
 *
 * @rule dragnet.turn.order
 * @rule dragnet.solve.skip
 */
function nextTurn(draft: Draft): State {
  const { table } = draft;
  const { skips } = table;
  const player = (table.turn + 1) % skips.length;
  table.turn = player;
  if (!at(skips, player)) return draft;
  table.skips = withAt(skips, player, false);
  tell(draft, { type: 'turn-skipped', player });
  return nextTurn(draft);
}

/**
 * The present player has drawn the last card. Turns that anybody was to lose are not lost.
 *
 * @rule dragnet.final
 */
function startFinalRound(draft: Draft): State {
  const { table } = draft;
  const { turn: player, skips } = table;
  table.skips = skips.map(() => false);
  tell(draft, { type: 'final-round', player });
  return toFinalTurn(draft, finalTurnsOf(player, skips.length));
}

/**
 * @rule dragnet.final.end
 * @rule dragnet.final.nobody
 */
function nextFinalTurn(draft: Draft): State {
  return isLastTurn(draft.table) ? end(draft, NOBODY, 'unsolved') : toFinalTurn(draft, draft.table.finalTurns.slice(1));
}

/** The first of those who have still to have the final turn has it. */
function toFinalTurn(draft: Draft, finalTurns: readonly Player[]): State {
  draft.table.finalTurns = finalTurns;
  draft.table.turn = at(finalTurns, 0);
  return draft;
}

/**
 * After a failed Solve play waits for these players, of whom there is at least one.
 *
 * @rule dragnet.solve.failed
 */
export function waitFor(draft: Draft, choosing: readonly Player[]): State {
  draft.table.choosing = choosing;
  return draft;
}

/** The game ends at once. */
export function end(draft: Draft, winners: readonly Player[], reason: DragnetReason): State {
  draft.table.finalTurns = NOBODY;
  draft.table.outcome = { winners, reason };
  tell(draft, { type: 'game-over', winners, reason });
  return draft;
}
