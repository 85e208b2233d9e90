import { isIllegalAction } from '../kernel/errors.js';
import { wellFormed } from '../kernel/fields.js';
import type { AnyAction } from '../kernel/game.js';
import { FACE_DOWN, type Perspective, type Player } from '../kernel/players.js';
import { ruleOf } from '../rules/index.js';
import { firstDifference, isEqual } from './equal.js';
import type { GameSpec, Random, TestedView } from './spec.js';
import type { Tally } from './tally.js';

/** A law that does not hold, and where. */
export class BrokenLaw extends Error {
  /** Its message opens with the law. */
  constructor(law: string, details: string) {
    super(`${law}: ${details}`);
    this.name = 'BrokenLaw';
  }
}

/** Throws unless the condition holds. */
export function hold(condition: boolean, law: string, details: () => string): void {
  if (!condition) throw new BrokenLaw(law, details());
}

/** Throws unless both values are the same. */
export function holdEqual(one: unknown, other: unknown, law: string): void {
  const path = firstDifference(one, other);
  hold(path === null, law, () => `differs at ${path}: ${JSON.stringify(one)} against ${JSON.stringify(other)}`);
}

type Spec<Options, State, Action extends AnyAction, View extends TestedView, Code extends string> = GameSpec<
  Options,
  State,
  Action,
  View,
  Code,
  string
>;

/** Every perspective of a game: each player's and a spectator's. */
export function perspectivesOf(seats: readonly Player[]): readonly Perspective[] {
  return [...seats, 'spectator'];
}

/** States, actions and views are plain JSON, and a state that was JSON in between serves as well as any. */
export function plainJson<O, S, A extends AnyAction, V extends TestedView, C extends string>(
  { game }: Spec<O, S, A, V, C>,
  state: S,
  action: A,
): void {
  const copy: S = JSON.parse(JSON.stringify(state));
  holdEqual(copy, state, 'a state is plain JSON');
  holdEqual(JSON.parse(JSON.stringify(action)), action, 'an action is plain JSON');
  holdEqual(
    game.apply(copy, action),
    game.apply(state, action),
    'the same action on the same state has the same result',
  );
  for (const perspective of perspectivesOf(game.seats(state))) {
    const view = game.viewFor(state, perspective);
    holdEqual(JSON.parse(JSON.stringify(view)), view, 'a view is plain JSON');
    holdEqual(game.viewFor(copy, perspective), view, 'the view of an equal state is equal');
  }
}

/** Only actors have actions, each has one at least; when the game is over nobody has; the views say the same. */
export function actorsAct<O, S, A extends AnyAction, V extends TestedView, C extends string>(
  { game }: Spec<O, S, A, V, C>,
  state: S,
  step: number,
): void {
  const seats = game.seats(state);
  const actors = game.actors(state);
  const outcome = game.outcome(state);
  holdEqual(
    seats,
    seats.map((_, seat) => seat),
    'seats are numbered from 0',
  );
  holdEqual(
    actors,
    seats.filter((seat) => actors.includes(seat)),
    'actors are seats, ascending',
  );
  hold((outcome === null) === actors.length > 0, 'nobody acts exactly when the game is over', () => String(actors));
  if (outcome !== null) {
    holdEqual(
      outcome.winners,
      seats.filter((seat) => outcome.winners.includes(seat)),
      'winners are seats, ascending',
    );
  }
  for (const perspective of perspectivesOf(seats)) {
    const view = game.viewFor(state, perspective);
    holdEqual(
      [view.game, view.rulesVersion, view.perspective, view.seats, view.step, view.actors, view.outcome],
      [game.id, game.rulesVersion, perspective, seats.length, step, actors, outcome],
      'the common part of a view is the table’s',
    );
    hold(
      (view.phase === 'over') === (outcome !== null),
      'the phase is over exactly when there is an outcome',
      () => view.phase,
    );
    if (perspective === 'spectator') {
      holdEqual(game.legalActionsIn(view), [], 'a spectator has no actions');
      continue;
    }
    const legal = game.legalActions(state, perspective);
    hold(
      legal.length > 0 === actors.includes(perspective),
      'an actor has an action, others have none',
      () => `seat ${perspective}`,
    );
    hold(
      new Set(legal.map((action) => JSON.stringify(action))).size === legal.length,
      'no legal action is listed twice',
      () => JSON.stringify(legal),
    );
    holdEqual(game.legalActionsIn(view), legal, 'legal actions are the same from the view');
  }
}

/**
 * What is listed as legal is what `check` and `apply` accept, from the state and from the view alike; every other
 * well-formed action is refused with a code, a rule of the catalogue and a sentence.
 */
