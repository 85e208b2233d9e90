import { type AnyGame, type GameState, gameOf, type Perspective, type StateOf, type ViewOf } from '../index.js';
import { type AnyRecord, FORMAT, FORMAT_VERSION, knownEndOf } from './record.js';

/** The game that the record is of; a `RangeError` for a record that this version of the library can't play. */
export function gameIn({ format, version, game, rulesVersion }: AnyRecord): AnyGame {
  const found = gameOf(game);
  if (format !== FORMAT || version !== FORMAT_VERSION || found?.rulesVersion !== rulesVersion) {
    throw new RangeError(`this is no record of a game that is known here under version ${rulesVersion} of its rules`);
  }
  return found;
}

function* statesOf(record: AnyRecord): Generator<GameState> {
  const game = gameIn(record);
  let state = game.init(record.options);
  yield state;
  for (const action of record.actions) {
    state = game.apply(state, action);
    yield state;
  }
}

/**
 * Every state of the game: the one set up at index 0, then one after each action. Throws `InvalidOptionsError` or
 * `IllegalActionError` for a record that is none, which `parseRecord` would have told, and a `RangeError` for one of
 * another game or version of the rules.
 */
export function replay<R extends AnyRecord>(record: R): readonly StateOf<R['game']>[];
export function replay(record: AnyRecord): readonly GameState[] {
  return [...statesOf(record)];
}

/**
 * The state after `n` actions, from 0 to their number; a `RangeError` for another `n`. Throws what `replay` throws, as far
 * as it comes to that.
 */
export function stateAt<R extends AnyRecord>(record: R, n: number): StateOf<R['game']>;
export function stateAt(record: AnyRecord, n: number): GameState {
  const known = n === record.actions.length ? knownEndOf(record) : undefined;
  if (known !== undefined) return known;
  let step = 0;
  for (const state of statesOf(record)) {
    if (step === n) return state;
    step++;
  }
  throw new RangeError(`there is no step ${n} from 0 to ${record.actions.length}`);
}

/**
 * The whole game as one player saw it, or a spectator: the view of the new game at index 0, then one after each action,
 * with its events. Nothing that this perspective did not see. Throws what `replay` throws, and a `RangeError` for a
 * perspective that the game does not have.
 */
export function viewsOf<R extends AnyRecord>(record: R, perspective: Perspective): readonly ViewOf<R['game']>[];
export function viewsOf(record: AnyRecord, perspective: Perspective): readonly unknown[] {
  const game = gameIn(record);
  return [...statesOf(record)].map((state) => game.viewFor(state, perspective));
}
