/** District Noir as a game of boardgame.io, with its reducer in process: no server, no log of undone moves. */
import { createRequire } from 'node:module';
import type { Card } from '../../../src/district-noir/cards.js';
import { CITIES } from '../../../src/district-noir/cards.js';
import { resultOf } from '../../../src/district-noir/scoring.js';

interface G {
  deck: Card[];
  row: Card[];
  hands: Card[][];
  tableaux: Card[][];
  taken: boolean[];
  firstPlayer: number;
  turn: number;
  winner: number | null;
}

interface Ctx {
  readonly currentPlayer: string;
  readonly gameover?: { readonly winner: number };
}

interface State {
  readonly G: G;
  readonly ctx: Ctx;
}

type Move = (context: { G: G; ctx: Ctx }, card: Card) => 'INVALID_MOVE' | undefined;

interface Engine {
  CreateGameReducer(options: { game: object }): (state: State, action: object) => State;
  InitializeGame(options: { game: object; numPlayers: number; setupData: object }): State;
}

// It is found beside the bundle, in the installation of the benchmark; its ES modules can't be imported.
const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame }: Engine = require('boardgame.io/internal');

function goOn(G: G): void {
  const isOver = G.taken.every(Boolean) && G.hands.every((hand) => hand.length === 0);
  if (!isOver) {
    G.turn = 1 - G.turn;
  } else if (G.deck.length === 0) {
    const [winner = 2] = resultOf(G.tableaux).winners;
    G.winner = winner;
  } else {
    G.hands = [G.deck.splice(0, 5), G.deck.splice(0, 5)];
    G.taken = [false, false];
    G.firstPlayer = 1 - G.firstPlayer;
    G.turn = G.firstPlayer;
  }
}

const play: Move = ({ G }, card) => {
  const hand = G.hands[G.turn]!;
  const place = hand.indexOf(card);
  if (place === -1) return 'INVALID_MOVE';
  hand.splice(place, 1);
  G.row.push(card);
  goOn(G);
  return undefined;
};

const take: Move = ({ G }) => {
  if (G.taken[G.turn] || G.row.length === 0) return 'INVALID_MOVE';
  const tableau = G.tableaux[G.turn]!;
  tableau.push(...G.row.splice(-5));
  G.taken[G.turn] = true;
  if (CITIES.every((city) => tableau.includes(city))) G.winner = G.turn;
  else goOn(G);
  return undefined;
};

const game = {
  name: 'district-noir',
  disableUndo: true,
  setup: (_: object, { deck, firstPlayer }: { deck: readonly Card[]; firstPlayer: number }): G => ({
    deck: deck.slice(15),
    row: deck.slice(13, 15),
    hands: [deck.slice(3, 8), deck.slice(8, 13)],
    tableaux: [[], []],
    taken: [false, false],
    firstPlayer,
    turn: firstPlayer,
    winner: null,
  }),
  moves: { play, take },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }: { G: G }) => G.turn, next: ({ G }: { G: G }) => G.turn },
  },
  endIf: ({ G: { winner } }: { G: G }) => (winner === null ? undefined : { winner }),
};

const reduce = CreateGameReducer({ game });

export function initialised(deck: readonly Card[], firstPlayer: number): State {
  return InitializeGame({ game, numPlayers: 2, setupData: { deck, firstPlayer } });
}

interface Action {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: readonly Card[]; readonly playerID: string };
}

function legalActions({ G, ctx }: State): readonly Action[] {
  const playerID = ctx.currentPlayer;
  const actions = [...new Set(G.hands[G.turn])].map(
    (card): Action => ({ type: 'MAKE_MOVE', payload: { type: 'play', args: [card], playerID } }),
  );
  if (!G.taken[G.turn] && G.row.length > 0) {
    actions.push({ type: 'MAKE_MOVE', payload: { type: 'take', args: [], playerID } });
  }
  return actions;
}

/** Plays the game: 0 or 1 for the winner, 2 for a draw. */
export function playOut(first: State, choices: readonly number[]): number {
  let state = first;
  for (const choice of choices) state = reduce(state, legalActions(state)[choice]!);
  return state.ctx.gameover?.winner ?? -1;
}
