import { GAME_IDS, gameOf } from '../../src/index.js';
import { type Counted, positions } from './positions.js';

const OPENING = `# Perft: numbers to check an implementation by

Whoever writes these rules anew, in whatever language, can hold the result against the numbers on this page. Each is the
number of different sequences of so many actions from a fixed position, counted by this library and, independently, by
the naive definitions in [test/naive](../test/naive/all.ts), which were written from the rulebooks alone. A wrong count means a
legal action too many or too few somewhere; dividing it by the first action leads to it in a few steps. (The name is that
of the same test for chess programs.)

## Method

- A position is a set of options with the exact deal, and the actions that were played from it. Each is a file of its own
  in [test/perft](../test/perft/perft.test.ts): \`options\` as \`init\` takes them, \`actions\`, \`counts\`.
- \`counts[0]\` is the number of legal actions, \`counts[n - 1]\` the number of sequences of exactly \`n\` actions. A sequence
  that ends the game earlier does not count; after the end there are none.
- Where several players may act at once, the actions of each count, in any order.
- Two actions are different if their JSON is: playing either of two equal cards of a hand is one action.
- A set of suspects with one for each line (Collapse) is one action; every pair of a Solve is one, 600 in all.
- What is hidden is dealt: these are counts of what can happen in this deal, not of what a player could think possible.

\`noir-rules perft <game>\` counts from any position:

\`\`\`sh
npx noir-rules perft district-noir --seed tuesday --depth 4
npx noir-rules perft automata-noir/dragnet --from position.json --depth 3 --divide
\`\`\`

\`--from\` takes a file such as those, and any other with \`options\` and perhaps \`actions\`; a [record](records-and-fair-deals.md);
and a [position](positions.md) as \`positionOf\` writes it. The options of a game go with the first of these alone, before
the file's. \`--divide\` tells how many sequences begin with each action.
`;

function section(id: string, all: readonly (readonly [string, Counted])[]): string {
  const own = all.filter(([, { game }]) => game === id);
  const deepest = Math.max(...own.map(([, { counts }]) => counts.length));
  const depths = Array.from({ length: deepest }, (_, index) => index + 1);
  const rows = own.map(
    ([file, { counts }]) =>
      `| [${nameOf(file)}](../test/perft/${file}) | ${depths.map((depth) => counts[depth - 1] ?? '').join(' | ')} |`,
  );
  const table = [`| position | ${depths.join(' | ')} |`, `|---|${depths.map(() => '---:|').join('')}`, ...rows];
  const words = own.map(([file, { about, counts, why }]) =>
    [`**${nameOf(file)}.** ${about}`, ...why.map((words, index) => `${index + 1}. ${words} *(${counts[index]})*`)].join(
      '\n',
    ),
  );
  return [`## ${gameOf(id)?.title}`, table.join('\n'), ...words].join('\n\n');
}

function nameOf(file: string): string {
  return file.slice(file.indexOf('/') + 1, -'.json'.length);
}

/** The page of the counts. */
export function page(): string {
  const all = [...positions()];
  const played = GAME_IDS.filter((id) => all.some(([, { game }]) => game === id));
  return `${[OPENING.trim(), ...played.map((id) => section(id, all))].join('\n\n')}\n`;
}
