import { type AnyGame, type GameState, gameOf } from '../../src/index.js';
import { type Line, PAIRS, type Pair } from '../naive/all.js';

/** Every variant of every game. */
export const VARIANTS: readonly { readonly pair: Pair; readonly variant: string; readonly name: string }[] =
  PAIRS.flatMap((pair) => pair.variants.map((variant) => ({ pair, variant, name: `${pair.title}, ${variant}` })));

/** The game of that id. */
export function gameNamed(id: string): AnyGame {
  const game = gameOf(id);
  if (game === undefined) throw new RangeError(`no game ${id}`);
  return game;
}

/** Random games of a variant, so many by each policy. */
export function linesOf(pair: Pair, variant: string, games: number): readonly Line[] {
  return pair.policies.flatMap((policy) =>
    Array.from({ length: games }, (_, n) => pair.randomLine(variant, policy, `${policy}/${n}`)),
  );
}

/** The states of a game, from its set-up on. */
export function statesOf(game: AnyGame, { options, actions }: Line): GameState[] {
  const states = [game.init(options)];
  for (const action of actions) states.push(game.apply(states.at(-1)!, action));
  return states;
}

/** A small number that is the same for the same text. */
export function numberFrom(text: string): number {
  let hash = 0;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) + 0x9e3779b9;
  return hash >>> 0;
}
