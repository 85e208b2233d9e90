import type { Built, CommonView, Standing } from '../../kernel/game.js';
import { at } from '../../kernel/lists.js';
import {
  FACE_DOWN,
  type FaceDown,
  isAmong,
  NOBODY,
  only,
  type Perspective,
  type Player,
  seatsOf,
} from '../../kernel/players.js';
import { eventsFor } from '../../kernel/told.js';
import type { Board } from '../board.js';
import type { Shifted } from '../shift.js';
import type { Suspect } from '../suspects.js';
import type { Sight, SpyTagEvent, SpyTagPhase, SpyTagReason, State, Table } from './state.js';
import { sideOf, teamOf } from './teams.js';
import { seatsIn } from './turn.js';

/** What is seen of one spy. */
export interface SpyTagPlayer {
  /**
   * The Secret Identity: face-down to all but the spy and the ally while the game is on, `null` of the spy whose capture
   * ended it.
   */
  readonly identity: Suspect | FaceDown | null;
  /** The Secret Identities that this spy has captured, in order. */
  readonly trophies: readonly Suspect[];
  /** 0 or 1 in Spy Network, `null` where each plays alone. */
  readonly team: number | null;
}

/** What one perspective sees of a game of Spy Tag. */
export type SpyTagView = CommonView<'automata-noir/spy-tag', SpyTagEvent> & {
  readonly board: Board;
  /** The number of cards in the Evidence Deck. */
  readonly deck: number;
  /** Always empty: no evidence is discarded in this case. */
  readonly discard: readonly Suspect[];
  /** By seat. */
  readonly players: readonly SpyTagPlayer[];
  /** The Fast Shift of the turn just before, which must not be undone, if that was one. */
  readonly lastShift: Shifted | null;
} & Standing<SpyTagPhase, SpyTagReason>;

const NO_DISCARD: readonly never[] = /* @__PURE__ */ Object.freeze([]);

/** Who may act now. */
export function actorsOf({ table }: State): readonly Player[] {
  return table.outcome === null ? only(table.turn) : NOBODY;
}

function phaseOf({ outcome }: Table): SpyTagPhase {
  return outcome === null ? 'turn' : 'over';
}

/** What the player reads the rules by. */
export function sightOf(state: State, player: Player): Sight {
  const { board, lastShift } = state.table;
  return {
    phase: phaseOf(state.table),
    board,
    lastShift,
    identity: at(state.secrets.identities, player),
  };
}

/** The same, from the player's view. */
export function sightIn({ phase, board, lastShift, players }: SpyTagView, player: Player): Sight {
  const { identity } = at(players, player);
  return {
    phase,
    board,
    lastShift,
    identity: identity === FACE_DOWN ? null : identity,
  };
}

/** What that perspective may know by looking: all but the deck, and the Secret Identities of others than an ally. */
export function viewFor(state: State, perspective: Perspective): Built<SpyTagView> {
  const { table, secrets } = state;
  const seats = seatsIn(state);
  return {
    game: state.game,
    rulesVersion: state.rulesVersion,
    perspective,
    seats,
    step: state.step,
    actors: actorsOf(state),
    phase: phaseOf(table),
    events: eventsFor(state.told, perspective),
    board: table.board,
    deck: secrets.deck.length,
    discard: NO_DISCARD,
    players: seatsOf(seats).map((seat) => playerFor(state, seat, perspective)),
    lastShift: table.lastShift,
    outcome: table.outcome,
  };
}

/**
 * A Secret Identity is looked at by its owner, by the ally at any time, and by all when the game is over.
 *
 * @rule spy.identity.secret
 * @rule spy.team.reveal
 * @rule spy.over.reveal
 */
function playerFor(state: State, seat: Player, perspective: Perspective): SpyTagPlayer {
  const { table, secrets } = state;
  const seats = seatsIn(state);
  const isOpen = table.outcome !== null || isAmong(sideOf(seats, seat), perspective);
  return {
    identity: isOpen ? at(secrets.identities, seat) : FACE_DOWN,
    trophies: at(table.trophies, seat),
    team: teamOf(seats, seat),
  };
}
