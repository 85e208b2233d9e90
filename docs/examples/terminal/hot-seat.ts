/**
 * District Noir for two people at one keyboard, who hand each other the seat. Usage: `hot-seat [seed] [name] [name]`.
 * A player types the number of an action, or `take`, or the name of a card; what is not legal is refused with its reason.
 */
import { createInterface } from 'node:readline/promises';
import { type DistrictNoirView, districtNoir, nameOf } from 'noir-rules/district-noir';
import { describe, describeAction } from 'noir-rules/text';

const [seed, ...given] = process.argv.slice(2);
const names = ['Ann', 'Bob'].map((name, seat) => given[seat] ?? name);

const terminal = createInterface({ input: process.stdin });
const lines = terminal[Symbol.asyncIterator]();

/** What is typed after the question; the program ends where the input does. */
async function ask(question: string): Promise<string> {
  process.stdout.write(question);
  const { value, done } = await lines.next();
  if (done) process.exit(1);
  return String(value).trim();
}

function print(view: DistrictNoirView, seat: number): void {
  console.log(`\nRound ${view.round}, ${view.deck} cards in the deck`);
  console.log(`In the center: ${view.row.map(nameOf).join(', ') || 'nothing'}`);
  for (const [player, { tableau, score, hand }] of view.players.entries()) {
    console.log(`${names[player]}: ${score.total} points, ${hand.length} cards in hand, took ${tableau.length}`);
  }
  const hand = view.players[seat]?.hand ?? [];
  console.log(`Your hand: ${hand.map((card) => (card === 'face-down' ? card : nameOf(card))).join(', ') || 'empty'}\n`);
}

let state = districtNoir.init(seed === undefined ? {} : { seed });
// What happened since each player last looked.
const news: string[][] = names.map(() => []);

for (let [seat] = districtNoir.actors(state); seat !== undefined; [seat] = districtNoir.actors(state)) {
  await ask(`\x1bc${names[seat]}, take the seat and press Enter. `);
  const view = districtNoir.viewFor(state, seat);
  for (const line of news[seat]?.splice(0) ?? []) console.log(line);
  print(view, seat);
  const legal = districtNoir.legalActionsIn(view);
  for (const [index, action] of legal.entries()) console.log(`${index + 1}. ${describeAction(action, view)}`);

  for (let isDone = false; !isDone; ) {
    const typed = await ask('> ');
    const chosen = typed === 'take' ? { type: 'take', player: seat } : { type: 'play', player: seat, card: typed };
    const verdict = districtNoir.checkIn(view, legal[Number(typed) - 1] ?? chosen);
    if (verdict.legal) state = districtNoir.apply(state, verdict.action);
    else console.log(`${verdict.violation.message} (${verdict.violation.rule})`);
    isDone = verdict.legal;
  }

  for (const [player, told] of news.entries()) {
    const seen = districtNoir.viewFor(state, player);
    told.push(...seen.events.map((event) => describe(event, seen, { names })));
  }
}

console.log(`\x1bc${news[0]?.join('\n')}`);
for (const [player, { score }] of districtNoir.viewFor(state, 'spectator').players.entries()) {
  console.log(`${names[player]}: ${score.total} points`);
}
terminal.close();
