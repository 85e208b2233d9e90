import { inFile } from './fault.js';

const FOLDER = 'src/automata-noir/dragnet';

/** Ways to get Dragnet wrong. */
export const DRAGNET = [
  ...inFile(`${FOLDER}/setup.ts`, [
    ['dragnet.players', 'PLAYERS_BY_DEFAULT = 3', 'PLAYERS_BY_DEFAULT = 4', 'four play unless another number is given'],
    ['dragnet.setup.board', 'laidOut(board)', 'laidOut(board.toReversed())', 'the board lies the other way round'],
    [
      'dragnet.setup.deck',
      'deck: evidence.slice(dealt + EVIDENCE_AT_START)',
      'deck: evidence.slice(dealt)',
      'the cards on the board are in the deck, too',
    ],
    ['dragnet.setup.hand', 'HAND_SIZE = 2', 'HAND_SIZE = 3', 'hands have three cards'],
    ['dragnet.setup.open', 'EVIDENCE_AT_START = 3', 'EVIDENCE_AT_START = 2', 'two cards lie on the board'],
    [
      'dragnet.setup.order',
      'at(evidence, seat * each + HAND_SIZE)',
      'at(evidence, seat * each)',
      'the Suspicion is dealt first',
    ],
  ]),
  ...inFile(`${FOLDER}/view.ts`, [
    [
      'dragnet.suspicion.secret',
      'isAmong(sideOf(table.teams, seat), perspective)',
      "perspective !== 'spectator'",
      'all players see all Suspicions',
    ],
    ['dragnet.over.reveal', 'table.outcome !== null || ', '', 'nothing is turned up at the end'],
    ['dragnet.team', 'hand: seat === perspective ? hand', 'hand: isOpen ? hand', 'partners see each other’s hand'],
  ]),
  ...inFile(`${FOLDER}/turn.ts`, [
    [
      'dragnet.turn.order',
      'const player = (table.turn + 1) % skips.length;',
      'const player = (table.turn + skips.length - 1) % skips.length;',
      'turns go round the other way',
    ],
    ['dragnet.solve.skip', 'if (!at(skips, player)) return', 'return', 'the lost turn is taken'],
    [
      'dragnet.final.nobody',
      "end(draft, NOBODY, 'unsolved')",
      "end(draft, [draft.table.turn], 'unsolved')",
      'the drawer wins unsolved',
    ],
    ['dragnet.final', 'table.skips = skips.map(() => false);', '', 'a turn is lost in the final round'],
  ]),
  ...inFile(`${FOLDER}/final-round.ts`, [
    ['dragnet.final.exhausted', 'return deck.length === 0;', 'return deck.length < 0;', 'the final round never comes'],
    [
      'dragnet.final.end',
      '(drawer + 1 + seat) % players',
      '(drawer + seat) % players',
      'the drawer has the first final turn',
    ],
  ]),
  ...inFile(`${FOLDER}/teams.ts`, [
    ['dragnet.team.two', 'seat % teams', 'Math.floor(seat / teams)', 'neighbours are partners'],
    [
      'dragnet.team.alternate',
      'seat % teams',
      'Math.floor(seat / teams)',
      'two of a team have turns one after the other',
    ],
  ]),
  ...inFile(`${FOLDER}/lines.ts`, [
    [
      'dragnet.solve.line',
      '(index === 0 ? i : width - 1 - i)',
      '(index === 0 ? width - 1 - i : i)',
      'the diagonals are exchanged',
    ],
  ]),
  ...inFile(`${FOLDER}/evidence-hand.ts`, [
    [
      'dragnet.evidence.place',
      'return hand.includes(suspect) ? null : NOT_IN_HAND;',
      'return null;',
      'any card is placed',
    ],
    [
      'dragnet.evidence.draw',
      'const drawn = at(secrets.deck, 0);',
      'const drawn = at(secrets.deck, secrets.deck.length - 1);',
      'the card is drawn from the wrong end of the deck',
    ],
    ['dragnet.final', 'if (finalRound) return FINAL_ROUND;', '', 'cards are placed in the final round'],
    [
      'dragnet.team.show',
      "'suspicion', sideOf(table.teams, player)",
      "'suspicion', [player]",
      'the partner does not see the new Suspicion',
    ],
    [
      'dragnet.rethink.choice',
      "'suspicion', sideOf(table.teams, player)",
      "'suspicion', table.teams.map((_, seat) => seat)",
      'all see the new Suspicion',
    ],
  ]),
  ...inFile(`${FOLDER}/actions/pass.ts`, [
    ['dragnet.turn.one', '(finalRound ? null : NOT_FINAL_ROUND)', 'null', 'one may pass at any time'],
  ]),
  ...inFile(`${FOLDER}/actions/targeted-shift.ts`, [
    ['dragnet.shift.move', 'SHIFT_DISTANCE = 1', 'SHIFT_DISTANCE = 2', 'a Targeted Shift goes two spaces'],
    [
      'dragnet.shift.free',
      '(sight, { suspect }) => placingForbidden(sight, suspect)',
      "(sight, { suspect, direction: towards }) => placingForbidden(sight, towards === 'left' || towards === 'up' ? suspect : 'ada')",
      'a shift to the left can’t be shifted back',
    ],
  ]),
  ...inFile(`${FOLDER}/actions/rethink.ts`, [
    ['dragnet.rethink.choose', 'reconsider(draft, player, suspicion);', '', 'the Suspicion stays the old one'],
    ['dragnet.rethink.choice', '[...hand, old]', 'hand', 'the old Suspicion can’t be kept'],
  ]),
  ...inFile(`${FOLDER}/actions/question.ts`, [
    [
      'dragnet.question.pick-up',
      'return hasEvidence(sight.board, pickUp) ? null : NO_EVIDENCE;',
      'return null;',
      'a card that is not there is picked up',
    ],
    [
      'dragnet.question.answer',
      'ask(draft, player, pickUp);',
      'ask(draft, player, suspect);',
      'the answers are about the card placed',
    ],
    [
      'dragnet.question.target',
      'if (!isAdjacent(sight.board, suspect, pickUp)) return NOT_ADJACENT;',
      '',
      'a card is picked up from anywhere',
    ],
    [
      'dragnet.team',
      'opponentsOf(teams, player).map(',
      'teams.map((_, seat) => seat).filter((seat) => seat !== player).map(',
      'the partner answers',
    ],
  ]),
  ...inFile(`${FOLDER}/actions/solve.ts`, [
    [
      'dragnet.solve.choose',
      '(isLine(line, i) ? null : NO_SUCH_LINE)',
      "(isLine(line, i) && line !== 'diagonal' ? null : NO_SUCH_LINE)",
      'no diagonal can be chosen',
    ],
    [
      'dragnet.solve.raise',
      'const raised = raisedIn(cards, secrets);',
      'const raised = raisedIn(cards, secrets).filter((seat) => seat !== player);',
      'the solver’s own Suspicion does not count',
    ],
    [
      'dragnet.solve.hands',
      'const raised = raisedIn(cards, secrets);',
      "const raised = line === 'diagonal' ? [] : raisedIn(cards, secrets);",
      'nobody raises a hand for a diagonal',
    ],
    [
      'dragnet.solve.win',
      'cards.filter(({ evidence }) => !evidence).length',
      'cards.filter(({ evidence }) => evidence).length',
      'hands are compared with the marked suspects',
    ],
    [
      'dragnet.solve.equal',
      'const correct = raised.length ===',
      'const correct = raised.length > 0 && raised.length ===',
      'a line that is all marked is not complete',
    ],
    [
      'dragnet.solve.bound',
      'line.some(({ suspect }) => suspect === suspicions[seat])',
      'line.length > 0',
      'everybody raises a hand',
    ],
    [
      'dragnet.solve.rechoose',
      'return raised.length === 0 || isLastTurn(table)',
      'return raised.length < 9',
      'nobody chooses again',
    ],
    ['dragnet.solve.failed', 'withAt(table.skips, player, true)', 'table.skips', 'a failed Solve costs nothing'],
  ]),
];
