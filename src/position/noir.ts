import { isAlive } from '../automata-noir/board.js';
import {
  type Board,
  type BoardCard,
  DIRECTIONS,
  type Direction,
  type Distance,
  nameOf,
  type Shifted,
  SUSPECTS,
  type Suspect,
} from '../automata-noir/index.js';
import { linesOf } from '../automata-noir/shift.js';
import type { Player } from '../kernel/players.js';
import { readDrawing } from './drawn.js';
import { type PositionProblem, unless } from './problems.js';
import { flag, list, object, oneOf, orNull, type Reader, tell, whole } from './read.js';
import { cardProblems, type Placed, seat } from './standing.js';

const ONE_EACH: ReadonlyMap<Suspect, number> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ SUSPECTS.map((suspect) => [suspect, 1]),
);

/** Reads a suspect, or the card of one. */
export const suspect: Reader<Suspect> = /* @__PURE__ */ oneOf(
  SUSPECTS,
  'one of the twenty-five suspects',
  'noir.cards',
);

/** Reads a list of cards of any length that there can be. */
export const suspects: Reader<readonly Suspect[]> = /* @__PURE__ */ list(suspect, 0, SUSPECTS.length);

/** A move of a line within any board. */
export function shift(distances: readonly Distance[]): Reader<Shifted> {
  return object<Shifted>({
    player: seat,
    direction: oneOf<Direction>(DIRECTIONS),
    index: whole(0, 4),
    distance: oneOf(distances),
  });
}

/** The same, or `null`. */
export function shiftOrNull(distances: readonly Distance[]): Reader<Shifted | null> {
  return orNull(shift(distances));
}

/** Reads a board whose sides are of one of these lengths, given as an object or as a drawing. */
export function boardOf(sides: readonly number[], rule: string): Reader<Board> {
  const what = `${sides.join(' or ')} suspects long`;
  const side = oneOf(sides, what, rule);
  const read = object<Board>({
    width: side,
    height: side,
    cards: list(object<BoardCard>({ suspect, alive: flag, evidence: flag }), 0, SUSPECTS.length),
  });
  return (value, path, found) => {
    if (typeof value !== 'string') return read(value, path, found);
    const board = readDrawing(value);
    if (!('width' in board)) {
      for (const message of board) tell(found, path, message);
      return undefined;
    }
    if (sides.includes(board.width) && sides.includes(board.height)) return board;
    return tell(found, path, `It is drawn ${board.width} wide and ${board.height} high, and not ${what}.`, rule);
  };
}

/**
 * Problems with the suspect cards: each at most once, in a full rectangle.
 *
 * @rule noir.cards
 */
export function boardProblems({ width, height, cards }: Board): readonly PositionProblem[] {
  const area = width * height;
  return [
    ...unless(
      cards.length === area,
      'board.cards',
      'noir.board.layout',
      `${width} columns and ${height} rows are ${area} cards; here are ${cards.length}.`,
    ),
    ...cards.flatMap((card, index) => {
      const first = cards.findIndex((other) => other.suspect === card.suspect);
      const again = `${nameOf(card.suspect)} is on the board already, at board.cards[${first}].`;
      return unless(first === index, `board.cards[${index}].suspect`, 'noir.cards', again);
    }),
  ];
}

/**
 * Problems with the evidence on the board: none on a deceased suspect, but for that many.
 *
 * @rule noir.evidence.living
 */
export function evidenceProblems({ cards }: Board, allowed = 0): readonly PositionProblem[] {
  const wrong = cards.flatMap((card, index) => (card.evidence && !card.alive ? [{ card, index }] : []));
  return wrong.slice(allowed).map(({ card, index }) => ({
    path: `board.cards[${index}].evidence`,
    rule: 'noir.evidence.living',
    message: `${nameOf(card.suspect)} is deceased, and no evidence lies on a deceased suspect.`,
  }));
}

/** The evidence cards on the board, each where it lies. */
export function evidenceOn({ cards }: Board): readonly Placed<Suspect>[] {
  return cards.flatMap(({ suspect: card, evidence }, index) =>
    evidence ? [{ card, path: `board.cards[${index}].evidence` }] : [],
  );
}

/**
 * Problems with the evidence cards: each of the twenty-five once, wherever it lies.
 *
 * @rule noir.cards.deck
 */
export function evidenceCardProblems(placed: readonly Placed<Suspect>[]): readonly PositionProblem[] {
  return cardProblems(placed, ONE_EACH, 'deck', 'noir.cards', (card) => `The evidence card of ${nameOf(card)}`);
}

/**
 * Problems with the suspect that somebody goes by, if there is one.
 *
 * @rule noir.identity.living
 */
export function identityProblems(board: Board, identity: Suspect | null, path: string): readonly PositionProblem[] {
  return identity === null
    ? []
    : unless(
        isAlive(board, identity),
        path,
        'noir.identity.living',
        `${nameOf(identity)} is not living, and nobody goes by a deceased suspect.`,
      );
}

/** Problems with a shift that was made on a board of that shape by that player. */
export function shiftProblems(
  board: Board,
  shifted: Shifted,
  player: Player,
  path: string,
  rule: string,
): readonly PositionProblem[] {
  const lines = linesOf(board, shifted.direction);
  return [
    ...unless(shifted.player === player, `${path}.player`, rule, `Whose shift this can be is player ${player}’s.`),
    ...unless(shifted.index < lines, `${path}.index`, 'noir.middle-row-down', `The board has ${lines} lines that way.`),
  ];
}
