import { CARDS, CARDS_REMOVED, type Card, DECK, HAND_SIZE } from '../district-noir/index.js';
import { opponentOf } from '../district-noir/round.js';
import type { DistrictNoirReason, Score } from '../district-noir/scoring.js';
import { ID, PLAYERS } from '../district-noir/setup.js';
import type { DistrictNoirPhase, State } from '../district-noir/state.js';
import { actorsOf, viewFor } from '../district-noir/view.js';
import { RULES_VERSION } from '../kernel/game.js';
import { at } from '../kernel/lists.js';
import { type Player, seatsOf } from '../kernel/players.js';
import { problemsOf, ROUNDS, turnIn } from './district-noir-invariants.js';
import type { PositionsOf } from './positions.js';
import { fields, flag, list, object, oneOf, whole } from './read.js';
import { type CommonPosition, commonReaders } from './standing.js';

/** A position of District Noir: its view with every card open. */
export interface DistrictNoirPosition extends CommonPosition<typeof ID, DistrictNoirPhase, DistrictNoirReason> {
  /** From 1 to 4. */
  readonly round: number;
  /** The first player of the round. */
  readonly firstPlayer: Player;
  /** The cards still to be dealt, the next one first. */
  readonly deck: readonly Card[];
  /** The three cards removed at the start. */
  readonly out: readonly Card[];
  /** The cards in the center, oldest first. */
  readonly row: readonly Card[];
  /** By seat. */
  readonly players: readonly {
    readonly hand: readonly Card[];
    /** The cards in front of the player, as taken. */
    readonly tableau: readonly Card[];
    /** Whether the player has taken cards this round. */
    readonly taken: boolean;
    /** The victory points for what lies in front of both players now. */
    readonly score: Score;
  }[];
}

type Position = DistrictNoirPosition;

const card = /* @__PURE__ */ oneOf(CARDS, 'a card of the game', 'district.deck');
const cards = /* @__PURE__ */ list(card, 0, DECK.length);
const player = /* @__PURE__ */ oneOf(seatsOf(PLAYERS));

const read = /* @__PURE__ */ fields<Position>({
  ...commonReaders<typeof ID, DistrictNoirPhase, DistrictNoirReason>(
    ID,
    [PLAYERS],
    ['turn', 'over'],
    ['city', 'points', 'majorities', 'drawn'],
  ),
  round: whole(1, ROUNDS),
  firstPlayer: player,
  deck: cards,
  out: list(card, CARDS_REMOVED, CARDS_REMOVED),
  row: cards,
  players: list(
    object<Position['players'][number]>({
      hand: list(card, 0, HAND_SIZE),
      tableau: cards,
      taken: flag,
      score: object<Score>({
        majorities: object<Score['majorities']>({
          'support-5': oneOf<0 | 5>([0, 5]),
          'support-6': oneOf<0 | 6>([0, 6]),
          'support-7': oneOf<0 | 7>([0, 7]),
          'support-8': oneOf<0 | 8>([0, 8]),
        }),
        sets: whole(-100, 100),
        alliances: whole(-100, 100),
        betrayals: whole(-100, 100),
        total: whole(-100, 100),
      }),
    }),
    PLAYERS,
    PLAYERS,
  ),
});

function stateOf(position: Position): State {
  const { step, phase, round, firstPlayer, deck, out, row, players, outcome } = position;
  const turn = turnIn(position);
  return {
    game: ID,
    rulesVersion: RULES_VERSION,
    step,
    table: {
      round,
      firstPlayer,
      turn: phase === 'over' ? opponentOf(turn) : turn,
      row,
      tableaux: players.map(({ tableau }) => tableau),
      taken: players.map(({ taken }) => taken),
      outcome,
    },
    secrets: { hands: players.map(({ hand }) => hand), deck, out },
    told: [],
  };
}

function positionOf(state: State): Position {
  const { table, secrets } = state;
  const { seats, phase, round, firstPlayer, row, players } = viewFor(state, 'spectator');
  return {
    game: ID,
    rulesVersion: state.rulesVersion,
    seats,
    step: state.step,
    actors: actorsOf(state),
    phase,
    round,
    firstPlayer,
    deck: secrets.deck,
    out: secrets.out,
    row,
    players: players.map(({ tableau, taken, score }, seat) => ({
      hand: at(secrets.hands, seat),
      tableau,
      taken,
      score,
    })),
    outcome: table.outcome,
  };
}

/** Positions of District Noir. */
export const districtNoirPositions: PositionsOf<Position, State> = { read, problemsOf, stateOf, positionOf };
