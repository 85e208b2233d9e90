import { inFile } from './fault.js';

const FOLDER = 'src/automata-noir/killer-vs-inspector';

/** Ways to get Killer vs. Inspector wrong. */
export const KILLER_VS_INSPECTOR = [
  ...inFile(`${FOLDER}/setup.ts`, [
    ['kvi.players', "[PLAYERS], 'players')", "[PLAYERS, 3], 'players')", 'three may play'],
    ['kvi.roles', "'killer') ?? 0", "'killer') ?? 1", 'seat 1 is the Killer'],
    ['kvi.setup.board', 'laidOut(board)', 'laidOut(board.toReversed())', 'the board lies the other way round'],
    ['kvi.setup.deck', 'evidence.slice(2)', 'evidence.slice(3)', 'a card of the deck is lost'],
    ['kvi.setup.killer', 'disguise: at(evidence, 1)', 'disguise: at(evidence, 0)', 'the disguise is the identity'],
    [
      'kvi.setup.order',
      '{ identity: at(evidence, 0), disguise: at(evidence, 1) }',
      '{ identity: at(evidence, 1), disguise: at(evidence, 0) }',
      'the first card is the disguise',
    ],
    ['kvi.setup.inspector', 'CARDS_TO_CHOOSE_FROM = 4', 'CARDS_TO_CHOOSE_FROM = 3', 'the Inspector draws three'],
  ]),
  ...inFile(`${FOLDER}/turn.ts`, [
    ['kvi.no-undo', 'lastShift: null', 'lastShift: table.lastShift', 'the ban outlives another action'],
    [
      'kvi.setup.kill-counts',
      'SUSPECTS.length - livingOn(board)',
      'SUSPECTS.length - 1 - livingOn(board)',
      'the opening Kill does not count',
    ],
    [
      'kvi.kills.count',
      'SUSPECTS.length - livingOn(board)',
      'board.cards.length - livingOn(board)',
      'kills are recounted after a Collapse',
    ],
    ['kvi.kill.tenth', 'KILLS_TO_WIN = 10', 'KILLS_TO_WIN = 11', 'ten do not win'],
    ['kvi.turn.alternate', 'table.turn = opponentOf(table.turn);', '', 'the same player is on again'],
  ]),
  ...inFile(`${FOLDER}/view.ts`, [
    ['kvi.setup.look', 'isOver || perspective === killerSeat', 'true', 'all see the Killer’s cards'],
    ['kvi.setup.look', 'isOver || isOwn || identity === null', 'true', 'all see the Inspector’s identity'],
    ['kvi.setup.look', 'hand: isOwn ? hand', 'hand: isOwn || hand.length === 3 ? hand', 'all see the Evidence Hand'],
    ['kvi.over.reveal', 'const isOver = outcome !== null;', 'const isOver = false;', 'nothing is turned up at the end'],
  ]),
  ...inFile(`${FOLDER}/actions/index.ts`, [
    [
      'kvi.turn.no-pass',
      '  solve,\n}',
      "  solve,\n  pass: { fields: {}, isMade: ({ phase }) => phase === 'turn', candidates: ({ perspective }) => [{ type: 'pass', player: perspective }], check: () => null, resolve: (state) => state },\n}",
      'one may pass',
    ],
  ]),
  ...inFile(`${FOLDER}/actions/shift.ts`, [
    [
      'kvi.shift.line',
      'action.index >= linesOf(board, action.direction)',
      'action.index >= BOARD_SIZE',
      'a line that is gone is shifted',
    ],
    ['kvi.shift.one', 'SHIFT_DISTANCE = 1', 'SHIFT_DISTANCE = 2', 'a Shift goes two spaces'],
    [
      'kvi.no-undo',
      'lastShift !== null && undoes(action, lastShift) ? SHIFT_UNDONE : null',
      'null',
      'a Shift is undone',
    ],
    [
      'kvi.no-undo',
      'undoes(action, lastShift)',
      'action.index === lastShift.index',
      'the ban is wider than the opposite direction',
    ],
  ]),
  ...inFile(`${FOLDER}/actions/accuse.ts`, [
    ['kvi.turn.one-action', "role === 'inspector' && phase === 'turn'", "phase === 'turn'", 'the Killer accuses'],
    [
      'kvi.accuse.adjacent',
      'accused === identity || isAdjacent(board, identity, accused)',
      'identity !== null',
      'anybody can be accused',
    ],
    [
      'kvi.accuse.any',
      'return isNear ?',
      'return isNear && board.cards.some((card) => card.suspect === accused && card.alive) ?',
      'the deceased can’t be accused',
    ],
    ['kvi.accuse.self', 'accused === identity || ', '', 'the Inspector’s own can’t be accused'],
    [
      'kvi.accuse.win',
      "return isKiller ? win(draft, player, 'killer-accused') : nextTurn(draft);",
      'return nextTurn(draft);',
      'the Killer is found and goes on',
    ],
    [
      'kvi.accuse.result',
      'accused === draft.secrets.killer.identity',
      'accused === draft.secrets.killer.identity || accused === draft.secrets.killer.disguise',
      'the disguise counts as the Killer',
    ],
  ]),
  ...inFile(`${FOLDER}/actions/collapse.ts`, [
    [
      'kvi.collapse.deceased',
      'return action.suspects.some((one) => isAlive(board, one)) ? SUSPECT_LIVING : null;',
      'return null;',
      'the living are discarded',
    ],
    [
      'kvi.collapse.complete',
      'action.suspects.every((one, line) => lineOf(board, action.lines, one) === line)',
      'true',
      'two of one line are discarded',
    ],
  ]),
  ...inFile('src/automata-noir/collapse.ts', [
    [
      'kvi.collapse.complete',
      'return lineAt(board, lines, placeOf(board, suspect));',
      'return Math.abs(lineAt(board, lines, placeOf(board, suspect)));',
      'somebody who is gone is discarded again',
    ],
    [
      'kvi.collapse.close-up',
      'columns.map((column) => at(column, y))',
      'columns.map((column) => at(column, column.length - 1 - y))',
      'the columns do not keep their order',
    ],
  ]),
  ...inFile(`${FOLDER}/evidence-hand.ts`, [
    [
      'kvi.collapse.hand',
      'hand.filter((card) => !isOnBoard(table.board, card))',
      '[]',
      'cards of those who are gone stay in hand',
    ],
    [
      'kvi.collapse.refill',
      'draw(draft, gone.length);\n  replaceGone(draft);',
      'draw(draft, gone.length);',
      'a card drawn for one that is gone may be gone itself',
    ],
  ]),
  ...inFile(`${FOLDER}/actions/choose-identity.ts`, [
    [
      'kvi.setup.living',
      'return isAlive(board, identity) ? null : IDENTITY_DECEASED;',
      'return null;',
      'the Inspector goes by the victim',
    ],
    ['kvi.setup.inspector', 'if (!hand.includes(identity)) return NOT_IN_HAND;', '', 'the Inspector goes by anybody'],
  ]),
  ...inFile(`${FOLDER}/actions/kill.ts`, [
    [
      'kvi.setup.kill',
      "(phase === 'opening-kill' || phase === 'turn')",
      "phase === 'turn'",
      'there is no opening Kill',
    ],
    ['kvi.kill.adjacent', '!isAdjacent(board, identity, victim)', 'identity === null', 'the Killer reaches everybody'],
    [
      'kvi.kill.living',
      'return isAlive(board, victim) ? null : ALREADY_DECEASED;',
      'return null;',
      'the deceased are killed',
    ],
    ['kvi.kill.flip', 'withDeceased(table.board, victim)', 'table.board', 'the victim lives'],
    [
      'kvi.kill.inspector',
      "if (victim === identity) return win(draft, player, 'inspector-killed');",
      '',
      'the Inspector is killed and goes on',
    ],
    [
      'kvi.kill.order',
      'if (victim === identity) return',
      'if (victim === identity && killsOn(board) < KILLS_TO_WIN) return',
      'a tenth victim who is the Inspector counts as the tenth',
    ],
    [
      'kvi.kill.order',
      'if (killsOn(table.board) >= KILLS_TO_WIN) return',
      'if (killsOn(table.board) >= KILLS_TO_WIN && !hasEvidence(table.board, victim)) return',
      'an exonerated tenth victim is canvassed first',
    ],
    [
      'kvi.kill.exonerated',
      'else if (hasEvidence(table.board, victim)) canvass(draft, victim);',
      '',
      'nobody answers when an exonerated suspect dies',
    ],
    [
      'kvi.kill.canvas',
      'adjacent: answersYes(table.board, secrets.inspector.identity, victim)',
      'adjacent: secrets.inspector.hand.some((card) => answersYes(table.board, card, victim))',
      'the hand answers',
    ],
    ['kvi.kill.discard', 'table.discard = withLast(table.discard, victim);', '', 'the evidence of a victim vanishes'],
  ]),
  ...inFile(`${FOLDER}/actions/change-disguise.ts`, [
    [
      'kvi.disguise.deceased',
      'return isAlive(board, chosen) ? null : DISGUISE_DECEASED;',
      'return null;',
      'the Killer goes by a deceased suspect',
    ],
    ['kvi.disguise.own', 'if (chosen !== disguise) return NOT_YOUR_CARDS;', '', 'the Killer goes by anybody'],
    ['kvi.disguise.bluff', "'identity', only(player)", "'identity', [0, 1]", 'the Inspector sees which card it is'],
  ]),
  ...inFile(`${FOLDER}/actions/exonerate.ts`, [
    ['kvi.exonerate.hand', 'return hand.includes(card) ? null : NOT_IN_HAND;', 'return null;', 'anybody is exonerated'],
    [
      'kvi.exonerate.canvas',
      'adjacent: answersYes(table.board, secrets.killer.identity, card)',
      'adjacent: false',
      'the Killer never says yes',
    ],
    [
      'kvi.canvas.identity',
      'adjacent: answersYes(table.board, secrets.killer.identity, card)',
      'adjacent: answersYes(table.board, secrets.killer.identity, card) || answersYes(table.board, secrets.killer.disguise, card)',
      'the disguise counts',
    ],
    [
      'kvi.exonerate.deceased',
      'const kept = isAlive(table.board, card);',
      'const kept = true;',
      'evidence lies on the deceased',
    ],
    ['kvi.exonerate.draw', 'draw(draft, 1);', '', 'no card is drawn'],
    ['kvi.exonerate.refill', 'replaceGone(draft);', '', 'a card of somebody who is gone stays in hand'],
    ['kvi.exonerate.deck', 'if (deck === 0) return DECK_EMPTY;', '', 'one exonerates without a deck'],
  ]),
  ...inFile(`${FOLDER}/actions/solve.ts`, [
    ['kvi.solve.names', 'identity === disguise ? NAMED_TWICE : null', 'null', 'one suspect is named for both'],
    [
      'kvi.solve.win',
      'identity === killer.identity && disguise === killer.disguise',
      'identity === killer.disguise && disguise === killer.identity',
      'the pair counts the wrong way round',
    ],
    [
      'kvi.solve.lose',
      "win(draft, opponentOf(player), 'wrong-solution')",
      "win(draft, player, 'wrong-solution')",
      'a wrong solution wins',
    ],
  ]),
];
