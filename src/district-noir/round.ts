import type { Outcome } from '../kernel/game.js';
import { type Player, seatsOf } from '../kernel/players.js';
import { type DistrictNoirReason, resultOf } from './scoring.js';
import { HAND_SIZE, PLAYERS } from './setup.js';
import type { DistrictNoirEvent, State, Table } from './state.js';

/** What an action leaves behind, before it is seen how the game goes on. */
export interface Done {
  /** Who acted. */
  readonly player: Player;
  readonly row: Table['row'];
  readonly tableaux: Table['tableaux'];
  readonly taken: Table['taken'];
  readonly hands: State['secrets']['hands'];
  readonly event: DistrictNoirEvent;
}

/** The other player. */
export function opponentOf(player: Player): Player {
  return 1 - player;
}

/**
 * The game goes on after an action: with the opponent's turn, with a new round, or to its end by points.
 *
 * @rule district.turn.alternate
 * @rule district.round.end
 * @rule district.game.end
 */
export function goOn(state: State, done: Done): State {
  if (!isRoundOver(done)) return sameRound(state, done, opponentOf(done.player), null, [done.event]);
  return state.secrets.deck.length === 0 ? end(state, done, resultOf(done.tableaux)) : nextRound(state, done);
}

/**
 * Whether both players have made their six actions: played their five cards and taken once.
 *
 * @rule district.round
 */
function isRoundOver({ hands, taken }: Done): boolean {
  return taken.every((hasTaken) => hasTaken) && hands.every((hand) => hand.length === 0);
}

function sameRound(
  { game, rulesVersion, step, table: { round, firstPlayer }, secrets: { deck, out } }: State,
  { row, tableaux, taken, hands }: Done,
  turn: Player,
  outcome: Table['outcome'],
  told: State['told'],
): State {
  return {
    game,
    rulesVersion,
    step: step + 1,
    table: { round, firstPlayer, turn, row, tableaux, taken, outcome },
    secrets: { hands, deck, out },
    told,
  };
}

/**
 * Five new cards for each player, the other one first; the row stays.
 *
 * @rule district.round.deal
 * @rule district.round.first
 * @rule district.round.row
 * @rule district.first
 */
function nextRound(state: State, { row, tableaux, event }: Done): State {
  const { deck, out } = state.secrets;
  const round = state.table.round + 1;
  const firstPlayer = opponentOf(state.table.firstPlayer);
  return {
    game: state.game,
    rulesVersion: state.rulesVersion,
    step: state.step + 1,
    table: { round, firstPlayer, turn: firstPlayer, row, tableaux, taken: [false, false], outcome: null },
    secrets: {
      hands: seatsOf(PLAYERS).map((seat) => deck.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE)),
      deck: deck.slice(PLAYERS * HAND_SIZE),
      out,
    },
    told: [event, { type: 'round-started', round, firstPlayer }],
  };
}

/** The game ends at once with this outcome. */
export function end(state: State, done: Done, { winners, reason }: Outcome<DistrictNoirReason>): State {
  const over: DistrictNoirEvent = { type: 'game-over', winners, reason };
  return sameRound(state, done, done.player, { winners, reason }, [done.event, over]);
}
