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
  readonly table: { readonly outcome: Outcome | null };
}

/** What stands open of a game, whoever looks at it. */
type Standing = Pick<AnyView, 'seats' | 'actors' | 'outcome'>;

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
  /** What this player reads the rules by. */
  sightOf(state: Inside, player: Player): Sight;
  /** The same, from that player's view. */
  sightIn(view: View, player: Player): Sight;
  viewFor(state: Inside, perspective: Perspective): Built<View>;
  readonly actions: ActionRules<Inside, Sight, Action, Code | TableCode>;
}

/** No action. */
const NONE: readonly never[] = /* @__PURE__ */ Object.freeze([]);

/** An action rule whose kind of action is known only at run time, with all fields of that kind but its type. */
interface SomeRule<Inside, Sight, Action> extends Omit<ActionRule<Inside, Sight, Action, string>, 'fields'> {
  readonly fields: readonly (readonly [string, Field<unknown>])[];
}

/** What is inside a state of this game; a `RangeError` if the value is none of this `rulesVersion`. */
export function insideOf<Inside extends AnyInside>(id: GameId, state: GameState): Inside {
  // The one cast between a state as its users have it and what is in it.
  return ofGame(id, state) as unknown as Inside;
}

/** What is inside a state, as its users have it. */
export function stateFrom<Inside extends AnyInside>(inside: Inside): GameState<Inside['game']> {
  return inside as unknown as GameState<Inside['game']>;
}

/** The value, if it is a state or a view of this game under this `rulesVersion`; else a `RangeError`. */
function ofGame<Value extends Pick<AnyInside, 'game' | 'rulesVersion'>>(id: GameId, value: Value): Value {
  try {
    if (value.game === id && value.rulesVersion === RULES_VERSION) return value;
  } catch {
    // What can't be read is none.
  }
  throw new RangeError(`no state or view of ${id} under version ${RULES_VERSION} of its rules`);
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
  const byType = Object.entries(parts.actions) as readonly [string, ActionRule<Inside, Sight, Action, string>][];
  // A map has no prototype that an untrusted type could name.
  const rules = new Map<unknown, SomeRule<Inside, Sight, Action>>(
    byType.map(([type, rule]) => [type, { ...rule, fields: Object.entries({ player: seat, ...rule.fields }) }]),
  );
  /** The game's own frozen actions, each with the fewest seats that it needs. */
  const known = new WeakMap<object, number | undefined>();
  for (const { all = [] } of rules.values()) {
    for (const own of all) {
      for (const action of own.values()) {
        known.set(
          action,
          parts.playerCounts.find((count) => read(action, count)),
        );
      }
    }
  }

  const open = (state: GameState<Id>): Inside => insideOf<Inside>(id, state);

  /** A clean copy of an untrusted action, each field read once, or `null`. */
  function read(value: unknown, count: number): Action | null {
    // The game's own frozen actions need no copy: nobody can have changed them.
    const needed = known.get(value as object);
    if (needed !== undefined) return needed <= count ? (value as Action) : null;
    try {
      if (!isPlainObject(value)) return null;
      const names = Object.keys(value);
      const type = names.includes('type') ? value['type'] : undefined;
      const fields = rules.get(type)?.fields;
      if (names.length - 1 !== fields?.length || hasMoreThan(names, value)) return null;
      const copy: Record<string, unknown> = { type };
      for (const [name, field] of fields) {
        const part = names.includes(name) ? field.read(value[name], count) : undefined;
        if (part === undefined) return null;
        copy[name] = part;
      }
      return copy as unknown as Action;
    } catch {
      return null;
    }
  }

  /** The rule of a well-formed action: no other type is in one. */
  const ruleOf = (action: Action) => rules.get(action.type) as SomeRule<Inside, Sight, Action>;

  /** Judges a value as an action, in a state or in the view of a perspective, from which nobody else's action is judged. */
  function judged<From>(
    { seats, actors, outcome }: Standing,
    from: From,
    sightOf: (from: From, player: Player) => Sight,
    value: unknown,
    perspective?: Perspective,
  ): Verdict<Action, Code | TableCode> {
    const action = read(value, seats);
    let violation: Violation | null = MALFORMED;
    if (action !== null) {
      const { player } = action;
      if (outcome !== null) violation = OVER;
      else if (perspective !== undefined && perspective !== player) violation = NOT_YOURS;
      else if (!actors.includes(player)) violation = NOT_YOUR_TURN;
      else violation = violationIn(sightOf(from, player), action);
      if (violation === null) return { legal: true, action };
    }
    return { legal: false, violation: violation as Violation<Code | TableCode> };
  }

  function judgedIn(inside: Inside, value: unknown): Verdict<Action, Code | TableCode> {
    const { outcome } = inside.table;
    return judged({ seats: parts.seats(inside), actors: parts.actors(inside), outcome }, inside, parts.sightOf, value);
  }

  /** The first of its own clauses that forbids a well-formed action of an actor, whose sight this is. */
  function violationIn(sight: Sight, action: Action): Violation | null {
    const rule = ruleOf(action);
    return rule.isMade(sight) ? rule.check(sight, action) : WRONG_PHASE;
  }

  /** The legal actions of that player, who may be anybody. */
  function listed<From>(
    actors: readonly Player[],
    from: From,
    sightOf: (from: From, player: Player) => Sight,
    player: Perspective,
  ): readonly Action[] {
    if (!isAmong(actors, player)) return NONE;
    const sight = sightOf(from, player);
    let legal: Action[] = [];
    for (const rule of rules.values()) {
      if (!rule.isMade(sight)) continue;
      const candidates = rule.candidates(sight, player);
      // A long list is quicker to copy than to go through.
      if (rule.areLegal && candidates.length > 50) legal = legal.concat(candidates);
      else for (const action of candidates) if (rule.areLegal || rule.check(sight, action) === null) legal.push(action);
    }
    return legal;
  }

  const game: Game<Options, GameState<Id>, Action, View, Code | TableCode> = {
    id,
    title: parts.title,
    rulesVersion: RULES_VERSION,
    playerCounts: Object.freeze(parts.playerCounts),
    init: (options) => stateFrom(parts.init(options)),
    seats: (state) => seatsOf(parts.seats(open(state))).slice(),
    actors: (state) => parts.actors(open(state)),
    legalActions(state, player) {
      const inside = open(state);
      return listed(parts.actors(inside), inside, parts.sightOf, player);
    },
    check: (state, value) => judgedIn(open(state), value),
    apply(state, value) {
      const inside = open(state);
      const verdict = judgedIn(inside, value);
      if (!verdict.legal) throw new IllegalActionError(verdict.violation);
      return stateFrom(ruleOf(verdict.action).resolve(inside, verdict.action));
    },
    viewFor(state, perspective) {
      const inside = open(state);
      if (perspective !== 'spectator' && !isSeat(perspective, parts.seats(inside))) {
        throw new RangeError(`no player of ${id}, and no spectator`);
      }
      // A phase and an outcome that fit each other are the game's duty; the laws hold it to that.
      return parts.viewFor(inside, perspective) as unknown as View;
    },
    outcome: (state) => open(state).table.outcome,
    legalActionsIn: (view) => listed(ofGame(id, view).actors, view, parts.sightIn, view.perspective),
    checkIn: (view, value) => judged(ofGame(id, view), view, parts.sightIn, value, view.perspective),
  };
  return Object.freeze(game);
}
