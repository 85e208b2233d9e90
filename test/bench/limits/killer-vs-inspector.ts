/**
 * Killer vs. Inspector with nothing but speed in mind, as the limit of District Noir beside this file: suspects, places
 * and actions are numbers, everything is changed in place, nothing checked, nothing told. Of the 600 Solves and of the
 * ways to collapse only the number is worked out.
 */
import { SUSPECTS, type Suspect } from '../../../src/automata-noir/suspects.js';

/** A game for it: both orders as numbers, and the choices, as in a `Plan`. */
export interface QuickGame {
  readonly board: Uint8Array;
  readonly evidence: Uint8Array;
  readonly choices: Uint16Array;
}

export function quickGame(
  board: readonly Suspect[],
  evidence: readonly Suspect[],
  choices: readonly number[],
): QuickGame {
  const numbers = (cards: readonly Suspect[]): Uint8Array => Uint8Array.from(cards, (card) => SUSPECTS.indexOf(card));
  return { board: numbers(board), evidence: numbers(evidence), choices: Uint16Array.from(choices) };
}

const OFF = 255;
const SOLVES = 600;
/** The first places of the neighbours of each place in `NEIGHBOURS`, eight a place, by shape; `NONE` ends them. */
const SHAPE = 25 * 8;
const NEIGHBOURS = new Uint8Array(4 * SHAPE).fill(OFF);

function shapeOf(columns: number, rows: number): number {
  return ((columns - 4) * 2 + rows - 4) * SHAPE;
}

for (const columns of [4, 5]) {
  for (const rows of [4, 5]) {
    for (let place = 0; place < columns * rows; place++) {
      let next = shapeOf(columns, rows) + place * 8;
      for (let y = -1; y <= 1; y++) {
        for (let x = -1; x <= 1; x++) {
          const column = (place % columns) + x;
          const line = Math.floor(place / columns) + y;
          if ((x !== 0 || y !== 0) && column >= 0 && column < columns && line >= 0 && line < rows) {
            NEIGHBOURS[next++] = line * columns + column;
          }
        }
      }
    }
  }
}

/** The suspect at each place, and the place of each suspect. */
const cards = new Uint8Array(25);
const places = new Uint8Array(25);
const alive = new Uint8Array(25);
const evidence = new Uint8Array(25);
const deck = new Uint8Array(25);
const discard = new Uint8Array(64);
const hand = new Uint8Array(8);
/** Each action in a byte: its kind, and what it is about. */
const legal = new Uint16Array(64);
const deadOfLine = new Uint8Array(10);
const leaving = new Uint8Array(25);

let width = 5;
let height = 5;
let shape = 0;
let deckNext = 0;
let handSize = 0;
let discarded = 0;
let identity = 0;
let disguise = 0;
let inspector = OFF;
let kills = 0;
/** What was said last. */
export let answer = false;
let isKillersTurn = true;
let opening = true;
/** The shift that would undo the last one, or -1. */
let undoing = -1;
/** How the list of legal actions is made up: shifts, collapses, others, Solves. */
let shifts = 0;
let rows = 0;
let columns = 0;
let others = 0;

const KILL = 1 << 8;
const DISGUISE = 2 << 8;
const ACCUSE = 3 << 8;
const EXONERATE = 4 << 8;
const CHOOSE = 5 << 8;

function listNeighbours(suspect: number, kind: number, living: boolean): void {
  let i = shape + places[suspect]! * 8;
  const end = i + 8;
  for (; i < end && NEIGHBOURS[i] !== OFF; i++) {
    const card = cards[NEIGHBOURS[i]!]!;
    if (!living || alive[card] === 1) legal[shifts + others++] = kind | card;
  }
}

function collapses(first: number, count: number): number {
  let product = 1;
  for (let i = first; i < first + count; i++) product *= deadOfLine[i]!;
  return product;
}

function list(): number {
  shifts = rows = columns = others = 0;
  if (opening) {
    if (isKillersTurn) {
      listNeighbours(identity, KILL, true);
      return others;
    }
    for (let i = 0; i < handSize; i++) {
      if (alive[hand[i]!] === 1) legal[others++] = CHOOSE | hand[i]!;
    }
    return others;
  }
  for (let direction = 0; direction < 4; direction++) {
    const lines = direction < 2 ? height : width;
    for (let line = 0; line < lines; line++) {
      const action = direction * 8 + line;
      if (action !== undoing) legal[shifts++] = action;
    }
  }
  const size = width * height;
  if (kills >= 4) {
    deadOfLine.fill(0);
    for (let place = 0; place < size; place++) {
      if (alive[cards[place]!] === 0) {
        deadOfLine[Math.floor(place / width)]!++;
        deadOfLine[5 + (place % width)]!++;
      }
    }
    rows = collapses(0, height);
    columns = collapses(5, width);
  }
  if (isKillersTurn) {
    listNeighbours(identity, KILL, true);
    legal[shifts + others++] = DISGUISE | identity;
    if (alive[disguise] === 1 && places[disguise] !== OFF) legal[shifts + others++] = DISGUISE | disguise;
    return shifts + rows + columns + others;
  }
  legal[shifts + others++] = ACCUSE | inspector;
  listNeighbours(inspector, ACCUSE, false);
  if (deckNext < deck.length) for (let i = 0; i < handSize; i++) legal[shifts + others++] = EXONERATE | hand[i]!;
  return shifts + rows + columns + others + SOLVES;
}

function put(place: number, card: number): void {
  cards[place] = card;
  places[card] = place;
}

