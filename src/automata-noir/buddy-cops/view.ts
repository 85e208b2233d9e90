import type { Built, CommonView, Standing } from '../../kernel/game.js';
import { at } from '../../kernel/lists.js';
import { FACE_DOWN, type FaceDown, faceDown, type Perspective, type Player } from '../../kernel/players.js';
import { eventsFor } from '../../kernel/told.js';
import type { Board } from '../board.js';
import type { Shifted } from '../shift.js';
import type { Suspect } from '../suspects.js';
import { killsOn } from './kills.js';
import { PLAYERS } from './setup.js';
import type { BuddyCopsEvent, BuddyCopsPhase, BuddyCopsReason, Role, Sight, State, Table } from './state.js';
import { actorsOf } from './turn.js';

/** What is seen of the Killer. */
export interface BuddyCopsKiller {
  readonly player: Player;
  /** Open to the Killer, and to all when the game is over; `null` before it is chosen. */
  readonly identity: Suspect | FaceDown | null;
  /** The Disguise Hand, or the cards dealt; open as the identity is. */
  readonly disguises: readonly (Suspect | FaceDown)[];
}

/** What is seen of a Cop. */
export interface BuddyCopsCop {
  /** Who has the role now. */
  readonly player: Player;
  /**
   * Open to the Cop, of the Profiler also to the Undercover once both have chosen, and to all when the game is over;
   * `null` while there is none.
   */
  readonly identity: Suspect | FaceDown | null;
  /** The cards held: of the Profiler the Evidence Hand, of the Undercover a card just drawn. Open to the Cop. */
  readonly hand: readonly (Suspect | FaceDown)[];
}

/** What one perspective sees of a game of Buddy Cops. */
export type BuddyCopsView = CommonView<'automata-noir/buddy-cops', BuddyCopsEvent> & {
  readonly board: Board;
  /** The number of cards in the Evidence Deck. */
  readonly deck: number;
  /** Evidence cards discarded face-up, oldest first. */
  readonly discard: readonly Suspect[];
  /** The suspects killed so far: 0 to 13. */
  readonly kills: number;
  /** The Cops killed so far: 0 to 2. */
  readonly deaths: number;
  /** The actions that the Killer still has in this turn: 0 to 2; 0 outside the Killer's turn. */
  readonly actionsLeft: number;
  /** Whether the Killer has killed in this turn; false outside the Killer's turn. */
  readonly killedThisTurn: boolean;
  /** The Cops who have not completed their action in this turn of theirs, ascending. */
  readonly copsToAct: readonly Player[];
  readonly killer: BuddyCopsKiller;
  readonly profiler: BuddyCopsCop;
  readonly undercover: BuddyCopsCop;
  /** By seat, the shifts of each player's latest turn, in order. */
  readonly lastShifts: readonly (readonly Shifted[])[];
} & Standing<BuddyCopsPhase, BuddyCopsReason>;

function roleOf(killer: Player, profiler: Player, player: Player): Role {
  if (player === killer) return 'killer';
  return player === profiler ? 'profiler' : 'undercover';
}

/** What the player reads the rules by. */
export function sightOf(state: State, player: Player): Sight {
  const { table, secrets } = state;
  return {
    phase: table.phase,
    role: roleOf(table.killer, table.profiler, player),
    identity: at(secrets.identities, player),
    hand: at(secrets.hands, player),
    board: table.board,
    deck: secrets.deck.length,
    killer: table.killer,
    actionsLeft: table.actionsLeft,
    killedThisTurn: table.killedThisTurn,
    lastShifts: table.lastShifts,
  };
}

/** The same, from the player's view. */
export function sightIn(view: BuddyCopsView, player: Player): Sight {
  const { killer, profiler } = view;
  const role = roleOf(killer.player, profiler.player, player);
  const { identity } = view[role];
  const held = role === 'killer' ? killer.disguises : view[role].hand;
  return {
    phase: view.phase,
    role,
    identity: identity === FACE_DOWN ? null : identity,
    hand: held.filter((card) => card !== FACE_DOWN),
    board: view.board,
    deck: view.deck,
    killer: killer.player,
    actionsLeft: view.actionsLeft,
    killedThisTurn: view.killedThisTurn,
    lastShifts: view.lastShifts,
  };
}

/**
 * What that perspective may know by looking.
 *
 * @rule cops.killer.looks
 * @rule cops.undercover.looks
 * @rule cops.setup.unseen
 * @rule cops.deputize
 * @rule cops.hand.secret
 * @rule cops.over.reveal
 */
export function viewFor(state: State, perspective: Perspective): Built<BuddyCopsView> {
  const { table, secrets } = state;
  return {
    game: state.game,
    rulesVersion: state.rulesVersion,
    perspective,
    seats: PLAYERS,
    step: state.step,
    actors: actorsOf(state),
    phase: table.phase,
    events: eventsFor(state.told, perspective),
    board: table.board,
    deck: secrets.deck.length,
    discard: table.discard,
    kills: killsOn(table.board),
    deaths: table.deaths,
    actionsLeft: table.actionsLeft,
    killedThisTurn: table.killedThisTurn,
    copsToAct: table.copsToAct,
    killer: killerFor(state, perspective),
    profiler: copFor(state, table.profiler, maySeeProfiler(table, perspective), perspective),
    undercover: copFor(state, table.undercover, perspective === table.undercover, perspective),
    lastShifts: table.lastShifts,
    outcome: table.outcome,
  };
}

/**
 * Whether the Profiler's identity is open: to the Profiler, and to the Undercover once both have chosen.
 *
 * @rule cops.undercover.looks
 * @rule cops.setup.unseen
 */
function maySeeProfiler({ phase, profiler, undercover }: Table, perspective: Perspective): boolean {
  return perspective === profiler || (perspective === undercover && phase !== 'cop-identities');
}

function killerFor({ table, secrets }: State, perspective: Perspective): BuddyCopsKiller {
  const player = table.killer;
  const isOpen = perspective === player || table.outcome !== null;
  const disguises = at(secrets.hands, player);
  return {
    player,
    identity: cardFor(at(secrets.identities, player), isOpen),
    disguises: isOpen ? disguises : faceDown(disguises.length),
  };
}

function copFor({ table, secrets }: State, player: Player, isSeen: boolean, perspective: Perspective): BuddyCopsCop {
  const hand = at(secrets.hands, player);
  return {
    player,
    identity: cardFor(at(secrets.identities, player), isSeen || table.outcome !== null),
    hand: perspective === player ? hand : faceDown(hand.length),
  };
}

function cardFor(card: Suspect | null, isOpen: boolean): Suspect | FaceDown | null {
  return card === null || isOpen ? card : FACE_DOWN;
}
