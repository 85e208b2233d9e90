import { describe, expectTypeOf, it } from 'vitest';
import type { Suspect } from '../../src/automata-noir/index.js';
import { type DistrictNoirCode, type DistrictNoirReason, districtNoir } from '../../src/district-noir/index.js';
import {
  type ActionOf,
  type AnyGame,
  type GameId,
  type GameTypes,
  gameOf,
  games,
  type Player,
  type StateOf,
  type ViewOf,
} from '../../src/index.js';

const game = districtNoir.init();
const view = districtNoir.viewFor(game, 0);

describe('the types of games', () => {
  it('has the types of each game by its id', () => {
    expectTypeOf<keyof GameTypes>().toEqualTypeOf<GameId>();
    expectTypeOf<keyof typeof games>().toEqualTypeOf<GameId>();
    expectTypeOf<GameTypes['agent-black']>().toHaveProperty('code');
  });

  it('keeps each game’s own type', () => {
    expectTypeOf(games['district-noir']).toEqualTypeOf(districtNoir);
  });

  it('takes every game as any game, without a cast', () => {
    const all: readonly AnyGame[] = Object.values(games);
    expectTypeOf(all).toExtend<readonly AnyGame[]>();
    expectTypeOf(gameOf('district-noir')).toEqualTypeOf<AnyGame | undefined>();
  });

  it('lets a host of all games play', () => {
    const any = gameOf('automata-noir/dragnet');
    if (any === undefined) return;
    const state = any.init({ seed: 'tuesday', players: 4, teams: 2 });
    const [player = 0] = any.actors(state);
    const [action] = any.legalActionsIn(any.viewFor(state, player));
    if (action !== undefined) expectTypeOf(any.apply(state, action)).toEqualTypeOf<typeof state>();
  });
});

describe('states and views', () => {
  it('lets no view pass for a state, and no state for a view', () => {
    // @ts-expect-error a view is no state
    districtNoir.actors(view);
    // @ts-expect-error a state is no view
    districtNoir.legalActionsIn(game);
  });

  it('lets no state of another game pass', () => {
    // @ts-expect-error a state of Spy Tag is none of District Noir
    districtNoir.actors(games['automata-noir/spy-tag'].init());
  });

  it('lets nothing be changed', () => {
    // @ts-expect-error views are readonly
    view.round = 2;
    // @ts-expect-error and so are their lists
    view.row.push('support-5');
    // @ts-expect-error and what is in them
    view.players[0].score.total = 100;
  });

  it('has an outcome exactly when it is over', () => {
    if (view.phase === 'over') expectTypeOf(view.outcome.reason).toEqualTypeOf<DistrictNoirReason>();
    else expectTypeOf(view.outcome).toEqualTypeOf<null>();
    const killer = games['automata-noir/killer-vs-inspector'].viewFor(
      games['automata-noir/killer-vs-inspector'].init(),
      0,
    );
    if (killer.outcome !== null) expectTypeOf(killer.phase).toEqualTypeOf<'over'>();
  });
});

describe('actions, events and verdicts', () => {
  it('narrow by their type', () => {
    const narrow = (action: ActionOf<'automata-noir/dragnet'>): Suspect | undefined =>
      action.type === 'question' ? action.pickUp : undefined;
    expectTypeOf(narrow).returns.toEqualTypeOf<Suspect | undefined>();
    for (const event of view.events) {
      if (event.type === 'round-started') expectTypeOf(event.firstPlayer).toEqualTypeOf<Player>();
    }
  });

  it('complete the fields of an action', () => {
    // @ts-expect-error a card that there is not
    districtNoir.apply(game, { type: 'play', player: 0, card: 'support-9' });
    // @ts-expect-error a Take has no card
    districtNoir.apply(game, { type: 'take', player: 0, card: 'support-5' });
  });

  it('refuse with a code of the game', () => {
    const verdict = districtNoir.check(game, null);
    if (!verdict.legal) expectTypeOf(verdict.violation.code).toEqualTypeOf<DistrictNoirCode>();
  });
});

describe('a bot', () => {
  it('is a function of a view and the legal actions, for one game or for any', () => {
    type Bot<Id extends GameId> = (view: ViewOf<Id>, legal: readonly ActionOf<Id>[]) => ActionOf<Id> | undefined;
    const first: Bot<'agent-black'> = (seen, legal) => legal.find(({ type }) => type === 'shoot' && seen.round > 1);
    expectTypeOf(first).returns.toEqualTypeOf<ActionOf<'agent-black'> | undefined>();
    expectTypeOf<StateOf<'agent-black'>>().not.toBeAny();
    expectTypeOf<ViewOf<'agent-black'>>().not.toBeAny();
    expectTypeOf<ActionOf<'agent-black'>>().not.toBeAny();
  });
});
