import { type Board, type BoardCard, nameOf, SUSPECTS, type Suspect } from '../../src/automata-noir/index.js';
import type { AnyAction, Game } from '../../src/kernel/game.js';

const SUSPECT_OF: ReadonlyMap<string, Suspect> = new Map(SUSPECTS.map((suspect) => [suspect, suspect]));

/** The suspects named in a text, in their order, whatever their marks. */
export function named(text: string): Suspect[] {
  return wordsOf(text).map((word) => cardDrawn(word).suspect);
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

function cardDrawn(word: string): BoardCard {
  const [, name = '', marks = ''] = /^([a-z]+)([+†]*)$/i.exec(word) ?? [];
  const suspect = SUSPECT_OF.get(name.toLowerCase());
  if (suspect === undefined) throw new Error(`no suspect: ${word}`);
  return { suspect, alive: !marks.includes('†'), evidence: marks.includes('+') };
}

/**
 * A board from its drawing: a line for each row, a name for each suspect. `Carl†` is deceased, `Boris+` has evidence on
 * him.
 */
export function drawn(drawing: string): Board {
  const rows = drawing
    .split('\n')
    .map(wordsOf)
    .filter((row) => row.length > 0);
  const width = rows[0]?.length ?? 0;
  if (rows.some((row) => row.length !== width)) throw new Error(`rows of different lengths:\n${drawing}`);
  return { width, height: rows.length, cards: rows.flat().map(cardDrawn) };
}

/** The board as a drawing that `drawn` reads, its columns aligned. */
export function drawingOf({ width, cards }: Board): string {
  const names = cards.map(
    ({ suspect, alive, evidence }) => `${nameOf(suspect)}${alive ? '' : '†'}${evidence ? '+' : ''}`,
  );
  const rows = names.filter((_, place) => place % width === 0).map((_, y) => names.slice(y * width, (y + 1) * width));
  return rows
    .map((row) =>
      row
        .map((name) => name.padEnd(9))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}

/** The drawing as `drawingOf` prints it, to compare with. */
export function tidy(drawing: string): string {
  return drawingOf(drawn(drawing));
}

/**
 * A deal with this board of twenty-five, and with these evidence cards on top of the deck, the first to be drawn first;
 * the others come in the order of `SUSPECTS`.
 */
export function dealt(drawing: string, evidence: string): { board: Suspect[]; evidence: Suspect[] } {
  const first = named(evidence);
  return { board: named(drawing), evidence: [...first, ...SUSPECTS.filter((suspect) => !first.includes(suspect))] };
}

/** The state after these actions, each of which must be legal. */
export function after<State, Action extends AnyAction, View>(
  game: Game<never, State, Action, View>,
  state: State,
  ...actions: readonly Action[]
): State {
  return actions.reduce((before, action) => game.apply(before, action), state);
}
