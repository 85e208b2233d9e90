import type { PositionProblem } from './problems.js';
import type { Found, Source } from './read.js';

/** What is to be known of the positions of one game. */
export interface PositionsOf<Position, State> {
  /** Reads what has the form of a position. */
  read(source: Source, path: '', found: Found): Position | undefined;
  /** What in it breaks an invariant of the game. */
  problemsOf(position: Position): readonly PositionProblem[];
  /** The state of a position in which nothing is wrong. */
  stateOf(position: Position): State;
  positionOf(state: State): Position;
}
