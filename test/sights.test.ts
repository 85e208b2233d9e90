import { describe, expect, it } from 'vitest';
import * as agentBlack from '../src/agent-black/view.js';
import * as buddyCops from '../src/automata-noir/buddy-cops/view.js';
import * as dragnet from '../src/automata-noir/dragnet/view.js';
import * as killerVsInspector from '../src/automata-noir/killer-vs-inspector/view.js';
import * as spyTag from '../src/automata-noir/spy-tag/view.js';
import * as districtNoir from '../src/district-noir/view.js';
import { type AnyGame, type GameId, type GameState, gameOf } from '../src/index.js';
import { insideOf } from '../src/kernel/game-from.js';
import { isEqual } from '../src/testing/equal.js';
import { type Line, PAIRS } from './naive/all.js';

/** What a player reads the rules by: from the state, and from the view. */
interface Sights {
  readonly ofState: (state: GameState, player: number) => unknown;
  readonly inView: (state: GameState, player: number) => unknown;
  /** From a spectator's view that is taken for that player's. */
  readonly mistaken: (state: GameState, player: number) => unknown;
}

function sights<Inside, View>(
  id: GameId,
  game: {
    sightOf(state: Inside, player: number): unknown;
    viewFor(state: Inside, perspective: number | 'spectator'): unknown;
    sightIn(view: View, player: number): unknown;
  },
): readonly [GameId, Sights] {
  return [
    id,
    {
      ofState: (state, player) => game.sightOf(insideOf<never>(id, state), player),
      inView: (state, player) =>
        Reflect.apply(game.sightIn, null, [game.viewFor(insideOf<never>(id, state), player), player]),
      mistaken: (state, player) =>
        Reflect.apply(game.sightIn, null, [game.viewFor(insideOf<never>(id, state), 'spectator'), player]),
    },
  ];
}

const SIGHTS = new Map<string, Sights>([
  sights('automata-noir/killer-vs-inspector', killerVsInspector),
  sights('automata-noir/spy-tag', spyTag),
  sights('automata-noir/buddy-cops', buddyCops),
  sights('automata-noir/dragnet', dragnet),
  sights('district-noir', districtNoir),
  sights('agent-black', agentBlack),
]);

function statesOf(game: AnyGame, { options, actions }: Line): readonly GameState[] {
  const states = [game.init(options)];
  for (const action of actions) states.push(game.apply(states.at(-1)!, action));
  return states;
}

describe.each(PAIRS)('what one reads the rules of $title by', ({ id, variants, policies, randomLine, scripts }) => {
  const game = gameOf(id)!;
  const { ofState, inView, mistaken } = SIGHTS.get(id)!;
  const [policy = ''] = policies;
  const lines = [...variants.map((variant) => randomLine(variant, policy, variant)), ...Object.values(scripts)];

  it('is the same from the view as from the state', () => {
    for (const line of lines) {
      for (const state of statesOf(game, line)) {
        for (const seat of game.seats(state)) {
          if (!isEqual(inView(state, seat), ofState(state, seat))) {
            expect(inView(state, seat)).toEqual(ofState(state, seat));
          }
        }
      }
    }
  });

  it('is no card that lies face-down, whoever claims to see it so', () => {
    for (const line of lines) {
      for (const state of statesOf(game, line)) {
        for (const seat of game.seats(state)) expect(JSON.stringify(mistaken(state, seat))).not.toContain('face-down');
      }
    }
  });

  it('counts the actions, and tells nothing of a new game', () => {
    for (const line of lines) {
      const views = statesOf(game, line).map((state) => game.viewFor(state, 'spectator'));
      expect(views.map(({ step }) => step)).toEqual(views.map((_, index) => index));
      expect(views[0]?.events).toEqual([]);
    }
  });

  it('lets nobody act when the game is over', () => {
    const ends = lines.flatMap((line) => statesOf(game, line)).filter((state) => game.outcome(state) !== null);
    expect(ends).not.toEqual([]);
    for (const state of ends) {
      expect(game.viewFor(state, 'spectator')).toMatchObject({ phase: 'over', actors: [] });
      for (const seat of game.seats(state)) expect(ofState(state, seat)).toMatchObject({ phase: 'over' });
    }
  });
});
