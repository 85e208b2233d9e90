import { SUSPECTS, type Suspect } from '../../src/automata-noir/index.js';
import type { AnyAction, Game } from '../../src/kernel/game.js';
import { drawingOf, drawn, readDrawing } from '../../src/position/drawn.js';

export { drawingOf, drawn };

/** The suspects named in a text, in their order, whatever their marks. */
export function named(text: string): Suspect[] {
  const read = readDrawing(text.replaceAll('\n', ' '));
  if (!('width' in read)) throw new RangeError(read.join(' '));
  return read.cards.map(({ suspect }) => suspect);
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
