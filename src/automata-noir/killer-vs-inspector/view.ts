import type { Built, CommonView, Standing } from '../../kernel/game.js';
import { FACE_DOWN, type FaceDown, NOBODY, only, type Perspective, type Player } from '../../kernel/players.js';
import { eventsFor } from '../../kernel/told.js';
import type { Board } from '../board.js';
import type { Shifted } from '../shift.js';
import type { Suspect } from '../suspects.js';
import { PLAYERS } from './setup.js';
import type {
  KillerVsInspectorEvent,
  KillerVsInspectorPhase,
  KillerVsInspectorReason,
  Secrets,
  Sight,
  State,
} from './state.js';
import { killsOn, opponentOf } from './turn.js';

/** What one perspective sees of a game of Killer vs. Inspector. */
export type KillerVsInspectorView = CommonView<'automata-noir/killer-vs-inspector', KillerVsInspectorEvent> & {
  readonly board: Board;
  /** The number of cards in the Evidence Deck. */
  readonly deck: number;
  /** The evidence cards discarded, in order of arrival. */
  readonly discard: readonly Suspect[];
  /** The suspects killed so far, those who have left the board included: 0 to 10. */
  readonly kills: number;
  readonly killer: {
    readonly player: Player;
    /** Face-down to the other player while the game is on. */
    readonly identity: Suspect | FaceDown;
    /** Face-down to the other player while the game is on. */
    readonly disguise: Suspect | FaceDown;
  };
  readonly inspector: {
    readonly player: Player;
    /** `null` until it is chosen; face-down to the other player while the game is on. */
    readonly identity: Suspect | FaceDown | null;
    /** Each card face-down to the other player. */
    readonly hand: readonly (Suspect | FaceDown)[];
  };
  /** The Shift of the turn just before, which must not be undone, if that was one. */
  readonly lastShift: Shifted | null;
} & Standing<KillerVsInspectorPhase, KillerVsInspectorReason>;

/** Who may act now. */
export function actorsOf({ table }: State): readonly Player[] {
  return table.outcome === null ? only(table.turn) : NOBODY;
}

/**
 * The set-up goes on until the Inspector, who draws after the opening Kill, has chosen an identity.
 *
 * @rule kvi.setup.order
 */
function phaseOf({ table, secrets: { inspector } }: State): KillerVsInspectorPhase {
  if (table.outcome !== null) return 'over';
  if (inspector.identity !== null) return 'turn';
  return inspector.hand.length === 0 ? 'opening-kill' : 'choose-identity';
}

/** What the player reads the rules by. */
export function sightOf(state: State, player: Player): Sight {
  const { table, secrets } = state;
  const isKiller = player === table.killer;
  return {
    phase: phaseOf(state),
    role: isKiller ? 'killer' : 'inspector',
    board: table.board,
    lastShift: table.lastShift,
    deck: secrets.deck.length,
    identity: isKiller ? secrets.killer.identity : secrets.inspector.identity,
    disguise: isKiller ? secrets.killer.disguise : null,
    hand: isKiller ? [] : secrets.inspector.hand,
  };
}

function faceUp(card: Suspect | FaceDown | null): Suspect | null {
  return card === FACE_DOWN ? null : card;
}

/** The same, from the player's view. */
export function sightIn(view: KillerVsInspectorView, player: Player): Sight {
  const { phase, board, lastShift, deck, killer, inspector } = view;
  const isKiller = player === killer.player;
  return {
    phase,
    role: isKiller ? 'killer' : 'inspector',
    board,
    lastShift,
    deck,
    identity: faceUp(isKiller ? killer.identity : inspector.identity),
    disguise: isKiller ? faceUp(killer.disguise) : null,
    hand: inspector.hand.filter((card) => card !== FACE_DOWN),
  };
}

/**
 * What that perspective may know by looking: all but the deck and the opponent's cards; identities and the disguise are
 * open to all when the game is over.
 *
 * @rule kvi.setup.look
 * @rule kvi.over.reveal
 */
export function viewFor(state: State, perspective: Perspective): Built<KillerVsInspectorView> {
  const { table, secrets } = state;
  const { killer: killerSeat, board, discard, lastShift, outcome } = table;
  const isOver = outcome !== null;
  return {
    game: state.game,
    rulesVersion: state.rulesVersion,
    perspective,
    seats: PLAYERS,
    step: state.step,
    actors: actorsOf(state),
    phase: phaseOf(state),
    events: eventsFor(state.told, perspective),
    board,
    deck: secrets.deck.length,
    discard,
    kills: killsOn(board),
    killer: killerFor(killerSeat, secrets, isOver || perspective === killerSeat),
    inspector: inspectorFor(opponentOf(killerSeat), secrets, isOver, perspective),
    lastShift,
    outcome,
  };
}

function killerFor(player: Player, { killer }: Secrets, isOpen: boolean): KillerVsInspectorView['killer'] {
  return {
    player,
    identity: isOpen ? killer.identity : FACE_DOWN,
    disguise: isOpen ? killer.disguise : FACE_DOWN,
  };
}

function inspectorFor(
  player: Player,
  { inspector: { identity, hand } }: Secrets,
  isOver: boolean,
  perspective: Perspective,
): KillerVsInspectorView['inspector'] {
  const isOwn = perspective === player;
  return {
    player,
    identity: isOver || isOwn || identity === null ? identity : FACE_DOWN,
    hand: isOwn ? hand : hand.map(() => FACE_DOWN),
  };
}
