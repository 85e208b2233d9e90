import type { Built, CommonView, Standing } from '../../kernel/game.js';
import { at } from '../../kernel/lists.js';
import {
  FACE_DOWN,
  type FaceDown,
  faceDown,
  isAmong,
  NOBODY,
  only,
  type Perspective,
  type Player,
  seatsOf,
} from '../../kernel/players.js';
import { eventsFor } from '../../kernel/told.js';
import type { Board } from '../board.js';
import type { Suspect } from '../suspects.js';
import { isFinalRound } from './final-round.js';
import type { DragnetEvent, DragnetPhase, DragnetReason, Sight, State, Table } from './state.js';
import { sideOf } from './teams.js';

/** What is seen of one player. */
export interface DragnetPlayer {
  /** The Evidence Hand: face-down to all but the player. */
  readonly hand: readonly (Suspect | FaceDown)[];
  /** The Secret Suspicion: face-down to all but the player and the partner until the game is over. */
  readonly suspicion: Suspect | FaceDown;
  /** Whether the player loses the next turn, after a failed Solve. */
  readonly skipsNextTurn: boolean;
  /** The team, from 0, or `null` where there are none. */
  readonly team: number | null;
}

/** What one perspective sees of a game of Dragnet. */
export type DragnetView = CommonView<'automata-noir/dragnet', DragnetEvent> & {
  /** Always five by five; everybody lives. */
  readonly board: Board;
  /** The number of cards in the Evidence Deck. */
  readonly deck: number;
  /** Always empty: no evidence is discarded in this case. */
  readonly discard: readonly Suspect[];
  /** By seat. */
  readonly players: readonly DragnetPlayer[];
  /** Whose turn it is; in `suspicions`, whose Solve it was; when the game is over, who acted last. */
  readonly turn: Player;
  /** Whether the last card of the deck has been drawn. */
  readonly finalRound: boolean;
  /**
   * Who has still to have the final turn, in order, the present one first until the last choice after its Solve; empty
   * before the final round and when the game is over.
   */
  readonly finalTurns: readonly Player[];
} & Standing<DragnetPhase, DragnetReason>;

const NOTHING: readonly Suspect[] = /* @__PURE__ */ Object.freeze([]);

/**
 * Who may act now: after a failed Solve all who have still to choose a Suspicion, else whose turn it is.
 *
 * @rule dragnet.solve.failed
 */
export function actorsOf({ table: { outcome, choosing, turn } }: State): readonly Player[] {
  if (outcome !== null) return NOBODY;
  return choosing.length > 0 ? choosing : only(turn);
}

function phaseOf({ outcome, choosing }: Table): DragnetPhase {
  if (outcome !== null) return 'over';
  return choosing.length > 0 ? 'suspicions' : 'turn';
}

/** What the player reads the rules by. */
export function sightOf(state: State, player: Player): Sight {
  const { table, secrets } = state;
  return {
    phase: phaseOf(table),
    hand: at(secrets.hands, player),
    suspicion: at(secrets.suspicions, player),
    board: table.board,
    finalRound: isFinalRound(secrets),
  };
}

/** The same, from the player's view. */
export function sightIn({ phase, board, finalRound, players }: DragnetView, player: Player): Sight {
  const { hand, suspicion } = at(players, player);
  return {
    phase,
    hand: hand.filter((card) => card !== FACE_DOWN),
    suspicion: suspicion === FACE_DOWN ? null : suspicion,
    board,
    finalRound,
  };
}

/**
 * What that perspective may know by looking: all but the deck, the others' hands, and until the game is over the
 * Suspicions of all but the player's own side.
 *
 * @rule dragnet.suspicion.secret
 * @rule dragnet.team.show
 * @rule dragnet.team
 * @rule dragnet.over.reveal
 */
export function viewFor(state: State, perspective: Perspective): Built<DragnetView> {
  const { table, secrets } = state;
  const { board, turn, finalTurns, outcome } = table;
  return {
    game: state.game,
    rulesVersion: state.rulesVersion,
    perspective,
    seats: table.teams.length,
    step: state.step,
    actors: actorsOf(state),
    phase: phaseOf(table),
    events: eventsFor(state.told, perspective),
    board,
    deck: secrets.deck.length,
    discard: NOTHING,
    players: seatsOf(table.teams.length).map((seat) => playerFor(state, seat, perspective)),
    turn,
    finalRound: isFinalRound(secrets),
    finalTurns,
    outcome,
  };
}

function playerFor({ table, secrets }: State, seat: Player, perspective: Perspective): DragnetPlayer {
  const hand = at(secrets.hands, seat);
  const isOpen = table.outcome !== null || isAmong(sideOf(table.teams, seat), perspective);
  return {
    hand: seat === perspective ? hand : faceDown(hand.length),
    suspicion: isOpen ? at(secrets.suspicions, seat) : FACE_DOWN,
    skipsNextTurn: at(table.skips, seat),
    team: at(table.teams, seat),
  };
}
