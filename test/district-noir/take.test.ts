import { describe, expect, it } from 'vitest';
import { type Card, type DistrictNoirState, districtNoir } from '../../src/district-noir/index.js';
import { cards, deckOf } from './deal.js';

const init = (): DistrictNoirState =>
  districtNoir.init({
    firstPlayer: 0,
    deal: { deck: deckOf({ first: cards('5 6 7 -1 -2'), second: cards('8 8 8 8 +4'), row: cards('+2 +3') }) },
  });

/** Plays a line such as `5 8 take 8`, the players taking turns, and says what came of it. */
const played = (line: string): DistrictNoirState =>
  line.split(' ').reduce((state, word) => {
    const [player = 0] = districtNoir.actors(state);
    const [card] = word === 'take' ? [] : cards(word);
    return districtNoir.apply(state, card === undefined ? { type: 'take', player } : { type: 'play', player, card });
  }, init());
const tableau = (state: DistrictNoirState, player: number): readonly Card[] | undefined =>
  districtNoir.viewFor(state, 'spectator').players[player]?.tableau;

describe('Take', () => {
  it('[district.take.five] takes the last five cards of the row, in row order, and leaves the others', () => {
    const after = played('5 8 6 8 take');
    const view = districtNoir.viewFor(after, 1);
    expect(view.row).toEqual(cards('+2'));
    expect(tableau(after, 0)).toEqual(cards('+3 5 8 6 8'));
    expect(view.events).toEqual([{ type: 'taken', player: 0, cards: cards('+3 5 8 6 8') }]);
  });

  it('[district.take.five] takes five from a row of exactly five', () => {
    const after = played('5 8 6 take');
    expect(districtNoir.viewFor(after, 0).row).toEqual([]);
    expect(tableau(after, 1)).toEqual(cards('+2 +3 5 8 6'));
  });

  it('as printed: after the opponent’s card the last five cards of the row are taken, then it is the opponent’s turn', () => {
    const after = played('6 8 7 8 5 take');
    expect(tableau(after, 1)).toEqual(cards('6 8 7 8 5'));
    expect(districtNoir.viewFor(after, 0).row).toEqual(cards('+2 +3'));
    expect(districtNoir.actors(after)).toEqual([0]);
  });

  it.each([
    ['take', '+2 +3'],
    ['5 take', '+2 +3 5'],
    ['5 8 take', '+2 +3 5 8'],
  ])('[district.take.short] takes all from a shorter row: %s', (line, taken) => {
    const after = played(line);
    expect(districtNoir.viewFor(after, 0).events).toMatchObject([{ type: 'taken', cards: cards(taken) }]);
    expect(districtNoir.viewFor(after, 0).row).toEqual([]);
  });

  it('[district.take.none] [district.take.short] is refused while the row is empty', () => {
    const after = played('take');
    expect(districtNoir.legalActions(after, 1).map(({ type }) => type)).not.toContain('take');
    const verdict = districtNoir.check(after, { type: 'take', player: 1 });
    expect(verdict).toMatchObject({ legal: false, violation: { code: 'row-empty', rule: 'district.take.none' } });
  });

  it('[district.take.once] is refused to who has taken this round', () => {
    const after = played('take 8');
    const verdict = districtNoir.check(after, { type: 'take', player: 0 });
    expect(verdict).toMatchObject({ legal: false, violation: { code: 'already-taken', rule: 'district.take.once' } });
    expect(districtNoir.legalActions(after, 0).every(({ type }) => type === 'play')).toBe(true);
    expect(districtNoir.viewFor(after, 1).players.map(({ taken }) => taken)).toEqual([true, false]);
  });

  it('[district.take.once] is open again in the next round', () => {
    const after = played('5 8 6 8 7 8 -1 8 -2 +4 take take');
    expect(districtNoir.viewFor(after, 0).round).toBe(2);
    expect(districtNoir.viewFor(after, 0).players.map(({ taken }) => taken)).toEqual([false, false]);
    expect(districtNoir.legalActions(after, 1).map(({ type }) => type)).toContain('take');
  });

  it('goes on the tableau after what was taken in earlier rounds', () => {
    const after = played('5 8 6 8 7 8 -1 8 -2 +4 take take');
    const [card] = districtNoir.legalActions(after, 1);
    const next = card === undefined ? after : districtNoir.apply(after, card);
    const last = districtNoir.apply(next, { type: 'take', player: 0 });
    expect(tableau(last, 0)?.slice(0, 5)).toEqual(cards('8 -1 8 -2 +4'));
    expect(tableau(last, 0)?.length).toBe(8);
  });
});
