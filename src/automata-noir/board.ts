import { at } from '../kernel/lists.js';
import type { Suspect } from './suspects.js';

/** The rows and the columns of the board at the start. */
export const BOARD_SIZE = 5;
/**
 * The fewest rows, and columns, that a board ever has.
 *
 * @rule kvi.board.smallest
 */
export const SMALLEST_SIZE = 4;

/**
 * A suspect card on the board.
 *
 * @rule noir.cards
 */
export interface BoardCard {
  readonly suspect: Suspect;
  /** Which side is up: living, or deceased. */
  readonly alive: boolean;
  /** Whether the suspect's evidence card lies on it. */
  readonly evidence: boolean;
}

/** The suspect cards on the table, a full rectangle. */
export interface Board {
  /** The number of columns: 4 or 5. */
  readonly width: number;
  /** The number of rows: 4 or 5. */
  readonly height: number;
  /** Row by row from the top left; the card in column x of row y is at `y * width + x`. */
  readonly cards: readonly BoardCard[];
}

/**
 * The suspects in five rows of five, living, row by row from the top left.
 *
 * @rule noir.board.layout
 */
export function laidOut(suspects: readonly Suspect[]): Board {
  return {
    width: BOARD_SIZE,
    height: BOARD_SIZE,
    cards: suspects.map((suspect) => ({ suspect, alive: true, evidence: false })),
  };
}

/** Where the suspect's card lies in `cards`, or -1 if it is not on the board; `null`, for who is nobody yet, never is. */
export function placeOf(board: Board, suspect: Suspect | null): number {
  return board.cards.findIndex((card) => card.suspect === suspect);
}

/** The suspect's card, or `undefined` if it is not on the board. */
export function cardOf(board: Board, suspect: Suspect | null): BoardCard | undefined {
  return board.cards.find((card) => card.suspect === suspect);
}

/** Whether the suspect is on the board. */
export function isOnBoard(board: Board, suspect: Suspect): boolean {
  return placeOf(board, suspect) !== -1;
}

/** Whether the suspect is on the board and living. */
export function isAlive(board: Board, suspect: Suspect | null): boolean {
  return cardOf(board, suspect)?.alive === true;
}

/** Whether the suspect's evidence card lies on the suspect. */
export function hasEvidence(board: Board, suspect: Suspect): boolean {
  return cardOf(board, suspect)?.evidence === true;
}

/** The number of living suspects on the board. */
export function livingOn(board: Board): number {
  return board.cards.reduce((living, card) => (card.alive ? living + 1 : living), 0);
}

/** The places beside each place, of boards of one width and height. */
type Neighbourhood = readonly (readonly number[])[];

function neighbourhoodOf(width: number, height: number): Neighbourhood {
  const places = Array.from({ length: width * height }, (_, place) => place);
  const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= 1;
  return places.map((place) =>
    places.filter(
      (other) =>
        other !== place &&
        isNear(other % width, place % width) &&
        isNear(Math.floor(other / width), Math.floor(place / width)),
    ),
  );
}

/** Worked out once for each of the four shapes. */
const known = /* @__PURE__ */ new Map<number, Neighbourhood>();

/**
 * The places adjacent to a place: up to eight, diagonals included, never across an edge.
 *
 * @rule noir.adjacent
 * @rule noir.adjacent.edge
 */
export function placesBeside({ width, height }: Board, place: number): readonly number[] {
  const key = width * 10 + height;
  let neighbourhood = known.get(key);
  if (neighbourhood === undefined) {
    neighbourhood = neighbourhoodOf(width, height);
    known.set(key, neighbourhood);
  }
  return neighbourhood[place] ?? [];
}

/** The suspects adjacent to a suspect, living and deceased, row by row from the top left; none off the board. */
export function neighboursOf(board: Board, suspect: Suspect | null): readonly Suspect[] {
  return beside(board, suspect, () => true);
}

function beside(board: Board, suspect: Suspect | null, isMeant: (card: BoardCard) => boolean): readonly Suspect[] {
  const suspects: Suspect[] = [];
  for (const place of placesBeside(board, placeOf(board, suspect))) {
    const card = at(board.cards, place);
    if (isMeant(card)) suspects.push(card.suspect);
  }
  return suspects;
}

/** The living among the suspects adjacent to a suspect. */
export function livingBeside(board: Board, suspect: Suspect | null): readonly Suspect[] {
  return beside(board, suspect, ({ alive }) => alive);
}

/** Those of the suspects adjacent to a suspect on whom evidence lies. */
export function evidenceBeside(board: Board, suspect: Suspect): readonly Suspect[] {
  return beside(board, suspect, ({ evidence }) => evidence);
}

/** Whether the two suspects are on the board and adjacent. */
export function isAdjacent(board: Board, one: Suspect | null, other: Suspect): boolean {
  return placesBeside(board, placeOf(board, one)).includes(placeOf(board, other));
}

function withCard(board: Board, suspect: Suspect, change: (card: BoardCard) => BoardCard): Board {
  return {
    width: board.width,
    height: board.height,
    cards: board.cards.map((card) => (card.suspect === suspect ? change(card) : card)),
  };
}

/** The board with the suspect's card flipped to its deceased side; evidence on it stays. */
export function withDeceased(board: Board, suspect: Suspect): Board {
  return withCard(board, suspect, ({ evidence }) => ({ suspect, alive: false, evidence }));
}

/** The board with the suspect's evidence card laid on the suspect, or taken off. */
export function withEvidence(board: Board, suspect: Suspect, evidence: boolean): Board {
  return withCard(board, suspect, ({ alive }) => ({ suspect, alive, evidence }));
}
