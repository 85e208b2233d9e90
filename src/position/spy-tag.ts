import { BOARD_SIZE } from '../automata-noir/board.js';
import type { Board, Shifted, Suspect } from '../automata-noir/index.js';
import { DISTANCES } from '../automata-noir/shift.js';
import { ID, PLAYER_COUNTS } from '../automata-noir/spy-tag/setup.js';
import type { SpyTagPhase, SpyTagReason, State } from '../automata-noir/spy-tag/state.js';
import { NETWORK_SPIES, SPIES, sideOf, TEAM_TROPHIES_TO_WIN } from '../automata-noir/spy-tag/teams.js';
import { actorsOf, viewFor } from '../automata-noir/spy-tag/view.js';
import { RULES_VERSION } from '../kernel/game.js';
import { at } from '../kernel/lists.js';
import { boardOf, shiftOrNull, suspect, suspects } from './noir.js';
import type { PositionsOf } from './positions.js';
import { fields, list, object, oneOf, orNull } from './read.js';
import { problemsOf, trophiesIn } from './spy-tag-invariants.js';
import { type CommonPosition, commonReaders } from './standing.js';

/** A position of Spy Tag or Spy Network: its view with every card open. */
export interface SpyTagPosition extends CommonPosition<typeof ID, SpyTagPhase, SpyTagReason> {
  readonly board: Board;
  /** The Evidence Deck, the next card first. */
  readonly deck: readonly Suspect[];
  /** Always empty: no evidence is discarded in this case. */
  readonly discard: readonly Suspect[];
  /** By seat. */
  readonly players: readonly {
    /** `null` of the spy whose capture ended the game. */
    readonly identity: Suspect | null;
    /** The Secret Identities that this spy has captured, in order. */
    readonly trophies: readonly Suspect[];
    /** 0 or 1 in Spy Network, `null` where each plays alone. */
    readonly team: number | null;
  }[];
  /** The Fast Shift of the turn just before, if that was one. */
  readonly lastShift: Shifted | null;
}

type Position = SpyTagPosition;

const read = /* @__PURE__ */ fields<Position>({
  ...commonReaders<typeof ID, SpyTagPhase, SpyTagReason>(ID, PLAYER_COUNTS, ['turn', 'over'], ['trophies']),
  board: boardOf([BOARD_SIZE], 'spy.setup.board'),
  deck: suspects,
  discard: list(suspect, 0, 0),
  players: list(
    object<Position['players'][number]>({
      identity: orNull(suspect),
      trophies: list(suspect, 0, TEAM_TROPHIES_TO_WIN),
      team: orNull(oneOf([0, 1])),
    }),
    SPIES,
    NETWORK_SPIES,
  ),
  lastShift: shiftOrNull(DISTANCES),
});

function stateOf(position: Position): State {
  const { step, board, deck, players, actors, lastShift, outcome } = position;
  const [winner] = sideOf(players.length, outcome?.winners[0] ?? 0).filter(
    (seat) => at(players, seat).trophies.length > 0,
  );
  return {
    game: ID,
    rulesVersion: RULES_VERSION,
    step,
    // Who acted last is not seen any more when the game is over; it was one of the winners.
    table: { turn: actors[0] ?? winner ?? 0, board, trophies: trophiesIn(position), lastShift, outcome },
    secrets: { identities: players.map(({ identity }) => identity), deck },
    told: [],
  };
}

function positionOf(state: State): Position {
  const { table, secrets } = state;
  const { seats, phase, discard, players } = viewFor(state, 'spectator');
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
    players: players.map(({ trophies, team }, seat) => ({
      identity: secrets.identities[seat] ?? null,
      trophies,
      team,
    })),
    lastShift: table.lastShift,
    outcome: table.outcome,
  };
}

/** Positions of Spy Tag. */
export const spyTagPositions: PositionsOf<Position, State> = { read, problemsOf, stateOf, positionOf };
