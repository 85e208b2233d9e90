import { BOARD_SIZE, SMALLEST_SIZE } from '../automata-noir/board.js';
import { type Board, type BoardCard, nameOf, SUSPECTS, type Suspect } from '../automata-noir/index.js';
import { clipped } from './read.js';

/** The marks of a deceased suspect and of evidence on one, as they stand after a name. */
const DECEASED = '†';
const EVIDENCE = '+';

/** The most letters of a drawing: more than any board needs. */
const LONGEST_DRAWING = 5000;

/** How many suspects the sides of a board are long. */
const SIDES: readonly number[] = [SMALLEST_SIZE, BOARD_SIZE];

/** The letters of a column, unless a word needs more. */
const COLUMN = 9;

const SUSPECT_OF: ReadonlyMap<string, Suspect> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ SUSPECTS.map((suspect) => [suspect, suspect]),
);

/** A suspect card as a word: `Ada`, `Boris+` with evidence, `Carl†` deceased. */
export function wordOf({ suspect, alive, evidence }: BoardCard): string {
  return `${nameOf(suspect)}${alive ? '' : DECEASED}${evidence ? EVIDENCE : ''}`;
}

function cardDrawn(word: string): BoardCard | undefined {
  const [, name = '', marks = ''] = /^([a-z]+)([+†]*)$/i.exec(word) ?? [];
  const suspect = SUSPECT_OF.get(name.toLowerCase());
  return suspect === undefined || new Set(marks).size < marks.length
    ? undefined
    : { suspect, alive: !marks.includes(DECEASED), evidence: marks.includes(EVIDENCE) };
}

/** The words of a row; numbers, which count rows and columns, are none of its cards. */
function wordsIn(row: string): readonly string[] {
  return row.split(/\s+/).filter((word) => word !== '' && !/^\d+$/.test(word));
}

/** A board from its drawing, or sentences that say what is wrong with whatever was given as one. */
export function readDrawing(drawing: unknown): Board | readonly string[] {
  if (typeof drawing !== 'string') return ['A drawing is a text.'];
  if (drawing.length > LONGEST_DRAWING) return [`A drawing has ${LONGEST_DRAWING} letters at most.`];
  const rows = drawing
    .split('\n')
    .map(wordsIn)
    .filter((row) => row.length > 0);
  const width = rows[0]?.length ?? 0;
  const wrong = rows.every((row) => row.length === width) ? [] : ['The rows are of different lengths.'];
  const cards: BoardCard[] = [];
  rows.forEach((row, y) => {
    row.forEach((word, x) => {
      const card = cardDrawn(word);
      if (card === undefined) wrong.push(`Row ${y + 1}, column ${x + 1}: no suspect is drawn as ${clipped(word)}.`);
      else cards.push(card);
    });
  });
  return wrong.length > 0 ? wrong : { width, height: rows.length, cards };
}

/** Sentences that say why a rectangle of suspects is no board. */
function faultsOf({ width, height, cards }: Board): readonly string[] {
  const suspects = cards.map(({ suspect }) => suspect);
  const twice = SUSPECTS.filter((suspect) => suspects.indexOf(suspect) !== suspects.lastIndexOf(suspect));
  const size = `It is drawn ${width} wide and ${height} high, and not ${SIDES.join(' or ')} suspects long.`;
  return [
    ...(SIDES.includes(width) && SIDES.includes(height) ? [] : [size]),
    ...twice.map((suspect) => `${nameOf(suspect)} is drawn more than once.`),
  ];
}

/**
 * A board from its drawing: a line for each row, a name for each suspect. `Carl†` is deceased, `Boris+` has evidence on
 * him. Numbers that count rows and columns may stand beside. Throws a `RangeError` for whatever is no drawing of a board:
 * of different suspects, four or five wide and high.
 */
export function drawn(drawing: string): Board {
  const board = readDrawing(drawing);
  const faults = 'width' in board ? faultsOf(board) : board;
  if ('width' in board && faults.length === 0) return board;
  throw new RangeError(faults.join(' '));
}

/** The board as a drawing that `drawn` reads, its columns aligned. */
export function drawingOf({ width, height, cards }: Board): string {
  const words = cards.map(wordOf);
  const column = Math.max(COLUMN, ...words.map((word) => word.length + 1));
  return Array.from({ length: height }, (_, row) =>
    words
      .slice(row * width, (row + 1) * width)
      .map((word) => word.padEnd(column))
      .join('')
      .trimEnd(),
  ).join('\n');
}
