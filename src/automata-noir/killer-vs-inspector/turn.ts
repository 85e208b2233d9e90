import { withLast } from '../../kernel/lists.js';
import { only, type Player } from '../../kernel/players.js';
import type { Told } from '../../kernel/told.js';
import { type Board, livingOn } from '../board.js';
import { SUSPECTS } from '../suspects.js';
import type { KillerVsInspectorEvent, KillerVsInspectorReason, Secrets, State, Table } from './state.js';

/** The kills with which the Killer wins. */
export const KILLS_TO_WIN = 10;

/** What an action leaves behind. */
export interface Done {
  readonly board: Table['board'];
  readonly discard: Table['discard'];
  readonly lastShift: Table['lastShift'];
  readonly secrets: Secrets;
  readonly told: readonly Told<KillerVsInspectorEvent>[];
}

/** The other player. */
export function opponentOf(player: Player): Player {
  return 1 - player;
}

/**
 * How many suspects the Killer has killed: whoever is not living, on the board or gone from it.
 *
 * @rule kvi.kills.count
 * @rule kvi.setup.kill-counts
 */
export function killsOn(board: Board): number {
  return SUSPECTS.length - livingOn(board);
}

/**
 * The turn is over after its one action, and the other player is next. The Inspector's choice of an identity comes
 * between the Killer's opening Kill and first turn, so that the two alternate from the very first action.
 *
 * @rule kvi.turn.alternate
 * @rule kvi.turn.one-action
 */
export function nextTurn(state: State, { board, discard, lastShift, secrets, told }: Done): State {
  const { table } = state;
  return {
    game: state.game,
    rulesVersion: state.rulesVersion,
    step: state.step + 1,
    table: { killer: table.killer, turn: opponentOf(table.turn), board, discard, lastShift, outcome: null },
    secrets,
    told,
  };
}

/** The game ends at once, won by this player. */
export function win(
  state: State,
  { board, discard, lastShift, secrets, told }: Done,
  winner: Player,
  reason: KillerVsInspectorReason,
): State {
  const { table } = state;
  const winners = only(winner);
  return {
    game: state.game,
    rulesVersion: state.rulesVersion,
    step: state.step + 1,
    table: { killer: table.killer, turn: table.turn, board, discard, lastShift, outcome: { winners, reason } },
    secrets,
    told: withLast(told, { type: 'game-over', winners, reason }),
  };
}
