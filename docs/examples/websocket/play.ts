/** A server and two clients in one process, one of which loses its connection in the middle of the game. */
import { newSeed } from 'noir-rules';
import { describe } from 'noir-rules/text';
import { type Decide, play } from './client.js';
import { openTable } from './server.js';

const tokens = [newSeed(), newSeed()];
const [first = '', second = ''] = tokens;
const table = await openTable(tokens, { seed: 'tuesday' });

/** Takes when there is much to take, and else plays the first card. */
const greedy: Decide = (view, legal) =>
  view.row.length >= 5 ? (legal.find(({ type }) => type === 'take') ?? legal[0]) : legal[0];

const ann = play(table.url, first, greedy);
let isLost = false;
const bob = play(table.url, second, (view, legal) => {
  if (view.step >= 20 && !isLost) {
    isLost = true;
    bob.lose();
  }
  return greedy(view, legal);
});

const [end] = await Promise.all([ann.over, bob.over]);
table.close();

for (const view of bob.views) {
  for (const event of view.events) console.log(describe(event, view, { names: ['Ann', 'Bob'] }));
}
console.log(`${end.step} actions, ${ann.views.length} views of Ann's, ${bob.views.length} views of Bob's`);
