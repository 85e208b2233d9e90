import fc from 'fast-check';
import { frozen } from '../kernel/freeze.js';
import { type AnyAction, GAME_IDS } from '../kernel/game.js';
import { describe, describeAction } from '../text/index.js';
import { actorsAct, cardsConserved, hold, holdEqual, legalityAgrees, plainJson, spectatorsSeeLess } from './laws.js';
import { leaksNothing } from './no-leak.js';
import { randomOf } from './random.js';
import type { GameSpec, Random, Script, TestedView } from './spec.js';
import { newTally, type Tally } from './tally.js';

/** How much to play. */
export interface CheckOptions {
  /** Random games for each pair of a variant and a policy. */
  readonly games: number;
  /** Where the random games start from, a whole number; each run from the same seed plays the same games. */
  readonly seed: number;
  /** One state in so many is held against the dear laws: every well-formed action, other worlds. 1 is every state. */
  readonly oneIn: number;
}

/** Chooses the next action, or breaks the game off with `null`. */
type Chooser<S, A> = (state: S, step: number) => A | null;

/** One game from its options, with every law held at every step; an error tells the whole game. */
function playLawfully<O, S, A extends AnyAction, V extends TestedView, C extends string>(
  spec: GameSpec<O, S, A, V, C, string>,
  options: O,
  choose: Chooser<S, A>,
  dearly: (step: number) => Random | null,
  tally: Tally,
): void {
  const { game } = spec;
  const hasWords = GAME_IDS.some((id) => id === game.id);
  const story: string[] = [`options ${JSON.stringify(options)}`];
  try {
    const first = game.init(options);
    holdEqual(game.init(options), first, 'the same options set up the same game');
    hold(game.viewFor(first, 'spectator').events.length === 0, 'a new game has no events', () => '');
    let state = first;
    for (let step = 0; ; step++) {
      count(spec, state, tally);
      actorsAct(spec, state, step);
      cardsConserved(spec, first, state);
      spectatorsSeeLess(spec, state);
      const action = game.outcome(state) === null ? choose(state, step) : null;
      const random = dearly(step);
      if (random !== null) {
        legalityAgrees(spec, state, random, tally);
        leaksNothing(spec, state, action, random, tally);
      }
      if (action === null) break;
      story.push(
        `${step}. ${hasWords ? describeAction(action, game.viewFor(state, action.player)) : ''} ${JSON.stringify(action)}`,
      );
      plainJson(spec, state, action);
      tally.add('actions', action.type);
      state = game.apply(state, action);
      const seen = game.viewFor(state, 'spectator');
      for (const event of seen.events) story.push(`   ${hasWords ? describe(event, seen) : JSON.stringify(event)}`);
    }
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${story.join('\n')}`, {
      cause: error,
    });
  }
}

/** The source of chance for the dear laws in one state in so many, `null` in the others. */
function dearlyAt(random: Random, oneIn: number): Random | null {
  return random.below(oneIn) === 0 ? random : null;
}

function count<O, S, A extends AnyAction, V extends TestedView, C extends string>(
  spec: GameSpec<O, S, A, V, C, string>,
  state: S,
  tally: Tally,
): void {
  const view = spec.game.viewFor(state, 'spectator');
  tally.add('phases', view.phase);
  for (const event of view.events) tally.add('events', event.type);
  for (const shape of spec.shapesOf(state)) tally.add('shapes', shape);
  if (view.outcome !== null) tally.add('reasons', view.outcome.reason);
}

/** Plays random games of every variant by every policy, and every script, and holds all laws. Returns the counts. */
export function playAll<O, S, A extends AnyAction, V extends TestedView, C extends string>(
  unfrozen: GameSpec<O, S, A, V, C, string>,
  { games, seed, oneIn }: CheckOptions,
): Tally {
  const spec = { ...unfrozen, game: frozen(unfrozen.game) };
  const tally = newTally();
  for (const options of Object.values(spec.variants)) {
    for (const policy of Object.values(spec.policies)) {
      const plan = fc.record({
        deal: fc.nat(),
        choices: fc.array(fc.nat(), { maxLength: 2 * spec.longest, size: 'max' }),
      });
      const game = fc.property(plan, ({ deal, choices }) => {
        playLawfully(
          spec,
          { seed: String(deal), ...options },
          (state, step) => {
            const choice = choices[step];
            if (choice === undefined || step >= spec.longest) return null;
            const random = randomOf(choice);
            return policy(spec.game.legalActions(state, random.pick(spec.game.actors(state))), state, random);
          },
          (step) => dearlyAt(randomOf((choices[step] ?? deal) ^ step), oneIn),
          tally,
        );
      });
      fc.assert(game, { numRuns: games, seed });
    }
  }
  for (const { options, actions } of Object.values(spec.scripts)) {
    playLawfully(spec, options, (_, step) => actions[step] ?? null, randomOf, tally);
  }
  return tally;
}

/**
 * Plays a script and holds all laws at every step, the dear ones in one state in so many. Throws an error that tells
 * the game if a law is broken; returns the counts.
 */
export function checkScript<O, S, A extends AnyAction, V extends TestedView, C extends string>(
  unfrozen: GameSpec<O, S, A, V, C, string>,
  { options, actions }: Script<O, A>,
  { seed, oneIn }: Omit<CheckOptions, 'games'>,
): Tally {
  const tally = newTally();
  playLawfully(
    { ...unfrozen, game: frozen(unfrozen.game) },
    options,
    (_, step) => actions[step] ?? null,
    (step) => dearlyAt(randomOf(seed ^ step), oneIn),
    tally,
  );
  return tally;
}

/**
 * Holds a game to all the laws in random play of every variant by every policy and in its scripts, and to the floors of
 * what must have come up. Returns the counts as text; throws an error that tells a short game if a law is broken, or
 * what did not come up.
 */
export function checkGame<O, S, A extends AnyAction, V extends TestedView, C extends string>(
  spec: GameSpec<O, S, A, V, C, string>,
  options: CheckOptions,
): string {
  const tally = playAll(spec, options);
  const laws = {
    'worlds compared': 1,
    'worlds that differ': 1,
    'differences that show': 1,
    'pairs of actions compared': 1,
    'pairs told apart by an answer': 1,
  };
  const missing = tally.below({ ...spec.floors, laws });
  if (missing.length > 0) throw new Error(`not enough came up\n${missing.join('\n')}\n\n${tally.print()}`);
  return tally.print();
}
