import { BOARD_SIZE } from '../automata-noir/board.js';
import { HAND_SIZE, ID, PLAYERS } from '../automata-noir/dragnet/setup.js';
import type { DragnetPhase, DragnetReason, State } from '../automata-noir/dragnet/state.js';
import { actorsOf, viewFor } from '../automata-noir/dragnet/view.js';
import type { Board, Suspect } from '../automata-noir/index.js';
import { RULES_VERSION } from '../kernel/game.js';
import { at } from '../kernel/lists.js';
import { NOBODY, type Player } from '../kernel/players.js';
import { problemsOf, teamsIn } from './dragnet-invariants.js';
import { boardOf, suspect, suspects } from './noir.js';
import type { PositionsOf } from './positions.js';
import { fields, flag, list, object, oneOf, orNull } from './read.js';
import { type CommonPosition, commonReaders, seat } from './standing.js';

/** A position of Dragnet or Team Investigators: its view with every card open. */
export interface DragnetPosition extends CommonPosition<typeof ID, DragnetPhase, DragnetReason> {
  /** Five by five; everybody lives. */
  readonly board: Board;
  /** The Evidence Deck, the next card first; empty in the final round and only then. */
  readonly deck: readonly Suspect[];
  /** Always empty: no evidence is discarded in this case. */
  readonly discard: readonly Suspect[];
  /** By seat. */
  readonly players: readonly {
    /** Two cards. */
    readonly hand: readonly Suspect[];
    readonly suspicion: Suspect;
    /** Whether the player loses the next turn, after a failed Solve. */
    readonly skipsNextTurn: boolean;
    /** 0 or 1 in Team Investigators, `null` where there are no teams. */
    readonly team: number | null;
  }[];
  /** Whose turn it is; in `suspicions`, whose Solve it was; when the game is over, who acted last. */
  readonly turn: Player;
  /** Whether the last card of the deck has been drawn. */
  readonly finalRound: boolean;
  /** Who has still to have the final turn, the present one first; empty before the final round and when the game is over. */
  readonly finalTurns: readonly Player[];
}

type Position = DragnetPosition;

const read = /* @__PURE__ */ fields<Position>({
  ...commonReaders<typeof ID, DragnetPhase, DragnetReason>(
    ID,
    PLAYERS,
    ['turn', 'suspicions', 'over'],
    ['solved', 'unsolved'],
  ),
  board: boardOf([BOARD_SIZE], 'dragnet.setup.board'),
  deck: suspects,
  discard: list(suspect, 0, 0),
  players: list(
    object<Position['players'][number]>({
      hand: list(suspect, HAND_SIZE, HAND_SIZE),
      suspicion: suspect,
      skipsNextTurn: flag,
      team: orNull(oneOf([0, 1])),
    }),
    Math.min(...PLAYERS),
    Math.max(...PLAYERS),
  ),
  turn: seat,
  finalRound: flag,
  finalTurns: list(seat, 0, Math.max(...PLAYERS)),
});

function stateOf(position: Position): State {
  const { step, phase, board, deck, players, actors, turn, finalTurns, outcome } = position;
  return {
    game: ID,
    rulesVersion: RULES_VERSION,
    step,
    table: {
      board,
      teams: teamsIn(position),
      turn,
      skips: players.map(({ skipsNextTurn }) => skipsNextTurn),
      choosing: phase === 'suspicions' ? actors : NOBODY,
      finalTurns,
      outcome,
    },
    secrets: {
      hands: players.map(({ hand }) => hand),
      suspicions: players.map(({ suspicion }) => suspicion),
      deck,
    },
    told: [],
  };
}

function positionOf(state: State): Position {
  const { table, secrets } = state;
  const { seats, phase, discard, players, turn, finalRound, finalTurns } = viewFor(state, 'spectator');
  return {
    game: ID,
    rulesVersion: state.rulesVersion,
    seats,
    step: state.step,
    actors: actorsOf(state),
    phase,
    board: table.board,
    deck: secrets.deck,
    discard,
    players: players.map(({ skipsNextTurn, team }, one) => ({
      hand: at(secrets.hands, one),
      suspicion: at(secrets.suspicions, one),
      skipsNextTurn,
      team,
    })),
    turn,
    finalRound,
    finalTurns,
    outcome: table.outcome,
  };
}

/** Positions of Dragnet. */
export const dragnetPositions: PositionsOf<Position, State> = { read, problemsOf, stateOf, positionOf };
