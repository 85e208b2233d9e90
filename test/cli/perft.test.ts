import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { spyTag } from '../../src/automata-noir/index.js';
import { districtNoir } from '../../src/district-noir/index.js';
import { gameOf } from '../../src/index.js';
import { positionOf } from '../../src/position/index.js';
import { type AnyRecord, append, recordOf, stateAt } from '../../src/record/index.js';
import { type Counted, positions } from '../perft/positions.js';
import { run } from './program.js';

/** Runs with the path of a file that holds this text. */
function withFile<Result>(text: string, use: (path: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'noir-rules-'));
  try {
    const path = join(folder, 'from.json');
    writeFileSync(path, text);
    return use(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it.each([...positions()])('perft --from test/perft/%s prints its counts', (file, { game, counts }) => {
  const depth = Math.min(2, counts.length);
  const { code, out, err } = run(['perft', game, '--from', `test/perft/${file}`, '--depth', String(depth)]);
  expect([code, err]).toEqual([0, '']);
  expect(out).toBe(counts.slice(0, depth).reduce((text, count, index) => `${text}${index + 1}  ${count}\n`, ''));
});

/** A position of test/perft as a record, and as what `positionOf` writes. */
function written({ game, options, actions }: Counted): readonly string[] {
  const found = gameOf(game);
  expect.assert(found !== undefined);
  const record = actions.reduce<AnyRecord>(append, recordOf(found, options));
  return [record, positionOf(stateAt(record, actions.length))].map((value) => JSON.stringify(value));
}

it.each([...positions()])('perft counts the same from test/perft/%s as a record, and as a position', (_, counted) => {
  for (const text of written(counted)) {
    expect(withFile(text, (path) => run(['perft', counted.game, '--from', path, '--depth', '1']))).toEqual({
      code: 0,
      out: `1  ${counted.counts[0]}\n`,
      err: '',
    });
  }
});

it('perft counts nothing from a position of a game that is over', () => {
  let state = districtNoir.init({ seed: 'over' });
  while (districtNoir.outcome(state) === null) {
    const [player = 0] = districtNoir.actors(state);
    state = districtNoir.apply(state, districtNoir.legalActions(state, player)[0]!);
  }
  const { out } = withFile(JSON.stringify(positionOf(state)), (path) =>
    run(['perft', 'district-noir', '--from', path]),
  );
  expect(out).toBe('1  0\n2  0\n');
});

it('perft takes options beside those of the file, but none beside a record or a position', () => {
  const line = '{ "options": { "firstPlayer": 0 } }';
  const args = ['--first-player', '1', '--seed', 'tuesday', '--divide', '--depth', '1'];
  const { out } = withFile(line, (path) => run(['perft', 'district-noir', '--from', path, ...args]));
  expect(out).toContain('1  {"type":"take","player":1}\n');
  const start = positions().get('district-noir/start.json');
  expect.assert(start !== undefined);
  for (const text of written(start)) {
    expect(withFile(text, (path) => run(['perft', 'district-noir', '--from', path, ...args]))).toEqual({
      code: 1,
      out: '',
      err: "error: option '--seed <text>': the game of '--from <file>' is set up already\n",
    });
  }
});

it('perft tells all that is wrong with a record or a position', () => {
  const record = recordOf(districtNoir, { seed: 'a', firstPlayer: 0 });
  const position = positionOf(districtNoir.init({ seed: 'a' }));
  for (const [value, problem, what] of [
    [
      { ...record, actions: [{ type: 'take' }] },
      'actions[0]: That is no action of this game.',
      'no record that can be',
    ],
    [{ ...position, step: -1 }, 'step: It is -1', 'no position: 1 problem'],
    [positionOf(spyTag.init()), '', 'is of another game'],
  ] as const) {
    const { code, out, err } = withFile(JSON.stringify(value), (path) =>
      run(['perft', 'district-noir', '--from', path]),
    );
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(problem);
    expect(err).toContain(what);
  }
});

it('perft --divide tells the sequences by their first action', () => {
  const from = ['--from', 'test/perft/dragnet/last-two-turns.json'];
  const { out } = run(['perft', 'automata-noir/dragnet', ...from, '--divide']);
  const lines = out.trimEnd().split('\n');
  expect(lines).toHaveLength(14);
  expect(lines.at(-1)).toBe('2  80');
  expect(lines).toContain('13  {"type":"pass","player":0}');
  expect(lines.slice(0, -1).reduce((sum, line) => sum + Number.parseInt(line, 10), 0)).toBe(80);
});

it('perft counts from a seed, and says which if none is given', () => {
  const { out } = run(['perft', 'district-noir', '--seed', 'tuesday']);
  expect(out).toMatch(/^1 {2}\d+\n2 {2}\d+\n$/);
  const fresh = run(['perft', 'district-noir', '--depth', '1']);
  const seed = /^Seed: ([0-9a-f]{64})\n$/.exec(fresh.err)?.[1] ?? '';
  expect(run(['perft', 'district-noir', '--depth', '1', '--seed', seed]).out).toBe(fresh.out);
});

it.each([
  [['perft'], 'no game is given'],
  [['perft', 'chess'], "no game is called 'chess'"],
  [['perft', 'district-noir', '--depth', '0'], 'It is no whole number from 1.'],
  [['perft', 'district-noir', '--from', 'nowhere.json'], 'ENOENT'],
  [['perft', 'district-noir', '--from', 'test/perft/dragnet/start.json'], 'is of another game'],
  [['perft', 'district-noir', '--players', '3'], "option '--players <number>'"],
] as const)('%j is refused', (args, message) => {
  const { code, out, err } = run(args);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(message);
});

it.each([
  ['{', 'JSON'],
  ['null', 'is no position: 1 problem'],
  ['{}', 'is no position: 1 problem'],
  ['[]', 'is no position: 1 problem'],
  ['{ "game": "district-noir" }', 'is no position: '],
  ['{ "format": "noir-rules/record" }', 'is no record that can be replayed: '],
  ['{ "actions": [] }', 'has no options, or actions that are no list'],
  ['{ "options": null }', 'has no options, or actions that are no list'],
  ['{ "options": [] }', 'has no options, or actions that are no list'],
  ['{ "options": {}, "actions": 5 }', 'has no options, or actions that are no list'],
  ['{ "options": {}, "game": null }', 'is of another game'],
  ['{ "options": { "seed": "a" }, "actions": [{ "type": "take", "player": 9 }] }', 'action 1 is illegal'],
  ['{ "options": { "seed": 5 } }', "option '--seed <text>'"],
  ['{ "options": { "seed": null } }', "option '--seed <text>'"],
  ['{ "options": { "colour": "red" } }', 'error: colour: is no option of this game\n'],
])('perft --from a file with %s is refused', (text, message) => {
  const { code, out, err } = withFile(text, (path) => run(['perft', 'district-noir', '--from', path]));
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(message);
});
