import type { ActionRule, ActionRules, AnySight } from './action-rule.js';
import { IllegalActionError, type Violation } from './errors.js';
import { type Field, isPlainObject, seat } from './fields.js';
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
import { isAmong, isSeat, type Perspective, type Player, seatsOf } from './players.js';
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
  /** The same, from that player's view. */
  sightIn(view: View, player: Player): Sight;
  viewFor(state: Inside, perspective: Perspective): Built<View>;
  readonly actions: ActionRules<Inside, Sight, Action, Code | TableCode>;
}

/** No action. */
const NONE: readonly never[] = /* @__PURE__ */ Object.freeze([]);

/** An action rule whose kind of action is known only at run time. */
type SomeRule<Inside, Sight, Action> = ActionRule<Inside, Sight, Action, string>;

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

function isOf(id: GameId, value: Partial<AnyInside> | null | undefined): boolean {
  try {
    return value?.game === id && value.rulesVersion === RULES_VERSION;
  } catch {
    return false;
  }
}

function refuseOthers(id: GameId, value: Partial<AnyInside> | null | undefined): void {
  if (!isOf(id, value)) {
    throw new RangeError(`this is no state or view of ${id} under version ${RULES_VERSION} of its rules`);
  }
}

/** Whether a value has more of its own than these enumerable fields: some that are named by symbols, or hidden. */
function hasMoreThan(names: readonly string[], value: object): boolean {
  return Object.getOwnPropertySymbols(value).length > 0 || Object.getOwnPropertyNames(value).length > names.length;
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
  const { id } = parts;
  // The one cast between a rule of its own kind of action and a rule of any: rules are looked up by the action's type.
  const byType = Object.entries(parts.actions) as readonly (readonly [string, SomeRule<Inside, Sight, Action>])[];
  // A map has no prototype that an untrusted type could name.
  const rules = new Map<unknown, SomeRule<Inside, Sight, Action>>(byType);
  const inOrder = [...rules.values()];
  const fieldsOf = new Map<unknown, readonly (readonly [string, Field<unknown>])[]>(
    byType.map(([type, { fields }]) => [type, [['player', seat], ...Object.entries<Field<unknown>>(fields)]]),
  );
  /** The game's own frozen actions, each with the fewest seats that it needs. */
  const known = new WeakMap<object, number>();
  for (const { all = [] } of inOrder) {
    for (const action of all.flatMap((own) => [...own.values()])) {
      const needed = parts.playerCounts.find((seats) => read(action, seats) !== null);
      if (needed !== undefined) known.set(action, needed);
    }
  }

  const open = (state: GameState<Id>): Inside => insideOf<Inside>(id, state);
  const close = (state: Inside): GameState<Id> => stateFrom(state);

  /** A clean copy of an untrusted action, each field read once, or `null`. */
  function read(value: unknown, seats: number): Action | null {
    // The game's own frozen actions need no copy: nobody can have changed them.
    const needed = known.get(value as object);
    if (needed !== undefined) return needed <= seats ? (value as Action) : null;
    try {
      if (!isPlainObject(value)) return null;
      const names = Object.keys(value);
      const type = names.includes('type') ? value['type'] : undefined;
      const fields = fieldsOf.get(type);
      if (names.length - 1 !== fields?.length || hasMoreThan(names, value)) return null;
      const copy: Record<string, unknown> = { type };
      for (const [name, field] of fields) {
        const part = names.includes(name) ? field.read(value[name], seats) : undefined;
        if (part === undefined) return null;
        copy[name] = part;
      }
      return copy as unknown as Action;
    } catch {
      return null;
    }
  }

  /** The first thing that forbids a well-formed action of the player whose sight this is. */
  function violationIn(sight: Sight, action: Action): Violation | null {
    if (!sight.actors.includes(action.player)) return NOT_YOUR_TURN;
    const rule = rules.get(action.type);
    return rule?.isMade(sight) ? rule.check(sight, action) : WRONG_PHASE;
  }

  /** The first thing that forbids an action in a state; `null` stands for a malformed one. */
  function violationOf(state: Inside, action: Action | null): Violation | null {
    if (action === null) return MALFORMED;
    return parts.outcome(state) === null ? violationIn(parts.sightOf(state, action.player), action) : OVER;
  }

  function verdict(action: Action | null, violation: Violation | null): Verdict<Action, Code | TableCode> {
    return action !== null && violation === null
      ? { legal: true, action }
      : { legal: false, violation: (violation ?? MALFORMED) as Violation<Code | TableCode> };
  }

  /** The legal actions of the player whose sight this is, who is an actor. */
  function listed(sight: Sight, player: Player): readonly Action[] {
    let legal: Action[] = [];
    for (const rule of inOrder) {
      if (!rule.isMade(sight)) continue;
      const candidates = rule.candidates(sight, player);
      // A long list is quicker to copy than to go through.
      if (rule.areLegal && candidates.length > 50) legal = legal.concat(candidates);
      else for (const action of candidates) if (rule.areLegal || rule.check(sight, action) === null) legal.push(action);
    }
    return legal;
  }

  return {
    id,
    title: parts.title,
    rulesVersion: RULES_VERSION,
    playerCounts: parts.playerCounts,
    init: (options) => close(parts.init(options)),
    seats: (state) => seatsOf(parts.seats(open(state))).slice(),
    actors: (state) => parts.actors(open(state)),
    legalActions(state, player) {
      const inside = open(state);
      return isAmong(parts.actors(inside), player) ? listed(parts.sightOf(inside, player), player) : NONE;
    },
    check(state, value) {
      const inside = open(state);
      const action = read(value, parts.seats(inside));
      return verdict(action, violationOf(inside, action));
    },
    apply(state, value) {
      const inside = open(state);
      const action = read(value, parts.seats(inside));
      const violation = violationOf(inside, action);
      const rule = rules.get(action?.type);
      if (action === null || violation !== null || rule === undefined) {
        throw new IllegalActionError(violation ?? MALFORMED);
      }
      return close(rule.resolve(inside, action));
    },
    viewFor(state, perspective) {
      const inside = open(state);
      if (perspective !== 'spectator' && !isSeat(perspective, parts.seats(inside))) {
        throw new RangeError(`${id} is seen by its players and by a spectator, and by nobody else`);
      }
      // A phase and an outcome that fit each other are the game's duty; the laws hold it to that.
      return parts.viewFor(inside, perspective) as unknown as View;
    },
    outcome: (state) => parts.outcome(open(state)),
    legalActionsIn(view) {
      refuseOthers(id, view);
      const { perspective } = view;
      return isAmong(view.actors, perspective) ? listed(parts.sightIn(view, perspective), perspective) : NONE;
    },
    checkIn(view, value) {
      refuseOthers(id, view);
      const action = read(value, view.seats);
      if (action === null) return verdict(null, MALFORMED);
      if (view.outcome !== null) return verdict(action, OVER);
      const { player } = action;
      return verdict(
        action,
        player === view.perspective ? violationIn(parts.sightIn(view, player), action) : NOT_YOURS,
      );
    },
  };
}
