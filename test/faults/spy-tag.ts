import { inFile } from './fault.js';

const FOLDER = 'src/automata-noir/spy-tag';

/** Ways to get Spy Tag wrong. */
export const SPY_TAG = [
  ...inFile(`${FOLDER}/setup.ts`, [
    ['spy.players', "'players') ?? SPIES", "'players') ?? NETWORK_SPIES", 'four play unless another number is given'],
    ['spy.setup.board', 'laidOut(board)', 'laidOut(board.toReversed())', 'the board lies the other way round'],
    [
      'spy.setup.deck',
      'deck: evidence.slice(players)',
      'deck: evidence.slice(players + 1)',
      'a card of the deck is lost',
    ],
    [
      'spy.setup.identity',
      'identities: evidence.slice(0, players)',
      'identities: evidence.slice(1, players + 1)',
      'the top card is not dealt',
    ],
    [
      'spy.setup.order',
      'identities: evidence.slice(0, players)',
      'identities: evidence.slice(0, players).map((_, seat, dealt) => dealt[(seat + players - firstPlayer) % players])',
      'the deal begins with the first player',
    ],
    ['spy.first-player', '?? firstPlayerOf(ID, seed, players)', '?? 0', 'seat 0 begins whatever the seed'],
  ]),
  ...inFile(`${FOLDER}/view.ts`, [
    [
      'spy.identity.secret',
      'isAmong(sideOf(seats, seat), perspective)',
      "perspective !== 'spectator'",
      'spies see each other’s identity',
    ],
    [
      'spy.team.reveal',
      'isAmong(sideOf(seats, seat), perspective)',
      'seat === perspective',
      'partners do not see each other’s identity',
    ],
    ['spy.over.reveal', 'table.outcome !== null || ', '', 'nothing is turned up at the end'],
  ]),
  ...inFile(`${FOLDER}/turn.ts`, [
    ['spy.no-undo', 'lastShift: null', 'lastShift: table.lastShift', 'the ban outlives a Capture'],
    [
      'spy.turn.clockwise',
      '(table.turn + 1) % table.trophies.length',
      '(table.turn + table.trophies.length - 1) % table.trophies.length',
      'turns go round the other way',
    ],
    ['spy.turn.one-action', '(table.turn + 1) % table.trophies.length', 'table.turn', 'the same spy is on again'],
    ['spy.team.trophies', 'sideOf(seats, player).reduce(', '[player].reduce(', 'the partner’s trophies do not count'],
  ]),
  ...inFile(`${FOLDER}/teams.ts`, [
    [
      'spy.capture.win',
      'export const TROPHIES_TO_WIN = 2',
      'export const TROPHIES_TO_WIN = 3',
      'two trophies do not win',
    ],
    ['spy.team.partners', 'seat % TEAMS === team', 'Math.floor(seat / TEAMS) === team', 'neighbours are partners'],
  ]),
  ...inFile(`${FOLDER}/actions/fast-shift.ts`, [
    ['spy.fast-shift.line', 'DISTANCES.map(', '[1 as const].map(', 'a Fast Shift goes one space only'],
    [
      'spy.no-undo',
      '(lastShift !== null && undoes(action, lastShift) ? SHIFT_UNDONE : null)',
      'null',
      'a Fast Shift is undone',
    ],
    [
      'spy.no-undo',
      'undoes(action, lastShift)',
      'undoes(action, lastShift) && action.distance === lastShift.distance',
      'the ban looks at the distance',
    ],
  ]),
  ...inFile(`${FOLDER}/actions/capture.ts`, [
    [
      'spy.capture.adjacent',
      'isAdjacent(board, identity, suspect) ? null : NOT_ADJACENT',
      'null',
      'anybody can be captured',
    ],
    [
      'spy.capture.any',
      'isAdjacent(board, identity, suspect) ? null',
      'isAdjacent(board, identity, suspect) && board.cards.some((card) => card.suspect === suspect && card.alive) ? null',
      'the deceased can’t be named',
    ],
    [
      'spy.capture.trophy',
      'withLast(at(table.trophies, player), suspect)',
      'at(table.trophies, player)',
      'no trophy is won',
    ],
    ['spy.capture.deceased', 'table.board = withDeceased(table.board, suspect);', '', 'the suspect lives on'],
    ['spy.capture.redraw', 'drawIdentity(draft, victim);', '', 'the victim draws no identity'],
    [
      'spy.capture.redraw',
      "'suspects', openTo",
      "'suspects', table.trophies.map((_, seat) => seat)",
      'all see the new identity',
    ],
    ['spy.deck', 'secrets.deck = secrets.deck.slice(1);', '', 'the same card is drawn again'],
    [
      'spy.team.capture',
      'enemiesOf(seatsIn(draft), player).find(',
      'identities.map((_, seat) => seat).find(',
      'an ally is caught',
    ],
  ]),
  ...inFile(`${FOLDER}/actions/canvas.ts`, [
    [
      'spy.canvas.adjacent',
      'isAdjacent(board, identity, suspect) ? null : NOT_ADJACENT',
      'null',
      'anybody can be canvassed',
    ],
    [
      'spy.canvas.any',
      'isAdjacent(board, identity, suspect) ? null',
      'isAdjacent(board, identity, suspect) && board.cards.some((card) => card.suspect === suspect && card.alive) ? null',
      'the deceased can’t be canvassed',
    ],
    [
      'spy.canvas.answers',
      'adjacent: answersYes(',
      'adjacent: identity === suspect || answersYes(',
      'who is the suspect says yes',
    ],
    [
      'spy.team.canvas',
      'enemiesOf(seatsIn(draft), player).map(',
      'identities.map((_, seat) => seat).filter((seat) => seat !== player).map(',
      'an ally answers',
    ],
  ]),
];
