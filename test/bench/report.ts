import { cpus } from 'node:os';
import { median, ratio, type Times } from './measure.js';

/** What was measured of one workload. */
export interface Result {
  readonly name: string;
  /** Actions a game. */
  readonly plies: number;
  /** Of a state that is kept, together with all others of its game. */
  readonly bytes: number;
  /** The time of each task. */
  readonly times: Readonly<Record<string, Times>>;
}

function of({ name, times }: Result, task: string): Times {
  const found = times[task];
  if (found === undefined) throw new RangeError(`${name} has no ${task}`);
  return found;
}

/** In microseconds. */
function microseconds(time: number): string {
  return time.toFixed(time < 1 ? 3 : time < 10 ? 2 : 1);
}

/** In microseconds, and in times of a ply of District Noir's limit. */
function against(result: Result, task: string): string {
  const time = of(result, task);
  return `${microseconds(median(time))} (${ratio(time, of(result, 'limit')).toFixed(1)})`;
}

/** How many times as long as for a good action `check` takes for the slowest of the hostile values, and for which. */
function hostileOf(result: Result, isMeant: (task: string) => boolean): string {
  const [worst] = Object.keys(result.times)
    .filter((task) => task.startsWith('check: ') && isMeant(task))
    .map((task) => ({ task, slower: ratio(of(result, task), of(result, 'check')) }))
    .sort((one, other) => other.slower - one.slower);
  return worst === undefined ? '' : `${worst.slower.toFixed(2)} ${worst.task.replace('check: ', '')}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map((_, i) => (i === 0 ? '---' : '---:')), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Prints the tables of `docs/performance.md`. */
export function report(results: readonly Result[]): void {
  const { version } = process;
  console.log(`Node ${version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}\n`);
  const head = ['', 'plies/s', 'ply', '`legalActions`', '`apply`', '`viewFor`', '`check`', '`init`', 'bytes/state'];
  const rows = results.map((result) => [
    result.name,
    Math.round(1e6 / median(of(result, 'ply'))).toLocaleString('en'),
    ...['ply', 'legalActions', 'apply', 'viewFor', 'check'].map((task) => against(result, task)),
    `${microseconds(median(of(result, 'init')))} (${ratio(of(result, 'init'), of(result, 'shake256')).toFixed(1)})`,
    String(Math.round(result.bytes)),
  ]);
  console.log(table(head, rows));
  console.log(
    `\n${table(
      ['', 'plies a game', 'slowest hostile `check` of JSON', 'and of what JSON cannot write'],
      results.map((result) => [
        result.name,
        result.plies.toFixed(2),
        hostileOf(result, (task) => !task.includes('not JSON')),
        hostileOf(result, (task) => task.includes('not JSON')),
      ]),
    )}`,
  );
  for (const result of results) {
    const ply = of(result, 'ply');
    for (const other of ['limit', 'own limit', 'boardgame.io', 'mutative']) {
      const time = result.times[other];
      if (time === undefined) continue;
      const times = `${microseconds(median(time))} µs, ${ratio(time, ply).toPrecision(3)} times ours`;
      console.log(`${result.name}, ${other}: ${times}`);
    }
    const engine = result.times['boardgame.io'];
    if (engine !== undefined) {
      console.log(`boardgame.io takes ${Math.round(ratio(engine, of(result, 'limit')))} times as long as the limit`);
    }
  }
}
