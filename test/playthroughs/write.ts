/**
 * Writes the playthroughs: `npx tsx test/playthroughs/write.ts`. Those that there are, are told anew, from the same
 * actions; for an ending that has none, the shortest of many random games is taken, and one in which more happens is
 * preferred to a slightly shorter one. Whoever changes or adds one reads it against the rulebook, clause by clause.
 */
import { gameOf } from '../../src/index.js';
import type { Line } from '../naive/all.js';
import { type Ending, endings, fileOf, files, lineOf, write } from './files.js';

const TRIED = Number(process.argv[2] ?? 120);
/** How many more steps a further type of action or event is worth. */
const STEPS_OF_A_TYPE = 5;

/** How good a playthrough the game makes, more is better; `null` if it ends otherwise. */
function worth({ pair, reason }: Ending, { options, actions }: Line): number | null {
  const game = gameOf(pair.id);
  if (game === undefined) return null;
  const types = new Set<string>();
  let state = game.init(options);
  for (const action of actions) {
    state = game.apply(state, action);
    types.add(`act ${action.type}`);
    for (const event of game.viewFor(state, 'spectator').events) types.add(event.type);
  }
  if (game.outcome(state)?.reason !== reason) return null;
  return types.size * STEPS_OF_A_TYPE - actions.length;
}

function* candidates({ pair, variant }: Ending): Generator<Line> {
  for (const line of Object.values(pair.scripts)) {
    if (pair.variantOf(line.options) === variant) yield line;
  }
  for (let n = 0; n < TRIED; n++) {
    for (const policy of pair.policies) yield pair.randomLine(variant, policy, `${variant} ${n}`);
  }
}

function found(ending: Ending): Line | null {
  let best: { line: Line; value: number } | null = null;
  for (const line of candidates(ending)) {
    const value = worth(ending, line);
    if (value !== null && (best === null || value > best.value)) best = { line, value };
  }
  return best?.line ?? null;
}

const there = files();
for (const ending of endings()) {
  const file = fileOf(ending);
  const line = there.includes(file) ? lineOf(ending) : found(ending);
  if (line === null) console.log(`none found: ${file}`);
  else write(ending, line);
  if (!there.includes(file) && line !== null) console.log(`new: ${file}, ${line.actions.length} actions`);
}
