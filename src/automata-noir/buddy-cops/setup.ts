import { newSeed } from '../../kernel/chance.js';
import { RULES_VERSION } from '../../kernel/game.js';
import { type CommonOptions, readDifferent, readFields, readOneOf, readSeed } from '../../kernel/options.js';
import { NOBODY } from '../../kernel/players.js';
import { laidOut } from '../board.js';
import { type CompleteDeal, completeDeal, type NoirDeal } from '../deal.js';
import type { Role, State } from './state.js';

/** The id of the game. */
export const ID = 'automata-noir/buddy-cops';
/**
 * The number of players.
 *
 * @rule cops.players
 */
export const PLAYERS = 3;
/** The cards that each player draws in the set-up. */
export const CARDS_DEALT = 3;

/**
 * The roles, in the order in which they are dealt to; by seat unless the host says otherwise.
 *
 * @rule cops.setup.roles
 * @rule cops.seats
 */
export const ROLES: readonly Role[] = /* @__PURE__ */ Object.freeze(['killer', 'profiler', 'undercover'] as const);

/** The exact orders of the board and of the Evidence Deck. */
export type BuddyCopsDeal = NoirDeal;

/** The options of Buddy Cops. */
export interface BuddyCopsOptions extends CommonOptions<BuddyCopsDeal> {
  /** Each role once, by seat; Killer, Profiler, Undercover when absent. */
  readonly roles?: readonly Role[] | undefined;
}

/** Options with nothing left open. */
export interface CompleteOptions {
  readonly seed: string;
  readonly players: number;
  readonly roles: readonly Role[];
  readonly deal: CompleteDeal;
}

function readRoles(value: unknown): readonly Role[] {
  return value === undefined
    ? ROLES
    : readDifferent(value, ROLES, PLAYERS, 'roles', `does not name each of ${ROLES.join(', ')}`);
}

/** The options as given, with what they leave open filled in from the seed. */
export function complete(options: unknown): CompleteOptions {
  const given = readFields(options, ['seed', 'deal', 'players', 'roles']);
  const seed = readSeed(given.seed) ?? newSeed();
  return {
    seed,
    players: readOneOf(given.players, [PLAYERS], 'players') ?? PLAYERS,
    roles: readRoles(given.roles),
    deal: completeDeal(ID, seed, given.deal),
  };
}

/**
 * The game set up as far as it goes without a choice: three cards for the Killer, three for the Profiler, three for the
 * Undercover.
 *
 * @rule cops.setup.board
 * @rule cops.setup.deck
 * @rule cops.setup.three
 * @rule cops.setup.order
 */
export function setUp({ roles, deal: { board, evidence } }: CompleteOptions): State {
  return {
    game: ID,
    rulesVersion: RULES_VERSION,
    step: 0,
    table: {
      phase: 'killer-identity',
      board: laidOut(board),
      discard: [],
      deaths: 0,
      killer: roles.indexOf('killer'),
      profiler: roles.indexOf('profiler'),
      undercover: roles.indexOf('undercover'),
      actionsLeft: 0,
      killedThisTurn: false,
      copsToAct: NOBODY,
      lastShifts: roles.map(() => []),
      outcome: null,
    },
    secrets: {
      identities: roles.map(() => null),
      hands: roles.map((role) => {
        const first = ROLES.indexOf(role) * CARDS_DEALT;
        return evidence.slice(first, first + CARDS_DEALT);
      }),
      deck: evidence.slice(ROLES.length * CARDS_DEALT),
    },
    told: [],
  };
}
