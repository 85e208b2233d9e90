import { inFile } from './fault.js';

const FOLDER = 'src/district-noir';

/** Ways to get District Noir wrong. */
export const DISTRICT_NOIR = [
  ...inFile(`${FOLDER}/cards.ts`, [
    ['district.deck', "'alliance-2': 4,", "'alliance-2': 3,", 'an alliance is missing'],
  ]),
  ...inFile(`${FOLDER}/setup.ts`, [
    ['district.setup.removed', 'CARDS_REMOVED = 3', 'CARDS_REMOVED = 2', 'two cards leave the game'],
    ['district.setup.hands', 'HAND_SIZE = 5', 'HAND_SIZE = 4', 'hands have four cards'],
    ['district.setup.row', 'ROW_AT_START = 2', 'ROW_AT_START = 3', 'three cards lie in the row'],
    [
      'district.deal',
      '[deck.slice(hands, hands + HAND_SIZE), deck.slice(hands + HAND_SIZE, row)]',
      '[deck.slice(hands + HAND_SIZE, row), deck.slice(hands, hands + HAND_SIZE)]',
      'seat 1 is dealt to first',
    ],
  ]),
  ...inFile(`${FOLDER}/view.ts`, [
    ['district.hand.secret', 'hand: seat === perspective ?', 'hand: seat >= 0 ?', 'hands lie open'],
  ]),
  ...inFile(`${FOLDER}/round.ts`, [
    [
      'district.turn.alternate',
      'table.turn = opponentOf(table.turn);',
      'table.turn = table.turn;',
      'the same player is on again',
    ],
    ['district.round', 'table.taken.every((hasTaken) => hasTaken) && ', '', 'a round ends without a Take'],
    [
      'district.round.end',
      ' && secrets.hands.every((hand) => hand.length === 0)',
      '',
      'a round ends before all cards are played',
    ],
    [
      'district.round.deal',
      'deck.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE)',
      'deck.slice((1 - seat) * HAND_SIZE, (2 - seat) * HAND_SIZE)',
      'seat 1 is dealt to first',
    ],
    [
      'district.round.first',
      'const firstPlayer = opponentOf(table.firstPlayer);',
      'const firstPlayer = table.firstPlayer;',
      'the token stays',
    ],
    [
      'district.round.row',
      'table.taken = [false, false];',
      'table.taken = [false, false];\n  table.row = [];',
      'the row is cleared',
    ],
    ['district.game.end', 'secrets.deck.length > 0', 'table.round < 3', 'the game ends after three rounds'],
    [
      'district.leftover',
      'resultOf(table.tableaux)',
      'resultOf(table.tableaux.map((tableau, seat) => (seat === 0 ? [...tableau, ...table.row] : tableau)))',
      'seat 0 gets what is left in the row',
    ],
  ]),
  ...inFile(`${FOLDER}/actions/play.ts`, [
    ['district.play.hand', 'return hand.includes(card) ? null : NOT_IN_HAND;', 'return null;', 'any card is played'],
    [
      'district.play.row',
      'withLast(table.row, card)',
      '[card, ...table.row]',
      'the card goes to the wrong end of the row',
    ],
    [
      'district.play.empty-hand',
      'if (hand.length === 0) return HAND_EMPTY;',
      '',
      'the wrong reason is given to who has no card',
    ],
  ]),
  ...inFile(`${FOLDER}/actions/take.ts`, [
    [
      'district.take.five',
      'const cards = table.row.slice(-CARDS_TAKEN);',
      'const cards = table.row.slice(0, CARDS_TAKEN);',
      'the first five are taken',
    ],
    [
      'district.take.short',
      'row.length === 0 ? ROW_EMPTY',
      'row.length < CARDS_TAKEN ? ROW_EMPTY',
      'a short row can’t be taken',
    ],
    ['district.take.none', 'return row.length === 0 ? ROW_EMPTY : null;', 'return null;', 'nothing is taken'],
    ['district.take.once', 'if (hasTaken) return ALREADY_TAKEN;', '', 'one takes twice in a round'],
    [
      'district.city.instant',
      "hasPanorama(tableau) ? end(draft, { winners: only(player), reason: 'city' }) : goOn(draft)",
      'goOn(draft)',
      'the city does not win',
    ],
  ]),
  ...inFile(`${FOLDER}/scoring.ts`, [
    ['district.city.win', '.every((city) =>', '.some((city) =>', 'one city card wins'],
    ['district.score.majority', "other['support-8'] ? 8 : 0", "other['support-8'] ? 7 : 0", 'the 8s score seven'],
    [
      'district.majority',
      "own['support-6'] > other['support-6']",
      "own['support-6'] > other['support-6'] + 1",
      'one card more is no majority',
    ],
    [
      'district.score.tie',
      "own['support-5'] > other['support-5']",
      "own['support-5'] >= other['support-5']",
      'a group that is level scores for both',
    ],
    ['district.score.set', 'Math.min(', 'Math.max(', 'sets need not be whole'],
    ['district.score.alliances', 'tally.betrayals += POINTS[card]', 'tally.betrayals -= POINTS[card]', 'betrayals add'],
    ['district.score.city', "case 'city-hall':", "case 'city-hall':\n        tally.alliances++;", 'a city card scores'],
    ['district.score.most', 'lead > 0 ? 0 : 1', 'lead > 0 ? 1 : 0', 'fewer points win'],
    ['district.tie', '.toReversed()', '.slice()', 'the 5s decide first'],
  ]),
];
