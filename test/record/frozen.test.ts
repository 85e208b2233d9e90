import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gameOf, type Outcome } from '../../src/index.js';
import { type AnyRecord, parseRecord, replay } from '../../src/record/index.js';
import { FOLDER, fileOf, variantOf } from './frozen.js';
import { withEveryGame } from './played.js';

interface Frozen {
  readonly variant: string;
  readonly outcome: Outcome;
  readonly record: AnyRecord;
}

const files = readdirSync(FOLDER);
const frozen = new Map(
  files.map((file) => [file, JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Frozen] as const),
);

describe('the frozen records', () => {
  it.each([...frozen])('%s is a whole record', (_, { record }) => {
    expect(parseRecord(record)).toEqual({ ok: true, record });
  });

  it.each([...frozen])('%s is played again to the outcome that it had', (_, { record, outcome }) => {
    const end = replay(record).at(-1)!;
    expect(gameOf(record.game)?.outcome(end)).toEqual(outcome);
  });

  it.each([...frozen])('%s is named after its game, variant and reason', (file, { record, variant, outcome }) => {
    expect(fileOf(record.game, variant, outcome.reason)).toBe(file);
    const names = withEveryGame((spec) => (spec.game.id === record.game ? variantOf(spec, record.options) : null));
    expect(names).toContain(variant);
  });

  it('are there for every reason for which any variant of any game ends', () => {
    const due = withEveryGame(({ game, variants, floors }) =>
      Object.keys(variants).flatMap((variant) =>
        Object.keys(floors.reasons).map((reason) => fileOf(game.id, variant, reason)),
      ),
    );
    expect(files.toSorted()).toEqual(due.flat().toSorted());
  });
});
