import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { commitment, parseRecord, sharedSeed, viewsOf } from '../../src/record/index.js';
import { run } from './program.js';

const folder = mkdtempSync(join(tmpdir(), 'noir-rules-'));
let files = 0;

afterAll(() => rmSync(folder, { recursive: true }));

function newFile(text?: string): string {
  files++;
  const path = join(folder, `${files}.json`);
  if (text !== undefined) writeFileSync(path, text);
  return path;
}

/** A file with the record of a game of bots. */
function recordOf(...args: readonly string[]): string {
  const path = newFile();
  expect(run(['play', ...args, '--record', path])).toMatchObject({ code: 0 });
  return path;
}

const GAMES: readonly (readonly string[])[] = [
  ['automata-noir/killer-vs-inspector', '--killer', '1'],
  ['automata-noir/spy-tag', '--players', '4'],
  ['automata-noir/buddy-cops'],
  ['automata-noir/dragnet', '--teams', '2'],
  ['district-noir', '--max-actions', '20'],
  ['agent-black', '--players', '5'],
];

describe('noir-rules play --record', () => {
  it.each(GAMES)('writes down a whole game of %s', (...args) => {
    const path = recordOf(...args, '--seed', 'tuesday');
    const parsed = parseRecord(JSON.parse(readFileSync(path, 'utf8')));
    expect.assert(parsed.ok);
    const views = run(['play', ...args, '--seed', 'tuesday', '--json', '--as', '0'])
      .out.trim()
      .split('\n');
    expect(viewsOf(parsed.record, 0)).toEqual(views.map((view) => JSON.parse(view)));
  });

  it('tells the game as it does without', () => {
    const told = run(['play', 'district-noir', '--seed', 'a']).out;
    const path = newFile();
    const out = run(['play', 'district-noir', '--seed', 'a', '--record', path]).out;
    expect(out.replace(` --record ${path}`, '')).toBe(told);
  });

  it('writes over a file by force only', () => {
    const path = newFile('precious');
    const command = ['play', 'district-noir', '--seed', 'a', '--record', path];
    expect(run(command)).toEqual({
      code: 1,
      out: '',
      err: `error: option '--record <file>': ${path} is there already, and is overwritten with --force only\n`,
    });
    expect(readFileSync(path, 'utf8')).toBe('precious');
    expect(run([...command, '--force']).code).toBe(0);
    expect(readFileSync(path, 'utf8')).toContain('noir-rules/record');
  });

  it('says that a file can’t be written', () => {
    const path = join(folder, 'nowhere', 'record.json');
    const { code, err } = run(['play', 'district-noir', '--record', path]);
    expect([code, existsSync(path)]).toEqual([1, false]);
    expect(err).toMatch(/^error: option '--record <file>': ENOENT.*\n$/);
  });
});

