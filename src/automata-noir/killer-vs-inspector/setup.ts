import { newSeed } from '../../kernel/chance.js';
import { RULES_VERSION } from '../../kernel/game.js';
import { at } from '../../kernel/lists.js';
import { type CommonOptions, readFields, readOneOf, readSeed } from '../../kernel/options.js';
import { laidOut } from '../board.js';
import { type CompleteDeal, completeDeal, type NoirDeal } from '../deal.js';
import type { State } from './state.js';

/** The id of the game. */
export const ID = 'automata-noir/killer-vs-inspector';
/** The number of players. */
export const PLAYERS = 2;
/** The cards that the Inspector draws after the opening Kill: a Secret Identity to choose, and the Evidence Hand. */
export const CARDS_TO_CHOOSE_FROM = 4;

/** The exact orders of the board and of the Evidence Deck. */
export type KillerVsInspectorDeal = NoirDeal;

/** The options of Killer vs. Inspector. */
export interface KillerVsInspectorOptions extends CommonOptions<KillerVsInspectorDeal> {
  /** The Killer's seat; 0 when absent. */
  readonly killer?: 0 | 1 | undefined;
}

/** Options with nothing left open. */
export interface CompleteOptions {
  readonly seed: string;
  readonly players: number;
  readonly killer: 0 | 1;
  readonly deal: CompleteDeal;
}

/**
 * The options as given, with what they leave open filled in from the seed.
 *
 * @rule kvi.players
 * @rule kvi.roles
 */
export function complete(options: unknown): CompleteOptions {
  const given = readFields(options, ['seed', 'deal', 'players', 'killer']);
  const seed = readSeed(given.seed) ?? newSeed();
  return {
    seed,
    players: readOneOf(given.players, [PLAYERS], 'players') ?? PLAYERS,
    killer: readOneOf<0 | 1>(given.killer, [0, 1], 'killer') ?? 0,
    deal: completeDeal(ID, seed, given.deal),
  };
}

/**
 * The game set up as far as the opening Kill: the suspects laid out, a Secret Identity and a disguise for the Killer.
 *
 * @rule kvi.setup.board
 * @rule kvi.setup.deck
 * @rule kvi.setup.killer
 * @rule kvi.setup.order
 */
export function setUp({ killer, deal: { board, evidence } }: CompleteOptions): State {
  return {
    game: ID,
    rulesVersion: RULES_VERSION,
    step: 0,
    table: { killer, turn: killer, board: laidOut(board), discard: [], lastShift: null, outcome: null },
    secrets: {
      killer: { identity: at(evidence, 0), disguise: at(evidence, 1) },
      inspector: { identity: null, hand: [] },
      deck: evidence.slice(2),
    },
    told: [],
  };
}
