import { BOARD_SIZE, SMALLEST_SIZE } from '../automata-noir/board.js';
import { type Board, KILLS_TO_WIN, type Shifted, type Suspect } from '../automata-noir/index.js';
import { SHIFT_DISTANCE } from '../automata-noir/killer-vs-inspector/actions/shift.js';
import { ID, PLAYERS } from '../automata-noir/killer-vs-inspector/setup.js';
import type {
  KillerVsInspectorPhase,
  KillerVsInspectorReason,
  State,
} from '../automata-noir/killer-vs-inspector/state.js';
import { opponentOf } from '../automata-noir/killer-vs-inspector/turn.js';
import { actorsOf, viewFor } from '../automata-noir/killer-vs-inspector/view.js';
import { RULES_VERSION } from '../kernel/game.js';
import { type Player, seatsOf } from '../kernel/players.js';
import { problemsOf } from './killer-vs-inspector-invariants.js';
import { boardOf, shiftOrNull, suspect, suspects } from './noir.js';
import type { PositionsOf } from './positions.js';
import { fields, object, oneOf, orNull, whole } from './read.js';
import { type CommonPosition, commonReaders } from './standing.js';

/** A position of Killer vs. Inspector: its view with every card open. */
export interface KillerVsInspectorPosition
  extends CommonPosition<typeof ID, KillerVsInspectorPhase, KillerVsInspectorReason> {
  readonly board: Board;
  /** The Evidence Deck, the next card first. */
  readonly deck: readonly Suspect[];
  /** The evidence cards discarded, in order of arrival. */
  readonly discard: readonly Suspect[];
  /** The suspects killed so far, those who have left the board included: 0 to 10. */
  readonly kills: number;
  readonly killer: {
    readonly player: Player;
    readonly identity: Suspect;
    readonly disguise: Suspect;
  };
  readonly inspector: {
    readonly player: Player;
    /** `null` until it is chosen. */
    readonly identity: Suspect | null;
    readonly hand: readonly Suspect[];
  };
  /** The Shift of the turn just before, if that was one. */
  readonly lastShift: Shifted | null;
}

type Position = KillerVsInspectorPosition;

const player = /* @__PURE__ */ oneOf(seatsOf(PLAYERS));

const read = /* @__PURE__ */ fields<Position>({
  ...commonReaders<typeof ID, KillerVsInspectorPhase, KillerVsInspectorReason>(
    ID,
    [PLAYERS],
    ['opening-kill', 'choose-identity', 'turn', 'over'],
    ['inspector-killed', 'ten-kills', 'killer-accused', 'solved', 'wrong-solution'],
  ),
  board: boardOf([SMALLEST_SIZE, BOARD_SIZE], 'kvi.board.smallest'),
  deck: suspects,
  discard: suspects,
  kills: whole(0, KILLS_TO_WIN),
  killer: object<Position['killer']>({ player, identity: suspect, disguise: suspect }),
  inspector: object<Position['inspector']>({ player, identity: orNull(suspect), hand: suspects }),
  lastShift: shiftOrNull([SHIFT_DISTANCE]),
});

function stateOf(position: Position): State {
  const { step, board, deck, discard, killer, inspector, lastShift, outcome } = position;
  const byKiller = outcome?.reason === 'inspector-killed' || outcome?.reason === 'ten-kills';
  const acted = byKiller ? killer.player : inspector.player;
  return {
    game: ID,
    rulesVersion: RULES_VERSION,
    step,
    table: { killer: killer.player, turn: position.actors[0] ?? acted, board, discard, lastShift, outcome },
    secrets: {
      killer: { identity: killer.identity, disguise: killer.disguise },
      inspector: { identity: inspector.identity, hand: inspector.hand },
      deck,
    },
    told: [],
  };
}

function positionOf(state: State): Position {
  const { table, secrets } = state;
  const { seats, phase, kills } = viewFor(state, 'spectator');
  return {
    game: ID,
    rulesVersion: state.rulesVersion,
    seats,
    step: state.step,
    actors: actorsOf(state),
    phase,
    board: table.board,
    deck: secrets.deck,
    discard: table.discard,
    kills,
    killer: { player: table.killer, identity: secrets.killer.identity, disguise: secrets.killer.disguise },
    inspector: {
      player: opponentOf(table.killer),
      identity: secrets.inspector.identity,
      hand: secrets.inspector.hand,
    },
    lastShift: table.lastShift,
    outcome: table.outcome,
  };
}

/** Positions of Killer vs. Inspector. */
export const killerVsInspectorPositions: PositionsOf<Position, State> = { read, problemsOf, stateOf, positionOf };
