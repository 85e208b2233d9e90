import type { ActionRule, ActionRules, AnySight } from './action-rule.js';
import { IllegalActionError, type Violation } from './errors.js';
import { isPlainObject } from './fields.js';
import {
  type AnyAction,
  type AnyView,
  type Built,
  type Game,
  type GameId,
  type GameState,
  type Outcome,
  RULES_VERSION,
  type Verdict,
} from './game.js';
import { isSeat, type Perspective, type Player, seatsOf } from './players.js';
import { MALFORMED, NOT_YOUR_TURN, NOT_YOURS, OVER, type TableCode, WRONG_PHASE } from './table.js';

/** The least that every game keeps in a state. */
export interface AnyInside {
  readonly game: GameId;
  readonly rulesVersion: number;
}

/** What a game is made of: how it is set up and seen, and its actions. */
export interface GameParts<
  Inside extends AnyInside,
  Sight extends AnySight,
  Action extends AnyAction,
  View extends AnyView,
  Code extends string,
> {
  readonly id: GameId;
  readonly title: string;
  readonly playerCounts: readonly number[];
  /** A new game. The options may be any value. */
  init(options: unknown): Inside;
  seats(state: Inside): number;
  actors(state: Inside): readonly Player[];
  outcome(state: Inside): Outcome | null;
  /** What this player reads the rules by. */
  sightOf(state: Inside, player: Player): Sight;
  /** The same, from a view; of a spectator's, whatever is open to all. */
  sightIn(view: View): Sight;
  viewFor(state: Inside, perspective: Perspective): Built<View>;
  readonly actions: ActionRules<Inside, Sight, Action, Code | TableCode>;
}

/** No action. */
const NONE: readonly never[] = Object.freeze([]);

/** An action rule whose kind of action is known only at run time. */
type SomeRule<Inside, Sight, Action> = ActionRule<Inside, Sight, Action, string>;

/** The rules of the actions by type, with no prototype that an untrusted type could name. */
export function rulesByType<Inside, Sight, Action extends AnyAction, Code extends string>(
  actions: ActionRules<Inside, Sight, Action, Code>,
): ReadonlyMap<string, SomeRule<Inside, Sight, Action>> {
  // The one cast between a rule of its own kind of action and a rule of any: rules are looked up by the action's type.
  return new Map(Object.entries(actions)) as ReadonlyMap<string, SomeRule<Inside, Sight, Action>>;
}

/** What is inside a state of this game; a `RangeError` if the value is none of this `rulesVersion`. */
export function insideOf<Inside extends AnyInside>(id: GameId, state: GameState): Inside {
  refuseOthers(id, state);
  // The one cast between a state as its users have it and what is in it.
  return state as unknown as Inside;
}

/** What is inside a state, as its users have it. */
export function stateFrom<Inside extends AnyInside>(inside: Inside): GameState<Inside['game']> {
  return inside as unknown as GameState<Inside['game']>;
}

function refuseOthers(id: GameId, value: Partial<AnyInside> | null | undefined): void {
  if (value?.game !== id || value.rulesVersion !== RULES_VERSION) {
    throw new RangeError(`this is no state or view of ${id} under version ${RULES_VERSION} of its rules`);
  }
}

/** Everything of a game from its parts: legality and play come from one table of action rules and can't disagree. */
export function gameFrom<
  Id extends GameId,
  Options,
  Inside extends AnyInside & { readonly game: Id },
  Sight extends AnySight,
  Action extends AnyAction,
  View extends AnyView,
  Code extends string,
