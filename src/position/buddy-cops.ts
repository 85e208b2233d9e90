import { BOARD_SIZE } from '../automata-noir/board.js';
import { ID, PLAYERS } from '../automata-noir/buddy-cops/setup.js';
import type { BuddyCopsPhase, BuddyCopsReason, Role, State } from '../automata-noir/buddy-cops/state.js';
import { actorsOf } from '../automata-noir/buddy-cops/turn.js';
import { viewFor } from '../automata-noir/buddy-cops/view.js';
import {
  ACTIONS_PER_TURN,
  type Board,
  BUDDY_COPS_KILLS_TO_WIN,
  DEATHS_TO_WIN,
  type Shifted,
  type Suspect,
} from '../automata-noir/index.js';
import { DISTANCES } from '../automata-noir/shift.js';
import { RULES_VERSION } from '../kernel/game.js';
import { at } from '../kernel/lists.js';
import { type Player, seatsOf } from '../kernel/players.js';
import { problemsOf } from './buddy-cops-invariants.js';
import { boardOf, shift, suspect, suspects } from './noir.js';
import type { PositionsOf } from './positions.js';
import { fields, flag, list, object, oneOf, orNull, whole } from './read.js';
import { type CommonPosition, commonReaders } from './standing.js';

/** A Cop in a position of Buddy Cops. */
export interface BuddyCopsPositionCop {
  /** Who has the role now. */
  readonly player: Player;
  /** `null` while there is none. */
  readonly identity: Suspect | null;
  /** The cards held: of the Profiler the Evidence Hand, of the Undercover a card just drawn; in the set-up those dealt. */
  readonly hand: readonly Suspect[];
}

/** A position of Buddy Cops: its view with every card open. */
export interface BuddyCopsPosition extends CommonPosition<typeof ID, BuddyCopsPhase, BuddyCopsReason> {
  readonly board: Board;
  /** The Evidence Deck, the top card first. */
  readonly deck: readonly Suspect[];
  /** Evidence cards discarded face-up, oldest first. */
  readonly discard: readonly Suspect[];
  /** The suspects killed so far. */
  readonly kills: number;
  /** The Cops killed so far: 0 to 2. */
  readonly deaths: number;
  /** The actions that the Killer still has in this turn: 0 to 2; 0 outside the Killer's turn. */
  readonly actionsLeft: number;
  /** Whether the Killer has killed in this turn; false outside the Killer's turn. */
  readonly killedThisTurn: boolean;
  /** The Cops who have not completed their action in this turn of theirs, ascending. */
  readonly copsToAct: readonly Player[];
  readonly killer: {
    readonly player: Player;
    /** `null` before it is chosen. */
    readonly identity: Suspect | null;
    /** The Disguise Hand, or the cards dealt. */
    readonly disguises: readonly Suspect[];
  };
  readonly profiler: BuddyCopsPositionCop;
  readonly undercover: BuddyCopsPositionCop;
  /** By seat, the shifts of each player's latest turn, in order. */
  readonly lastShifts: readonly (readonly Shifted[])[];
}

type Position = BuddyCopsPosition;

const player = /* @__PURE__ */ oneOf(seatsOf(PLAYERS));

const cop = /* @__PURE__ */ object<BuddyCopsPositionCop>({ player, identity: orNull(suspect), hand: suspects });

const read = /* @__PURE__ */ fields<Position>({
  ...commonReaders<typeof ID, BuddyCopsPhase, BuddyCopsReason>(
    ID,
    [PLAYERS],
    [
      'killer-identity',
      'opening-kill',
      'cop-identities',
      'killer-turn',
      'cops-turn',
      'undercover-choice',
      'replacement',
      'over',
    ],
    ['thirteen-kills', 'second-cop-killed', 'no-identity-left', 'killer-accused'],
  ),
  board: boardOf([BOARD_SIZE], 'cops.setup.board'),
  deck: suspects,
  discard: suspects,
  kills: whole(0, BUDDY_COPS_KILLS_TO_WIN),
  deaths: whole(0, DEATHS_TO_WIN),
  actionsLeft: whole(0, ACTIONS_PER_TURN),
  killedThisTurn: flag,
  copsToAct: list(player, 0, PLAYERS),
  killer: object<Position['killer']>({ player, identity: orNull(suspect), disguises: suspects }),
  profiler: cop,
  undercover: cop,
  lastShifts: list(list(shift(DISTANCES), 0, ACTIONS_PER_TURN), PLAYERS, PLAYERS),
});

/** The role of each seat. */
function rolesBySeat({ killer, profiler }: Position): readonly Role[] {
  return seatsOf(PLAYERS).map((seat) =>
    seat === killer.player ? 'killer' : seat === profiler.player ? 'profiler' : 'undercover',
  );
}

function stateOf(position: Position): State {
  const { step, phase, board, deck, discard, deaths, killer, profiler, undercover, outcome } = position;
  const { actionsLeft, killedThisTurn, copsToAct, lastShifts } = position;
  const roles = rolesBySeat(position);
  return {
    game: ID,
    rulesVersion: RULES_VERSION,
    step,
    table: {
      phase,
      board,
      discard,
      deaths,
      killer: killer.player,
      profiler: profiler.player,
      undercover: undercover.player,
      actionsLeft,
      killedThisTurn,
      copsToAct,
      lastShifts,
      outcome,
    },
    secrets: {
      identities: roles.map((role) => position[role].identity),
      hands: roles.map((role) => (role === 'killer' ? killer.disguises : position[role].hand)),
      deck,
    },
    told: [],
  };
}

function positionOf(state: State): Position {
  const { table, secrets } = state;
  const { seats, kills } = viewFor(state, 'spectator');
  const held = (seat: Player): BuddyCopsPositionCop => ({
    player: seat,
    identity: secrets.identities[seat] ?? null,
    hand: at(secrets.hands, seat),
  });
  const { hand: disguises, identity } = held(table.killer);
  return {
    game: ID,
    rulesVersion: state.rulesVersion,
    seats,
    step: state.step,
    actors: actorsOf(state),
    phase: table.phase,
    board: table.board,
    deck: secrets.deck,
    discard: table.discard,
    kills,
    deaths: table.deaths,
    actionsLeft: table.actionsLeft,
    killedThisTurn: table.killedThisTurn,
    copsToAct: table.copsToAct,
    killer: { player: table.killer, identity, disguises },
    profiler: held(table.profiler),
    undercover: held(table.undercover),
    lastShifts: table.lastShifts,
    outcome: table.outcome,
  };
}

/** Positions of Buddy Cops. */
export const buddyCopsPositions: PositionsOf<Position, State> = { read, problemsOf, stateOf, positionOf };
