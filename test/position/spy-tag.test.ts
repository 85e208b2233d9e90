import { describe } from 'vitest';
import { drawn, type SpyTagPosition } from '../../src/position/index.js';
import { othersThan, refuses } from './edited.js';

const TURN: SpyTagPosition = {
  game: 'automata-noir/spy-tag',
  rulesVersion: 1,
  seats: 3,
  step: 7,
  actors: [0],
  phase: 'turn',
  board: drawn(`
    Ada     Boris   Carl†   Dexter  Edgar
    Ezra    Florina Gloria  Greta   Hugo
    Ida     Jimmy   Kit     Lester  Malone
    Nora    Occam   Pearl   Quinn   Rita
    Sam     Theo    Vera    Walt    Witman
  `),
  deck: othersThan('ada', 'kit', 'rita', 'carl'),
  discard: [],
  players: [
    { identity: 'ada', trophies: ['carl'], team: null },
    { identity: 'kit', trophies: [], team: null },
    { identity: 'rita', trophies: [], team: null },
  ],
  lastShift: { player: 2, direction: 'up', index: 1, distance: 2 },
  outcome: null,
};

const WON: SpyTagPosition = {
  ...TURN,
  actors: [],
  phase: 'over',
  board: drawn(`
    Ada     Boris   Carl†   Dexter  Edgar
    Ezra    Florina Gloria  Greta   Hugo
    Ida     Jimmy   Kit†    Lester  Malone
    Nora    Occam   Pearl   Quinn   Rita
    Sam     Theo    Vera    Walt    Witman
  `),
  players: [
    { identity: 'ada', trophies: ['carl', 'kit'], team: null },
    { identity: null, trophies: [], team: null },
    { identity: 'rita', trophies: [], team: null },
  ],
  lastShift: null,
  outcome: { winners: [0], reason: 'trophies' },
};

const NETWORK: SpyTagPosition = {
  ...WON,
  seats: 4,
  board: drawn(`
    Ada     Boris   Carl†   Dexter  Edgar
    Ezra    Florina Gloria  Greta   Hugo
    Ida     Jimmy†  Kit†    Lester  Malone
    Nora    Occam   Pearl   Quinn   Rita
    Sam     Theo    Vera    Walt    Witman
  `),
  deck: othersThan('ada', 'kit', 'rita', 'carl', 'jimmy', 'walt'),
  players: [
    { identity: 'ada', trophies: ['carl', 'kit'], team: 0 },
    { identity: 'walt', trophies: [], team: 1 },
    { identity: 'rita', trophies: ['jimmy'], team: 0 },
    { identity: null, trophies: [], team: 1 },
  ],
  outcome: { winners: [0, 2], reason: 'trophies' },
};

describe('a turn of Spy Tag', () => {
  refuses(TURN, [
    [
      'a trophy of the living',
      { 'players[1].trophies': ['hugo'] },
      'players[1].trophies[0] [spy.capture.deceased]',
      'deck[7] [noir.cards]',
    ],
    [
      'a deceased suspect whom nobody captured',
      { 'board.cards[7].alive': false },
      'board.cards[7].alive [spy.capture.trophy]',
    ],
    [
      'a deceased spy',
      { 'players[0].identity': 'carl', 'players[0].trophies': ['ada'] },
      'players[0].identity [noir.identity.living]',
    ],
    [
      'a spy without an identity',
      { 'players[2].identity': null },
      'players[2].identity [spy.capture.redraw]',
      'deck [noir.cards]',
    ],
    ['evidence on the board', { 'board.cards[0].evidence': true }, 'board.cards[0].evidence [spy.setup.deck]'],
    ['a discarded card', { discard: ['ada'] }, 'discard [table.position]'],
    ['a board of four rows', { 'board.height': 4 }, 'board.height [spy.setup.board]'],
    ['another number of seats', { seats: 4 }, 'players [spy.players]'],
    ['a team', { 'players[1].team': 1 }, 'players[1].team [noir.seats]'],
    ['a last shift of the one to act', { 'lastShift.player': 0 }, 'lastShift.player [spy.no-undo]'],
    ['a player to act who is not there', { actors: [3] }, 'actors [table.turn]'],
    [
      'trophies enough',
      { 'players[0].trophies': ['carl', 'kit'], 'players[1].identity': 'hugo', 'board.cards[12].alive': false },
      'phase [spy.capture.win]',
    ],
  ]);
});

describe('the end of Spy Tag', () => {
  refuses(WON, [
    ['an identity of the last one captured', { 'players[1].identity': 'hugo' }, 'players [spy.capture.redraw]'],
    ['the wrong winner', { 'outcome.winners': [1] }, 'outcome.winners [spy.capture.win]'],
    [
      'too few trophies',
      { 'players[0].trophies': ['carl'] },
      'phase [spy.capture.win]',
      'board.cards[12].alive [spy.capture.trophy]',
    ],
    ['too many trophies', { 'players[0].trophies': ['carl', 'kit', 'hugo'] }, 'players[0].trophies [spy.capture.win]'],
    ['a last shift', { lastShift: TURN.lastShift }, 'lastShift [spy.no-undo]'],
  ]);
});

describe('the end of Spy Network', () => {
  refuses(NETWORK, [
    ['one winner alone', { 'outcome.winners': [0] }, 'outcome.winners [spy.capture.win]'],
    ['winners out of order', { 'outcome.winners': [2, 0] }, 'outcome.winners [spy.capture.win]'],
    ['no team', { 'players[3].team': null }, 'players[3].team [noir.seats]'],
    [
      'a captured ally',
      { 'players[3].identity': 'rita', 'players[2].identity': null },
      'players[2].identity [spy.capture.redraw]',
    ],
    ['one trophy too few', { 'players[2].trophies': [] }, 'phase [spy.team.trophies]'],
  ]);
});
