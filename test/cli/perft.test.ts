import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { positions } from '../perft/positions.js';
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
  ['null', 'It holds no options and actions.'],
  ['{ "actions": 5 }', 'It holds no options and actions.'],
  ['{ "options": { "seed": "a" }, "actions": [{ "type": "take", "player": 9 }] }', 'action 1 is illegal'],
  ['{ "options": { "seed": 5 } }', "option '--seed <text>'"],
])('perft --from a file with %s is refused', (text, message) => {
  const { code, err } = withFile(text, (path) => run(['perft', 'district-noir', '--from', path]));
  expect(code).toBe(1);
  expect(err).toContain(message);
});
