/**
 * The benchmark: `npm run bench`, or `npm run bench -- <rounds> <part of a name>`. Each workload has a process of its
 * own, and in each the playouts of District Noir's limit are measured again in every round, as the yardstick.
 */
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { complete as completeKillerVsInspector } from '../../src/automata-noir/killer-vs-inspector/setup.js';
import { complete as completeDistrictNoir } from '../../src/district-noir/setup.js';
import { hostileActions } from './hostile.js';
import { type Call, callsOf, playOut } from './library.js';
import * as limit from './limits/district-noir.js';
import * as limitOfKillerVsInspector from './limits/killer-vs-inspector.js';
import { interleaved, retained, type Task } from './measure.js';
import * as boardgameIo from './others/boardgame-io.js';
import * as mutative from './others/mutative.js';
import { type Result, report } from './report.js';
import { assertMean, gameFor, type Plan, planOf, WORKLOADS, type Workload } from './workloads.js';

/** A SHAKE256 that everybody knows, as the yardstick of ours. */
interface Hashes {
  shake256(bytes: Uint8Array, options: { dkLen: number }): Uint8Array;
}

const { shake256 }: Hashes = createRequire(import.meta.url)('@noble/hashes/sha3.js');

/** The games whose mean length is asserted, those of them that are kept to be weighed, and those that are played. */
const GAMES = 2000;
const KEPT = 1000;
const MEASURED = 150;

/** The rounds, a part of the workloads' names, and, of a process that measures one workload, its name. */
const [roundsAsked = '9', part = '', only] = process.argv.slice(2);
const rounds = Number(roundsAsked);

function plansOf(workload: Workload, games: number): readonly Plan[] {
  return Array.from({ length: games }, (_, number) => planOf(workload, number));
}

function pliesOf(plans: readonly Plan[]): number {
  return plans.reduce((sum, { choices }) => sum + choices.length, 0);
}

/** A task that plays games out, after a look whether it plays the same games as the library. */
function playouts<Game>(
  name: string,
  plans: readonly Plan[],
  winners: readonly number[],
  prepare: (plan: Plan) => Game,
  play: (game: Game, plan: Plan) => number,
): Task {
  const games = plans.map(prepare);
  const plies = pliesOf(plans);
  plans.forEach((plan, i) => {
    const winner = play(games[i]!, plan);
    if (winner !== winners[i]) throw new Error(`${name} plays game ${i} to ${winner} instead of ${winners[i]}`);
  });
  return {
    name,
    run() {
      plans.forEach((plan, i) => void play(games[i]!, plan));
      return plies;
    },
  };
}

function calling(name: string, calls: readonly Call[], call: (one: Call) => unknown): Task {
  return {
    name,
    run() {
      let kept = 0;
      for (const one of calls) if (call(one) !== null) kept++;
      return kept;
    },
  };
}

function limitTask(): Task {
  const workload = WORKLOADS[0]!;
  const plans = plansOf(workload, MEASURED);
  return playouts(
    'limit',
    plans,
    plans.map((plan) => playOut(gameFor(workload), plan)),
    ({ options, choices }) => {
      const { deal, firstPlayer } = completeDistrictNoir(options);
      return limit.quickGame(deal.deck, firstPlayer, choices);
    },
    limit.playQuickly,
  );
}

/** The tasks of District Noir alone: how others fare with it. */
function othersOf(plans: readonly Plan[], winners: readonly number[]): readonly Task[] {
  const few = plans.slice(0, 5);
  const dealt = ({ options }: Plan): Parameters<typeof mutative.initialised> => {
    const { deal, firstPlayer } = completeDistrictNoir(options);
    return [deal.deck, firstPlayer];
  };
  return [
    playouts(
      'boardgame.io',
      few,
      winners,
      (plan) => boardgameIo.initialised(...dealt(plan)),
      (first, { choices }) => boardgameIo.playOut(first, choices),
    ),
    playouts(
      'mutative',
      few,
      winners,
      (plan) => mutative.initialised(...dealt(plan)),
      (first, { choices }) => mutative.playOut(first, choices),
    ),
  ];
}

function limitOf(plans: readonly Plan[], winners: readonly number[]): Task {
  return playouts(
    'own limit',
    plans,
    winners,
    ({ options, choices }) => {
      const { deal } = completeKillerVsInspector(options);
      return limitOfKillerVsInspector.quickGame(deal.board, deal.evidence, choices);
    },
    limitOfKillerVsInspector.playQuickly,
  );
}

function bytesOf(workload: Workload, plans: readonly Plan[]): number {
  const game = gameFor(workload);
  const bytes = retained(() =>
    plans.map(({ options, actors, choices }) => {
      let state = game.init(options);
      const states = [state];
      choices.forEach((choice, i) => {
        const player = game.actors(state)[actors[i]!]!;
        state = game.apply(state, game.legalActions(state, player)[choice]!);
        states.push(state);
      });
      return states;
    }),
  );
  return bytes / (pliesOf(plans) + plans.length);
}

/** Measures one workload and prints what came out, name by name. */
function measure(workload: Workload): void {
  const game = gameFor(workload);
  const all = plansOf(workload, GAMES);
  assertMean(workload, all);
  const plans = all.slice(0, MEASURED);
  const winners = plans.map((plan) => playOut(game, plan));
  const bytes = bytesOf(workload, all.slice(0, KEPT));
  const calls = callsOf(game, plans);
  let seed = 0;
  const bits = new Uint8Array(40);
  const tasks: readonly Task[] = [
    limitTask(),
    playouts('ply', plans, winners, () => game, playOut),
    calling('legalActions', calls, ({ state, action }) => game.legalActions(state, action.player)),
    calling('apply', calls, ({ state, action }) => game.apply(state, action)),
    calling('viewFor', calls, ({ state, perspective }) => game.viewFor(state, perspective)),
    calling('check', calls, ({ state, message }) => game.check(state, message)),
    ...hostileActions.map(({ name, from }) => {
      const hostile = calls.map((call) => ({ ...call, message: from(call.message) }));
      return calling(`check: ${name}`, hostile, ({ state, message }) => game.check(state, message));
    }),
    {
      name: 'init',
      run() {
        game.init({ ...workload.options, seed: `seed ${seed++}` });
        return 1;
      },
    },
    {
      name: 'shake256',
      run() {
        bits[0] = seed++;
        shake256(bits, { dkLen: 200 });
        return 1;
      },
    },
    ...(workload.id === 'district-noir' ? othersOf(plans, winners) : []),
    ...(workload.id.endsWith('inspector') ? [limitOf(plans, winners)] : []),
  ];
  const times = Object.fromEntries(interleaved(tasks, rounds));
  const plies = pliesOf(plans) / plans.length;
  console.log(JSON.stringify({ name: workload.name, plies, bytes, times } satisfies Result));
}

if (only === undefined) {
  const results = WORKLOADS.filter(({ name }) => name.includes(part)).map(({ name }): Result => {
    const { stdout } = spawnSync(process.execPath, [...process.execArgv, process.argv[1]!, String(rounds), '', name], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return JSON.parse(stdout);
  });
  report(results);
} else {
  measure(WORKLOADS.find(({ name }) => name === only)!);
}
