import { inFile } from './fault.js';

const FOLDER = 'src/automata-noir/buddy-cops';

/** Ways to get Buddy Cops wrong. */
export const BUDDY_COPS = [
  ...inFile(`${FOLDER}/setup.ts`, [
    ['cops.players', "[PLAYERS], 'players')", "[2, PLAYERS], 'players')", 'two may play'],
    ['cops.setup.board', 'laidOut(board)', 'laidOut(board.toReversed())', 'the board lies the other way round'],
    [
      'cops.setup.deck',
      'deck: evidence.slice(ROLES.length * CARDS_DEALT)',
      'deck: evidence.slice(ROLES.length * CARDS_DEALT + 1)',
      'a card of the deck is lost',
    ],
    [
      'cops.setup.roles',
      'readDifferent(value, ROLES, PLAYERS',
      'readDifferent(value, [...ROLES, ...ROLES], PLAYERS',
      'a role is had twice',
    ],
    ['cops.seats', '? ROLES\n', "? ['killer', 'undercover', 'profiler']\n", 'the Profiler has seat 2'],
    ['cops.setup.three', 'CARDS_DEALT = 3', 'CARDS_DEALT = 4', 'four cards are dealt'],
    [
      'cops.setup.order',
      'ROLES.indexOf(role) * CARDS_DEALT',
      'roles.indexOf(role) * CARDS_DEALT',
      'cards are dealt by seat and not by role',
    ],
  ]),
  ...inFile(`${FOLDER}/identity.ts`, [
    ['cops.setup.killer', 'without(held, identity)', 'held', 'the card chosen stays in the Disguise Hand'],
    ['cops.undercover.choice', 'withLast(hand, old)', 'hand', 'the card not chosen vanishes'],
  ]),
  ...inFile(`${FOLDER}/view.ts`, [
    [
      'cops.setup.unseen',
      "(perspective === undercover && phase !== 'cop-identities')",
      'perspective === undercover',
      'the Undercover sees the Profiler’s identity before choosing',
    ],
    [
      'cops.undercover.looks',
      "perspective === profiler || (perspective === undercover && phase !== 'cop-identities')",
      'perspective === profiler',
      'the Undercover does not see the Profiler’s identity',
    ],
    [
      'cops.killer.looks',
      'const isOpen = perspective === player || table.outcome !== null;',
      'const isOpen = true;',
      'all see the Killer’s cards',
    ],
    [
      'cops.hand.secret',
      'hand: perspective === player ? hand',
      'hand: isSeen ? hand',
      'the Undercover sees the Evidence Hand',
    ],
    ['cops.over.reveal', 'isSeen || table.outcome !== null', 'isSeen', 'the Cops are not turned up at the end'],
  ]),
  ...inFile(`${FOLDER}/turn.ts`, [
    ['cops.shift.line', 'SHIFT_DISTANCE = 1', 'SHIFT_DISTANCE = 2', 'a Shift goes two spaces'],
    ['cops.turn.alternate', 'beginCopsTurn(draft);', 'beginKillersTurn(draft);', 'the Cops have no turn'],
    [
      'cops.turn.cops',
      'table.copsToAct = copsOf(table)',
      'table.copsToAct = only(table.profiler)',
      'one Cop acts and the other not',
    ],
    ['cops.no-undo.shift', '< ACTIONS_PER_TURN) ?', '< 0) ?', 'the Kill after a Shift lifts the ban'],
    [
      'cops.partner.turn',
      'if (table.actionsLeft === 0) begin',
      'if (table.actionsLeft === 0 || table.deaths > 0) begin',
      'a Cop’s death ends the Killer’s turn',
    ],
    [
      'cops.winners',
      'ended(draft, copsOf(draft.table), reason)',
      'ended(draft, only(draft.table.profiler), reason)',
      'one Cop wins alone',
    ],
  ]),
  ...inFile(`${FOLDER}/kills.ts`, [
    [
      'cops.setup.kill-counts',
      'board.cards.length - livingOn(board)',
      'board.cards.length - livingOn(board) - 1',
      'the opening Kill does not count',
    ],
    ['cops.kill.thirteen', 'KILLS_TO_WIN = 13', 'KILLS_TO_WIN = 12', 'twelve win'],
  ]),
  ...inFile(`${FOLDER}/must-kill.ts`, [
    [
      'cops.killer.must-kill',
      'isAlive(board, disguise) && canKillAs(sight, disguise)',
      'isAlive(board, disguise) && hand.length === 0',
      'a change of disguise is no way to a Kill',
    ],
    ['cops.killer.two', 'canKill(sight) ? MUST_KILL : null', 'null', 'a turn goes by without a Kill'],
    [
      'cops.killer.must-kill',
      'canKill(sight) || canComeToKill(sight) ? OUT_OF_REACH : null',
      'OUT_OF_REACH',
      'the duty does not lapse',
    ],
    [
      'cops.killer.must-kill',
      'if (couldKill) return null;',
      'return null;',
      'the Killer goes out of reach of everybody',
    ],
  ]),
  ...inFile(`${FOLDER}/no-undo.ts`, [
    ['cops.no-undo.shift', 'if (shift.player !== player) ', '', 'one’s own shift binds, too'],
    ['cops.no-undo.fast', 'at(lastShifts, killer);', 'lastShifts.flat();', 'the Profiler’s shift binds a Fast Shift'],
  ]),
  ...inFile(`${FOLDER}/evidence.ts`, [
    ['cops.setup.evidence-hand', 'at(hands, to).concat(suspects)', 'at(hands, to)', 'the cards vanish'],
    [
      'cops.undercover.draw',
      'at(secrets.deck, 0)',
      'at(secrets.deck, secrets.deck.length - 1)',
      'the card is drawn from the wrong end of the deck',
    ],
  ]),
  ...inFile(`${FOLDER}/actions/choose-identity.ts`, [
    ['cops.setup.cops', "'cop-identities',", '', 'the Cops can’t choose'],
    ['cops.identity.held', 'if (!isHeld(sight, identity)) return NOT_HELD;', '', 'one goes by anybody'],
    [
      'cops.undercover.disguise',
      'return isAlive(sight.board, identity) ? null : DECEASED;',
      'return null;',
      'the Undercover goes by a deceased suspect',
    ],
  ]),
  ...inFile(`${FOLDER}/actions/kill.ts`, [
    [
      'cops.setup.kill',
      "table.killedThisTurn = table.phase === 'killer-turn'",
      'table.killedThisTurn = true',
      'the opening Kill counts as that of a turn',
    ],
    [
      'cops.kill.adjacent',
      '!isAdjacent(board, identity, suspect)',
      'identity === null',
      'the Killer reaches everybody',
    ],
    [
      'cops.kill.living',
      'return isAlive(board, suspect) ? null : DECEASED;',
      'return null;',
      'the deceased are killed',
    ],
    ['cops.kill.flip', 'table.board = withDeceased(table.board, suspect);', '', 'the victim lives'],
    [
      'cops.kill.cop',
      'if (cop !== undefined) return partnerDies(draft, cop, suspect);',
      '',
      'a Cop is killed and goes on',
    ],
    [
      'cops.wins',
      "if (areEnough(table.board)) return killerWins(draft, 'thirteen-kills');",
      '',
      'thirteen kills do not win',
    ],
    ['cops.kill.canvas', 'canvass(draft, suspect);', '', 'nobody answers when an exonerated suspect dies'],
    ['cops.kill.evidence', 'discardEvidence(draft, suspect);', '', 'evidence stays on the deceased'],
  ]),
  ...inFile(`${FOLDER}/actions/change-disguise.ts`, [
    ['cops.change-disguise.held', 'if (!isHeld(sight, identity)) return NOT_HELD;', '', 'the Killer goes by anybody'],
    [
      'cops.change-disguise.keep',
      'if (!isAlive(sight.board, identity)) return DECEASED;',
      'if (identity === sight.identity || !isAlive(sight.board, identity)) return DECEASED;',
      'the identity can’t be kept',
    ],
    [
      'cops.change-disguise.unseen',
      "'identity', only(player)",
      "'identity', [0, 1, 2]",
      'the Cops see which card it is',
    ],
    [
      'cops.disguise.living',
      'if (!isAlive(sight.board, identity)) return DECEASED;',
      '',
      'the Killer goes by a deceased suspect',
    ],
  ]),
  ...inFile(`${FOLDER}/actions/pass.ts`, [
    [
      'cops.pass',
      "isMade: ({ phase }) => phase === 'cops-turn'",
      "isMade: ({ phase }) => phase === 'cops-turn' || phase === 'killer-turn'",
      'the Killer may pass',
    ],
  ]),
  ...inFile(`${FOLDER}/actions/accuse.ts`, [
    [
      'cops.accuse',
      'isAdjacent(board, identity, suspect) ?',
      'identity === suspect || isAdjacent(board, identity, suspect) ?',
      'a Cop accuses the own suspect',
    ],
    [
      'cops.accuse.identity',
      "if (result === 'identity') return copsWin(draft, 'killer-accused');",
      '',
      'the Killer is found and goes on',
    ],
    [
      'cops.accuse.disguise',
      "if (result === 'disguise') strikeDisguise(draft, suspect);",
      '',
      'a disguise found is kept',
    ],
  ]),
  ...inFile(`${FOLDER}/actions/disguise.ts`, [
    ['cops.undercover.disguise', '(deck === 0 ? DECK_EMPTY : null)', 'null', 'one draws from an empty deck'],
  ]),
  ...inFile(`${FOLDER}/actions/fast-shift.ts`, [
    ['cops.fast-shift.line', 'DISTANCES.map(', '[2 as const].map(', 'a Fast Shift goes two spaces only'],
  ]),
  ...inFile(`${FOLDER}/actions/shift.ts`, []),
  ...inFile(`${FOLDER}/actions/exonerate.ts`, [
    ['cops.exonerate.hand', '(hand.includes(suspect) ? null : NOT_IN_HAND)', 'null', 'anybody is exonerated'],
    [
      'cops.exonerate.canvas',
      '[at(identities, killer), ...at(hands, killer)]',
      '[at(identities, killer)]',
      'disguises do not count',
    ],
    [
      'cops.exonerate.deceased',
      'const kept = isAlive(table.board, suspect);',
      'const kept = true;',
      'evidence lies on the deceased',
    ],
    [
      'cops.exonerate',
      'answers: [{ player: killer, adjacent }]',
      'answers: at(hands, killer).map((card) => ({ player: killer, adjacent: answersYes(board, card, suspect) }))',
      'each disguise answers for itself',
    ],
  ]),
  ...inFile(`${FOLDER}/actions/deputize.ts`, [
    [
      'cops.deputize.hand',
      'secrets.identities = withAt(secrets.identities, table.undercover, suspect);',
      '',
      'the Undercover keeps the identity',
    ],
    [
      'cops.deputize.living',
      'return isAlive(board, suspect) ? null : DECEASED;',
      'return null;',
      'the Undercover goes by a deceased suspect',
    ],
    [
      'cops.deputize.bottom',
      'withLast(secrets.deck, old)',
      '[old, ...secrets.deck]',
      'the old identity goes on top of the deck',
    ],
    [
      'cops.deputize',
      "'suspect', copsOf(table)",
      "'suspect', [table.undercover]",
      'the Profiler does not know the card given',
    ],
  ]),
  ...inFile(`${FOLDER}/dead-partner.ts`, [
    [
      'cops.kill.order',
      "if (areEnough(table.board)) return killerWins(draft, 'thirteen-kills');",
      '',
      'a first death with the thirteenth Kill does not end the game',
    ],
    ['cops.partner.second', 'DEATHS_TO_WIN = 2', 'DEATHS_TO_WIN = 3', 'two deaths do not win'],
    ['cops.partner.switch', 'switchRoles(draft);', '', 'the roles are not switched'],
    [
      'cops.partner.roles',
      '  switchRoles(draft);\n  discardIdentity(draft, cop, suspect);\n  giveHand(draft);\n  return seekIdentity(draft, cop);',
      '  discardIdentity(draft, cop, suspect);\n  seekIdentity(draft, cop);\n  switchRoles(draft);\n  giveHand(draft);\n  return draft;',
      'the roles switch after the search',
    ],
    ['cops.partner.hand', 'giveHand(draft);', '', 'the Evidence Hand stays where it is'],
    [
      'cops.partner.search',
      'deck.findIndex((suspect) => isAlive(board, suspect))',
      'deck.length === 0 ? -1 : 0',
      'the top card is taken, living or deceased',
    ],
    ['cops.partner.deceased', 'discard(draft, cop, passed);', '', 'deceased cards on the way vanish'],
    ['cops.partner.deck-first', 'discard(draft, cop, [suspect]);', '', 'the identity of the killed Cop vanishes'],
    [
      'cops.partner.deck-first',
      'if (!at(hands, cop).some((suspect) => isAlive(board, suspect))) return',
      'return',
      'nobody chooses from the hand',
    ],
    [
      'cops.partner.none',
      "if (!at(hands, cop).some((suspect) => isAlive(board, suspect))) return killerWins(draft, 'no-identity-left');",
      '',
      'a Cop without identity does not lose',
    ],
    [
      'cops.partner.shown',
      'cop === table.profiler ? copsOf(table) : only(cop)',
      'only(cop)',
      'the partner does not see the new identity',
    ],
  ]),
];