describe('noir-rules replay', () => {
  it.each(GAMES)('tells %s as it was told when it was played', (...args) => {
    const path = recordOf(...args, '--seed', 'tuesday');
    const told = run(['play', ...args, '--seed', 'tuesday']).out;
    const { code, out, err } = run(['replay', path]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const steps = (text: string): string => text.slice(text.indexOf('The table')).replace(/\n(Stopped|After) .*/s, '');
    expect(steps(out)).toBe(steps(told));
  });

  it('tells it as one player knows it', () => {
    const path = recordOf('district-noir', '--seed', 'tuesday');
    const { out } = run(['replay', path, '--as', '1', '--names', 'Eve,Finn']);
    expect(out).toContain('Finn sees');
    expect(out).not.toContain('Eve sees');
    expect(run(['replay', path, '--as', '2'])).toMatchObject({
      code: 1,
      err: "error: option '--as <perspective>': is no seat from 0 to 1\n",
    });
  });

  it('shows the table at one step', () => {
    const path = recordOf('district-noir', '--seed', 'tuesday');
    expect(run(['replay', path, '--step', '0']).out).toContain(
      'After 0 of 48 actions in the record: nobody has won yet',
    );
    expect(run(['replay', path, '--step', '48']).out).toMatch(/\nThe end\n.*wins\.\nWhy: /s);
    const [view, ...others] = run(['replay', path, '--step', '7', '--as', '0', '--json']).out.trim().split('\n');
    expect(others).toEqual([]);
    expect(JSON.parse(view!)).toMatchObject({ step: 7, perspective: 0 });
  });

  it.each([
    ['49', "error: option '--step <number>': is no step from 0 to 48\n"],
    ['-1', "error: option '--step <number>' argument '-1' is invalid. It is no whole number from 0.\n"],
    ['x', "error: option '--step <number>' argument 'x' is invalid. It is no whole number from 0.\n"],
  ])('has no step %s', (step, err) => {
    expect(run(['replay', recordOf('district-noir', '--seed', 'tuesday'), '--step', step])).toEqual({
      code: 1,
      out: '',
      err,
    });
  });

  it('tells every problem of a broken file', () => {
    const record = JSON.parse(readFileSync(recordOf('district-noir', '--seed', 'tuesday'), 'utf8'));
    const actions = [{ type: 'fold' }, record.actions[0], { type: 'take', player: record.actions[0].player }];
    const path = newFile(JSON.stringify({ ...record, actions }));
    expect(run(['replay', path])).toEqual({
      code: 1,
      out: '',
      err:
        'actions[0]: That is no action of this game. [table.action]\n' +
        'actions[2]: It is not your turn to act. [table.turn]\n' +
        `error: ${path} is no record that can be replayed: 2 problems\n`,
    });
    const other = newFile(JSON.stringify({ ...record, rulesVersion: 2 }));
    expect(run(['replay', other]).err).toContain('The game was played by version 2 of the rules');
  });

  it.each(['', '{', 'null', '[]'])('tells that a file with %j holds no record', (text) => {
    const { code, out, err } = run(['replay', newFile(text)]);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/error: .*\n$/);
    expect(run(['replay', join(folder, 'nowhere.json')]).code).toBe(1);
  });
});

describe('noir-rules verify', () => {
  const texts = ['rain', 'the sea', '--'];
  const seed = sharedSeed('secret', texts);
  const contributions = texts.map((text) => `--contribution=${text}`);

  it('says that a fair game is fair', () => {
    const path = recordOf('automata-noir/spy-tag', '--seed', seed);
    const command = ['verify', path, '--commitment', commitment('secret'), '--secret', 'secret', ...contributions];
    expect(run(command)).toEqual({
      code: 0,
      out: 'The record is whole, and every shuffle in it follows from the secret that was committed to.\n',
      err: '',
    });
    const own = recordOf('district-noir', '--seed', 'tuesday');
    expect(run(['verify', own, '--commitment', commitment('tuesday'), '--secret', 'tuesday']).code).toBe(0);
  });

  it('says everything that does not follow', () => {
    const path = recordOf('automata-noir/spy-tag', '--seed', 'x', '--first-player', '0');
    const command = ['verify', path, '--commitment', 'x', '--secret', 'secret', ...contributions.slice(1)];
    const { code, out, err } = run(command);
    expect([code, out]).toEqual([1, '']);
    expect(err.split('\n').map((line) => line.replace(/:.*/, ''))).toEqual([
      'commitment',
      'contributions',
      'options.seed',
      'options.firstPlayer',
      'error',
      '',
    ]);
    expect(err).toMatch(/ does not follow: 4 problems\n$/);
  });

  it('asks for what it has to know', () => {
    const { code, err } = run(['verify', newFile('{}')]);
    expect([code, err]).toEqual([1, "error: required option '--commitment <digits>' not specified\n"]);
    expect(run(['replay'])).toMatchObject({ code: 1, err: "error: missing required argument 'file'\n" });
  });
});
