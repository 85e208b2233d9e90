import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { DECK } from '../../src/district-noir/index.js';
import { GAME_IDS } from '../../src/index.js';
import { run } from './program.js';

const OPTIONS: Readonly<Record<(typeof GAME_IDS)[number], readonly string[]>> = {
  'automata-noir/killer-vs-inspector': ['--killer'],
  'automata-noir/spy-tag': ['--first-player'],
  'automata-noir/buddy-cops': ['--roles'],
  'automata-noir/dragnet': ['--teams', '--first-player'],
  'district-noir': ['--first-player'],
  'agent-black': ['--teams', '--rounds-to-win', '--first-player', '--types'],
};

const GAMES: readonly (readonly string[])[] = [
  ['automata-noir/killer-vs-inspector'],
  ['automata-noir/killer-vs-inspector', '--killer', '1'],
  ['automata-noir/spy-tag'],
  ['automata-noir/spy-tag', '--players', '4', '--first-player', '3'],
  ['automata-noir/buddy-cops'],
  ['automata-noir/buddy-cops', '--roles', 'undercover,killer,profiler'],
  ['automata-noir/dragnet'],
  ['automata-noir/dragnet', '--players', '4', '--teams', '2'],
  ['district-noir'],
  ['district-noir', '--first-player', '1'],
  ['agent-black'],
  ['agent-black', '--players', '3', '--rounds-to-win', '3'],
  ['agent-black', '--players', '6', '--teams', '3'],
];

