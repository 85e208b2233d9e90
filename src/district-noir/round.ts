import { type Draft as DraftOf, tell } from '../kernel/draft.js';
import type { Outcome } from '../kernel/game.js';
import { type Player, seatsOf } from '../kernel/players.js';
import { type DistrictNoirReason, resultOf } from './scoring.js';
import { HAND_SIZE, PLAYERS } from './setup.js';
import type { State } from './state.js';

/** A state while an action makes it. */
export type Draft = DraftOf<State>;

/** An action begins: what was told of the last one is past. */
export function begun({ game, rulesVersion, step, table, secrets }: State): Draft {
  return {
    game,
    rulesVersion,
    step: step + 1,
    table: {
      round: table.round,
      firstPlayer: table.firstPlayer,
      turn: table.turn,
      row: table.row,
      tableaux: table.tableaux,
      taken: table.taken,
      outcome: null,
    },
    secrets: { hands: secrets.hands, deck: secrets.deck, out: secrets.out },
    told: [],
  };
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
export function goOn(draft: Draft): State {
  const { table, secrets } = draft;
  if (!isRoundOver(draft)) table.turn = opponentOf(table.turn);
  else if (secrets.deck.length > 0) startRound(draft);
  else return end(draft, resultOf(table.tableaux));
  return draft;
}

/**
 * Whether both players have made their six actions: played their five cards and taken once.
 *
 * @rule district.round
 */
function isRoundOver({ table, secrets }: Draft): boolean {
  return table.taken.every((hasTaken) => hasTaken) && secrets.hands.every((hand) => hand.length === 0);
}

/**
 * Five new cards for each player, the other one first; the row stays.
 *
 * @rule district.round.deal
 * @rule district.round.first
 * @rule district.round.row
 * @rule district.first
 */
function startRound(draft: Draft): void {
  const { table, secrets } = draft;
  const { deck } = secrets;
  const round = table.round + 1;
  const firstPlayer = opponentOf(table.firstPlayer);
  table.round = round;
  table.firstPlayer = firstPlayer;
  table.turn = firstPlayer;
  table.taken = [false, false];
  secrets.hands = seatsOf(PLAYERS).map((seat) => deck.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE));
  secrets.deck = deck.slice(PLAYERS * HAND_SIZE);
  tell(draft, { type: 'round-started', round, firstPlayer });
}

/** The game ends at once with this outcome. */
export function end(draft: Draft, outcome: Outcome<DistrictNoirReason>): State {
  const { winners, reason } = outcome;
  draft.table.outcome = outcome;
  tell(draft, { type: 'game-over', winners, reason });
  return draft;
}
