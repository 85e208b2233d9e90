import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyAction, AnyOptions, AnyView } from '../../src/index.js';
import type { AnyRecord } from '../../src/record/index.js';
import type { GameSpec } from '../../src/testing/spec.js';
import { FOLDER, fileOf, variantOf } from './frozen.js';
import { randomly, scripted, withEveryGame } from './played.js';

// Writes the frozen records that are not there yet, of games by scripts and by chance. What is there stays as it is.

/** Random games of each variant by each policy. */
const TRIES = Number(process.argv[2] ?? 12);
/** Actions enough to be worth keeping. */
const WORTH = 40;

/** The shortest game worth keeping is best, else the longest. */
function rankOf({ actions: { length } }: AnyRecord): number {
  return length < WORTH ? Number.MAX_SAFE_INTEGER - length : length;
}

withEveryGame(freeze);

function freeze<O extends AnyOptions, S, A extends AnyAction, V extends AnyView, C extends string>(
  spec: GameSpec<O, S, A, V, C>,
): void {
  const { game } = spec;
  const best = new Map<string, { variant: string; reason: string; winners: readonly number[]; record: AnyRecord }>();
  const keep = (record: AnyRecord, end: S | undefined, variant: string | null): void => {
    const outcome = end === undefined ? null : game.outcome(end);
    if (outcome === null || variant === null) return;
    const file = fileOf(game.id, variant, outcome.reason);
    const known = best.get(file);
    if (known !== undefined && rankOf(known.record) <= rankOf(record)) return;
    best.set(file, { variant, reason: outcome.reason, winners: outcome.winners, record });
  };
  for (const script of Object.keys(spec.scripts)) {
    const { record, states } = scripted(spec, script);
    keep(record, states.at(-1), variantOf(spec, record.options));
  }
  for (const variant of Object.keys(spec.variants)) {
    for (const policy of Object.keys(spec.policies)) {
      for (let seed = 0; seed < TRIES; seed++) {
        const { record, states } = randomly(spec, variant, policy, seed);
        keep(record, states.at(-1), variant);
      }
    }
  }
  for (const [file, { variant, reason, winners, record }] of best) {
    const path = join(FOLDER, file);
    console.log(`${existsSync(path) ? 'kept' : 'written'} ${path}: ${record.actions.length} actions`);
    if (!existsSync(path)) writeFileSync(path, JSON.stringify({ variant, outcome: { winners, reason }, record }));
  }
}
