import type { AnyAction } from '../kernel/game.js';
import type { Perspective } from '../kernel/players.js';
import type { AnyEvent } from '../kernel/told.js';
import { isEqual } from './equal.js';
import { hold, holdEqual, perspectivesOf } from './laws.js';
import type { GameSpec, Random, TestedView } from './spec.js';
import type { Tally } from './tally.js';

/** The fewest other worlds that a state is held against, for each perspective. */
export const WORLDS = 20;

/** By the type of an event, the fields by which two worlds can be told apart. */
type Disclosures = Readonly<Record<string, readonly string[]>>;

/** In this library's games: answers, turned-up faces, and the cards that somebody draws or is given and looks at. */
const DISCLOSING: Disclosures = {
  canvassed: ['answers'],
  'evidence-drawn': ['suspects'],
  'evidence-given': ['suspects'],
  accused: ['result'],
  exonerated: ['suspect'],
  'evidence-discarded': ['suspects'],
  solved: ['correct', 'raised'],
  captured: ['victim'],
  'cop-killed': ['player'],
  'evidence-placed': ['suspect'],
  questioned: ['answers'],
  played: ['card'],
  investigated: ['thumbs'],
  shot: ['hit'],
  revealed: ['identity'],
};

/**
 * The events after which somebody may look at cards of which the event says nothing: a new deal; a partner's identity,
 * when both Cops have chosen theirs and when they switch roles.
 */
const TURNING: readonly string[] = ['round-started', 'identity-chosen', 'roles-switched'];

/** What may differ in an event. */
function mayDiffer(event: AnyEvent | undefined, discloses: Disclosures): readonly string[] {
  return event === undefined ? [] : (discloses[event.type] ?? []);
}

function isEnd(event: AnyEvent | undefined): boolean {
  return event?.type === 'game-over';
}

/** The index of the first event that differs, or -1 if all are the same. */
function firstUnlike(ours: readonly AnyEvent[], theirs: readonly AnyEvent[]): number {
  const longer = ours.length > theirs.length ? ours : theirs;
  return longer.findIndex((_, index) => !isEqual(ours[index], theirs[index]));
}

/** Whether the two events that differ first do so by something that the table is meant to learn. */
function isDisclosed(ours: AnyEvent | undefined, theirs: AnyEvent | undefined, discloses: Disclosures): boolean {
  if (isEnd(ours) || isEnd(theirs)) return true;
  const open = mayDiffer(ours, discloses);
  if (ours?.type !== theirs?.type) return open.length > 0 || mayDiffer(theirs, discloses).length > 0;
  const [one, other] = [new Map(Object.entries(ours ?? {})), new Map(Object.entries(theirs ?? {}))];
  return [...new Set([...one.keys(), ...other.keys()])].every(
    (field) => open.includes(field) || isEqual(one.get(field), other.get(field)),
  );
}

type Spec<Options, State, Action extends AnyAction, View extends TestedView, Code extends string> = GameSpec<
  Options,
  State,
  Action,
  View,
  Code,
  string
>;

/** Everything that one perspective is told of a state: the view and every answer of the game. */
function toldTo<O, S, A extends AnyAction, V extends TestedView, C extends string>(
  { game }: Spec<O, S, A, V, C>,
  state: S,
  perspective: Perspective,
  asked: readonly unknown[],
): unknown {
  const view = game.viewFor(state, perspective);
  const own = perspective !== 'spectator';
  return {
    view,
    actors: game.actors(state),
    outcome: game.outcome(state),
    legal: own ? game.legalActions(state, perspective) : [],
    verdicts: own ? asked.map((action) => game.check(state, action)) : [],
    verdictsIn: asked.map((action) => game.checkIn(view, action)),
  };
}

/**
 * Worlds that a perspective can't tell apart stay so, whatever is done in them that looks the same, until an answer or a
 * turned-up face tells them apart; and worlds that differ in what the perspective may look at have different views.
 */
export function leaksNothing<O, S, A extends AnyAction, V extends TestedView, C extends string>(
  spec: Spec<O, S, A, V, C>,
  state: S,
  action: A | null,
  random: Random,
  tally: Tally,
): void {
  const { game } = spec;
  const perspectives = perspectivesOf(game.seats(state));
  for (const perspective of perspectives) {
    const worlds = spec.otherWorlds(state, perspective, random);
    hold(worlds.length >= WORLDS, 'there are worlds enough to compare', () => `${worlds.length} for ${perspective}`);
    const asked = perspective === 'spectator' ? [] : game.legalActions(state, perspective).slice(0, 12);
    const told = toldTo(spec, state, perspective, asked);
    for (const world of worlds) {
      holdEqual(toldTo(spec, world, perspective, asked), told, 'what is hidden changes nothing that is told');
      tally.add('laws', 'worlds compared');
      if (!isEqual(world, state)) tally.add('laws', 'worlds that differ');
      differencesShow(spec, state, world, perspectives, tally);
      if (action !== null) staysHidden(spec, [state, world], action, perspective, random, tally);
    }
  }
}

/** Two states have the same view for a perspective exactly when it may look at the same things in both. */
function differencesShow<O, S, A extends AnyAction, V extends TestedView, C extends string>(
  spec: Spec<O, S, A, V, C>,
  state: S,
  world: S,
  perspectives: readonly Perspective[],
  tally: Tally,
): void {
  for (const perspective of perspectives) {
    const same = isEqual(spec.sees(state, perspective), spec.sees(world, perspective));
    const shown = isEqual(spec.game.viewFor(state, perspective), spec.game.viewFor(world, perspective));
    if (!same) tally.add('laws', 'differences that show');
    hold(same || !shown, 'who may look at a card is shown it', () => JSON.stringify(spec.sees(world, perspective)));
    hold(!same || shown, 'who may not look at a card is not shown it', () =>
      JSON.stringify(spec.sees(world, perspective)),
    );
  }
}

function staysHidden<O, S, A extends AnyAction, V extends TestedView, C extends string>(
  spec: Spec<O, S, A, V, C>,
  [state, world]: readonly [S, S],
  action: A,
  perspective: Perspective,
  random: Random,
  tally: Tally,
): void {
  const { game } = spec;
  const looks = spec.redacted(state, action, perspective);
  const alike = game
    .legalActions(world, action.player)
    .filter((other) => isEqual(spec.redacted(world, other, perspective), looks));
  if (alike.length === 0) return;
  const after = game.apply(state, action);
  const view = game.viewFor(after, perspective);
  for (const other of new Set([random.pick(alike), random.pick(alike)])) {
    const theirs = game.apply(world, other);
    const theirView = game.viewFor(theirs, perspective);
    tally.add('laws', 'pairs of actions compared');
    const unlike = firstUnlike(view.events, theirView.events);
    if (unlike !== -1) {
      tally.add('laws', 'pairs told apart by an answer');
      hold(
        isDisclosed(view.events[unlike], theirView.events[unlike], spec.discloses ?? DISCLOSING),
        'only answers and turned-up faces tell worlds apart',
        () => JSON.stringify([perspective, action, other, view.events, theirView.events]),
      );
      continue;
    }
    // Nor is the turning up of what lay face-down when the game is over an event of its own.
    const turned = view.phase === 'over' || view.events.some(({ type }) => TURNING.includes(type));
    if (turned && !isEqual(spec.sees(after, perspective), spec.sees(theirs, perspective))) continue;
    if (!isEqual(action, other)) tally.add('laws', 'pairs of different actions that look the same');
    holdEqual(
      toldTo(spec, theirs, perspective, []),
      toldTo(spec, after, perspective, []),
      'what looks the same leaves all the same',
    );
  }
}
