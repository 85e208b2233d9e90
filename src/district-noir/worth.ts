import { checked, oneOf, readList } from '../kernel/fields.js';
import { CARDS, type Card, COPIES, DECK } from './cards.js';
import { type Score, scoreOf as scoreIn } from './scoring.js';

const card = /* @__PURE__ */ oneOf(CARDS);

function readCards(cards: unknown): readonly Card[] {
  return checked('list of cards', () => {
    const read = readList(cards, (length) => length <= DECK.length)?.map((one) => card.read(one, 0));
    return read?.every((one) => one !== undefined) ? read : undefined;
  });
}

/**
 * The score of who has `own` cards in front of them against an opponent with `other`. Throws a `RangeError` for what are
 * no lists of cards, and for more cards of a kind than the deck holds.
 */
export function scoreOf(own: readonly Card[], other: readonly Card[]): Score {
  const [mine, others] = [readCards(own), readCards(other)];
  const all = [...mine, ...others];
  checked('part of one deck', () =>
    CARDS.every((kind) => all.filter((one) => one === kind).length <= COPIES[kind]) ? all : undefined,
  );
  return scoreIn(mine, others);
}
