import { type AnyAction, type AnyOptions, type AnyView, gameOf } from '../../src/index.js';
import { type AnyRecord, append, recordOf } from '../../src/record/index.js';
import { randomOf } from '../../src/testing/random.js';
import type { GameSpec } from '../../src/testing/spec.js';
import { agentBlackSpec } from '../../src/testing/specs/agent-black.js';
import { buddyCopsSpec } from '../../src/testing/specs/buddy-cops.js';
import { districtNoirSpec } from '../../src/testing/specs/district-noir.js';
import { dragnetSpec } from '../../src/testing/specs/dragnet.js';
import { killerVsInspectorSpec } from '../../src/testing/specs/killer-vs-inspector.js';
import { spyTagSpec } from '../../src/testing/specs/spy-tag.js';

/** What is done with the spec of a game. */
export type Visit<T> = <O extends AnyOptions, S, A extends AnyAction, V extends AnyView, C extends string>(
  spec: GameSpec<O, S, A, V, C>,
) => T;

/** Does it with the spec of every game. */
export function withEveryGame<T>(visit: Visit<T>): readonly T[] {
  return [
    visit(killerVsInspectorSpec),
    visit(spyTagSpec),
    visit(buddyCopsSpec),
    visit(dragnetSpec),
    visit(districtNoirSpec),
    visit(agentBlackSpec),
  ];
}

/** The record of a new game of that spec. */
export function newRecord(game: { readonly id: string }, options: AnyOptions): AnyRecord {
  return recordOf(gameOf(game.id)!, options);
}

/** A game played from its options by the library's own calls, and its record beside it. */
export interface Played<S, A> {
  readonly record: AnyRecord;
  readonly actions: readonly A[];
  /** One more than the actions. */
  readonly states: readonly S[];
}

/** Plays on, as far as there is an action to choose, and appends each action to the record. */
export function played<O extends AnyOptions, S, A extends AnyAction, V extends AnyView, C extends string>(
  { game }: GameSpec<O, S, A, V, C>,
  options: O,
  choose: (state: S, step: number) => A | null,
): Played<S, A> {
  let record: AnyRecord = newRecord(game, options);
  let state = game.init(options);
  const states = [state];
  const actions: A[] = [];
  for (let action = choose(state, 0); action !== null; action = choose(state, actions.length)) {
    state = game.apply(state, action);
    record = append(record, action);
    states.push(state);
    actions.push(action);
    if (game.outcome(state) !== null) break;
  }
  return { record, actions, states };
}

/** A random game of that variant, chosen by that policy. */
export function randomly<O extends AnyOptions, S, A extends AnyAction, V extends AnyView, C extends string>(
  spec: GameSpec<O, S, A, V, C>,
  variant: string,
  policy: string,
  seed: number,
): Played<S, A> {
  const options = spec.variants[variant];
  const choose = spec.policies[policy];
  if (options === undefined || choose === undefined) throw new RangeError(`no ${variant} by ${policy}`);
  const random = randomOf(seed);
  return played(spec, { ...options, seed: `${policy}/${seed}` }, (state, step) =>
    step === spec.longest
      ? null
      : choose(spec.game.legalActions(state, random.pick(spec.game.actors(state))), state, random),
  );
}

/** A game to the letter. */
export function scripted<O extends AnyOptions, S, A extends AnyAction, V extends AnyView, C extends string>(
  spec: GameSpec<O, S, A, V, C>,
  script: string,
): Played<S, A> {
  const { options, actions } = spec.scripts[script] ?? {};
  if (options === undefined || actions === undefined) throw new RangeError(`no script ${script}`);
  return played(spec, { seed: 'script', ...options }, (_, step) => actions[step] ?? null);
}
