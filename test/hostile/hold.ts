import { windowOf } from '../../src/agent-black/index.js';
import * as noir from '../../src/automata-noir/index.js';
import { scoreOf } from '../../src/district-noir/index.js';
import { type AnyGame, type AnyOptions, type GameState, isInvalidOptions } from '../../src/index.js';
import { MOST_PROBLEMS, type Position, parsePosition, positionOf } from '../../src/position/index.js';
import { ruleOf } from '../../src/rules/index.js';
import { isEqual } from '../../src/testing/equal.js';
import { type Random, randomOf } from '../../src/testing/index.js';
import { PAIRS, type Pair, pairFor } from '../naive/all.js';
import { holdMutant } from '../position/hold.js';
import { gameNamed, statesOf } from '../position/lines.js';
import { isPlace, nearMiss, nothing } from './values.js';

/** A value that can be made again and again: getters may answer once only. */
type Maker = () => unknown;

class Wrong extends Error {}

function hold(holds: boolean, what: string): void {
  if (!holds) throw new Wrong(what);
}

/**
 * Whether the value has just the fields of some plain data, as far as they can be looked at without asking anybody;
 * `null` where that can't be told.
 */
function says(value: unknown, data: unknown): boolean | null {
  if (!isPlace(data)) return Object.is(value, data);
  if (!isPlace(value)) return false;
  const names = Reflect.ownKeys(value);
  if (names.length !== Reflect.ownKeys(data).length) return false;
  let sure: boolean | null = true;
  for (const name of names) {
    if (!Object.hasOwn(data, name)) return false;
    const field = Object.getOwnPropertyDescriptor(value, name);
    if (field === undefined || !('value' in field)) sure = null;
    else {
      const same = says(field.value, Reflect.get(data, name));
      if (same === false) return false;
      sure &&= same;
    }
  }
  return sure;
}

/** Looks at a value that may not let itself be looked at; `null` then. */
function looked<Seen>(look: () => Seen): Seen | null {
  try {
    return look();
  } catch {
    return null;
  }
}

function saysAtMost(make: Maker, data: unknown, what: string): void {
  hold(looked(() => says(make(), data)) !== false, `${what} is not what was given`);
}

/** The names of fields in what may be given, beside those of actions and positions. */
const KNOWN: ReadonlySet<PropertyKey> = new Set([
  ...['seed', 'players', 'deal', 'firstPlayer', 'teams', 'killer', 'roles', 'roundsToWin', 'types'],
  ...['board', 'evidence', 'deck', 'rounds', 'tiles', 'costumes', 'places', 'items'],
  ...['width', 'height', 'cards', 'suspect', 'alive'],
]);

/** Whether there is something in a value that nobody should take: a strange field, a gap, no plain value. */
function isStrange(value: unknown): boolean {
  if (!isPlace(value)) return Object.is(value, -0) || ['symbol', 'function', 'bigint'].includes(typeof value);
  const list = Array.isArray(value);
  if (!list && Object.prototype.toString.call(value) !== '[object Object]') return true;
  const names = Reflect.ownKeys(value);
  if (list && names.length !== value.length + 1) return true;
  return names.some((name, index) => {
    const isKnown = list ? name === 'length' || name === String(index) : KNOWN.has(name);
    const field = Object.getOwnPropertyDescriptor(value, name);
    return !isKnown || (field !== undefined && 'value' in field && isStrange(field.value));
  });
}

/** An action, whatever it is, gets its verdict, from the state and from the view alike; apply takes what is legal. */
export function holdAction(game: AnyGame, state: GameState, make: Maker): void {
  const verdict = game.check(state, make());
  if (verdict.legal) {
    const { action } = verdict;
    const legal = game.legalActions(state, action.player);
    hold(
      legal.some((one) => isEqual(one, action)),
      'what is legal is listed',
    );
    saysAtMost(make, action, 'the action');
  } else {
    const { code, rule, message } = verdict.violation;
    hold(ruleOf(rule) !== undefined && code !== '' && message !== '', 'a refusal names its rule');
  }
  for (const perspective of [...game.seats(state), 'spectator' as const]) {
    const other = game.checkIn(game.viewFor(state, perspective), make());
    if (verdict.legal && verdict.action.player === perspective) hold(isEqual(other, verdict), 'both checks agree');
    if (!verdict.legal && verdict.violation.code === 'malformed-action')
      hold(isEqual(other, verdict), 'malformed in both');
    hold(other.legal === false || verdict.legal, 'nothing is legal in a view alone');
  }
}

/** Options make a game, or are refused with the field at fault. */
export function holdOptions(game: AnyGame, make: Maker): void {
  try {
    const state = Reflect.apply(game.init, game, [make()]);
    hold(looked(() => isStrange(make())) !== true, 'strange options were taken');
    hold(game.outcome(state) === null && game.actors(state).length > 0, 'a game that is set up can be played');
  } catch (error) {
    if (error instanceof Wrong) throw error;
    hold(
      isInvalidOptions(error) && error.field !== '' && error.message.startsWith(error.field),
      `threw ${String(error)}`,
    );
  }
}

/** The most letters of the path and of the message of a problem. */
const LONGEST = 1000;

/** A position parses to what it says, or to problems that a person can read. */
export function holdPosition(make: Maker): void {
  const parsed = parsePosition(make());
  if (parsed.ok) {
    saysAtMost(make, positionOf(parsed.state), 'the position');
    return;
  }
  const { problems } = parsed;
  hold(problems.length > 0 && problems.length <= MOST_PROBLEMS, 'there are some problems');
  for (const { path, rule, message } of problems) {
    hold(path !== '' && path.length < LONGEST && message !== '' && message.length < LONGEST, 'a problem can be read');
    hold(ruleOf(rule) !== undefined, `a problem names its rule, and not ${rule}`);
  }
}

