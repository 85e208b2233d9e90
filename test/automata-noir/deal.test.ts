import { expect, it } from 'vitest';
import { completeDeal } from '../../src/automata-noir/deal.js';
import { SUSPECTS } from '../../src/automata-noir/index.js';
import { isInvalidOptions } from '../../src/index.js';

const ID = 'automata-noir/killer-vs-inspector';

function fieldOf(deal: unknown): string {
  try {
    completeDeal(ID, 'seed', deal);
    return 'accepted';
  } catch (error) {
    return isInvalidOptions(error) ? error.field : String(error);
  }
}

it('[noir.cards.deck] the evidence cards are shuffled by the seed, each once', () => {
  const { evidence } = completeDeal(ID, 'one', undefined);
  expect(new Set(evidence)).toEqual(new Set(SUSPECTS));
  expect(evidence).toHaveLength(25);
  expect(completeDeal(ID, 'one', {}).evidence).toEqual(evidence);
  expect(completeDeal(ID, 'two', {}).evidence).not.toEqual(evidence);
});

it('[noir.board.layout] the suspects are laid out by the seed, each once, unless the host names the arrangement', () => {
  const { board, evidence } = completeDeal(ID, 'one', undefined);
  expect(new Set(board)).toEqual(new Set(SUSPECTS));
  expect(board).toHaveLength(25);
  expect(board).not.toEqual(evidence);
  expect(completeDeal(ID, 'one', {}).board).toEqual(board);
  expect(completeDeal(ID, 'two', {}).board).not.toEqual(board);
  expect(completeDeal(ID, 'one', { board: SUSPECTS })).toEqual({ board: SUSPECTS, evidence });
});

it('shuffles board and deck apart in every case', () => {
  expect(completeDeal('automata-noir/spy-tag', 'one', {}).board).not.toEqual(completeDeal(ID, 'one', {}).board);
});

it.each([
  ['deal', null],
  ['deal', []],
  ['deal.cards', { cards: SUSPECTS }],
  ['deal.board', { board: SUSPECTS.slice(1) }],
  ['deal.board', { board: [...SUSPECTS.slice(1), 'boris'] }],
  ['deal.evidence', { evidence: [...SUSPECTS.slice(1), 'nobody'] }],
  ['deal.evidence', { evidence: null }],
  ['accepted', { board: undefined, evidence: SUSPECTS }],
])('tells that %s is wrong', (field, deal) => {
  expect(fieldOf(deal)).toBe(field);
});
