import {
  type AgentBlackPhase,
  type AgentBlackReason,
  CARDS_PER_PLAYER,
  COSTUMES,
  type Costume,
  IDENTITIES,
  type Identity,
  ITEMS,
  type Item,
  PLACES,
  type Place,
  ROUNDS_TO_WIN,
  TEAM_COUNTS,
  type TypesInUse,
} from '../agent-black/index.js';
import { MOST_PLAYERS, PLAYER_COUNTS } from '../agent-black/setup.js';
import { ID, type State } from '../agent-black/state.js';
import { actorsOf, viewFor } from '../agent-black/view.js';
import { RULES_VERSION } from '../kernel/game.js';
import { at } from '../kernel/lists.js';
import { readSeed } from '../kernel/options.js';
import { type Player, seatsOf } from '../kernel/players.js';
import { problemsOf, teamsIn } from './agent-black-invariants.js';
import type { PositionsOf } from './positions.js';
import { fields, flag, list, object, oneOf, orNull, type Reader, tell, whole } from './read.js';
import { type CommonPosition, commonReaders, seat } from './standing.js';

/** A player in a position of Agent Black. */
export interface AgentBlackPositionPlayer {
  readonly identities: { readonly costume: Costume; readonly place: Place; readonly item: Item };
  /** The cards turned up in this round, in order. */
  readonly revealed: readonly Identity[];
  /** Whether all three are. */
  readonly eliminated: boolean;
  /** The rounds won by the player, or in Team Mode by the player's team. */
  readonly points: number;
  /** From 0, or `null` where there are no teams. */
  readonly team: number | null;
}

/** What is dealt in a round to come, each list whole; `null` for what the seed decides. */
export interface AgentBlackComingRound {
  /** The ring, clockwise. */
  readonly tiles: readonly Identity[] | null;
  /** The costume of seat 0 first, as places and items. */
  readonly costumes: readonly Costume[] | null;
  readonly places: readonly Place[] | null;
  readonly items: readonly Item[] | null;
}

/** A position of Agent Black: its view with every card open, and what later rounds hang on. */
export interface AgentBlackPosition extends CommonPosition<typeof ID, AgentBlackPhase, AgentBlackReason> {
  /** From 1. */
  readonly round: number;
  /** The round wins that end the game. */
  readonly roundsToWin: number;
  /** The first player of the round. */
  readonly firstPlayer: Player;
  /** Who was eliminated first in this round, if anybody: the first player of the next one. */
  readonly firstEliminated: Player | null;
  /** The tiles in the circle, clockwise. */
  readonly ring: readonly Identity[];
  /** The tile on which the Investigator stands; `null` in the middle. */
  readonly investigator: Identity | null;
  /** By seat. */
  readonly players: readonly AgentBlackPositionPlayer[];
  /** The types of each kind in use, in their order of use. */
  readonly types: TypesInUse;
  /** What later rounds are dealt from. */
  readonly chance: {
    readonly seed: string;
    /** The rounds to come as far as they are given, the next one first. */
    readonly rounds: readonly AgentBlackComingRound[];
  };
}

type Position = AgentBlackPosition;

/** The most rounds that can follow one: every other player, or the same ones, may be one win away from the last. */
const MOST_ROUNDS = MOST_PLAYERS * (Math.max(...ROUNDS_TO_WIN) - 1);

const identity = /* @__PURE__ */ oneOf(IDENTITIES, 'an identity of the game', 'agent.components');
const identities = /* @__PURE__ */ list(identity, 0, IDENTITIES.length);
const costume = /* @__PURE__ */ oneOf(COSTUMES, 'a costume', 'agent.components');
const place = /* @__PURE__ */ oneOf(PLACES, 'a place', 'agent.components');
const item = /* @__PURE__ */ oneOf(ITEMS, 'an item', 'agent.components');
const costumes = /* @__PURE__ */ list(costume, 0, COSTUMES.length);
const places = /* @__PURE__ */ list(place, 0, PLACES.length);
const items = /* @__PURE__ */ list(item, 0, ITEMS.length);

const seed: Reader<string> = (value, path, found) => {
  try {
    return readSeed(value ?? null, path);
  } catch {
    return tell(found, path, 'It is no well-formed text.');
  }
};

const read = /* @__PURE__ */ fields<Position>({
  ...commonReaders<typeof ID, AgentBlackPhase, AgentBlackReason>(
    ID,
    PLAYER_COUNTS,
    ['turn', 'penalty', 'over'],
    ['rounds'],
  ),
  round: whole(1, MOST_ROUNDS + 1),
  roundsToWin: oneOf(ROUNDS_TO_WIN),
  firstPlayer: seat,
  firstEliminated: orNull(seat),
  ring: identities,
  investigator: orNull(identity),
  players: list(
    object<AgentBlackPositionPlayer>({
      identities: object<AgentBlackPositionPlayer['identities']>({ costume, place, item }),
      revealed: list(identity, 0, CARDS_PER_PLAYER),
      eliminated: flag,
      points: whole(0, Math.max(...ROUNDS_TO_WIN)),
      team: orNull(whole(0, Math.max(...TEAM_COUNTS) - 1)),
    }),
    Math.min(...PLAYER_COUNTS),
    MOST_PLAYERS,
  ),
  types: object<TypesInUse>({ costumes, places, items }),
  chance: object<Position['chance']>({
    seed,
    rounds: list(
      object<AgentBlackComingRound>({
        tiles: orNull(identities),
        costumes: orNull(costumes),
        places: orNull(places),
        items: orNull(items),
      }),
      0,
      MOST_ROUNDS,
    ),
  }),
});

function stateOf(position: Position): State {
  const { step, phase, actors, round, roundsToWin, firstPlayer, firstEliminated, ring, investigator } = position;
  const { players, types, chance, outcome } = position;
  const teams = teamsIn(position);
  return {
    game: ID,
    rulesVersion: RULES_VERSION,
    step,
    table: {
      match: { teams, roundsToWin, types },
      points: seatsOf(teams ?? players.length).map((side) => at(players, side).points),
      round: {
        number: round,
        firstPlayer,
        ring,
        investigator,
        revealed: players.map(({ revealed }) => revealed),
        firstOut: firstEliminated,
      },
      // Who acted last is not seen any more when the game is over.
      turn: actors[0] ?? outcome?.winners[0] ?? 0,
      penalty: phase === 'penalty',
      outcome,
    },
    secrets: { cards: players.map((player) => player.identities) },
    chance,
    told: [],
  };
}

function positionOf(state: State): Position {
  const { table, secrets, chance } = state;
  const { seats, phase, round, roundsToWin, firstPlayer, ring, investigator, players, types } = viewFor(
    state,
    'spectator',
  );
  return {
    game: ID,
    rulesVersion: state.rulesVersion,
    seats,
    step: state.step,
    actors: actorsOf(state),
    phase,
    round,
    roundsToWin,
    firstPlayer,
    firstEliminated: table.round.firstOut,
    ring,
    investigator,
    players: players.map(({ revealed, eliminated, points, team }, one) => ({
      identities: at(secrets.cards, one),
      revealed,
      eliminated,
      points,
      team,
    })),
    types,
    chance: { seed: chance.seed, rounds: chance.rounds.slice(0, MOST_ROUNDS) },
    outcome: table.outcome,
  };
}

/** Positions of Agent Black. */
export const agentBlackPositions: PositionsOf<Position, State> = { read, problemsOf, stateOf, positionOf };
