import { type Card, type DistrictNoirView, nameOf, SUPPORTS } from '../../district-noir/index.js';
import type { Names, Show } from '../terminal.js';
import { cardsText, tableLines } from './words.js';

/** Cards of which the order does not matter: `Supporter 5 (2), City Hall`. */
function holdings(cards: readonly Card[]): string {
  const kinds = [...new Set(cards)].sort((one, other) => (one < other ? -1 : 1));
  return cardsText(kinds, (kind) => {
    const count = cards.filter((card) => card === kind).length;
    return count === 1 ? nameOf(kind) : `${nameOf(kind)} (${count})`;
  });
}

function scoreLines({ players }: DistrictNoirView, names: Names): readonly string[] {
  const head = ['', ...SUPPORTS.map((support) => `most ${support.slice(-1)}s`)];
  const rows = players.map(({ score }, seat) => [
    names(seat),
    ...SUPPORTS.map((support) => String(score.majorities[support])),
    ...[score.sets, score.alliances, score.betrayals, score.total].map(String),
  ]);
  return tableLines([[...head, 'sets', 'alliances', 'betrayals', 'total'], ...rows]);
}

/** District Noir on the terminal. */
export const districtNoirShow: Show<DistrictNoirView> = {
  legend: ['The row has its oldest card first; a player takes from its end. (2) is two cards of a kind.'],
  table: {
    occasion: ({ round }) => round,
    lines: ({ round, firstPlayer, deck, row, players }, names) => [
      `Round ${round}: ${names(firstPlayer)} is first, ${deck} cards are left in the deck.`,
      `The row: ${cardsText(row, nameOf)}`,
      ...players.map(
        ({ tableau, score }, seat) =>
          `Before ${names(seat)}: ${holdings(tableau)}${tableau.length === 0 ? '' : ` (worth ${score.total} now)`}`,
      ),
    ],
  },
  cards: {
    occasion: ({ round }) => round,
    lines: ({ players }, names) => players.map(({ hand }, seat) => `${names(seat)}'s hand: ${cardsText(hand, nameOf)}`),
  },
  result: (view, names) => [
    ...view.players.map(({ tableau }, seat) => `Before ${names(seat)}: ${holdings(tableau)}`),
    ...scoreLines(view, names),
  ],
};
