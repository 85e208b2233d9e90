import { type Card, DECK } from '../../src/district-noir/index.js';

/** What a test lays down of the deck; the rest of the cards follow in any order. */
interface Laid {
  readonly out?: readonly Card[];
  readonly first?: readonly Card[];
  readonly second?: readonly Card[];
  readonly row?: readonly Card[];
  /** The hands of the second round, seat 0 then seat 1, and so on. */
  readonly later?: readonly Card[];
}

/** A deck in the order of the deal: 3 out, 5 to seat 0, 5 to seat 1, 2 to the row, then what later rounds deal. */
export function deckOf({ out = [], first = [], second = [], row = [], later = [] }: Laid): Card[] {
  const left = [...DECK];
  for (const card of [...out, ...first, ...second, ...row, ...later]) {
    const index = left.indexOf(card);
    if (index === -1) throw new Error(`too many ${card}`);
    left.splice(index, 1);
  }
  const filled = (cards: readonly Card[], size: number): Card[] => [...cards, ...left.splice(0, size - cards.length)];
  return [...filled(out, 3), ...filled(first, 5), ...filled(second, 5), ...filled(row, 2), ...later, ...left];
}

/** A card written short: `8` a support, `+2` an alliance, `-1` a betrayal, `docks`, `police-station` or `hall` a city. */
export function cards(text: string): Card[] {
  return text.split(' ').map((word) => {
    const kind = /^\d/.test(word)
      ? 'support-'
      : word.startsWith('+')
        ? 'alliance-'
        : word.startsWith('-')
          ? 'betrayal-'
          : 'city-';
    const card = DECK.find((one) => one === kind + word.replace(/^[+-]/, ''));
    if (card === undefined) throw new Error(`no card ${word}`);
    return card;
  });
}
