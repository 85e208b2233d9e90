import { type Command, Option } from 'commander';
import { type AnyAction, type AnyGame, type GameState, gameOf, type Player } from '../../index.js';
import { ruleOf } from '../../rules/index.js';
import { describeAction } from '../../text/index.js';
import { wholeOf } from '../options.js';
import { type Output, pageOn } from '../output.js';
import { readJson } from '../record-file.js';
import { writeRule } from '../rule-page.js';
import { stateIn } from '../state-file.js';
import { readStep, STEP } from '../step.js';

/** A value as it is written after `field=`: a number, a list with commas, or a word. */
function readValue(text: string): unknown {
  const number = wholeOf(text);
  if (!Number.isNaN(number)) return number;
  return text.includes(',') ? text.split(',') : text;
}

/** The action that the words write, as JSON, or as a type and its fields: by that player, unless one is named. */
function actionIn(command: Command, words: readonly string[], player: Player | undefined): unknown {
  const [type = '', ...fields] = words;
  if (type.startsWith('{')) {
    try {
      return JSON.parse(words.join(' '));
    } catch (error) {
      return command.error(`error: the action is no JSON: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const action: Record<string, unknown> = { type, ...(player === undefined ? {} : { player }) };
  for (const field of fields) {
    const [, name, text] = /^(\w+)=(.*)$/.exec(field) ?? [];
    if (name === undefined || text === undefined) return command.error(`error: '${field}' is not written field=value`);
    action[name] = readValue(text);
  }
  return action;
}

/** Who acts if no player is named: the only one who may; anybody where nobody may, as the game is over. */
function playerOf(game: AnyGame, state: GameState): Player | undefined {
  const actors = game.actors(state);
  const [player, ...others] = actors.length === 0 ? [0] : actors;
  return others.length === 0 ? player : undefined;
}

/** What a player may do, by type: `kill (3), shift (20)`. */
function choicesText(legal: readonly AnyAction[]): string {
  const types = [...new Set(legal.map(({ type }) => type))];
  return types.map((type) => `${type} (${legal.filter((action) => action.type === type).length})`).join(', ');
}

function explain(command: Command, file: string, words: readonly string[], output: Output): void {
  const { step } = command.opts<{ readonly step?: number }>();
  const state = stateIn(command, file, readJson(command, file), output, step);
  const game = gameOf(state.game);
  if (game === undefined) command.error(`error: ${file}: no game is called '${state.game}'`);
  const page = pageOn(output);
  const action = actionIn(command, words, playerOf(game, state));
  const verdict = game.check(state, action);
  if (verdict.legal) {
    const view = game.viewFor(state, verdict.action.player);
    page.text(`Legal, of player ${verdict.action.player}: ${describeAction(verdict.action, view)}`);
    return;
  }
  const { code, message, rule } = verdict.violation;
  page.text(`Not legal: ${message} (${code})`);
  const entry = ruleOf(rule);
  if (entry !== undefined) writeRule(entry, page);
  const actors = game.actors(state);
  if (actors.length > 0) page.line('');
  for (const player of actors) page.text(`Player ${player} may: ${choicesText(game.legalActions(state, player))}`);
}

/** Adds `why <file> <action>` to the program: whether an action is legal at some moment of a game, and if not, why. */
export function addWhy(program: Command, output: Output): void {
  const command = program
    .command('why')
    .description('say whether an action is legal, and by which rule not')
    .argument('<file>', 'a record, as play --record writes it, or a position')
    .argument('<action...>', 'as JSON, or its type and fields: shift direction=left index=0')
    .addOption(new Option(STEP, 'of a record, after so many actions, from 0 (default: all)').argParser(readStep));
  command.action((file: string, words: readonly string[]) => explain(command, file, words, output));
}
