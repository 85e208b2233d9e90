import { describe, expect, it } from 'vitest';
import { gameOf } from '../../src/index.js';
import { PAIRS } from '../naive/all.js';

/** What a user could change of an action: nothing of one that is frozen and holds no list or object. */
function isSettled(action: object): boolean {
  return Object.isFrozen(action) && Object.values(action).every((part) => typeof part !== 'object');
}

describe.each(PAIRS)('the actions that $title lists', ({ id, variants, policies, randomLine }) => {
  it('are settled wherever check takes them as they are', () => {
    const game = gameOf(id);
    if (game === undefined) throw new Error(`no game ${id}`);
    let known = 0;
    for (const variant of variants) {
      const { options, actions } = randomLine(variant, policies[0] ?? '', variant);
      let state = game.init(options);
      for (const action of actions) {
        for (const player of game.actors(state)) {
          for (const legal of game.legalActions(state, player)) {
            const verdict = game.check(state, legal);
            if (!verdict.legal || verdict.action !== legal) continue;
            known++;
            if (!isSettled(legal)) expect(legal).toBe('frozen, without a list or an object in it');
          }
        }
        state = game.apply(state, action);
      }
    }
    expect(known).toBeGreaterThan(0);
  });
});
