import { firstPlayerOf, newSeed } from '../kernel/chance.js';
import { RULES_VERSION } from '../kernel/game.js';
import { at } from '../kernel/lists.js';
import { type CommonOptions, invalid, readFields, readOneOf, readSeat, readSeed } from '../kernel/options.js';
import { type Player, seatsOf } from '../kernel/players.js';
import type { Costume, Item, Place, TypesInUse } from './cards.js';
import { type AgentBlackDeal, type Dealt, dealt, readRounds, refuseOthers } from './deal.js';
import { type Chance, ID, type Round, type State } from './state.js';
import { TEAM_COUNTS, TEAM_PLAYERS, type TeamCount } from './teams.js';
import { typesOf } from './types.js';

/** The numbers of players that the game allows. */
export const PLAYER_COUNTS: readonly number[] = /* @__PURE__ */ Object.freeze([2, 3, 4, 5, 6]);
/** The most players that the game allows. */
export const MOST_PLAYERS = 6;
/** The players who play when a host says neither how many nor how many teams. */
const FEWEST_PLAYERS = 2;

/**
 * The round wins that a host may ask for, where there are no teams.
 *
 * @rule agent.game.three
 */
export const ROUNDS_TO_WIN = /* @__PURE__ */ Object.freeze([2, 3] as const);
/** The round wins that end the game unless a host asks for more. */
const FEWEST_ROUNDS = 2;

/** The options of Agent Black. */
export interface AgentBlackOptions extends CommonOptions<AgentBlackDeal> {
  /** Team Mode: two teams of 4 or 6 players, or three of 6. */
  readonly teams?: TeamCount | undefined;
  /** The round wins that end the game, 2 when absent. Not with teams: there it is the size of a team. */
  readonly roundsToWin?: (typeof ROUNDS_TO_WIN)[number] | undefined;
  /** The first player of the first round; by the seed when absent. */
  readonly firstPlayer?: Player | undefined;
  /** Six types of each kind, for 2 to 4 players; by the seed when absent. */
  readonly types?:
    | { readonly costumes: readonly Costume[]; readonly places: readonly Place[]; readonly items: readonly Item[] }
    | undefined;
}

/** Options with nothing left open. */
export interface CompleteOptions {
  readonly seed: string;
  readonly players: number;
  readonly teams: TeamCount | null;
  readonly roundsToWin: number;
  readonly firstPlayer: Player;
  readonly types: TypesInUse;
  /** As far as they are given; the seed decides the rest. */
  readonly rounds: Chance['rounds'];
}

/** The options as given, with what they leave open filled in from the seed. */
export function complete(options: unknown): CompleteOptions {
  const given = readFields(options, ['seed', 'deal', 'players', 'teams', 'roundsToWin', 'firstPlayer', 'types']);
  const seed = readSeed(given.seed) ?? newSeed();
  const teams = readOneOf(given.teams, TEAM_COUNTS, 'teams') ?? null;
  const players = playersOf(given.players, teams);
  const rounds = readRounds(given.deal, players);
  const ring = rounds.find(({ tiles }) => tiles !== null)?.tiles ?? null;
  const types = typesOf(given.types, ring, seed, players);
  refuseOthers(rounds, types);
  return {
    seed,
    players,
    teams,
    roundsToWin: roundsToWinOf(given.roundsToWin, players, teams),
    firstPlayer: readSeat(given.firstPlayer, players, 'firstPlayer') ?? firstPlayerOf(ID, seed, players),
    types,
    rounds,
  };
}

/** @rule agent.team.sizes */
function playersOf(value: unknown, teams: TeamCount | null): number {
  const players = readOneOf(value, PLAYER_COUNTS, 'players');
  if (teams === null) return players ?? FEWEST_PLAYERS;
  if (players === undefined) return at(TEAM_PLAYERS[teams], 0);
  return TEAM_PLAYERS[teams].includes(players) ? players : invalid('teams', `are not played by ${players}`);
}

/**
 * Two rounds, or three if the host says so; a team needs as many as it has members.
 *
 * @rule agent.game.end
 * @rule agent.game.three
 * @rule agent.team.wins
 * @rule agent.team.target
 */
function roundsToWinOf(value: unknown, players: number, teams: TeamCount | null): number {
  const rounds = readOneOf(value, ROUNDS_TO_WIN, 'roundsToWin');
  if (teams === null) return rounds ?? FEWEST_ROUNDS;
  return rounds === undefined ? players / teams : invalid('roundsToWin', 'is the size of a team where there are teams');
}

/**
 * A round as it begins: the Investigator in the middle, no card turned up.
 *
 * @rule agent.setup.middle
 * @rule agent.ring
 */
export function newRound(number: number, firstPlayer: Player, { ring, cards }: Dealt): Round {
  return { number, firstPlayer, ring, investigator: null, revealed: cards.map(() => []), firstOut: null };
}

/** The game set up for its first round. */
export function setUp({ seed, players, teams, roundsToWin, firstPlayer, types, rounds }: CompleteOptions): State {
  const first = dealt({ seed, rounds }, types, players, 1);
  return {
    game: ID,
    rulesVersion: RULES_VERSION,
    step: 0,
    table: {
      match: { teams, roundsToWin, types },
      points: seatsOf(teams ?? players).map(() => 0),
      round: newRound(1, firstPlayer, first),
      turn: firstPlayer,
      penalty: false,
      outcome: null,
    },
    secrets: { cards: first.cards },
    chance: first.chance,
    told: [],
  };
}
