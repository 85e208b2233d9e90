import { inFile } from './fault.js';

/** Ways to get wrong what the four cases of Automata NOIR share. */
export const AUTOMATA_NOIR = [
  ...inFile('src/automata-noir/board.ts', [
    [
      'noir.cards',
      '({ suspect, alive: true, evidence: false })',
      '({ suspect, alive: true, evidence: true })',
      'evidence lies on everybody from the start',
    ],
    [
      'noir.adjacent',
      'other !== place &&',
      '(other % width === place % width || Math.floor(other / width) === Math.floor(place / width)) &&\n        other !== place &&',
      'diagonals do not count',
    ],
    [
      'noir.adjacent.edge',
      'isNear(other % width, place % width) &&',
      '(isNear(other % width, place % width) || isNear((other % width) + width, place % width)) &&',
      'adjacency wraps round the edge',
    ],
    ['kvi.board.smallest', 'SMALLEST_SIZE = 4', 'SMALLEST_SIZE = 3', 'the board is thought to get smaller than it can'],
  ]),
  ...inFile('src/automata-noir/deal.ts', [
    ['noir.board.layout', "shuffled(game, 'board', seed, SUSPECTS)", 'SUSPECTS', 'the board is not shuffled'],
    ['noir.cards.deck', "shuffled(game, 'evidence', seed, SUSPECTS)", 'SUSPECTS', 'the deck is not shuffled'],
  ]),
  ...inFile('src/automata-noir/suspects.ts', [
    ['noir.names', "'witman',", "'watson',", 'a name of the book is another'],
    [
      'noir.hand.order',
      'cards.includes(card));',
      'cards.includes(card)).toReversed();',
      'cards are listed in another order',
    ],
  ]),
  ...inFile('src/automata-noir/shift.ts', [
    [
      'noir.shift.wrap',
      '(along + back) % length',
      'Math.min(along + back, length - 1)',
      'what falls off does not come back',
    ],
    [
      'dragnet.shift.wrap',
      '(along + back) % length',
      'Math.min(along + back, length - 1)',
      'what falls off does not come back',
    ],
    [
      'noir.shift.evidence',
      'cards: lineMoved(board, board.cards, towards, line, spaces) };',
      'cards: lineMoved(board, board.cards, towards, line, spaces).map((card, place) => ({ suspect: card.suspect, alive: card.alive, evidence: at(board.cards, place).evidence })) };',
      'a shift leaves the evidence behind',
    ],
    [
      'noir.middle-row-down',
      'const isRow = movesRow(towards);',
      'const isRow = !movesRow(towards);',
      'down moves a row',
    ],
    ['noir.no-undo.scope', 'shift.index === earlier.index && ', '', 'any line moved the opposite way undoes'],
  ]),
  ...inFile('src/automata-noir/canvas.ts', [
    ['noir.canvas.living', 'isAlive(board, identity) && ', '', 'the deceased answer'],
    [
      'noir.canvas.truthful',
      'isAdjacent(board, identity, suspect)',
      '!isAdjacent(board, identity, suspect)',
      'every answer is a lie',
    ],
  ]),
  ...inFile('src/automata-noir/spy-tag/actions/canvas.ts', [
    [
      'noir.canvas.separate',
      'const identity = at(identities, enemy);',
      'const identity = at(identities, at(enemiesOf(seatsIn(state), player), 0));',
      'one answers for all',
    ],
  ]),
  ...inFile('src/automata-noir/spy-tag/teams.ts', [
    ['noir.seats', 'player % TEAMS : null', 'Math.floor(player / TEAMS) : null', 'neighbours are partners'],
  ]),
  ...inFile('src/automata-noir/killer-vs-inspector/actions/choose-identity.ts', [
    [
      'noir.identity.living',
      'return isAlive(board, identity) ? null : IDENTITY_DECEASED;',
      'return null;',
      'the Inspector goes by a deceased suspect',
    ],
  ]),
  ...inFile('src/automata-noir/killer-vs-inspector/actions/change-disguise.ts', [
    [
      'noir.choice.asked',
      'if (chosen === identity) return null;',
      'if (chosen === identity) return disguise !== null && isAlive(board, disguise) ? null : DISGUISE_DECEASED;',
      'a choice with one answer is not asked',
    ],
  ]),
  ...inFile('src/automata-noir/killer-vs-inspector/actions/kill.ts', [
    [
      'noir.discarded-by',
      "{ type: 'evidence-discarded', player, suspects: [victim] }",
      "{ type: 'evidence-discarded', player: opponentOf(player), suspects: [victim] }",
      'the Inspector discards the evidence of a victim',
    ],
    [
      'noir.evidence.living',
      'table.board = withEvidence(table.board, victim, false);',
      '',
      'evidence stays on the deceased',
    ],
  ]),
];
