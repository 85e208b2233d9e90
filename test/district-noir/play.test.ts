import { describe, expect, it } from 'vitest';
import { districtNoir } from '../../src/district-noir/index.js';
import { cards, deckOf } from './deal.js';

const init = () =>
  districtNoir.init({
    firstPlayer: 0,
    deal: { deck: deckOf({ first: cards('5 5 6 -1 docks'), second: cards('8 8 8 8 +4'), row: cards('7 +2') }) },
  });

describe('Play', () => {
  it('[district.play.row] puts the card at the end of the row', () => {
    const after = districtNoir.apply(init(), { type: 'play', player: 0, card: 'city-docks' });
    const view = districtNoir.viewFor(after, 1);
    expect(view.row).toEqual(['support-7', 'alliance-2', 'city-docks']);
    expect(view.events).toEqual([{ type: 'played', player: 0, card: 'city-docks' }]);
  });

  it('[district.play.hand] takes one card out of the hand, also where there are two alike', () => {
    const after = districtNoir.apply(init(), { type: 'play', player: 0, card: 'support-5' });
    expect(districtNoir.viewFor(after, 0).players[0]?.hand).toEqual(cards('5 6 -1 docks'));
  });

  it('[district.play.hand] lists each kind of card in the hand once, and Take', () => {
    expect(districtNoir.legalActions(init(), 0)).toEqual([
      ...cards('5 6 -1 docks').map((card) => ({ type: 'play', player: 0, card })),
      { type: 'take', player: 0 },
    ]);
  });

  it('[district.play.hand] refuses a card that is not in the hand', () => {
    const verdict = districtNoir.check(init(), { type: 'play', player: 0, card: 'support-8' });
    expect(verdict).toMatchObject({
      legal: false,
      violation: { code: 'card-not-in-hand', rule: 'district.play.hand' },
    });
  });

  it('[district.turn.alternate] passes the turn to the other player, who alone may act', () => {
    const after = districtNoir.apply(init(), { type: 'play', player: 0, card: 'support-6' });
    expect(districtNoir.actors(after)).toEqual([1]);
    expect(districtNoir.legalActions(after, 0)).toEqual([]);
    const verdict = districtNoir.check(after, { type: 'play', player: 0, card: 'support-5' });
    expect(verdict).toMatchObject({ legal: false, violation: { code: 'not-your-turn', rule: 'table.turn' } });
  });

  it('[district.play.empty-hand] with an empty hand nothing is left but Take', () => {
    let state = init();
    for (const card of cards('5 5 6 -1 docks')) {
      state = districtNoir.apply(state, { type: 'play', player: 0, card });
      const [reply] = districtNoir.legalActions(state, 1);
      if (reply !== undefined) state = districtNoir.apply(state, reply);
    }
    expect(districtNoir.legalActions(state, 0)).toEqual([{ type: 'take', player: 0 }]);
    const verdict = districtNoir.check(state, { type: 'play', player: 0, card: 'support-5' });
    expect(verdict).toMatchObject({
      legal: false,
      violation: { code: 'hand-empty', rule: 'district.play.empty-hand' },
    });
  });
});
