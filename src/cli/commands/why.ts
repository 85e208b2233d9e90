import { type Command, Option } from 'commander';
import { type AnyAction, type GameState, gameOf } from '../../index.js';
import { parsePosition } from '../../position/index.js';
import { parseRecord, stateAt } from '../../record/index.js';
import { ruleOf } from '../../rules/index.js';
import { describeAction } from '../../text/index.js';
import { wholeOf } from '../options.js';
import { type Output, pageOn } from '../output.js';
import { failWith, readJson } from '../record-file.js';
import { writeRule } from '../rule-page.js';
import { readStep, STEP } from '../step.js';

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'format' in value;
}

/** The state that the file holds: of a record the one after so many actions, or its last. What is wrong ends the command. */
function stateIn(command: Command, file: string, output: Output): GameState {
  const { step } = command.opts<{ readonly step?: number }>();
  const value = readJson(command, file);
  if (!isRecord(value)) {
    if (step !== undefined) command.error(`error: option '${STEP}': is for records only`);
    const parsed = parsePosition(value);
    return parsed.ok ? parsed.state : failWith(command, `${file} is no position`, parsed.problems, output);
  }
  const parsed = parseRecord(value);
  if (!parsed.ok) return failWith(command, `${file} is no record that can be replayed`, parsed.problems, output);
  const { length } = parsed.record.actions;
  if (step !== undefined && step > length) command.error(`error: option '${STEP}': is no step from 0 to ${length}`);
  return stateAt(parsed.record, step ?? length);
}

/** A value as it is written after `field=`: a number, a list with commas, or a word. */
function readValue(text: string): unknown {
  const number = wholeOf(text);
  if (!Number.isNaN(number)) return number;
  return text.includes(',') ? text.split(',') : text;
}

/** The action that the words write, as JSON or as a type and its fields; the one who is to act is its player unless it says. */
function actionIn(command: Command, words: readonly string[], actors: readonly number[]): unknown {
  const [type = '', ...fields] = words;
  if (type.startsWith('{')) {
    try {
      return JSON.parse(words.join(' '));
    } catch (error) {
      return command.error(`error: the action is no JSON: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const [actor] = actors;
  const action: Record<string, unknown> = { type, ...(actors.length === 1 ? { player: actor } : {}) };
  for (const field of fields) {
    const [, name, text] = /^(\w+)=(.*)$/.exec(field) ?? [];
    if (name === undefined || text === undefined) return command.error(`error: '${field}' is not written field=value`);
    action[name] = readValue(text);
  }
  return action;
}

/** What a player may do, by type: `kill (3), shift (20)`. */
function choicesText(legal: readonly AnyAction[]): string {
  const types = [...new Set(legal.map(({ type }) => type))];
  return types.map((type) => `${type} (${legal.filter((action) => action.type === type).length})`).join(', ');
}

function explain(command: Command, file: string, words: readonly string[], output: Output): void {
  const state = stateIn(command, file, output);
  const game = gameOf(state.game);
  if (game === undefined) command.error(`error: ${file}: no game is called '${state.game}'`);
  const page = pageOn(output);
  const action = actionIn(command, words, game.actors(state));
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
