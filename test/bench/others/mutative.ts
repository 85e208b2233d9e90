/** District Noir with the same immutable state as ours, each next state made by a draft of mutative. */
import { createRequire } from 'node:module';
import { type Card, CITIES } from '../../../src/district-noir/cards.js';
import { resultOf } from '../../../src/district-noir/scoring.js';

interface Event {
  readonly type: string;
}

interface State {
  step: number;
  round: number;
  firstPlayer: number;
  turn: number;
  row: Card[];
  tableaux: Card[][];
  taken: boolean[];
  hands: Card[][];
  deck: Card[];
  winner: number | null;
  events: Event[];
}

interface Mutative {
  create(state: State, change: (draft: State) => void): State;
}

const require = createRequire(import.meta.url);
const { create }: Mutative = require('mutative');

export function initialised(deck: readonly Card[], firstPlayer: number): State {
  return {
    step: 0,
    round: 1,
    firstPlayer,
    turn: firstPlayer,
    row: deck.slice(13, 15),
    tableaux: [[], []],
    taken: [false, false],
    hands: [deck.slice(3, 8), deck.slice(8, 13)],
    deck: deck.slice(15),
    winner: null,
    events: [],
  };
}

interface Action {
  readonly type: 'play' | 'take';
  readonly player: number;
  readonly card?: Card;
}

function legalActions({ turn: player, hands, taken, row }: State): readonly Action[] {
  const actions = [...new Set(hands[player])].map((card): Action => ({ type: 'play', player, card }));
  if (!taken[player] && row.length > 0) actions.push({ type: 'take', player });
  return actions;
}

function end(draft: State, winner: number): void {
  draft.winner = winner;
  draft.events.push({ type: 'game-over' });
}

function goOn(draft: State): void {
  const isOver = draft.taken.every(Boolean) && draft.hands.every((hand) => hand.length === 0);
  if (!isOver) {
    draft.turn = 1 - draft.turn;
  } else if (draft.deck.length === 0) {
    end(draft, resultOf(draft.tableaux).winners[0] ?? 2);
  } else {
    draft.round++;
    draft.hands = [draft.deck.slice(0, 5), draft.deck.slice(5, 10)];
    draft.deck = draft.deck.slice(10);
    draft.taken = [false, false];
    draft.firstPlayer = 1 - draft.firstPlayer;
    draft.turn = draft.firstPlayer;
    draft.events.push({ type: 'round-started' });
  }
}

function apply(state: State, { type, player, card }: Action): State {
  return create(state, (draft) => {
    draft.step++;
    if (type === 'play' && card !== undefined) {
      const hand = draft.hands[player]!;
      const place = hand.indexOf(card);
      if (place === -1) throw new RangeError('illegal');
      hand.splice(place, 1);
      draft.row.push(card);
      draft.events = [{ type: 'played' }];
      goOn(draft);
      return;
    }
    if (draft.taken[player] || draft.row.length === 0) throw new RangeError('illegal');
    const cards = draft.row.slice(-5);
    draft.row.length -= cards.length;
    const tableau = [...draft.tableaux[player]!, ...cards];
    draft.tableaux[player] = tableau;
    draft.taken[player] = true;
    draft.events = [{ type: 'taken' }];
    if (CITIES.every((city) => tableau.includes(city))) end(draft, player);
    else goOn(draft);
  });
}

/** Plays the game: 0 or 1 for the winner, 2 for a draw. */
export function playOut(first: State, choices: readonly number[]): number {
  let state = first;
  for (const choice of choices) state = apply(state, legalActions(state)[choice]!);
  return state.winner ?? -1;
}
