import { expect, it } from 'vitest';
import type { AnyAction, AnyOptions, AnyView, Perspective } from '../../src/index.js';
import { type AnyRecord, append, viewsOf } from '../../src/record/index.js';
import { isEqual } from '../../src/testing/equal.js';
import { perspectivesOf } from '../../src/testing/laws.js';
import { randomOf } from '../../src/testing/random.js';
import type { GameSpec, Random } from '../../src/testing/spec.js';
import { newRecord, randomly, withEveryGame } from './played.js';

type Spec<O, S, A extends AnyAction, V extends AnyView, C extends string> = GameSpec<O, S, A, V, C>;

/** Events with which cards are turned up or dealt that no event names. */
const TURNING = ['round-started', 'identity-chosen', 'roles-switched'];

/** The lists of cards of a deal. */
function listsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value) && value.every((card) => typeof card === 'string')) return [value];
  return Object.values(value).flatMap(listsIn);
}

/** The game dealt anew behind the back of that perspective: cards change places as long as it does not see it. */
function dealtAnew<O extends AnyOptions, S, A extends AnyAction, V extends AnyView, C extends string>(
  { game }: Spec<O, S, A, V, C>,
  record: AnyRecord,
  perspective: Perspective,
  random: Random,
): O {
  const view = game.viewFor(game.init(JSON.parse(JSON.stringify(record.options))), perspective);
  const options = JSON.parse(JSON.stringify({ ...record.options, seed: 'another' }));
  for (let n = random.pick([4, 8, 60]); n > 0; n--) {
    const list = random.pick(listsIn(options.deal));
    const [one, other] = [random.below(list.length), random.below(list.length)];
    const swap = (): void => {
      [list[one], list[other]] = [list[other]!, list[one]!];
    };
    swap();
    try {
      if (!isEqual(game.viewFor(game.init(options), perspective), view)) swap();
    } catch {
      // A ring has to repeat costume, place, item.
      swap();
    }
  }
  return options;
}

/**
 * The record of another game that looks the same to that perspective, and for how many actions: as long as the same
 * can be done in it and nothing is told that is not told in the other.
 */
function recordAlike<O extends AnyOptions, S, A extends AnyAction, V extends AnyView, C extends string>(
  spec: Spec<O, S, A, V, C>,
  { states, actions }: { readonly states: readonly S[]; readonly actions: readonly A[] },
  options: O,
  perspective: Perspective,
  random: Random,
): AnyRecord {
  const { game } = spec;
  let record: AnyRecord = newRecord(game, options);
  let world = game.init(options);
  for (const [step, action] of actions.entries()) {
    const looks = spec.redacted(states[step]!, action, perspective);
    const alike = game
      .legalActions(world, action.player)
      .filter((other) => isEqual(spec.redacted(world, other, perspective), looks));
    if (alike.length === 0) return record;
    const other = random.pick(alike);
    world = game.apply(world, other);
    const after = states[step + 1]!;
    const { events, phase } = game.viewFor(after, perspective);
    const isTurned = phase === 'over' || events.some(({ type }) => TURNING.includes(type));
    const isTold = !isEqual(game.viewFor(world, perspective).events, events);
    if (isTold || (isTurned && !isEqual(spec.sees(world, perspective), spec.sees(after, perspective)))) return record;
    record = append(record, other);
  }
  return record;
}

it('the views of a record are the same in every world that the perspective can’t tell from this one', () => {
  let worlds = 0;
  withEveryGame((spec) => {
    for (const variant of Object.keys(spec.variants)) {
      const random = randomOf(7);
      const { record, states } = randomly(spec, variant, 'by type', 2);
      for (const perspective of perspectivesOf(spec.game.seats(states[0]!))) {
        const views = viewsOf(record, perspective);
        for (let step = 0; step < states.length; step += 1 + random.below(30)) {
          for (const world of spec.otherWorlds(states[step]!, perspective, random)) {
            expect(spec.game.viewFor(world, perspective)).toEqual(views[step]);
            worlds++;
          }
        }
      }
    }
  });
  expect(worlds).toBeGreaterThan(3000);
});

it('the views of two records are the same for as long as nothing is told that tells their games apart', () => {
  const counts = withEveryGame((spec) => {
    const { game } = spec;
    let steps = 0;
    let different = 0;
    for (const variant of Object.keys(spec.variants)) {
      for (let seed = 0; seed < 8; seed++) {
        const one = randomly(spec, variant, 'by type', seed);
        const random = randomOf(seed);
        for (const perspective of perspectivesOf(game.seats(one.states[0]!))) {
          const options = dealtAnew(spec, one.record, perspective, random);
          if (!isEqual({ ...options.deal }, { ...one.record.options.deal })) different++;
          const other = recordAlike(spec, one, options, perspective, random);
          const theirs = viewsOf(other, perspective);
          expect(theirs).toEqual(viewsOf(one.record, perspective).slice(0, theirs.length));
          steps += other.actions.length;
        }
      }
    }
    return { game: game.id, different, steps };
  });
  for (const { different, steps } of counts) {
    expect(different).toBeGreaterThan(15);
    expect(steps).toBeGreaterThan(20);
  }
});