export function legalityAgrees<O, S, A extends AnyAction, V extends TestedView, C extends string>(
  spec: Spec<O, S, A, V, C>,
  state: S,
  random: Random,
  tally: Tally,
): void {
  const { game, isRule = isOfThisLibrary } = spec;
  const seats = game.seats(state);
  const actors = game.actors(state);
  for (const player of seats) {
    const legal = game.legalActions(state, player);
    const listed = new Set(legal.map((action) => JSON.stringify(keysSorted(action))));
    const view = game.viewFor(state, player);
    const asked: unknown[] = [
      ...legal,
      ...wellFormed(spec.actions, seats.length, player),
      ...(spec.moreActions?.(state, player, random) ?? []),
    ];
    for (const action of asked) {
      const verdict = game.check(state, action);
      holdEqual(game.checkIn(view, action), verdict, 'a verdict is the same from the view');
      hold(verdict.legal === listed.has(JSON.stringify(keysSorted(action))), 'legal is what is listed', () =>
        JSON.stringify(action),
      );
      if (verdict.legal) {
        holdEqual(verdict.action, action, 'a legal action comes back as it is');
        continue;
      }
      const { code, rule, message } = verdict.violation;
      const expected = game.outcome(state) !== null ? 'game-over' : actors.includes(player) ? null : 'not-your-turn';
      hold(
        expected === null ? code !== 'game-over' && code !== 'not-your-turn' : code === expected,
        'a refusal is the first that holds',
        () => `${code} of ${JSON.stringify(action)}`,
      );
      tally.add('codes', code);
      hold(isRule(rule), 'a refusal names a rule of the catalogue', () => rule);
      hold(/^[A-Z].*[.]$/.test(message), 'a refusal says why in a sentence', () => message);
    }
    refusedByApply(spec, state, random.pick(asked));
    for (const other of seats.filter((seat) => seat !== player)) {
      const foreign = game.checkIn(game.viewFor(state, other), random.pick(asked));
      hold(!foreign.legal, 'nobody acts for another', () => `${other} for ${player}`);
      if (!foreign.legal) tally.add('codes', foreign.violation.code);
    }
  }
  malformed(spec, state, random, tally);
}

function isOfThisLibrary(rule: string): boolean {
  return ruleOf(rule) !== undefined;
}

function keysSorted(action: unknown): unknown {
  return typeof action === 'object' && action !== null ? Object.entries(action).sort() : action;
}

function refusedByApply<O, S, A extends AnyAction, V extends TestedView, C extends string>(
  { game }: Spec<O, S, A, V, C>,
  state: S,
  action: unknown,
): void {
  const verdict = game.check(state, action);
  const before = JSON.stringify(state);
  try {
    Reflect.apply(game.apply, game, [state, action]);
    hold(verdict.legal, 'apply accepts only what check does', () => JSON.stringify(action));
  } catch (error) {
    if (!isIllegalAction(error)) throw error;
    hold(!verdict.legal, 'apply accepts what check does', () => JSON.stringify(action));
    holdEqual(verdict.legal ? null : verdict.violation, error.violation, 'apply refuses as check does');
  }
  holdEqual(JSON.stringify(state), before, 'apply leaves its state as it was');
}

/** A legal action with one thing wrong is refused as malformed. */
function malformed<O, S, A extends AnyAction, V extends TestedView, C extends string>(
  { game }: Spec<O, S, A, V, C>,
  state: S,
  random: Random,
  tally: Tally,
): void {
  for (const actor of game.actors(state)) {
    const action = random.pick(game.legalActions(state, actor));
    const field = random.pick(Object.keys(action));
    const { [field]: _, ...rest } = Object.fromEntries(Object.entries(action));
    const wrong = [rest, { ...action, [field]: {} }, { ...action, extra: 1 }, [action], JSON.stringify(action), null];
    for (const value of wrong) {
      const verdict = game.check(state, value);
      const code = verdict.legal ? 'legal' : verdict.violation.code;
      holdEqual(code, 'malformed-action', 'an action with a field wrong, missing or too many is malformed');
      tally.add('codes', code);
    }
  }
}

/** No card appears or vanishes. */
export function cardsConserved<O, S, A extends AnyAction, V extends TestedView, C extends string>(
  { cards }: Spec<O, S, A, V, C>,
  first: S,
  state: S,
): void {
  holdEqual([...cards(state)].sort(), [...cards(first)].sort(), 'no card appears or vanishes');
}

/** A spectator sees no more than any player: what differs is face-down. */
export function spectatorsSeeLess<O, S, A extends AnyAction, V extends TestedView, C extends string>(
  { game }: Spec<O, S, A, V, C>,
  state: S,
): void {
  const seen = { ...game.viewFor(state, 'spectator'), perspective: null };
  for (const player of game.seats(state)) {
    const own = { ...game.viewFor(state, player), perspective: null };
    hold(isLess(seen, own), 'a spectator sees no more than any player', () => JSON.stringify([seen, own]));
  }
}

function isLess(one: unknown, other: unknown): boolean {
  if (one === FACE_DOWN) return typeof other === 'string';
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const keys = Object.keys(one);
  return (
    isEqual(keys.sort(), Object.keys(other).sort()) &&
    keys.every((key) => isLess(Reflect.get(one, key), Reflect.get(other, key)))
  );
}
