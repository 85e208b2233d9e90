import { firstPlayerOf, newSeed } from '../../kernel/chance.js';
import { RULES_VERSION } from '../../kernel/game.js';
import { at } from '../../kernel/lists.js';
import { type CommonOptions, invalid, readFields, readOneOf, readSeat, readSeed } from '../../kernel/options.js';
import { NOBODY, type Player, seatsOf } from '../../kernel/players.js';
import { laidOut, withEvidence } from '../board.js';
import { type CompleteDeal, completeDeal, type NoirDeal } from '../deal.js';
import type { State } from './state.js';
import { TEAM_PLAYERS, TEAMS, teamsOf } from './teams.js';

/** The id of the game. */
export const ID = 'automata-noir/dragnet';
/**
 * The numbers of players.
 *
 * @rule dragnet.players
 */
export const PLAYERS: readonly number[] = /* @__PURE__ */ Object.freeze([3, TEAM_PLAYERS]);
/** The number of players of a game without teams, unless another is given. */
const PLAYERS_BY_DEFAULT = 3;
/** The evidence cards in a player's hand between any two actions. */
export const HAND_SIZE = 2;
/** The evidence cards that lie on the board at the start. */
export const EVIDENCE_AT_START = 3;

/** The exact orders of the board and of the Evidence Deck. */
export type DragnetDeal = NoirDeal;

/** The options of Dragnet. */
export interface DragnetOptions extends CommonOptions<DragnetDeal> {
  /** 3 or 4; when absent 3, with teams 4. */
  readonly players?: number | undefined;
  /** Two teams of two, seats 0 and 2 against 1 and 3; everyone for themselves when absent. */
  readonly teams?: 2 | undefined;
  /** Who begins; by the seed when absent. */
  readonly firstPlayer?: Player | undefined;
}

/** Options with nothing left open. */
export interface CompleteOptions {
  readonly seed: string;
  readonly players: number;
  /** Absent where there are no teams. */
  readonly teams?: 2;
  readonly firstPlayer: Player;
  readonly deal: CompleteDeal;
}

/**
 * The options as given, with what they leave open filled in from the seed.
 *
 * @rule dragnet.setup.deck
 */
export function complete(options: unknown): CompleteOptions {
  const given = readFields(options, ['seed', 'deal', 'players', 'teams', 'firstPlayer']);
  const seed = readSeed(given.seed) ?? newSeed();
  const asked = readOneOf(given.players, PLAYERS, 'players');
  const teams = readOneOf(given.teams, [TEAMS], 'teams');
  if (teams !== undefined && asked !== undefined && asked !== TEAM_PLAYERS) {
    return invalid('teams', `needs ${TEAM_PLAYERS} players`);
  }
  const players = asked ?? (teams === undefined ? PLAYERS_BY_DEFAULT : TEAM_PLAYERS);
  return {
    seed,
    players,
    ...(teams === undefined ? {} : { teams }),
    firstPlayer: readSeat(given.firstPlayer, players, 'firstPlayer') ?? firstPlayerOf(ID, seed, players),
    deal: completeDeal(ID, seed, given.deal),
  };
}

/**
 * The game set up: to each seat two cards and then a Suspicion, three cards on the board.
 *
 * @rule dragnet.setup.board
 * @rule dragnet.setup.hand
 * @rule dragnet.setup.open
 * @rule dragnet.setup.order
 */
export function setUp({ players, teams, firstPlayer, deal: { board, evidence } }: CompleteOptions): State {
  const each = HAND_SIZE + 1;
  const dealt = players * each;
  const open = evidence.slice(dealt, dealt + EVIDENCE_AT_START);
  const seats = seatsOf(players);
  return {
    game: ID,
    rulesVersion: RULES_VERSION,
    step: 0,
    table: {
      board: open.reduce((marked, suspect) => withEvidence(marked, suspect, true), laidOut(board)),
      teams: teamsOf(players, teams),
      turn: firstPlayer,
      skips: seats.map(() => false),
      choosing: NOBODY,
      finalTurns: NOBODY,
      outcome: null,
    },
    secrets: {
      hands: seats.map((seat) => evidence.slice(seat * each, seat * each + HAND_SIZE)),
      suspicions: seats.map((seat) => at(evidence, seat * each + HAND_SIZE)),
      deck: evidence.slice(dealt + EVIDENCE_AT_START),
    },
    told: [],
  };
}
