import {
  type AnyAction,
  type AnyGame,
  type AnyOptions,
  type GameId,
  type GameState,
  gameOf,
  IllegalActionError,
  type OptionsOf,
} from '../index.js';
import { type AnyRecord, type GameRecord, knownEndOf, recordEndingWith } from './record.js';
import { RECORDED } from './recorded.js';
import { gameIn, stateAt } from './replay.js';

/** A game, as far as it names itself, its options and its states. */
export interface Recordable<Id extends GameId, Options> {
  /** The game's id. */
  readonly id: GameId;
  /** A new game, set up. */
  init(options?: Options): GameState<Id>;
}

function gameNamed(game: GameId | { readonly id: GameId }): AnyGame {
  const id = typeof game === 'string' ? game : game.id;
  const found = gameOf(id);
  if (found === undefined) throw new RangeError(`no game is called ${id}`);
  return found;
}

/**
 * The record of a new game, given by itself or by its id, with no actions yet; what the options leave open is drawn as
 * `init` draws it and written down. Throws what `init` throws, and a `RangeError` for a game that there is not. A record
 * names its game by the id alone: one of a game with changed rules is played by the rules of this library.
 */
export function recordOf<Id extends GameId>(game: Id, options?: OptionsOf<Id>): GameRecord<Id>;
export function recordOf<Id extends GameId, Options>(
  game: Recordable<Id, Options>,
  options?: NoInfer<Options>,
): GameRecord<Id>;
export function recordOf(game: GameId | { readonly id: GameId }, options?: AnyOptions): AnyRecord {
  const found = gameNamed(game);
  const complete = RECORDED[found.id].complete(options, 1);
  return recordEndingWith(found.init(complete), complete, []);
}

/** What the record holds: of one made here as it is, which is frozen; of any other a copy, to be frozen in its place. */
function heldBy(record: AnyRecord): Pick<AnyRecord, 'options' | 'actions'> {
  const { options, actions } = record;
  return knownEndOf(record) === undefined ? JSON.parse(JSON.stringify({ options, actions })) : record;
}

/**
 * The record with one action more. When that begins a round for which cards are shuffled, their orders are written down
 * too. Throws `IllegalActionError` for an action that is not legal where the record ends, and what `replay` throws.
 */
export function append<R extends AnyRecord>(record: R, action: R['actions'][number]): R;
export function append(record: AnyRecord, action: AnyAction): AnyRecord {
  const game = gameIn(record);
  const end = stateAt(record, record.actions.length);
  const verdict = game.check(end, action);
  if (!verdict.legal) throw new IllegalActionError(verdict.violation);
  const next = game.apply(end, verdict.action);
  const { options, actions } = heldBy(record);
  return recordEndingWith(next, optionsAt(options, end, next), [...actions, verdict.action]);
}

function optionsAt(options: AnyRecord['options'], end: GameState, next: GameState): AnyRecord['options'] {
  const { complete, roundOf } = RECORDED[next.game];
  const round = roundOf(next);
  return round === roundOf(end) ? options : complete(options, round);
}
