import { type Draft as DraftOf, tell } from '../../kernel/draft.js';
import { only, type Player } from '../../kernel/players.js';
import { type Board, livingOn } from '../board.js';
import { SUSPECTS } from '../suspects.js';
import type { KillerVsInspectorReason, State } from './state.js';

/** The kills with which the Killer wins. */
export const KILLS_TO_WIN = 10;

/** A state while an action makes it. */
export type Draft = DraftOf<State>;

/** An action begins: what was told of the last one is past, and so is a Shift that it was. */
export function begun({ game, rulesVersion, step, table, secrets }: State): Draft {
  return {
    game,
    rulesVersion,
    step: step + 1,
    table: {
      killer: table.killer,
      turn: table.turn,
      board: table.board,
      discard: table.discard,
      lastShift: null,
      outcome: null,
    },
    secrets: { killer: secrets.killer, inspector: secrets.inspector, deck: secrets.deck },
    told: [],
  };
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
export function nextTurn(draft: Draft): State {
  const { table } = draft;
  table.turn = opponentOf(table.turn);
  return draft;
}

/** The game ends at once, won by this player. */
export function win(draft: Draft, winner: Player, reason: KillerVsInspectorReason): State {
  const winners = only(winner);
  draft.table.outcome = { winners, reason };
  tell(draft, { type: 'game-over', winners, reason });
  return draft;
}
