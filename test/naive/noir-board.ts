/**
 * The table of Automata NOIR for the naive implementations of Killer vs. Inspector and Spy Tag: a nested array of
 * rows, changed in place. Every question about it is answered by looking at every card.
 */

export type Direction = 'left' | 'right' | 'up' | 'down';

export interface Cell {
  readonly suspect: string;
  alive: boolean;
  evidence: boolean;
}

export type Board = Cell[][];

export const DIRECTIONS: readonly Direction[] = ['left', 'right', 'up', 'down'];

export const SUSPECTS: readonly string[] = [
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
  'kit',
  'lester',
  'malone',
  'nora',
  'occam',
  'pearl',
  'quinn',
  'rita',
  'sam',
  'theo',
  'vera',
  'walt',
  'witman',
];

/** A list of all 25 cards out of a deal. */
export function cardList(value: unknown): string[] {
  if (!Array.isArray(value)) throw new Error('a deal needs its lists');
  const cards = value.map((card: unknown) => String(card));
  if (cards.length !== 25) throw new Error('a list of a deal has 25 cards');
  for (const suspect of SUSPECTS) if (!cards.includes(suspect)) throw new Error(`${suspect} is missing from a deal`);
  return cards;
}

/** All living, row by row from the top left. */
export function layOut(suspects: readonly string[]): Board {
  const board: Board = [];
  for (let row = 0; row < 5; row++) {
    board.push(suspects.slice(row * 5, row * 5 + 5).map((suspect) => ({ suspect, alive: true, evidence: false })));
  }
  return board;
}

export function height(board: Board): number {
  return board.length;
}

export function width(board: Board): number {
  const top = board[0];
  if (top === undefined) throw new Error('the board has no rows');
  return top.length;
}

export function cellAt(board: Board, row: number, column: number): Cell {
  const cell = board[row]?.[column];
  if (cell === undefined) throw new Error(`no card at row ${row}, column ${column}`);
  return cell;
}

/** The card of a suspect, or null when it has left the board. */
export function cardOf(board: Board, suspect: string): Cell | null {
  for (const row of board) {
    for (const cell of row) if (cell.suspect === suspect) return cell;
  }
  return null;
}

export function isOnBoard(board: Board, suspect: string): boolean {
  return cardOf(board, suspect) !== null;
}

/** Alive, and on the board. */
export function isLiving(board: Board, suspect: string): boolean {
  const card = cardOf(board, suspect);
  if (card === null) return false;
  return card.alive;
}

/** noir.adjacent: up to eight, diagonals included, never across an edge, never the suspect itself. */
export function areAdjacent(board: Board, one: string, other: string): boolean {
  for (let rowA = 0; rowA < height(board); rowA++) {
    for (let columnA = 0; columnA < width(board); columnA++) {
      if (cellAt(board, rowA, columnA).suspect !== one) continue;
      for (let rowB = 0; rowB < height(board); rowB++) {
        for (let columnB = 0; columnB < width(board); columnB++) {
          if (cellAt(board, rowB, columnB).suspect !== other) continue;
          if (rowA === rowB && columnA === columnB) return false;
          return Math.abs(rowA - rowB) <= 1 && Math.abs(columnA - columnB) <= 1;
        }
      }
    }
  }
  return false;
}

export function allAdjacentTo(board: Board, suspect: string): string[] {
  return SUSPECTS.filter((other) => areAdjacent(board, suspect, other));
}

/** noir.canvas.living: whoever goes by `identity` answers yes only if alive, on the board and adjacent to the card. */
export function answersYes(board: Board, identity: string | null, canvassed: string): boolean {
  if (identity === null) return false;
  if (!isLiving(board, identity)) return false;
  return areAdjacent(board, identity, canvassed);
}

/** Left and right move a row, up and down a column (noir.middle-row-down). */
export function kindOfLine(direction: Direction): 'row' | 'column' {
  if (direction === 'left' || direction === 'right') return 'row';
  return 'column';
}

export function linesMovedBy(board: Board, direction: Direction): number {
  if (kindOfLine(direction) === 'row') return height(board);
  return width(board);
}

export function oppositeOf(direction: Direction): Direction {
  if (direction === 'left') return 'right';
  if (direction === 'right') return 'left';
  if (direction === 'up') return 'down';
  return 'up';
}

function endOfLine(card: Cell | undefined): Cell {
  if (card === undefined) throw new Error('an empty line');
  return card;
}

/** Moves one line by one space; the card that falls off comes in at the other end (noir.shift.evidence: as it is). */
export function moveLine(board: Board, direction: Direction, index: number): void {
  if (kindOfLine(direction) === 'row') {
    const row = board[index];
    if (row === undefined) throw new Error(`no row ${index}`);
    if (direction === 'left') row.push(endOfLine(row.shift()));
    if (direction === 'right') row.unshift(endOfLine(row.pop()));
    return;
  }
  const column: Cell[] = [];
  for (let row = 0; row < height(board); row++) column.push(cellAt(board, row, index));
  if (direction === 'up') column.push(endOfLine(column.shift()));
  if (direction === 'down') column.unshift(endOfLine(column.pop()));
  for (let row = 0; row < height(board); row++) {
    const cells = board[row];
    const cell = column[row];
    if (cells === undefined || cell === undefined) throw new Error(`no row ${row}`);
    cells[index] = cell;
  }
}

/** What everybody sees of the board. */
export function boardView(board: Board): unknown {
  const cards: unknown[] = [];
  for (const row of board) {
    for (const cell of row) cards.push({ suspect: cell.suspect, alive: cell.alive, evidence: cell.evidence });
  }
  return { width: width(board), height: height(board), cards };
}

/** noir.hand.order: cards that leave a hand together are listed in the order of the suspects. */
export function inOrderOfSuspects(cards: readonly string[]): string[] {
  return SUSPECTS.filter((suspect) => cards.includes(suspect));
}

export function directionOf(value: unknown): Direction {
  for (const direction of DIRECTIONS) if (direction === value) return direction;
  throw new Error(`no direction: ${String(value)}`);
}
