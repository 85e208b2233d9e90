import { describe, expect, it } from 'vitest';
import { type DistrictNoirState, districtNoir } from '../../src/district-noir/index.js';
import { playAll } from '../../src/testing/check-game.js';
import { districtNoirSpec } from '../../src/testing/specs/district-noir.js';

type DistrictNoir = typeof districtNoir;

/** What a law says of a game that breaks it. */
function complaint(broken: Partial<DistrictNoir>): string {
  try {
    playAll({ ...districtNoirSpec, game: { ...districtNoir, ...broken } }, { games: 2, seed: 1, oneIn: 5 });
    return 'keeps the laws';
  } catch (error) {
    return String(error instanceof Error ? error.cause : error);
  }
}

/** The state as JSON with another text in place of one. */
function rewritten(state: DistrictNoirState, from: string, to: string): DistrictNoirState {
  return JSON.parse(JSON.stringify(state).replace(from, to));
}

const { init, apply, viewFor, check, checkIn, legalActions, legalActionsIn, actors } = districtNoir;

const BROKEN: readonly (readonly [law: string, how: string, game: Partial<DistrictNoir>])[] = [
  ['the same options set up the same game', 'forgets the seed', { init: () => init() }],
  [
    'the same action on the same state has the same result',
    'counts calls',
    {
      apply: (() => {
        let calls = 0;
        return (state: DistrictNoirState, action: Parameters<typeof apply>[1]) =>
          rewritten(apply(state, action), '"step":', `"calls":${calls++},"step":`);
      })(),
    },
  ],
  ['Cannot assign', 'writes into a state', { apply: (state, action) => Object.assign(state, apply(state, action)) }],
  [
    'no card appears or vanishes',
    'turns a card into another',
    { apply: (state, action) => rewritten(apply(state, action), '"support-8"', '"support-7"') },
  ],
  [
    'what is hidden changes nothing that is told',
    'shows both hands',
    {
      viewFor: (state, perspective) => ({
        ...viewFor(state, perspective),
        players: [0, 1].map((seat) => viewFor(state, seat).players[seat]!),
      }),
    },
  ],
  [
    'a spectator sees no more',
    'shows a spectator seat 0',
    {
      viewFor: (state, perspective) =>
        perspective === 'spectator' ? { ...viewFor(state, 0), perspective } : viewFor(state, perspective),
    },
  ],
  [
    'legal is what is listed',
    'forgets an action',
    {
      legalActions: (state, player) => legalActions(state, player).slice(1),
      legalActionsIn: (view) => legalActionsIn(view).slice(1),
    },
  ],
  [
    'legal actions are the same from the view',
    'lists them the other way round',
    { legalActionsIn: (view) => legalActionsIn(view).toReversed() },
  ],
  [
    'no legal action is listed twice',
    'lists them twice',
    { legalActions: (state, player) => [...legalActions(state, player), ...legalActions(state, player)] },
  ],
  [
    'an actor has an action, others have none',
    'lists what is not to be done now',
    { legalActions: (state, player) => legalActions(state, actors(state)[0] ?? player) },
  ],
  ['a verdict is the same from the view', 'refuses from the view', { checkIn: (view) => checkIn(view, null) }],
  [
    'a refusal names a rule of the catalogue',
    'cites nothing',
    {
      check: (state, action) => uncited(check(state, action)),
      checkIn: (view, action) => uncited(checkIn(view, action)),
    },
  ],
  [
    'apply accepts only what check does',
    'applies anything',
    { apply: (state, action) => (check(state, action).legal ? apply(state, action) : state) },
  ],
  [
    'is malformed',
    'overlooks a field too many',
    { check: (state, action) => check(state, lean(action)), checkIn: (view, action) => checkIn(view, lean(action)) },
  ],
  [
    'nobody acts exactly when the game is over',
    'is won from the start',
    { outcome: () => ({ winners: [0], reason: 'city' }) },
  ],
  [
    'the common part of a view is the table’s',
    'miscounts',
    { viewFor: (state, perspective) => ({ ...viewFor(state, perspective), step: 0 }) },
  ],
];

function uncited(verdict: ReturnType<typeof check>): ReturnType<typeof check> {
  return verdict.legal ? verdict : { legal: false, violation: { ...verdict.violation, rule: 'district.nothing' } };
}

/** The value without a field that no action has. */
function lean(action: unknown): unknown {
  if (typeof action !== 'object' || action === null || Array.isArray(action)) return action;
  const { extra: _, ...rest }: Record<string, unknown> = { ...action };
  return rest;
}

describe('the laws', () => {
  it('are kept by the game as it is', () => {
    expect(complaint({})).toBe('keeps the laws');
  });

  it.each(BROKEN)('notice by “%s” a game that %s', (law, _, broken) => {
    expect(complaint(broken)).toContain(law);
  });
});