/** Runs with the path of a file that holds this text. */
function withFile<Result>(text: string, use: (path: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'noir-rules-'));
  try {
    const path = join(folder, 'deal.json');
    writeFileSync(path, text);
    return use(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('noir-rules play', () => {
  it.each(GAMES.map((args) => [args.join(' '), args] as const))('plays %s to the end, the same twice', (_, args) => {
    const command = ['play', ...args, '--seed', 'tuesday'];
    const { code, out, err } = run(command);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Seed: tuesday\n');
    expect(out).toMatch(/\nThe end\n/);
    expect(out).toMatch(/\nWhy: .*\[[a-z]+\.[a-z.-]+\]\n$/s);
    expect(run(command).out).toBe(out);
  });

  it.each(GAMES.map((args) => [args.join(' '), args] as const))('fits %s into 80 columns', (_, args) => {
    const { out } = run(['play', ...args, '--seed', 'width']);
    const lines = out.split('\n').filter((line) => !line.startsWith('Again: '));
    expect(lines.filter((line) => line.length > 80 || line !== line.trimEnd())).toEqual([]);
  });

  it('plays another game with another seed', () => {
    expect(run(['play', 'district-noir', '--seed', 'a']).out).not.toBe(
      run(['play', 'district-noir', '--seed', 'b']).out,
    );
  });

  it('prints a fresh seed and the command that plays the same game again', () => {
    const { out } = run(['play', 'district-noir', '--names', 'Ann O, Bob']);
    const again = /^Again: noir-rules play district-noir --names 'Ann O, Bob' --seed ([0-9a-f]{64})$/m.exec(out);
    const seed = again?.[1] ?? '';
    const { out: same } = run(['play', 'district-noir', '--names', 'Ann O, Bob', '--seed', seed]);
    expect(same).toBe(out);
    expect(run(['play', 'district-noir', '--names', 'Ann O, Bob']).out).not.toBe(out);
  });

  it('shows the players what is theirs at the start of each round of District Noir', () => {
    const { out } = run(['play', 'district-noir', '--seed', 'tuesday']);
    expect(out.match(/^ {2}Round [1-4]: (Ann|Bob) is first/gm)).toHaveLength(4);
    expect(out.match(/^Ann sees\n {2}Ann's hand: [^:]*, [^:]*\n {2}Bob's hand: 5 face-down cards$/gm)).toHaveLength(4);
    expect(out.match(/^Bob sees\n {2}Ann's hand: 5 face-down cards\n {2}Bob's hand: [^:]*, [^:]*$/gm)).toHaveLength(4);
  });

  it('scores what lies before the players', () => {
    const { out } = run(['play', 'district-noir', '--seed', 'tuesday']);
    const scores = [...out.matchAll(/^ {2}(?:Ann|Bob)((?: +-?\d+){8})$/gm)].map(([, row = '']) =>
      row.trim().split(/ +/).map(Number),
    );
    expect(scores).toHaveLength(2);
    for (const row of scores) expect(row.slice(0, 7).reduce((sum, part) => sum + part, 0)).toBe(row[7]);
  });

  it('draws the board with the numbers of its rows and columns', () => {
    const { out } = run(['play', 'automata-noir/spy-tag', '--seed', 'tuesday']);
    expect(out).toContain('\n      1          2          3          4          5\n  1   Witman     Ada        Carl  ');
  });

  it('deals as a file says', () => {
    const deck = DECK.toReversed();
    withFile(JSON.stringify({ deck }), (path) => {
      const { out } = run(['play', 'district-noir', '--deal', path, '--seed', 'deal']);
      expect(out).toContain("Ann's hand: Betrayal -3, Betrayal -3, Betrayal -2, Betrayal -2, Betrayal -2\n");
      expect(out).toContain(`Again: noir-rules play district-noir --deal ${path} --seed deal\n`);
    });
  });

  it('stops where it is told to and says so', () => {
    const { code, out } = run(['play', 'district-noir', '--seed', 'tuesday', '--max-actions', '3']);
    expect(code).toBe(0);
    expect(out).toContain('\nStopped after 3 actions (--max-actions): nobody has won yet\n');
    expect(out).toMatch(/^ {3}3 /m);
    expect(out).not.toMatch(/^ {3}4 |^The end|^Why/m);
  });

  it('colours its headings where colours are welcome, and nothing else changes', () => {
    const args = ['play', 'automata-noir/dragnet', '--seed', 'tuesday'];
    const [plain, coloured] = [run(args).out, run(args, true).out];
    expect(coloured).not.toBe(plain);
    expect(stripVTControlCharacters(coloured)).toBe(plain);
    expect(stripVTControlCharacters(plain)).toBe(plain);
  });
});

describe('noir-rules play --json', () => {
  it.each(GAMES.map((args) => [args.join(' '), args] as const))("writes a spectator's views of %s", (_, args) => {
    const { code, out, err } = run(['play', ...args, '--seed', 'tuesday', '--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const views: { step: number; perspective: unknown; outcome: unknown; events: unknown[] }[] = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(views.map(({ step }) => step)).toEqual(views.map((_view, step) => step));
    expect(new Set(views.map(({ perspective }) => perspective))).toEqual(new Set(['spectator']));
    expect(views.at(-1)?.outcome).not.toBeNull();
    expect(views.slice(1).every(({ events }) => events.length > 0)).toBe(true);
  });

  it("writes a player's views with --as, and a fresh seed beside them", () => {
    const { out, err } = run(['play', 'district-noir', '--json', '--as', '1']);
    expect(out.split('\n')[0]).toContain('"perspective":1');
    expect(err).toMatch(/^Again: noir-rules play district-noir --json --as 1 --seed [0-9a-f]{64}\n$/);
  });
});

describe('noir-rules play <game> --help', () => {
  it.each(GAME_IDS.map((id) => [id] as const))('lists the options of %s with their values', (id) => {
    const { code, out } = run(['play', id, '--help']);
    expect(code).toBe(0);
    for (const option of ['--seed', '--players', '--deal', ...OPTIONS[id]]) {
      expect(out).toMatch(new RegExp(`^ {2}${option} <.*`, 'm'));
    }
    for (const option of ['--as', '--names', '--json', '--max-actions']) expect(out).toContain(`  ${option} `);
    const own = /Options of the game:\n(.*)\n\nOptions:/s.exec(out)?.[1] ?? '';
    expect(own.match(/^ {2}--/gm)).toHaveLength(3 + OPTIONS[id].length);
    expect(own.match(/\(default:/g)).toHaveLength(3 + OPTIONS[id].length);
  });
});

describe('a wrong command line', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['play', 'no game is given'],
    ['play chess', "no game is called 'chess': it is one of automata-noir/killer-vs-inspector, "],
    ['play chess --seed x', "no game is called 'chess'"],
    ['play district-noir extra', 'too many arguments'],
    ['play district-noir --sed x', "unknown option '--sed'"],
    ['play district-noir --teams 2', "unknown option '--teams'"],
    ['play district-noir --seed', "option '--seed <text>' argument missing"],
    ['play district-noir --players 3', "option '--players <number>': is none of 2"],
    ['play district-noir --players two', "option '--players <number>': is none of 2"],
    ['play district-noir --first-player 2', "option '--first-player <seat>': is none of 0, 1"],
    ['play district-noir --first-player=', "option '--first-player <seat>': is none of 0, 1"],
    ['play district-noir --deal /no/such/file', "option '--deal <file>' argument '/no/such/file' is invalid"],
    ['play district-noir --as 2', "option '--as <perspective>': is no seat from 0 to 1"],
    ['play district-noir --as nobody', "option '--as <perspective>' argument 'nobody' is invalid"],
    ['play district-noir --names Ann', "option '--names <names>': takes 2 names, not 1"],
    ['play district-noir --names Ann,Ann', "option '--names <names>' argument 'Ann,Ann' is invalid"],
    ['play district-noir --max-actions many', "option '--max-actions <number>' argument 'many' is invalid"],
    ['play automata-noir/killer-vs-inspector --killer 2', "option '--killer <seat>': is none of 0, 1"],
    ['play automata-noir/buddy-cops --roles killer,killer,profiler', "option '--roles <roles>': "],
    ['play automata-noir/dragnet --teams 3', "option '--teams <number>': "],
    ['play automata-noir/dragnet --players 3 --teams 2', "option '--teams <number>': needs 4 players"],
    ['play agent-black --rounds-to-win 4', "option '--rounds-to-win <number>': is none of 2, 3"],
    ['play agent-black --teams 2 --rounds-to-win 2', "option '--rounds-to-win <number>': "],
    ['play agent-black --players 5 --teams 2', "option '--teams <number>': "],
    ['chess', "unknown command 'chess'"],
    ['games chess', 'too many arguments'],
    ['--chess', "unknown option '--chess'"],
  ];

  it.each(cases)('%s gets one line on the standard error and the exit code 1', (command, message) => {
    const { code, out, err } = run(command.split(' '));
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^error: [^\n]+\n$/);
    expect(err).toContain(message);
  });

  it.each([
    ['no JSON', '{ "deck": ', "argument '"],
    ['no deal', '5', 'deal'],
    ['no deck', '{ "deck": ["support-5"] }', 'deal.deck: is no list of 45'],
    ['another field', '{ "cards": [] }', 'deal.cards: is no option of this game'],
  ])('a deal file with %s too', (_, text, message) => {
    withFile(text, (path) => {
      const { code, out, err } = run(['play', 'district-noir', '--deal', path]);
      expect({ code, out }).toEqual({ code: 1, out: '' });
      expect(err).toMatch(/^error: option '--deal <file>'[^\n]+\n$/);
      expect(err).toContain(message);
    });
  });
});

describe('noir-rules', () => {
  it('lists the games with their players', () => {
    const { code, out } = run(['games']);
    expect(code).toBe(0);
    expect(out.split('\n').map((line) => line.split(/ {2,}/).slice(0, 2))).toEqual([
      ['automata-noir/killer-vs-inspector', '2'],
      ['automata-noir/spy-tag', '3 or 4'],
      ['automata-noir/buddy-cops', '3'],
      ['automata-noir/dragnet', '3 or 4'],
      ['district-noir', '2'],
      ['agent-black', '2 to 6'],
      [''],
    ]);
  });

  it.each(['', ' play', ' games'])('keeps the help of noir-rules%s within 80 columns', (command) => {
    const { out } = run([...command.split(' ').slice(1), '--help']);
    expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  it('says its version', () => {
    expect(run(['--version'])).toEqual({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\S*\n$/), err: '' });
  });

  it('shows its commands with --help, and without any', () => {
    const { code, out } = run(['--help']);
    expect(code).toBe(0);
    expect(out).toMatch(/^ {2}play .*\n {2}games /m);
    expect(run([])).toEqual({ code: 1, out: '', err: out });
  });

  it.each(['', 'play', 'games', 'replay', 'verify', 'rules', 'why', 'perft'])(
    'shows the help of noir-rules %s with -h and with help too',
    (command) => {
      const words = command.split(' ').filter((word) => word !== '');
      const long = run([...words, '--help']);
      expect(long).toMatchObject({ code: 0, err: '' });
      expect(run([...words, '-h'])).toEqual(long);
      expect(run(['help', ...words])).toEqual(long);
    },
  );

  it.each(['play', 'perft'])('shows the help of %s and a game with -h too', (command) => {
    expect(run([command, 'district-noir', '-h'])).toEqual(run([command, 'district-noir', '--help']));
  });

  it('has no help for a command that there is not', () => {
    expect(run(['help', 'chess'])).toMatchObject({ code: 1, out: '' });
  });
});
