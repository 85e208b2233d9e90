/**
 * District Noir with nothing but speed in mind: typed arrays that are changed in place, no allocation, cards and actions
 * as numbers, nothing checked, nothing told. Nobody could build on this; it shows what the machine could do at most.
 */
import { CARDS, type Card, POINTS } from '../../../src/district-noir/cards.js';

/** A game for it: the deck as numbers, who begins, and the choices, as in a `Plan`. */
export interface QuickGame {
  readonly deck: Uint8Array;
  readonly firstPlayer: number;
  readonly choices: Uint8Array;
}

export function quickGame(deck: readonly Card[], firstPlayer: number, choices: readonly number[]): QuickGame {
  return {
    deck: Uint8Array.from(deck, (card) => CARDS.indexOf(card)),
    firstPlayer,
    choices: Uint8Array.from(choices),
  };
}

const TAKE = 13;
const HAND = 5;
const VALUES = Int8Array.from(CARDS, (card) => POINTS[card]);

/** Seat by seat, eight places each. */
const hands = new Uint8Array(16);
const handSizes = new Uint8Array(2);
const taken = new Uint8Array(2);
const row = new Uint8Array(48);
/** Seat by seat, sixteen kinds each: how many lie in front of the player. */
const counts = new Uint8Array(32);
const legal = new Uint8Array(8);

let rowSize = 0;
let next = 0;
let turn = 0;
let starter = 0;

function list(): number {
  const from = turn * 8;
  const to = from + handSizes[turn]!;
  let seen = 0;
  let count = 0;
  for (let i = from; i < to; i++) {
    const card = hands[i]!;
    const bit = 1 << card;
    if ((seen & bit) === 0) {
      seen |= bit;
      legal[count++] = card;
    }
  }
  if (taken[turn] === 0 && rowSize > 0) legal[count++] = TAKE;
  return count;
}

function deal(deck: Uint8Array): void {
  for (let seat = 0; seat < 2; seat++) {
    for (let i = 0; i < HAND; i++) hands[seat * 8 + i] = deck[next++]!;
    handSizes[seat] = HAND;
    taken[seat] = 0;
  }
}

function play(card: number): void {
  let i = turn * 8;
  const last = i + --handSizes[turn]!;
  while (hands[i] !== card) i++;
  for (; i < last; i++) hands[i] = hands[i + 1]!;
  row[rowSize++] = card;
}

/** Whether that wins at once. */
function take(): boolean {
  const own = turn * 16;
  const left = rowSize > HAND ? rowSize - HAND : 0;
  for (let i = left; i < rowSize; i++) counts[own + row[i]!]!++;
  rowSize = left;
  taken[turn] = 1;
  return (counts[own + 10]! & counts[own + 11]! & counts[own + 12]!) === 1;
}

function score(seat: number): number {
  const own = seat * 16;
  const other = 16 - own;
  let total = 0;
  let sets = 99;
  for (let kind = 0; kind < 4; kind++) {
    const count = counts[own + kind]!;
    if (count > counts[other + kind]!) total += VALUES[kind]!;
    if (count < sets) sets = count;
  }
  for (let kind = 4; kind < 10; kind++) total += counts[own + kind]! * VALUES[kind]!;
  return total + sets * 5;
}

/** 0 or 1 for the winner, 2 for a draw. */
function result(): number {
  const lead = score(0) - score(1);
  if (lead !== 0) return lead > 0 ? 0 : 1;
  for (let kind = 3; kind >= 0; kind--) {
    if (counts[kind]! !== counts[16 + kind]!) return counts[kind]! > counts[16 + kind]! ? 0 : 1;
  }
  return 2;
}

/** Plays the game: 0 or 1 for the winner, 2 for a draw. */
export function playQuickly({ deck, firstPlayer, choices }: QuickGame): number {
  counts.fill(0);
  next = 3;
  deal(deck);
  row[0] = deck[next++]!;
  row[1] = deck[next++]!;
  rowSize = 2;
  turn = starter = firstPlayer;
  for (let ply = 0; ; ply++) {
    const count = list();
    const choice = choices[ply]!;
    if (choice >= count) throw new RangeError('another game');
    const action = legal[choice]!;
    if (action === TAKE) {
      if (take()) return turn;
    } else {
      play(action);
    }
    if (handSizes[0]! + handSizes[1]! === 0 && taken[0]! + taken[1]! === 2) {
      if (next === deck.length) return result();
      deal(deck);
      turn = starter = 1 - starter;
    } else {
      turn = 1 - turn;
    }
  }
}
