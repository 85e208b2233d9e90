/** What is wrong with a position, and where. */
export interface PositionProblem {
  /** Such as `players[0].hand[2]`; `position` for the whole. */
  readonly path: string;
  /** The id of an entry in the rules catalogue (`noir-rules/rules`): the rule that such a position breaks. */
  readonly rule: string;
  /** An English sentence for who set the position up. It may name any card. */
  readonly message: string;
}

/** The most problems that are told of one position. */
export const MOST_PROBLEMS = 100;

/**
 * The rule of everything that a position has to be before it is looked at as one of its game.
 *
 * @rule table.position
 */
export const FORM = 'table.position';

/** What is wrong at that path, unless this holds there. */
export function unless(holds: boolean, path: string, rule: string, message: string): readonly PositionProblem[] {
  return holds ? [] : [{ path, rule, message }];
}
