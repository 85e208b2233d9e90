import { describe, expect, it } from 'vitest';
import type { AnyGame, AnyView, GameState } from '../../src/index.js';
import { parsePosition, positionOf } from '../../src/position/index.js';
import { firstDifference } from '../../src/testing/equal.js';
import { PAIRS } from '../naive/all.js';
import { gameNamed, linesOf, statesOf, VARIANTS } from './lines.js';

function perspectivesOf(game: AnyGame, state: GameState): readonly (number | 'spectator')[] {
  return [...game.seats(state), 'spectator'];
}

function withoutEvents(view: AnyView): object {
  return { ...view, events: [] };
}

/** The state that the position of a state parses back to, by way of JSON. */
function parsedBack(state: GameState): GameState {
  const position = positionOf(state);
  const parsed = parsePosition(JSON.parse(JSON.stringify(position)));
  if (!parsed.ok) throw new Error(JSON.stringify([parsed.problems, position], null, 1));
  expect(firstDifference(positionOf(parsed.state), position)).toBeNull();
  return parsed.state;
}

function expectSame(game: AnyGame, one: GameState, other: GameState, events: boolean): void {
  for (const perspective of perspectivesOf(game, one)) {
    const [mine, theirs] = [game.viewFor(one, perspective), game.viewFor(other, perspective)];
    expect(firstDifference(events ? theirs : withoutEvents(theirs), events ? mine : withoutEvents(mine))).toBeNull();
    if (perspective === 'spectator') continue;
    expect(firstDifference(game.legalActions(other, perspective), game.legalActions(one, perspective))).toBeNull();
  }
}

describe('[table.position] the position of any state parses back to an equal game', () => {
  it.each(VARIANTS)('$name', ({ pair, variant }) => {
    const game = gameNamed(pair.id);
    for (const line of linesOf(pair, variant, 1)) {
      for (const state of statesOf(game, line)) expectSame(game, state, parsedBack(state), false);
    }
  });

  it.each(PAIRS)('$title, played to the letter', ({ id, scripts }) => {
    const game = gameNamed(id);
    for (const line of Object.values(scripts)) {
      for (const state of statesOf(game, line)) expectSame(game, state, parsedBack(state), false);
    }
  });
});

describe('a game goes on from its position as it would have without', () => {
  it.each(VARIANTS)('$name', ({ pair, variant }) => {
    const game = gameNamed(pair.id);
    for (const line of linesOf(pair, variant, 1)) {
      const states = statesOf(game, line);
      const from = line.actions.length >> 1;
      let other = parsedBack(states[from]!);
      line.actions.slice(from).forEach((action, n) => {
        other = game.apply(other, action);
        expectSame(game, states[from + n + 1]!, other, true);
      });
    }
  });
});
