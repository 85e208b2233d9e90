import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { State as AgentBlackInside } from '../src/agent-black/state.js';
import type { State as BuddyCopsInside } from '../src/automata-noir/buddy-cops/state.js';
import type { State as DragnetInside } from '../src/automata-noir/dragnet/state.js';
import type { State as KillerVsInspectorInside } from '../src/automata-noir/killer-vs-inspector/state.js';
import type { State as SpyTagInside } from '../src/automata-noir/spy-tag/state.js';
import type { State as DistrictNoirInside } from '../src/district-noir/state.js';
import { type AnyGame, type GameState, gameOf } from '../src/index.js';
import { describe as sentenceOf } from '../src/text/index.js';
import { type Line, PAIRS } from './naive/all.js';

type Inside =
  | KillerVsInspectorInside
  | SpyTagInside
  | BuddyCopsInside
  | DragnetInside
  | DistrictNoirInside
  | AgentBlackInside;

/** Where a card lies: the names of the fields, and the indices, that lead to it. */
type Path = readonly string[];

/** Who may look at the card that lies there, face-down; `null` if it lies open. Found without the code that hides it. */
function lookersOf(state: Inside, [part, pile, seat]: Path): readonly number[] | null {
  const owner = Number(seat);
  const ally = (owner + 2) % 4;
  const isOver = state.table.outcome !== null;
  if (part === 'chance') return [];
  switch (state.game) {
    case 'automata-noir/killer-vs-inspector':
      if (isOver && (pile === 'killer' || seat === 'identity')) return null;
      if (pile === 'killer') return [state.table.killer];
      return pile === 'inspector' ? [1 - state.table.killer] : [];
    case 'automata-noir/spy-tag':
      if (pile === 'deck') return [];
      if (isOver) return null;
      return state.secrets.identities.length === 4 ? [owner, ally] : [owner];
    case 'automata-noir/buddy-cops': {
      const { killer, profiler, undercover, phase } = state.table;
      if (pile === 'deck') return [];
      if (isOver && (pile === 'identities' || owner === killer)) return null;
      const haveChosen = !['killer-identity', 'opening-kill', 'cop-identities'].includes(phase);
      return pile === 'identities' && owner === profiler && haveChosen ? [owner, undercover] : [owner];
    }
    case 'automata-noir/dragnet':
      if (pile === 'deck') return [];
      if (pile === 'hands') return [owner];
      if (isOver) return null;
      return state.table.teams[0] === null ? [owner] : [owner, ally];
    case 'district-noir':
      return pile === 'hands' ? [owner] : [];
    case 'agent-black':
      return isOver ? null : [owner];
  }
}

/** Whether the card at that path lies open though it is among the secrets: a card of Agent Black that is turned up. */
function isTurnedUp(state: Inside, [, , seat]: Path, card: string): boolean {
  return (
    state.game === 'agent-black' && state.table.round.revealed[Number(seat)]?.some((open) => open === card) === true
  );
}

/** A copy of a state in which every card that lies face-down is a token, and who may look at each token. */
interface Marked {
  readonly state: GameState;
  readonly lookers: ReadonlyMap<string, readonly number[]>;
}

function marked(original: GameState): Marked {
  const inside: Inside = JSON.parse(JSON.stringify(original));
  const lookers = new Map<string, readonly number[]>();
  const token = (players: readonly number[]): string => {
    const name = `canary-${lookers.size}-`;
    lookers.set(name, players);
    return name;
  };
  const mark = (value: unknown, path: Path): unknown => {
    if (typeof value === 'string') {
      const players = isTurnedUp(inside, path, value) ? null : lookersOf(inside, path);
      return players === null ? value : token(players);
    }
    if (Array.isArray(value)) return value.map((part, index) => mark(part, [...path, String(index)]));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mark(part, [...path, name])]));
  };
  const told = inside.told.map((one) => {
    if (!('secret' in one)) return one;
    const { secret, field, openTo } = one;
    const cards: unknown = Reflect.get(secret, field);
    const hidden = Array.isArray(cards) ? cards.map(() => token(openTo)) : token(openTo);
    return { secret: { ...secret, [field]: hidden }, field, openTo };
  });
  const parts = Object.entries(inside).map(([part, value]) =>
    part === 'secrets' || part === 'chance' ? [part, mark(value, [part])] : [part, value],
  );
  const state: GameState = JSON.parse(JSON.stringify({ ...Object.fromEntries(parts), told }));
  return { state, lookers };
}

/** Every token in what is told to a perspective. */
function tokensIn(told: unknown): ReadonlySet<string> {
  return new Set(
    JSON.stringify(told)
      .toLowerCase()
      .match(/canary-\d+-/g),
  );
}

/** Checks all perspectives of a state and returns the number of tokens. */
function sings(game: AnyGame, original: GameState): number {
  const { state, lookers } = marked(original);
  for (const perspective of [...game.seats(state), 'spectator'] as const) {
    const view = game.viewFor(state, perspective);
    const told = [view, game.actors(state), game.outcome(state), view.events.map((event) => sentenceOf(event, view))];
    const own = [...lookers].filter(([, players]) => players.some((player) => player === perspective));
    expect([...tokensIn(told)].toSorted(), `${game.title}, seen by ${perspective}`).toEqual(
      own.map(([name]) => name).toSorted(),
    );
    const legal = typeof perspective === 'number' ? game.legalActions(state, perspective) : [];
    const known = new Set(own.map(([name]) => name));
    expect([...tokensIn([legal, game.legalActionsIn(view)])].filter((name) => !known.has(name))).toEqual([]);
  }
  return lookers.size;
}

function singsAlong(game: AnyGame, { options, actions }: Line): number {
  let state = game.init(options);
  return actions.reduce(
    (tokens, action) => {
      state = game.apply(state, action);
      return tokens + sings(game, state);
    },
    sings(game, state),
  );
}

it.each(PAIRS)('$title: a card that lies face-down is in nothing that is told to who may not look at it', (pair) => {
  const { seed = 1, numRuns = 1 } = fc.readConfigureGlobal();
  const game = gameOf(pair.id);
  if (game === undefined) throw new Error(pair.id);
  let tokens = 0;
  for (const variant of pair.variants) {
    for (const policy of pair.policies) {
      for (let n = 0; n < numRuns; n++) {
        tokens += singsAlong(game, pair.randomLine(variant, policy, `${seed}/${variant}/${policy}/${n}`));
      }
    }
  }
  for (const line of Object.values(pair.scripts)) tokens += singsAlong(game, line);
  console.log(`${pair.title}: ${tokens} face-down cards were tokens`);
  expect(tokens).toBeGreaterThan(1000);
});
