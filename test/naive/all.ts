import { ordersOf } from '../../src/agent-black/deal.js';
import { complete as completeAgentBlack } from '../../src/agent-black/setup.js';
import { complete as completeBuddyCops } from '../../src/automata-noir/buddy-cops/setup.js';
import { complete as completeDragnet } from '../../src/automata-noir/dragnet/setup.js';
import { complete as completeKillerVsInspector } from '../../src/automata-noir/killer-vs-inspector/setup.js';
import { complete as completeSpyTag } from '../../src/automata-noir/spy-tag/setup.js';
import { complete as completeDistrictNoir } from '../../src/district-noir/setup.js';
import type { AnyAction, AnyOptions, AnyView, GameId } from '../../src/index.js';
import { checkScript } from '../../src/testing/check-game.js';
import { isEqual } from '../../src/testing/equal.js';
import { randomOf } from '../../src/testing/random.js';
import type { GameSpec } from '../../src/testing/spec.js';
import { agentBlackSpec } from '../../src/testing/specs/agent-black.js';
import { buddyCopsSpec } from '../../src/testing/specs/buddy-cops.js';
import { districtNoirSpec } from '../../src/testing/specs/district-noir.js';
import { dragnetSpec } from '../../src/testing/specs/dragnet.js';
import { killerVsInspectorSpec } from '../../src/testing/specs/killer-vs-inspector.js';
import { spyTagSpec } from '../../src/testing/specs/spy-tag.js';
import { naiveAgentBlack } from './agent-black.js';
import { naiveBuddyCops } from './buddy-cops.js';
import { compare } from './compare.js';
import { naiveDistrictNoir } from './district-noir.js';
import { naiveDragnet } from './dragnet.js';
import { naiveKillerVsInspector } from './killer-vs-inspector.js';
import type { NaiveGame, NaiveOptions } from './naive.js';
import { naiveSpyTag } from './spy-tag.js';

/** A game from its set-up on, as plain JSON. */
export interface Line {
  readonly options: AnyOptions;
  readonly actions: readonly AnyAction[];
}

/** A game of the library beside its naive definition. */
export interface Pair {
  readonly id: GameId;
  readonly title: string;
  /** The names of the variants, and of the policies of random play. */
  readonly variants: readonly string[];
  readonly policies: readonly string[];
  /** What the outcome can come of. */
  readonly reasons: readonly string[];
  /** The types of action and of event, and the phases, that can come up in play. */
  readonly happenings: readonly string[];
  /** The games that are played to the letter, by name. */
  readonly scripts: Readonly<Record<string, Line>>;
  /** The variant that these options play, as far as they name no more than it does beside seed, deal and the like. */
  variantOf(options: AnyOptions): string | undefined;
  /** A random game of that variant, chosen by that policy. */
  randomLine(variant: string, policy: string, seed: string): Line;
  /** The line without what is not legal in it, or comes after the end. */
  legalPart(line: Line): Line;
  /** Throws if a law does not hold somewhere in the line; dear ones are asked in one state in so many. */
  holdLaws(line: Line, seed: number, oneIn: number): void;
  /** Plays the line on both and returns the number of actions; throws where they differ. */
  compare(line: Line): number;
  /** The naive game before its first action. */
  naiveOf(options: AnyOptions): NaiveGame;
}

/** A source of chance for tests from any text. */
export function randomFrom(seed: string): ReturnType<typeof randomOf> {
  let hash = 0;
  for (const letter of seed) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) + 0x9e3779b9;
  return randomOf(hash);
}

/** The options that make a variant. */
function kindOf({ seed: _, deal: __, firstPlayer: ___, types: ____, ...kind }: AnyOptions): object {
  return kind;
}

