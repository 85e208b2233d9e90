import { type GameId, gameOf, games, type Violation } from '../../../src/index.js';
import { refusalsOf } from './index.js';

/** A refusal as it is met in play. */
export interface Refusal {
  /** The code that it is listed under. */
  readonly code: string;
  readonly rule: string;
  readonly message: string;
  /** What the game answers; `null` if it takes the action. */
  readonly violation: Violation | null;
}

/** All that the game is listed to refuse, each played. */
export function refusalsIn(id: GameId): readonly Refusal[] {
  const game = gameOf(id);
  if (game === undefined) throw new RangeError(`none of ${Object.keys(games).join(', ')}: ${id}`);
  return Object.entries(refusalsOf(id)).flatMap(([code, cases]) =>
    cases.map(({ options, actions = [], refused, from }) => {
      const state = actions.reduce((before, action) => game.apply(before, action), game.init(options));
      const verdict =
        from === undefined ? game.check(state, refused) : game.checkIn(game.viewFor(state, from), refused);
      const violation = verdict.legal ? null : verdict.violation;
      return { code, rule: violation?.rule ?? '', message: violation?.message ?? '', violation };
    }),
  );
}