const SUSPECTS = noir.SUSPECTS.slice();
const BOARD = {
  width: 5,
  height: 5,
  cards: SUSPECTS.map((suspect, n) => ({ suspect, alive: n % 3 > 0, evidence: n % 4 === 0 })),
};

/** The exported geometry, each with arguments that are good. */
const GEOMETRY: readonly { readonly call: (...values: never[]) => unknown; readonly good: readonly unknown[] }[] = [
  { call: noir.neighboursOf, good: [BOARD, 'kit'] },
  { call: noir.shifted, good: [BOARD, 'left', 2, 1] },
  { call: noir.collapsed, good: [BOARD, 'rows', SUSPECTS.filter((_, n) => n % 5 === 0)] },
  { call: noir.cardsOfLine, good: [BOARD, 'diagonal', 1] },
  { call: windowOf, good: [['chef', 'hotel', 'key', 'doctor'], 'hotel'] },
  {
    call: scoreOf,
    good: [
      ['support-5', 'alliance-2'],
      ['support-6', 'support-6', 'betrayal-1'],
    ],
  },
];

/** The geometry answers, or refuses with a `RangeError`. */
export function holdGeometry(random: Random): void {
  const { call, good } = random.pick(GEOMETRY);
  const values = good.map((value) => changed(value, random));
  try {
    Reflect.apply(call, undefined, values);
    hold(looked(() => values.some(isStrange)) !== true, `${call.name} took strange values`);
  } catch (error) {
    if (error instanceof Wrong) throw error;
    hold(error instanceof RangeError, `${call.name} threw ${String(error)}`);
  }
}

function changed(value: unknown, random: Random): unknown {
  if (random.below(2) === 0) return value;
  return random.below(3) === 0 || !isPlace(value) ? nothing(random) : nearMiss(value, random);
}

/** A moment of a game. */
interface Moment {
  readonly state: GameState;
  readonly options: AnyOptions;
  readonly position: Position;
}

function momentsOf(pair: Pair): readonly Moment[] {
  const game = gameNamed(pair.id);
  return pair.variants.flatMap((variant) => {
    const line = pair.randomLine(variant, pair.policies[0] ?? '', variant);
    const states = statesOf(game, line);
    const { options } = line;
    return [0, 1, 2, 3, 7, states.length - 2, states.length - 1].flatMap((step) => {
      const state = states[step];
      return state === undefined ? [] : [{ state, options, position: positionOf(state) }];
    });
  });
}

const MOMENTS: ReadonlyMap<string, readonly Moment[]> = new Map(PAIRS.map((pair) => [pair.id, momentsOf(pair)]));

function snapshot(): string {
  return [Object, Array, String, Number, Boolean, Function, Map, Set]
    .map(({ prototype }) => Reflect.ownKeys(prototype).map(String).join())
    .join('\n');
}

const PROTOTYPES = snapshot();

/** Good options of the variant with a whole deal, to be changed. */
function optionsFor(pair: Pair, { options }: Moment, random: Random): unknown {
  const game = gameNamed(pair.id);
  const deals: readonly unknown[] = [
    undefined,
    { board: SUSPECTS, evidence: SUSPECTS },
    { rounds: [{ costumes: ['chef'] }, {}] },
    { deck: [] },
  ];
  const firstPlayer = random.below(2) === 0 ? {} : { firstPlayer: random.below(game.playerCounts[0] ?? 2) };
  return JSON.parse(JSON.stringify({ ...options, ...firstPlayer, deal: deals[random.below(deals.length)] }));
}

/** What one number stands for: some hostile value, and where it is put. */
function holdOne(pair: Pair, number: number): void {
  const game = gameNamed(pair.id);
  const random = randomOf(number);
  const moments = MOMENTS.get(pair.id) ?? [];
  const moment = random.pick(moments);
  const { state, position } = moment;
  const seed = random.below(2 ** 31);
  const isWild = random.below(6) === 0;
  const made =
    (good: unknown): Maker =>
    () =>
      isWild ? nothing(randomOf(seed)) : nearMiss(good, randomOf(seed));
  switch (random.below(8)) {
    case 0:
    case 1:
      holdOptions(game, made(optionsFor(pair, moment, random)));
      break;
    case 2:
      holdPosition(made(position));
      break;
    case 3:
      holdMutant(game, position, random);
      break;
    case 4:
      holdGeometry(random);
      break;
    default: {
      const acting = random.pick(moments.filter((one) => game.outcome(one.state) === null)).state;
      const legal = game.actors(acting).flatMap((player) => game.legalActions(acting, player));
      // Of another moment now and then: well-formed, and perhaps not legal.
      const asked = random.below(4) === 0 ? state : acting;
      holdAction(game, asked, made(random.pick(legal)));
    }
  }
}

/** Hands a game so many hostile values; throws what goes wrong first, with the number that makes it again. */
export function holdValues(id: string, first: number, count: number): void {
  const pair = pairFor(id);
  for (let number = first; number < first + count; number++) {
    try {
      holdOne(pair, number);
      hold(snapshot() === PROTOTYPES, 'no prototype is changed');
    } catch (error) {
      throw new Error(`hostile value ${number} of ${id}: ${error instanceof Error ? error.stack : String(error)}`);
    }
  }
}
