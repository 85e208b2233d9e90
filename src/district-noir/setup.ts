import { firstPlayerOf, newSeed, shuffled } from '../kernel/chance.js';
import { RULES_VERSION } from '../kernel/game.js';
import { type CommonOptions, readFields, readOneOf, readSeat, readSeed, readShuffle } from '../kernel/options.js';
import type { Player } from '../kernel/players.js';
import { type Card, DECK } from './cards.js';
import type { State } from './state.js';

/** The id of the game. */
export const ID = 'district-noir';
/** The number of players. */
export const PLAYERS = 2;
/** The cards that leave the game unseen before it begins. */
export const CARDS_REMOVED = 3;
/** The cards that each player is dealt at the start of a round. */
export const HAND_SIZE = 5;
/** The cards that lie in the row at the start. */
export const ROW_AT_START = 2;

/** The exact order of the deck, the card drawn first at index 0. */
export interface DistrictNoirDeal {
  /** All forty-five cards. */
  readonly deck?: readonly Card[] | undefined;
}

/** The options of District Noir. */
export interface DistrictNoirOptions extends CommonOptions<DistrictNoirDeal> {
  /** The first player of the first round; by the seed when absent. */
  readonly firstPlayer?: Player | undefined;
}

/** Options with nothing left open. */
export interface CompleteOptions {
  readonly seed: string;
  readonly players: number;
  readonly firstPlayer: Player;
  readonly deal: { readonly deck: readonly Card[] };
}

/** The options as given, with what they leave open filled in from the seed. */
export function complete(options: unknown): CompleteOptions {
  const given = readFields(options, ['seed', 'deal', 'players', 'firstPlayer']);
  const seed = readSeed(given.seed) ?? newSeed();
  const players = readOneOf(given.players, [PLAYERS], 'players') ?? PLAYERS;
  const deal = readFields(given.deal, ['deck'], 'deal');
  return {
    seed,
    players,
    firstPlayer: readSeat(given.firstPlayer, players, 'firstPlayer') ?? firstPlayerOf(ID, seed, players),
    deal: { deck: readShuffle(deal.deck, DECK, 'deal.deck') ?? shuffled(ID, 'deck', seed, DECK) },
  };
}

/**
 * The game set up: three cards out, five to each player, two to the row.
 *
 * @rule district.setup.removed
 * @rule district.setup.hands
 * @rule district.setup.row
 * @rule district.deal
 */
export function setUp({ firstPlayer, deal: { deck } }: CompleteOptions): State {
  const hands = CARDS_REMOVED;
  const row = hands + PLAYERS * HAND_SIZE;
  const rest = row + ROW_AT_START;
  return {
    game: ID,
    rulesVersion: RULES_VERSION,
    step: 0,
    table: {
      round: 1,
      firstPlayer,
      turn: firstPlayer,
      row: deck.slice(row, rest),
      tableaux: [[], []],
      taken: [false, false],
      outcome: null,
    },
    secrets: {
      hands: [deck.slice(hands, hands + HAND_SIZE), deck.slice(hands + HAND_SIZE, row)],
      deck: deck.slice(rest),
      out: deck.slice(0, hands),
    },
    told: [],
  };
}
