import type { Built, CommonView, Standing } from '../kernel/game.js';
import { at } from '../kernel/lists.js';
import { FACE_DOWN, type FaceDown, faceDown, NOBODY, only, type Perspective, type Player } from '../kernel/players.js';
import type { Card } from './cards.js';
import { type DistrictNoirReason, type Score, scoresOf } from './scoring.js';
import { PLAYERS } from './setup.js';
import type { DistrictNoirEvent, DistrictNoirPhase, Sight, State, Table } from './state.js';

/** What is seen of one player. */
export interface DistrictNoirPlayer {
  /** Face-down to all but the player. */
  readonly hand: readonly (Card | FaceDown)[];
  /** The cards in front of the player, as taken. */
  readonly tableau: readonly Card[];
  /** Whether the player has taken cards this round. */
  readonly taken: boolean;
  /** The victory points for what lies in front of both players now. */
  readonly score: Score;
}

/** What one perspective sees of a game of District Noir. */
export type DistrictNoirView = CommonView<'district-noir', DistrictNoirEvent> & {
  /** From 1 to 4. */
  readonly round: number;
  /** The first player of the round. */
  readonly firstPlayer: Player;
  /** The number of cards still to be dealt. */
  readonly deck: number;
  /** The cards in the center, oldest first: a Take takes from the end. */
  readonly row: readonly Card[];
  /** By seat. */
  readonly players: readonly DistrictNoirPlayer[];
} & Standing<DistrictNoirPhase, DistrictNoirReason>;

/** Who may act now. */
export function actorsOf({ table }: State): readonly Player[] {
  return table.outcome === null ? only(table.turn) : NOBODY;
}

function phaseOf({ outcome }: Table): DistrictNoirPhase {
  return outcome === null ? 'turn' : 'over';
}

/** What the player reads the rules by. */
export function sightOf(state: State, player: Player): Sight {
  const { row, taken } = state.table;
  return {
    phase: phaseOf(state.table),
    hand: at(state.secrets.hands, player),
    hasTaken: at(taken, player),
    row,
  };
}

/** The same, from the player's view. */
export function sightIn({ phase, row, players }: DistrictNoirView, player: Player): Sight {
  const { hand, taken } = at(players, player);
  return {
    phase,
    hand: hand.filter((card) => card !== FACE_DOWN),
    hasTaken: taken,
    row,
  };
}

/**
 * What that perspective may know by looking: all but the opponent's hand, the deck and the cards removed.
 *
 * @rule district.hand.secret
 */
export function viewFor(state: State, perspective: Perspective): Built<DistrictNoirView> {
  const { table, secrets } = state;
  const { round, firstPlayer, row, tableaux, outcome } = table;
  const [first, second] = scoresOf(tableaux);
  return {
    game: state.game,
    rulesVersion: state.rulesVersion,
    perspective,
    seats: PLAYERS,
    step: state.step,
    actors: actorsOf(state),
    phase: phaseOf(table),
    events: state.told,
    round,
    firstPlayer,
    deck: secrets.deck.length,
    row,
    players: [playerFor(state, 0, perspective, first), playerFor(state, 1, perspective, second)],
    outcome,
  };
}

function playerFor(
  { table, secrets }: State,
  seat: Player,
  perspective: Perspective,
  score: Score,
): DistrictNoirPlayer {
  const hand = at(secrets.hands, seat);
  return {
    hand: seat === perspective ? hand : faceDown(hand.length),
    tableau: at(table.tableaux, seat),
    taken: at(table.taken, seat),
    score,
  };
}