>(
  parts: GameParts<Inside, Sight, Action, View, Code> & { readonly id: Id },
): Game<Options, GameState<Id>, Action, View, Code | TableCode> {
  type Rule = SomeRule<Inside, Sight, Action>;
  const { id } = parts;
  const rules = rulesByType(parts.actions);
  const kinds = [...rules.values()];
  const names = new Map([...rules].map(([type, rule]) => [type, Object.keys(rule.fields)]));

  const open = (state: GameState<Id>): Inside => insideOf<Inside>(id, state);
  const close = (state: Inside): GameState<Id> => stateFrom(state);

  /** A clean copy of an untrusted action, each field read once, or `null`. */
  function read(value: unknown, seats: number): Action | null {
    try {
      if (!isPlainObject(value)) return null;
      const keys = Reflect.ownKeys(value);
      if (!keys.includes('type') || !keys.includes('player')) return null;
      const type = value['type'];
      if (typeof type !== 'string') return null;
      const rule = rules.get(type);
      const fields = names.get(type);
      if (rule === undefined || fields === undefined || keys.length !== fields.length + 2) return null;
      const player = value['player'];
      if (!isSeat(player, seats)) return null;
      const copy: Record<string, unknown> = { type, player };
      for (const name of fields) {
        if (!keys.includes(name)) return null;
        const field = Reflect.get(rule.fields, name);
        const clean: unknown = field.read(value[name], seats);
        if (clean === undefined) return null;
        copy[name] = clean;
      }
      return copy as unknown as Action;
    } catch {
      return null;
    }
  }

  /** The first thing that forbids a well-formed action of the player whose sight this is. */
  function violationOf(sight: Sight, rule: Rule, action: Action): Violation | null {
    if (!sight.actors.includes(action.player)) return NOT_YOUR_TURN;
    if (!rule.isMade(sight)) return WRONG_PHASE;
    return rule.check(sight, action);
  }

  function refused(violation: Violation): Verdict<Action, Code | TableCode> {
    return { legal: false, violation: violation as Violation<Code | TableCode> };
  }

  function listed(sight: Sight): readonly Action[] {
    const legal: Action[] = [];
    for (const rule of kinds) {
      if (!rule.isMade(sight)) continue;
      for (const action of rule.candidates(sight)) {
        if (rule.check(sight, action) === null) legal.push(action);
      }
    }
    return legal;
  }

  function ruleFor(action: Action): Rule {
    const rule = rules.get(action.type);
    if (rule === undefined) throw new RangeError(`no action of ${id}: ${action.type}`);
    return rule;
  }

  function check(state: GameState<Id>, value: unknown): Verdict<Action, Code | TableCode> {
    const inside = open(state);
    const action = read(value, parts.seats(inside));
    if (action === null) return refused(MALFORMED);
    if (parts.outcome(inside) !== null) return refused(OVER);
    const violation = violationOf(parts.sightOf(inside, action.player), ruleFor(action), action);
    return violation === null ? { legal: true, action } : refused(violation);
  }

  return {
    id,
    title: parts.title,
    rulesVersion: RULES_VERSION,
    playerCounts: parts.playerCounts,
    init: (options) => close(parts.init(options)),
    seats: (state) => seatsOf(parts.seats(open(state))),
    actors: (state) => parts.actors(open(state)),
    legalActions(state, player) {
      const inside = open(state);
      return parts.actors(inside).includes(player) ? listed(parts.sightOf(inside, player)) : NONE;
    },
    check,
    apply(state, action) {
      const verdict = check(state, action);
      if (!verdict.legal) throw new IllegalActionError(verdict.violation);
      return close(ruleFor(verdict.action).resolve(open(state), verdict.action));
    },
    viewFor(state, perspective) {
      const inside = open(state);
      if (perspective !== 'spectator' && !isSeat(perspective, parts.seats(inside))) {
        throw new RangeError(`${id} has no perspective ${String(perspective)}`);
      }
      // A phase and an outcome that fit each other are the game's duty; the laws hold it to that.
      return parts.viewFor(inside, perspective) as unknown as View;
    },
    outcome: (state) => parts.outcome(open(state)),
    legalActionsIn(view) {
      refuseOthers(id, view);
      const { perspective } = view;
      return perspective !== 'spectator' && view.actors.includes(perspective) ? listed(parts.sightIn(view)) : NONE;
    },
    checkIn(view, value) {
      refuseOthers(id, view);
      const action = read(value, view.seats);
      if (action === null) return refused(MALFORMED);
      if (view.outcome !== null) return refused(OVER);
      if (action.player !== view.perspective) return refused(NOT_YOURS);
      const violation = violationOf(parts.sightIn(view), ruleFor(action), action);
      return violation === null ? { legal: true, action } : refused(violation);
    },
  };
}
