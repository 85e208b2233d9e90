import { at, withLast } from '../../kernel/lists.js';
import type { Player } from '../../kernel/players.js';
import type { Told } from '../../kernel/told.js';
import type { Secrets, SpyTagEvent, State, Table } from './state.js';
import { sideOf, TEAM_TROPHIES_TO_WIN, TROPHIES_TO_WIN, teamOf } from './teams.js';

/** What an action leaves behind. */
export interface Done {
  readonly board: Table['board'];
  readonly lastShift: Table['lastShift'];
  readonly trophies: Table['trophies'];
  readonly identities: Secrets['identities'];
  readonly deck: Secrets['deck'];
  readonly told: readonly Told<SpyTagEvent>[];
}

/** The number of players. */
export function seatsIn({ table }: State): number {
  return table.trophies.length;
}

/**
 * The turn is over after its one action, and the next spy clockwise begins theirs.
 *
 * @rule spy.turn.one-action
 * @rule spy.turn.clockwise
 */
export function nextTurn(state: State, { board, lastShift, trophies, identities, deck, told }: Done): State {
  return {
    game: state.game,
    rulesVersion: state.rulesVersion,
    step: state.step + 1,
    table: { turn: (state.table.turn + 1) % trophies.length, board, trophies, lastShift, outcome: null },
    secrets: { identities, deck },
    told,
  };
}

/**
 * Whether the player, or the player's team, has trophies enough.
 *
 * @rule spy.capture.win
 * @rule spy.team.trophies
 */
export function hasWon(trophies: Table['trophies'], player: Player): boolean {
  const seats = trophies.length;
  const won = sideOf(seats, player).reduce((count, seat) => count + at(trophies, seat).length, 0);
  return won >= (teamOf(seats, player) === null ? TROPHIES_TO_WIN : TEAM_TROPHIES_TO_WIN);
}

/** The game ends at once: the player whose turn it is has won, with the ally if there is one. */
export function win(state: State, { board, lastShift, trophies, identities, deck, told }: Done): State {
  const { turn } = state.table;
  const winners = sideOf(trophies.length, turn);
  return {
    game: state.game,
    rulesVersion: state.rulesVersion,
    step: state.step + 1,
    table: { turn, board, trophies, lastShift, outcome: { winners, reason: 'trophies' } },
    secrets: { identities, deck },
    told: withLast(told, { type: 'game-over', winners, reason: 'trophies' }),
  };
}
