import { firstPlayerOf, newSeed } from '../../kernel/chance.js';
import { RULES_VERSION } from '../../kernel/game.js';
import { type CommonOptions, readFields, readOneOf, readSeat, readSeed } from '../../kernel/options.js';
import type { Player } from '../../kernel/players.js';
import { seatsOf } from '../../kernel/players.js';
import { laidOut } from '../board.js';
import { type CompleteDeal, completeDeal, type NoirDeal } from '../deal.js';
import type { State } from './state.js';
import { NETWORK_SPIES, SPIES } from './teams.js';

/** The id of the game. */
export const ID = 'automata-noir/spy-tag';

/** The numbers of players: each alone, or two against two. */
export const PLAYER_COUNTS: readonly number[] = /* @__PURE__ */ Object.freeze([SPIES, NETWORK_SPIES]);

/** The exact orders of the board and of the Evidence Deck. */
export type SpyTagDeal = NoirDeal;

/** The options of Spy Tag; `players` is 3 unless given, and 4 is Spy Network. */
export interface SpyTagOptions extends CommonOptions<SpyTagDeal> {
  /** Who takes the first turn; by the seed when absent. */
  readonly firstPlayer?: Player | undefined;
}

/** Options with nothing left open. */
export interface CompleteOptions {
  readonly seed: string;
  readonly players: number;
  readonly firstPlayer: Player;
  readonly deal: CompleteDeal;
}

/**
 * The options as given, with what they leave open filled in from the seed.
 *
 * @rule spy.players
 * @rule spy.first-player
 */
export function complete(options: unknown): CompleteOptions {
  const given = readFields(options, ['seed', 'deal', 'players', 'firstPlayer']);
  const seed = readSeed(given.seed) ?? newSeed();
  const players = readOneOf(given.players, PLAYER_COUNTS, 'players') ?? SPIES;
  return {
    seed,
    players,
    firstPlayer: readSeat(given.firstPlayer, players, 'firstPlayer') ?? firstPlayerOf(ID, seed, players),
    deal: completeDeal(ID, seed, given.deal),
  };
}

/**
 * The game set up: the suspects laid out, a Secret Identity for each spy.
 *
 * @rule spy.setup.board
 * @rule spy.setup.deck
 * @rule spy.setup.identity
 * @rule spy.setup.order
 */
export function setUp({ players, firstPlayer, deal: { board, evidence } }: CompleteOptions): State {
  return {
    game: ID,
    rulesVersion: RULES_VERSION,
    step: 0,
    table: {
      turn: firstPlayer,
      board: laidOut(board),
      trophies: seatsOf(players).map(() => []),
      lastShift: null,
      outcome: null,
    },
    secrets: { identities: evidence.slice(0, players), deck: evidence.slice(players) },
    told: [],
  };
}
