import { describe } from 'vitest';
import { type DragnetPosition, drawn } from '../../src/position/index.js';
import { othersThan, refuses } from './edited.js';

const TURN: DragnetPosition = {
  game: 'automata-noir/dragnet',
  rulesVersion: 1,
  seats: 3,
  step: 4,
  actors: [1],
  phase: 'turn',
  board: drawn(`
    Ada+    Boris+  Carl+   Dexter  Edgar
    Ezra    Florina Gloria  Greta   Hugo
    Ida     Jimmy   Kit     Lester  Malone
    Nora    Occam   Pearl   Quinn   Rita
    Sam     Theo    Vera    Walt    Witman
  `),
  deck: othersThan(
    'ada',
    'boris',
    'carl',
    'dexter',
    'edgar',
    'ezra',
    'florina',
    'gloria',
    'greta',
    'hugo',
    'ida',
    'jimmy',
  ),
  discard: [],
  players: [
    { hand: ['dexter', 'edgar'], suspicion: 'ezra', skipsNextTurn: true, team: null },
    { hand: ['florina', 'gloria'], suspicion: 'greta', skipsNextTurn: false, team: null },
    { hand: ['hugo', 'ida'], suspicion: 'jimmy', skipsNextTurn: false, team: null },
  ],
  turn: 1,
  finalRound: false,
  finalTurns: [],
  outcome: null,
};

const CHOOSING: DragnetPosition = { ...TURN, actors: [0, 2], phase: 'suspicions', turn: 0 };

const FINAL: DragnetPosition = {
  ...TURN,
  board: drawn(`
    Ada+    Boris+  Carl+   Dexter  Edgar
    Ezra    Florina Gloria  Greta   Hugo
    Ida     Jimmy   Kit+    Lester+ Malone+
    Nora+   Occam+  Pearl+  Quinn+  Rita+
    Sam+    Theo+   Vera+   Walt+   Witman+
  `),
  deck: [],
  players: TURN.players.map((player) => ({ ...player, skipsNextTurn: false })),
  finalRound: true,
  finalTurns: [1, 2],
};

const UNSOLVED: DragnetPosition = {
  ...FINAL,
  actors: [],
  phase: 'over',
  finalTurns: [],
  outcome: { winners: [], reason: 'unsolved' },
};

describe('a turn of Dragnet', () => {
  refuses(TURN, [
    ['a deceased suspect', { 'board.cards[5].alive': false }, 'board.cards[5].alive [dragnet.setup.board]'],
    ['three cards in hand', { 'players[0].hand': ['dexter', 'edgar', 'kit'] }, 'players[0].hand [table.position]'],
    [
      'two evidence cards on the board',
      { 'board.cards[0].evidence': false },
      'board [dragnet.setup.open]',
      'deck [noir.cards]',
    ],
    ['no suspicion', { 'players[2].suspicion': null }, 'players[2].suspicion [noir.cards]'],
    ['evidence on a suspicion', { 'board.cards[5].evidence': true }, 'board.cards[5].evidence [noir.cards]'],
    ['somebody else to act', { actors: [2] }, 'actors [table.turn]'],
    [
      'a turn that is lost and had',
      { 'players[1].skipsNextTurn': true },
      'players[1].skipsNextTurn [dragnet.solve.skip]',
    ],
    ['a final round', { finalRound: true }, 'finalRound [dragnet.final.exhausted]'],
    ['final turns', { finalTurns: [1, 2] }, 'finalTurns [dragnet.final]'],
    ['a team of three players', { 'players[0].team': 0 }, 'players[0].team [dragnet.team.two]'],
    ['a turn of nobody', { turn: 3, actors: [3] }, 'turn [dragnet.turn.order]'],
    [
      'an empty deck',
      { deck: [] },
      'finalRound [dragnet.final.exhausted]',
      'finalTurns [dragnet.final]',
      'deck [noir.cards]',
    ],
  ]);
});

describe('choices after a failed Solve', () => {
  refuses(CHOOSING, [
    ['nobody to choose', { actors: [] }, 'actors [table.turn]'],
    ['players out of order', { actors: [2, 0] }, 'actors [table.turn]'],
    ['a player twice', { actors: [2, 2] }, 'actors [table.turn]'],
    ['a player who is not there', { actors: [2, 3] }, 'actors [table.turn]'],
    [
      'a solver who loses no turn',
      { 'players[0].skipsNextTurn': false },
      'players[0].skipsNextTurn [dragnet.solve.skip]',
    ],
  ]);
});

describe('the final round', () => {
  refuses(FINAL, [
    ['a lost turn', { 'players[2].skipsNextTurn': true }, 'players[2].skipsNextTurn [dragnet.final]'],
    ['final turns that another one has first', { finalTurns: [2, 0] }, 'finalTurns [dragnet.final]'],
    ['final turns out of order', { finalTurns: [1, 0] }, 'finalTurns [dragnet.final]'],
    ['no final turns', { finalTurns: [] }, 'finalTurns [dragnet.final]'],
    ['a final turn too many', { finalTurns: [1, 2, 0, 1] }, 'finalTurns [dragnet.final]'],
    ['a choice after the last Solve', { phase: 'suspicions', finalTurns: [1] }, 'finalTurns [dragnet.final]'],
  ]);
});

describe('a game that nobody solved', () => {
  refuses(UNSOLVED, [
    ['a winner', { 'outcome.winners': [1] }, 'outcome.winners [dragnet.final.nobody]'],
    ['a solver who has not won', { 'outcome.reason': 'solved' }, 'outcome.winners [dragnet.solve.win]'],
    ['a final turn left', { finalTurns: [1] }, 'finalTurns [dragnet.final]'],
    [
      'a deck',
      { deck: ['kit'], 'board.cards[12].evidence': false, finalRound: false },
      'outcome.reason [dragnet.final.nobody]',
    ],
  ]);
});
