import type { ActionOf, AnyAction, AnyOptions, GameId, GameState, OptionsOf } from '../index.js';
import { deepFrozen } from '../kernel/freeze.js';

/** What marks a value as a record. */
export const FORMAT = 'noir-rules/record';
/** The version of the form of records. */
export const FORMAT_VERSION = 1;

/** Options with nothing left open: `init` draws nothing when it is given these. */
export type CompleteOptions<Options extends AnyOptions> = Options & {
  readonly seed: string;
  readonly players: number;
  /** Every order of cards that the game used so far, and those of later rounds that the host gave. */
  readonly deal: NonNullable<Options['deal']>;
};

/** A record of the game of that id, with its options and its actions. */
export interface RecordOf<Id extends GameId, Options extends AnyOptions, Action extends AnyAction> {
  readonly format: typeof FORMAT;
  /** Of the form of records. */
  readonly version: typeof FORMAT_VERSION;
  readonly game: Id;
  /** Of the rules under which the game was played. */
  readonly rulesVersion: number;
  readonly options: CompleteOptions<Options>;
  /** All actions so far, in order: the one at index 0 leads from step 0 to step 1. */
  readonly actions: readonly Action[];
}

/**
 * A game written down, as plain JSON: with it the game is played again, action by action, whatever becomes of the
 * generator that shuffled its cards. It holds every secret of the game.
 */
export type GameRecord<Id extends GameId = GameId> = {
  [One in Id]: RecordOf<One, OptionsOf<One>, ActionOf<One>>;
}[Id];

/** A record of any game: what a host that serves all of them programs against. */
export type AnyRecord = RecordOf<GameId, AnyOptions, AnyAction>;

/** Where the records end that were made here. Both are frozen, so that it stays true. */
const ENDS = /* @__PURE__ */ new WeakMap<AnyRecord, GameState>();

/** A record that ends with that state. */
export function recordEndingWith(
  end: GameState,
  options: CompleteOptions<AnyOptions>,
  actions: readonly AnyAction[],
): AnyRecord {
  const { game, rulesVersion } = end;
  const record: AnyRecord = deepFrozen({
    format: FORMAT,
    version: FORMAT_VERSION,
    game,
    rulesVersion,
    options,
    actions,
  });
  ENDS.set(record, deepFrozen(end));
  return record;
}

/** The state that the record ends with, if the record was made here. */
export function knownEndOf(record: AnyRecord): GameState | undefined {
  return ENDS.get(record);
}
