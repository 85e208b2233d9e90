import { type Draft as DraftOf, tell } from '../../kernel/draft.js';
import { at } from '../../kernel/lists.js';
import type { Player } from '../../kernel/players.js';
import type { State, Table } from './state.js';
import { sideOf, TEAM_TROPHIES_TO_WIN, TROPHIES_TO_WIN, teamOf } from './teams.js';

/** A state while an action makes it. */
export type Draft = DraftOf<State>;

/** An action begins: what was told of the last one is past, and so is a Shift that it was. */
export function begun({ game, rulesVersion, step, table, secrets }: State): Draft {
  return {
    game,
    rulesVersion,
    step: step + 1,
    table: {
      turn: table.turn,
      board: table.board,
      trophies: table.trophies,
      lastShift: null,
      outcome: null,
    },
    secrets: { identities: secrets.identities, deck: secrets.deck },
    told: [],
  };
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
export function nextTurn(draft: Draft): State {
  const { table } = draft;
  table.turn = (table.turn + 1) % table.trophies.length;
  return draft;
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
export function win(draft: Draft): State {
  const { table } = draft;
  const winners = sideOf(table.trophies.length, table.turn);
  table.outcome = { winners, reason: 'trophies' };
  tell(draft, { type: 'game-over', winners, reason: 'trophies' });
  return draft;
}
