import type { AnyAction, AnyOptions, AnyView } from '../../src/index.js';
import { isEqual } from '../../src/testing/equal.js';
import type { GameSpec } from '../../src/testing/spec.js';
import { newRecord } from './played.js';

/** Where the frozen records are. */
export const FOLDER = 'test/record/frozen';

/** The name of the file with the frozen record of that variant and reason. */
export function fileOf(game: string, variant: string, reason: string): string {
  const words = [game.replace(/^.*\//, ''), variant.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), reason];
  return `${words.join('_')}.json`;
}

/** The name of the variant that these complete options play. */
export function variantOf<O extends AnyOptions, S, A extends AnyAction, V extends AnyView, C extends string>(
  { game, variants }: GameSpec<O, S, A, V, C>,
  options: AnyOptions,
): string | null {
  const settled = (given: AnyOptions): unknown => {
    const { seed: _, deal: __, firstPlayer: ___, types: ____, ...kind } = given;
    return kind;
  };
  const found = Object.entries(variants).find(([, variant]) =>
    isEqual(settled(newRecord(game, { ...variant, seed: '' }).options), settled(options)),
  );
  return found?.[0] ?? null;
}
