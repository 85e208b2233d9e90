import type { AnyAction } from '../kernel/game.js';
import type { Policy } from './spec.js';

/** Each legal action as likely as any other. */
export function uniform<State, Action>(): Policy<State, Action> {
  return (legal, _state, random) => random.pick(legal);
}

/** First a type of action, each as likely as any other, then an action of that type. */
export function byType<State, Action extends AnyAction>(): Policy<State, Action> {
  return (legal, _state, random) => {
    const type = random.pick([...new Set(legal.map((action) => action.type))]);
    return random.pick(legal.filter((action) => action.type === type));
  };
}

/**
 * Actions of these types are taken once in so many times at most, unless there is nothing else to do; otherwise the
 * policy given decides.
 */
export function rarely<State, Action extends AnyAction>(
  types: readonly Action['type'][],
  oneIn: number,
  policy: Policy<State, Action>,
): Policy<State, Action> {
  return (legal, state, random) => {
    const others = legal.filter((action) => !types.includes(action.type));
    const choice = others.length === 0 || random.below(oneIn) === 0 ? legal : others;
    return policy(choice, state, random);
  };
}

/** Actions that are preferred are taken whenever there is one, except once in so many times. */
export function eagerly<State, Action extends AnyAction>(
  isPreferred: (action: Action, state: State) => boolean,
  oneIn: number,
  policy: Policy<State, Action>,
): Policy<State, Action> {
  return (legal, state, random) => {
    const preferred = legal.filter((action) => isPreferred(action, state));
    return policy(preferred.length === 0 || random.below(oneIn) === 0 ? legal : preferred, state, random);
  };
}