function shift(action: number): void {
  const direction = action >> 3;
  const line = action & 7;
  undoing = (direction ^ 1) * 8 + line;
  const step = direction < 2 ? 1 : width;
  const first = direction < 2 ? line * width : line;
  const last = first + (direction < 2 ? width - 1 : (height - 1) * width);
  if ((direction & 1) === 0) {
    const card = cards[first]!;
    for (let place = first; place < last; place += step) put(place, cards[place + step]!);
    put(last, card);
  } else {
    const card = cards[last]!;
    for (let place = last; place > first; place -= step) put(place, cards[place - step]!);
    put(first, card);
  }
}

/** The dead of the line whose number in it that is. */
function deadAt(first: number, step: number, count: number, number: number): number {
  let left = number;
  for (let place = first, i = 0; i < count; place += step, i++) {
    const card = cards[place]!;
    if (alive[card] === 0 && left-- === 0) return card;
  }
  throw new RangeError('another game');
}

function collapse(way: number, byRow: boolean): void {
  const lines = byRow ? height : width;
  let left = way;
  for (let line = lines - 1; line >= 0; line--) {
    const count = deadOfLine[byRow ? line : 5 + line]!;
    const first = byRow ? line * width : line;
    leaving[deadAt(first, byRow ? 1 : width, byRow ? width : height, left % count)] = 1;
    left = Math.floor(left / count);
  }
  if (byRow) {
    let next = 0;
    for (let place = 0; place < width * height; place++) {
      const card = cards[place]!;
      if (leaving[card] === 1) leave(card);
      else put(next++, card);
    }
    width--;
  } else {
    for (let column = 0; column < width; column++) {
      let next = column;
      for (let place = column; place < width * height; place += width) {
        const card = cards[place]!;
        if (leaving[card] === 1) leave(card);
        else {
          put(next, card);
          next += width;
        }
      }
    }
    height--;
  }
  shape = shapeOf(width, height);
  replaceGone();
}

function leave(card: number): void {
  leaving[card] = 0;
  places[card] = OFF;
}

function replaceGone(): void {
  for (;;) {
    let kept = 0;
    for (let i = 0; i < handSize; i++) {
      const card = hand[i]!;
      if (places[card] === OFF) discard[discarded++] = card;
      else hand[kept++] = card;
    }
    const gone = handSize - kept;
    handSize = kept;
    if (gone === 0) return;
    for (let i = 0; i < gone && deckNext < deck.length; i++) hand[handSize++] = deck[deckNext++]!;
  }
}

function leaveHand(card: number): void {
  let i = 0;
  while (hand[i] !== card) i++;
  for (; i < handSize - 1; i++) hand[i] = hand[i + 1]!;
  handSize--;
}

/** Whether that wins. */
function kill(card: number): boolean {
  alive[card] = 0;
  kills++;
  if (card === inspector || kills === 10) return true;
  if (inspector === OFF) {
    for (let i = 0; i < 4; i++) hand[handSize++] = deck[deckNext++]!;
  } else if (evidence[card] === 1) {
    evidence[card] = 0;
    discard[discarded++] = card;
    answer = answersYes(inspector, card);
  }
  return false;
}

/** Whether who goes by that suspect is beside the card's. */
function answersYes(about: number, card: number): boolean {
  const start = shape + places[about]! * 8;
  if (places[about] === OFF || alive[about] === 0) return false;
  for (let i = start; i < start + 8; i++) if (NEIGHBOURS[i] === places[card]) return true;
  return false;
}

function exonerate(card: number): void {
  leaveHand(card);
  answer = answersYes(identity, card);
  if (alive[card] === 1) evidence[card] = 1;
  else discard[discarded++] = card;
  hand[handSize++] = deck[deckNext++]!;
  replaceGone();
}

function isSolution(solve: number): boolean {
  const first = Math.floor(solve / 24);
  const rest = solve % 24;
  return first === identity && (rest < first ? rest : rest + 1) === disguise;
}

/** Plays the game with the Killer in seat 0: the seat that wins. */
export function playQuickly(game: QuickGame): number {
  width = height = 5;
  shape = shapeOf(5, 5);
  alive.fill(1);
  evidence.fill(0);
  deck.set(game.evidence);
  for (let place = 0; place < 25; place++) put(place, game.board[place]!);
  identity = deck[0]!;
  disguise = deck[1]!;
  deckNext = 2;
  handSize = discarded = kills = 0;
  inspector = OFF;
  isKillersTurn = opening = true;
  undoing = -1;
  const { choices } = game;
  for (let ply = 0; ; ply++) {
    const count = list();
    let choice = choices[ply]!;
    if (choice >= count) throw new RangeError('another game');
    undoing = -1;
    if (choice < shifts) {
      shift(legal[choice]!);
    } else if (choice < shifts + rows + columns) {
      choice -= shifts;
      if (choice < rows) collapse(choice, true);
      else collapse(choice - rows, false);
    } else {
      choice -= rows + columns;
      if (choice >= shifts + others) return isSolution(choice - shifts - others) ? 1 : 0;
      const action = legal[choice]!;
      const card = action & 255;
      switch (action & ~255) {
        case KILL:
          if (kill(card)) return 0;
          break;
        case DISGUISE:
          if (card === disguise) {
            disguise = identity;
            identity = card;
          }
          break;
        case ACCUSE:
          if (card === identity) return 1;
          break;
        case EXONERATE:
          exonerate(card);
          break;
        default:
          leaveHand(card);
          inspector = card;
          opening = false;
      }
    }
    isKillersTurn = !isKillersTurn;
  }
}
