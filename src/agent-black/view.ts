import type { Built, CommonView, Standing } from '../kernel/game.js';
import { at } from '../kernel/lists.js';
import { FACE_DOWN, type FaceDown, NOBODY, only, type Perspective, type Player, seatsOf } from '../kernel/players.js';
import type { Costume, Identity, Item, Place, TypesInUse } from './cards.js';
import { areAllUp, identitiesOf, inRoundOf } from './reveal.js';
import type { AgentBlackEvent, AgentBlackPhase, AgentBlackReason, Cards, Sight, State, Table } from './state.js';
import { sideOf, teamOf } from './teams.js';

/** What is seen of one player. */
export interface AgentBlackPlayer {
  /** Each face-down to all but the player until it is turned up. */
  readonly identities: {
    readonly costume: Costume | FaceDown;
    readonly place: Place | FaceDown;
    readonly item: Item | FaceDown;
  };
  /** The cards turned up in this round, in order: at most three. */
  readonly revealed: readonly Identity[];
  /** Whether the player is out of this round: all three cards are turned up. */
  readonly eliminated: boolean;
  /** The rounds won by the player, or in Team Mode by the player's team. */
  readonly points: number;
  /** From 0, or `null` where there are no teams. */
  readonly team: number | null;
}

/** What one perspective sees of a game of Agent Black. */
export type AgentBlackView = CommonView<'agent-black', AgentBlackEvent> & {
  /** From 1. */
  readonly round: number;
  /** The round wins that end the game: 2 or 3, in Team Mode the size of a team. */
  readonly roundsToWin: number;
  /** The first player of the round. */
  readonly firstPlayer: Player;
  /** The tiles in the circle, clockwise; the first follows the last. */
  readonly ring: readonly Identity[];
  /** The tile on which the Investigator stands, always one of the ring; `null` in the middle. */
  readonly investigator: Identity | null;
  /** By seat. */
  readonly players: readonly AgentBlackPlayer[];
  /** The types of each kind in use, in their order of use. */
  readonly types: TypesInUse;
} & Standing<AgentBlackPhase, AgentBlackReason>;

/** Who may act now. */
export function actorsOf({ table }: State): readonly Player[] {
  return table.outcome === null ? only(table.turn) : NOBODY;
}

function phaseOf({ outcome, penalty }: Table): AgentBlackPhase {
  if (outcome !== null) return 'over';
  return penalty ? 'penalty' : 'turn';
}

/** The number of players. */
export function playersOf({ table }: State): number {
  return table.round.revealed.length;
}

/** What the player reads the rules by. */
export function sightOf(state: State, player: Player): Sight {
  const { round } = state.table;
  return {
    phase: phaseOf(state.table),
    ring: round.ring,
    investigator: round.investigator,
    inRound: inRoundOf(round),
    own: identitiesOf(at(state.secrets.cards, player)),
    ownRevealed: at(round.revealed, player),
  };
}

/** The same, from the player's view. */
export function sightIn(view: AgentBlackView, player: Player): Sight {
  const { seats, phase, ring, investigator, players } = view;
  const { identities, revealed } = at(players, player);
  return {
    phase,
    // Whoever holds the view may change it in place.
    ring: ring.slice(),
    investigator,
    inRound: seatsOf(seats).filter((seat) => !at(players, seat).eliminated),
    own: openOf(identities),
    ownRevealed: revealed,
  };
}

function openOf({ costume, place, item }: AgentBlackPlayer['identities']): readonly Identity[] {
  return [costume, place, item].filter((card) => card !== FACE_DOWN);
}

/**
 * What that perspective may know by looking: all but the cards of the others that are still face-down. When the game is
 * over, they are open to all.
 *
 * @rule agent.setup.secret
 * @rule agent.team.hidden
 * @rule agent.over.reveal
 */
export function viewFor(state: State, perspective: Perspective): Built<AgentBlackView> {
  const { table } = state;
  const { match, round, outcome } = table;
  return {
    game: state.game,
    rulesVersion: state.rulesVersion,
    perspective,
    seats: playersOf(state),
    step: state.step,
    actors: actorsOf(state),
    phase: phaseOf(table),
    events: state.told,
    round: round.number,
    roundsToWin: match.roundsToWin,
    firstPlayer: round.firstPlayer,
    ring: round.ring,
    investigator: round.investigator,
    players: round.revealed.map((revealed, seat) => playerFor(state, seat, revealed, perspective)),
    types: match.types,
    outcome,
  };
}

function playerFor(
  { table, secrets }: State,
  seat: Player,
  revealed: readonly Identity[],
  perspective: Perspective,
): AgentBlackPlayer {
  const { match, points, outcome } = table;
  const cards = at(secrets.cards, seat);
  return {
    identities: seat === perspective || outcome !== null ? cards : openedTo(cards, revealed),
    revealed,
    eliminated: areAllUp(revealed),
    points: at(points, sideOf(seat, match.teams)),
    team: teamOf(seat, match.teams),
  };
}

function openedTo({ costume, place, item }: Cards, revealed: readonly Identity[]): AgentBlackPlayer['identities'] {
  return {
    costume: revealed.includes(costume) ? costume : FACE_DOWN,
    place: revealed.includes(place) ? place : FACE_DOWN,
    item: revealed.includes(item) ? item : FACE_DOWN,
  };
}
