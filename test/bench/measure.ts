import { at } from '../../src/kernel/lists.js';

/** Something whose CPU time is measured. */
export interface Task {
  readonly name: string;
  /** Does the work once and returns how many units of it that was: plies, calls. */
  run(): number;
}

/** The time of one unit of a task in microseconds of CPU time, round by round. */
export type Times = readonly number[];

/** The CPU time that this process has used so far, all threads, in microseconds. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

/** The least CPU time of one measurement, in microseconds. */
const SLICE = 60_000;

function timed(task: Task): number {
  let units = 0;
  const start = cpu();
  let spent = 0;
  while (spent < SLICE) {
    units += task.run();
    spent = cpu() - start;
  }
  return spent / units;
}

/**
 * Measures all tasks in turn, round after round, so that whatever else the machine does falls on all of them alike. The
 * first rounds warm up and do not count.
 */
export function interleaved(tasks: readonly Task[], rounds: number): ReadonlyMap<string, Times> {
  const times = new Map<string, number[]>(tasks.map(({ name }) => [name, []]));
  const warmUp = 2;
  for (let round = 0; round < rounds + warmUp; round++) {
    for (const task of tasks) {
      const time = timed(task);
      if (round >= warmUp) times.get(task.name)?.push(time);
    }
  }
  return times;
}

/** The value in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? at(sorted, middle) : (at(sorted, middle - 1) + at(sorted, middle)) / 2;
}

/** How many times as long the one takes as the other: the median of the ratios within each round. */
export function ratio(one: Times, other: Times): number {
  return median(one.map((time, round) => time / at(other, round)));
}

/** The bytes of heap that stay in use for what `make` returns. Needs `--expose-gc`. */
export function retained(make: () => unknown): number {
  const { gc } = globalThis;
  if (gc === undefined) throw new Error('run with --expose-gc');
  gc();
  gc();
  const before = process.memoryUsage().heapUsed;
  const kept = make();
  gc();
  gc();
  const bytes = process.memoryUsage().heapUsed - before;
  if (kept === null) throw new Error('nothing was made');
  return bytes;
}
