import type { AnyAction, AnyView, Game } from '../../src/kernel/game.js';
import { firstDifference } from '../../src/testing/equal.js';
import { perspectivesOf } from '../../src/testing/laws.js';
import type { NaiveAction, NaiveGame, NaiveOptions } from './naive.js';

/** One game to be played by the library and by its naive definition, step by step. */
export interface Comparison<Options, State, Action extends AnyAction, View extends AnyView> {
  readonly game: Game<Options, State, Action, View>;
  readonly naive: (options: NaiveOptions) => NaiveGame;
  /** For the library; whatever `init` takes. */
  readonly options: Options;
  /** The same game for the naive definition, with nothing left open. */
  readonly complete: NaiveOptions;
}

/** Plays these actions on both and returns their number; throws, telling the game, where they differ. */
export function compare<Options, State, Action extends AnyAction, View extends AnyView>(
  comparison: Comparison<Options, State, Action, View>,
  actions: readonly Action[],
): number {
  const { game } = comparison;
  let state = game.init(comparison.options);
  const naive = comparison.naive(comparison.complete);
  for (let step = 0; ; step++) {
    const difference = differenceOf(game, state, naive);
    if (difference !== null) {
      const told = { options: comparison.complete, actions: actions.slice(0, step) };
      throw new Error(`${game.id} differs after ${step} actions, ${difference}\n${JSON.stringify(told)}`);
    }
    const action = actions[step];
    if (action === undefined) return step;
    state = game.apply(state, action);
    naive.act(asNaive(action));
  }
}

function asNaive(action: AnyAction): NaiveAction {
  return { ...action };
}

function differenceOf<Options, State, Action extends AnyAction, View extends AnyView>(
  game: Game<Options, State, Action, View>,
  state: State,
  naive: NaiveGame,
): string | null {
  const seats = game.seats(state);
  for (const perspective of perspectivesOf(seats)) {
    const [ours, theirs] = [game.viewFor(state, perspective), naive.view(perspective)];
    const path = firstDifference(ours, theirs);
    if (path !== null) return `view of ${perspective} at ${path}:\n${JSON.stringify(ours)}\n${JSON.stringify(theirs)}`;
  }
  for (const player of seats) {
    const [ours, theirs] = [written(game.legalActions(state, player)), written(naive.legal(player))];
    const [listed, expected] = [new Set(ours), new Set(theirs)];
    const more = ours.filter((action) => !expected.has(action));
    const less = theirs.filter((action) => !listed.has(action));
    if (more.length + less.length > 0 || ours.length !== theirs.length) {
      return `legal actions of ${player}: only ours ${more.slice(0, 5)}; only naive ${less.slice(0, 5)}`;
    }
  }
  const path = firstDifference(
    { actors: game.actors(state), outcome: game.outcome(state) },
    { actors: naive.actors(), outcome: naive.outcome() },
  );
  return path === null ? null : `at ${path}`;
}

/** Each action as text, whatever the order of its fields. */
function written(actions: readonly object[]): string[] {
  return actions.map((action) => JSON.stringify(action, Object.keys(action).sort(inOrder)));
}

function inOrder(one: string, other: string): number {
  return one < other ? -1 : 1;
}