function pairOf<O extends object, S, A extends AnyAction, V extends AnyView, C extends string>(
  spec: GameSpec<O, S, A, V, C>,
  naive: (options: NaiveOptions) => NaiveGame,
  /** The options with nothing left open, as the naive definition takes them. */
  complete: (options: O) => NaiveOptions,
): Pair {
  const { game, longest } = spec;
  const typed = ({ options, actions }: Line): { options: O; actions: A[] } =>
    JSON.parse(JSON.stringify({ options, actions }));
  const open = (options: O): AnyOptions => ({ ...options });

  function legalPart(line: Line): Line {
    const { options, actions } = typed(line);
    let state = game.init(options);
    const played: A[] = [];
    for (const action of actions) {
      if (!game.check(state, action).legal) continue;
      played.push(action);
      try {
        state = game.apply(state, action);
      } catch {
        break;
      }
    }
    return { options: open(options), actions: played };
  }

  return {
    id: game.id,
    title: game.title,
    variants: Object.keys(spec.variants),
    policies: Object.keys(spec.policies),
    reasons: Object.keys(spec.floors.reasons),
    happenings: [spec.floors.actions, spec.floors.events, spec.floors.phases].flatMap((floors) =>
      Object.entries<number>(floors)
        .filter(([, floor]) => floor > 0)
        .map(([name]) => name),
    ),
    scripts: Object.fromEntries(
      Object.entries(spec.scripts).map(([name, { options, actions }]) => [name, { options: open(options), actions }]),
    ),
    variantOf: (options) =>
      Object.keys(spec.variants).find((name) => isEqual(kindOf(open({ ...spec.variants[name]! })), kindOf(options))),
    randomLine(variant, policyName, seed) {
      const [given, policy] = [spec.variants[variant], spec.policies[policyName]];
      if (given === undefined || policy === undefined) throw new RangeError(`no ${variant} by ${policyName}`);
      const options = { ...given, seed };
      const random = randomFrom(seed);
      const actions: A[] = [];
      let state = game.init(options);
      while (game.outcome(state) === null && actions.length < 2 * longest) {
        try {
          const action = policy(game.legalActions(state, random.pick(game.actors(state))), state, random);
          actions.push(action);
          state = game.apply(state, action);
        } catch {
          // Whatever is wrong here, the laws find it again.
          break;
        }
      }
      return { options: open(options), actions };
    },
    legalPart,
    holdLaws(line, seed, oneIn) {
      checkScript(spec, typed(line), { seed, oneIn });
    },
    compare(line) {
      const { options, actions } = typed(line);
      return compare({ game, naive, options, complete: complete(options) }, actions);
    },
    naiveOf: (options) => naive(complete(typed({ options, actions: [] }).options)),
  };
}

function asNaive({ deal, ...others }: { readonly players: number; readonly deal: object }): NaiveOptions {
  return { ...others, deal: { ...deal } };
}

/** Six players with two rounds to win end after seven rounds at most. */
const MOST_ROUNDS = 7;

/** Every game beside its naive definition. */
export const PAIRS: readonly Pair[] = [
  pairOf(killerVsInspectorSpec, naiveKillerVsInspector, (options) => asNaive(completeKillerVsInspector(options))),
  pairOf(spyTagSpec, naiveSpyTag, (options) => asNaive(completeSpyTag(options))),
  pairOf(buddyCopsSpec, naiveBuddyCops, (options) => asNaive(completeBuddyCops(options))),
  pairOf(dragnetSpec, naiveDragnet, (options) => asNaive(completeDragnet(options))),
  pairOf(districtNoirSpec, naiveDistrictNoir, (options) => asNaive(completeDistrictNoir(options))),
  pairOf(agentBlackSpec, naiveAgentBlack, (options) => {
    const { seed, players, teams, roundsToWin, firstPlayer, types, rounds: given } = completeAgentBlack(options);
    const rounds = Array.from({ length: MOST_ROUNDS }, (_, round) => ordersOf(seed, given[round], types, round + 1));
    return { players, teams: teams ?? undefined, roundsToWin, firstPlayer, types, deal: { rounds } };
  }),
];

/** The pair of that game. */
export function pairFor(id: string): Pair {
  const found = PAIRS.find((pair) => pair.id === id);
  if (found === undefined) throw new RangeError(`no game ${id}`);
  return found;
}
