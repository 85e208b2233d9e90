/**
 * `npm run fuzz`: random play of every variant of every game, held to the laws and compared with the naive definitions,
 * on all cores. What goes wrong is shrunk and saved in `test/regressions`, where `npm test` replays it from then on.
 */
import { fork } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { PAIRS } from '../naive/all.js';
import { save } from '../regressions/regression.js';
import type { Job, Report } from './job.js';

const HELP = `npm run fuzz -- [options]
  --steps <number>    actions of each variant (default: 20000, or without end if --minutes is given)
  --minutes <number>  stop after so long
  --game <text>       only games whose id contains the text
  --variant <text>    only variants whose name contains the text
  --values <number>   instead of playing, hand each game so many hostile values
  --seed <text>       play the same games as a run before (default: a fresh one)
  --jobs <number>     processes (default: one a core)`;

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    steps: text,
    minutes: text,
    game: text,
    variant: text,
    values: text,
    seed: text,
    jobs: text,
    help: { type: 'boolean' },
  },
});

function positive(name: string, given: string | undefined, otherwise: number): number {
  const value = given === undefined ? otherwise : Number(given);
  if (!(value > 0)) throw new RangeError(`--${name} is no positive number: ${given}`);
  return value;
}

/** Random play of one variant so far. */
interface Course {
  readonly game: string;
  readonly variant: string;
  steps: number;
  jobs: number;
  failed: boolean;
}

const STEPS = 20_000;
/** The actions of a job: enough to be worth a message, few enough to see progress. */
const STEPS_OF_JOB = 1000;
const SHOWN_EVERY = 5000;

async function fuzz(): Promise<number> {
  const minutes = positive('minutes', values.minutes, Number.POSITIVE_INFINITY);
  const wanted = positive('steps', values.steps, values.minutes === undefined ? STEPS : Number.POSITIVE_INFINITY);
  const processes = positive('jobs', values.jobs, availableParallelism());
  const seed = values.seed ?? String(randomInt(2 ** 31));
  const until = Date.now() + minutes * 60_000;

  const courses: Course[] = PAIRS.flatMap(({ id, variants }) => variants.map((variant) => ({ game: id, variant })))
    .filter(({ game, variant }) => game.includes(values.game ?? '') && variant.includes(values.variant ?? ''))
    .map((course) => ({ ...course, steps: 0, jobs: 0, failed: false }));
  console.log(`Fuzzing ${courses.length} variants on ${processes} processes with --seed ${seed}`);

  /** The next job: of the variant that has been played least. */
  function next(): { course: Course; job: Job } | null {
    const open = courses.filter(({ failed, jobs }) => !failed && jobs * STEPS_OF_JOB < wanted);
    const [course] = open.sort((one, other) => one.jobs - other.jobs);
    if (course === undefined || Date.now() >= until) return null;
    course.jobs++;
    const { game, variant, jobs } = course;
    const steps = Math.min(STEPS_OF_JOB, wanted - (jobs - 1) * STEPS_OF_JOB);
    return { course, job: { game, variant, steps, seed: `${seed}/${variant}/${jobs}` } };
  }

  function heed(course: Course, { steps, failure }: Report): void {
    course.steps += steps;
    if (failure === null || course.failed) return;
    course.failed = true;
    const { message, ...regression } = failure;
    console.log(`\n${course.game}, ${course.variant}: ${message}\nSaved as ${save(regression)}\n`);
  }

  function work(): Promise<void> {
    return new Promise((resolve, reject) => {
      const worker = fork(new URL('./worker.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
      let current: Course | null = null;
      const goOn = (): void => {
        const todo = next();
        current = todo?.course ?? null;
        if (todo === null) worker.disconnect();
        else worker.send(todo.job);
      };
      worker.on('message', (report: Report) => {
        if (current !== null) heed(current, report);
        goOn();
      });
      worker.on('error', reject);
      worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a process ended with ${code}`))));
      goOn();
    });
  }

  const started = Date.now();
  const show = (): void => {
    const least = courses.reduce((one, other) => (other.failed || other.steps >= one.steps ? one : other));
    const total = courses.reduce((sum, { steps }) => sum + steps, 0);
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`${seconds} s: ${total} steps; least ${least.steps} of ${least.game}, ${least.variant}`);
  };
  const timer = setInterval(show, SHOWN_EVERY);
  await Promise.all(Array.from({ length: processes }, work)).finally(() => clearInterval(timer));
  show();

  for (const { game, variant, steps, failed } of courses) {
    console.log(`${failed ? 'FAILED' : 'passed'}  ${String(steps).padStart(8)} steps  ${game}, ${variant}`);
  }
  return courses.some(({ failed }) => failed) ? 1 : 0;
}

async function hostile(): Promise<number> {
  const seed = values.seed ?? String(randomInt(2 ** 31));
  const count = positive('values', values.values, 1);
  console.log(`Handing each game ${count} hostile values with --seed ${seed}`);
  const { fuzzValues } = await import('../hostile/fuzz.js');
  return fuzzValues(count, seed, values.game ?? '');
}

if (values.help === true) console.log(HELP);
else process.exitCode = await (values.values === undefined ? fuzz() : hostile());
