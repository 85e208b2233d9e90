import { type Command, Option } from 'commander';
import { gameOf } from '../../index.js';
import { at } from '../../kernel/lists.js';
import { type AnyRecord, replay, viewsOf } from '../../record/index.js';
import { type Output, pageOn } from '../output.js';
import type { Moment } from '../playthrough.js';
import { addReaderOptions, readerOf } from '../reader.js';
import { readRecord } from '../record-file.js';
import { readStep, STEP } from '../step.js';
import { type Telling, tell, tellResult } from '../tell.js';
import { terminals } from '../terminals.js';

/** The step that is asked for, or `null` for the whole game; one that there is not ends the command. */
function stepOf(command: Command, { actions }: AnyRecord): number | null {
  const { step } = command.opts<{ readonly step?: number }>();
  if (step !== undefined && step > actions.length) {
    command.error(`error: option '${STEP}': is no step from 0 to ${actions.length}`);
  }
  return step ?? null;
}

/** Tells a game that was written down, or one step of it, or writes its views. */
function tellRecord(command: Command, file: string, output: Output): void {
  const record = readRecord(command, file, output);
  const game = gameOf(record.game);
  const terminal = terminals.get(record.game);
  if (game === undefined || terminal === undefined) {
    command.error(`error: ${file}: ${record.game} can't be shown on the terminal`);
  }
  const states = replay(record);
  const seats = game.seats(at(states, 0));
  const reader = readerOf(command, seats);
  const step = stepOf(command, record);

  if (reader.json) {
    const views = viewsOf(record, reader.as ?? 'spectator');
    for (const view of step === null ? views : [at(views, step)]) output.out(`${JSON.stringify(view)}\n`);
    return;
  }
  const page = pageOn(output);
  page.text(`${game.title}: ${seats.map((seat) => `${at(reader.names, seat)} (seat ${seat})`).join(', ')}`);
  for (const line of terminal.show.legend) page.text(line);
  const telling: Telling = { game, show: terminal.show, names: reader.names, as: reader.as };
  const moments = record.actions.map((action, index): Moment => ({ action, state: at(states, index + 1) }));
  const end = tell(telling, at(states, step ?? 0), step === null ? moments : [], page);
  tellResult(telling, end, page, `After ${step ?? moments.length} of ${moments.length} actions in the record`);
}

/** Adds `replay <file>` to the program: a game that was written down, once more. */
export function addReplay(program: Command, output: Output): void {
  const command = program
    .command('replay')
    .description('tell a game that was written down')
    .argument('<file>', 'a record, as play --record writes it')
    .addOption(new Option(STEP, 'show the table after so many actions, from 0').argParser(readStep));
  addReaderOptions(command);
  command.action((file: string) => tellRecord(command, file, output));
}
