import { type Command, Option } from 'commander';
import { GAME_IDS, type GameId } from '../../index.js';
import { ruleOf, rulesOf, searchRules } from '../../rules/index.js';
import { type Output, pageOn } from '../output.js';
import { writeRule } from '../rule-page.js';

/** How many entries are printed of those that match. */
const MOST = 5;

/** Adds `rules <words>` to the program: the entries of the rules that answer a question, or the one of that id. */
export function addRules(program: Command, output: Output): void {
  const command = program
    .command('rules')
    .description('look something up in the rules')
    .argument('<words...>', 'plain words, or the id of an entry')
    .addOption(new Option('--game <game>', 'the rules of one game only').choices([...GAME_IDS]));
  command.action((words: readonly string[]) => {
    const asked = words.join(' ');
    const { game } = command.opts<{ readonly game?: GameId }>();
    const known = ruleOf(asked);
    const own = game === undefined ? null : new Set(rulesOf(game).map(({ id }) => id));
    const found = (known === undefined ? searchRules(asked) : [known]).filter(({ id }) => own?.has(id) !== false);
    if (found.length === 0) command.error(`error: no rule is found for '${asked.slice(0, 200)}'`);
    const page = pageOn(output);
    for (const rule of found.slice(0, MOST)) writeRule(rule, page);
    const others = found.slice(MOST, 3 * MOST).map(({ id }) => id);
    if (others.length > 0) {
      page.line('');
      page.text(`Further: ${others.join(', ')}`);
    }
  });
}
