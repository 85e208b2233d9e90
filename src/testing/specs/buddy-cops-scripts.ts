import {
  type BuddyCopsAction,
  type BuddyCopsOptions,
  type Direction,
  type Distance,
  SUSPECTS,
  type Suspect,
} from '../../automata-noir/index.js';
import type { Script } from '../spec.js';

type BuddyCopsScript = Script<BuddyCopsOptions, BuddyCopsAction>;

const KILLER = 0;
const PROFILER = 1;
const UNDERCOVER = 2;

/** The suspects in their order on the board, and these evidence cards on top of the deck. */
function dealt(...top: readonly Suspect[]): BuddyCopsOptions {
  const evidence = [...top, ...SUSPECTS.filter((suspect) => !top.includes(suspect))];
  return { deal: { board: SUSPECTS, evidence } };
}

const choose = (player: number, identity: Suspect): BuddyCopsAction => ({ type: 'choose-identity', player, identity });
const kill = (suspect: Suspect): BuddyCopsAction => ({ type: 'kill', player: KILLER, suspect });
const goBy = (identity: Suspect): BuddyCopsAction => ({ type: 'change-disguise', player: KILLER, identity });
const shift = (player: number, direction: Direction, index: number): BuddyCopsAction => ({
  type: 'shift',
  player,
  direction,
  index,
});
const fastShift = (direction: Direction, index: number, distance: Distance): BuddyCopsAction => ({
  type: 'fast-shift',
  player: UNDERCOVER,
  direction,
  index,
  distance,
});
const pass = (player: number): BuddyCopsAction => ({ type: 'pass', player });
const deputize = (suspect: Suspect): BuddyCopsAction => ({ type: 'deputize', player: PROFILER, suspect });
const exonerate = (suspect: Suspect): BuddyCopsAction => ({ type: 'exonerate', player: PROFILER, suspect });

/** A turn in which neither Cop does anything. */
const PASSES: readonly BuddyCopsAction[] = [pass(PROFILER), pass(UNDERCOVER)];

/** The Undercover draws and keeps the present identity. */
const burns = (identity: Suspect): readonly BuddyCopsAction[] => [
  { type: 'disguise', player: UNDERCOVER },
  choose(UNDERCOVER, identity),
];

const setUp = (
  killer: Suspect,
  victim: Suspect,
  profiler: Suspect,
  undercover: Suspect,
): readonly BuddyCopsAction[] => [
  choose(KILLER, killer),
  kill(victim),
  choose(PROFILER, profiler),
  choose(UNDERCOVER, undercover),
];

/** Twelve suspects are dead and the Killer sits in a corner among them: two Shifts without a Kill. */
const BOXED_IN: BuddyCopsScript = {
  options: dealt('ada', 'boris', 'ezra', 'lester', 'walt', 'vera', 'quinn', 'rita', 'malone'),
  actions: [
    ...setUp('ada', 'boris', 'lester', 'quinn'),
    ...[shift(KILLER, 'left', 0), kill('edgar'), deputize('walt'), pass(UNDERCOVER)],
    ...[kill('greta'), kill('hugo'), ...PASSES],
    ...[shift(KILLER, 'right', 0), kill('ezra'), ...PASSES],
    ...[shift(KILLER, 'right', 0), kill('gloria'), ...PASSES],
    ...[shift(KILLER, 'left', 0), kill('florina'), ...PASSES],
    ...[shift(KILLER, 'up', 1), kill('jimmy'), ...PASSES],
    ...[shift(KILLER, 'up', 0), kill('sam'), shift(PROFILER, 'down', 1), pass(UNDERCOVER)],
    ...[kill('occam'), kill('theo'), fastShift('left', 3, 1), pass(PROFILER)],
    ...[kill('pearl'), goBy('ada'), fastShift('right', 3, 1), shift(PROFILER, 'down', 0)],
    ...[shift(KILLER, 'right', 2), shift(KILLER, 'down', 4), fastShift('right', 2, 2), pass(PROFILER)],
  ],
};

const DRAWN: readonly Suspect[] = ['sam', 'theo', 'vera', 'walt', 'witman'];
const TO_DIE: readonly Suspect[] = [
  ...(['ada', 'boris', 'carl', 'ezra', 'gloria', 'ida', 'jimmy', 'kit'] as const),
  ...(['lester', 'malone', 'pearl'] as const),
];

/** Eleven Kills, while the Undercover draws what would live on; the deck has only deceased suspects then. */
const deckRunsDead = (profiler: Suspect, undercover: Suspect): readonly BuddyCopsAction[] => [
  ...setUp('florina', 'ada', profiler, undercover),
  ...[kill('boris'), kill('carl'), pass(PROFILER), ...burns(undercover)],
  ...[kill('ezra'), kill('gloria'), ...burns(undercover), pass(PROFILER)],
  ...[kill('ida'), kill('jimmy'), pass(PROFILER), ...burns(undercover)],
  ...[kill('kit'), goBy('quinn'), pass(PROFILER), ...burns(undercover)],
  ...[kill('lester'), kill('malone'), pass(PROFILER), ...burns(undercover)],
  kill('pearl'),
];

/** The Undercover is killed and the deck has no living card: a choice from the hand, and an empty deck afterwards. */
const REPLACED: BuddyCopsScript = {
  options: dealt(
    ...(['florina', 'quinn', 'hugo', 'dexter', 'edgar', 'greta', 'rita', 'nora', 'occam'] as const),
    ...DRAWN,
    ...TO_DIE,
  ),
  actions: [
    ...deckRunsDead('dexter', 'rita'),
    kill('rita'),
    choose(UNDERCOVER, 'nora'),
    { type: 'exonerate', player: UNDERCOVER, suspect: 'occam' },
    pass(PROFILER),
    goBy('hugo'),
    kill('dexter'),
  ],
};

/** The Profiler is killed and the deck has no living card. */
const PROFILER_LOST: BuddyCopsScript = {
  options: dealt(
    ...(['florina', 'quinn', 'hugo', 'rita', 'edgar', 'greta', 'dexter', 'nora', 'occam'] as const),
    ...DRAWN,
    ...TO_DIE,
  ),
  actions: [...deckRunsDead('rita', 'dexter'), kill('rita')],
};

/** The Undercover is killed, and neither deck nor hand has a living card. */
const UNDERCOVER_LOST: BuddyCopsScript = {
  options: dealt(
    ...(['florina', 'quinn', 'hugo', 'dexter', 'pearl', 'lester', 'rita', 'malone', 'kit'] as const),
    ...(['edgar', 'greta', 'nora', 'occam', 'sam', 'theo', 'vera', 'walt', 'witman'] as const),
  ),
  actions: [
    ...setUp('florina', 'ada', 'dexter', 'rita'),
    ...[kill('boris'), goBy('florina'), ...burns('rita'), exonerate('edgar')],
    ...[kill('carl'), goBy('florina'), ...burns('rita'), exonerate('greta')],
    ...[kill('ezra'), goBy('florina'), ...burns('rita'), exonerate('nora')],
    ...[kill('gloria'), goBy('florina'), ...burns('rita'), exonerate('occam')],
    ...[kill('ida'), goBy('florina'), ...burns('rita'), exonerate('sam')],
    ...[kill('jimmy'), goBy('florina'), ...burns('rita'), exonerate('theo')],
    ...[kill('kit'), goBy('quinn'), ...burns('rita'), exonerate('vera')],
    ...[kill('lester'), goBy('quinn'), ...burns('rita'), exonerate('walt')],
    ...[kill('malone'), kill('pearl'), ...burns('rita'), exonerate('witman')],
    kill('rita'),
  ],
};

const TWELVE_KILLS: readonly BuddyCopsAction[] = [
  ...setUp('florina', 'ada', 'dexter', 'rita'),
  ...[kill('boris'), kill('carl'), ...PASSES],
  ...[kill('ezra'), kill('gloria'), ...PASSES],
  ...[kill('ida'), kill('jimmy'), ...PASSES],
  ...[kill('kit'), goBy('quinn'), ...PASSES],
  ...[kill('lester'), kill('malone'), ...PASSES],
];

const THIRTEEN_DEALT: readonly Suspect[] = [
  ...(['florina', 'quinn', 'hugo', 'dexter', 'edgar', 'greta', 'rita', 'nora', 'ada'] as const),
  'walt',
];

/** The thirteenth Kill is the first death of a Cop. */
const FIRST_DEATH_LAST: BuddyCopsScript = {
  options: dealt(...THIRTEEN_DEALT),
  actions: [...TWELVE_KILLS, ...[kill('pearl'), kill('vera'), ...PASSES], kill('rita')],
};

const accuse = (player: number, suspect: Suspect): BuddyCopsAction => ({ type: 'accuse', player, suspect });

/** Both disguises are struck, the second one dead already; then the Killer is accused. */
const CAUGHT: BuddyCopsScript = {
  options: dealt('florina', 'carl', 'kit', 'gloria', 'edgar', 'ada', 'rita', 'nora', 'ida', 'walt'),
  actions: [
    ...setUp('florina', 'ada', 'gloria', 'rita'),
    ...[kill('kit'), goBy('florina'), exonerate('ida'), accuse(UNDERCOVER, 'malone')],
    ...[kill('ida'), goBy('carl'), exonerate('ada'), fastShift('right', 4, 2)],
    ...[goBy('florina'), kill('boris'), accuse(PROFILER, 'carl'), pass(UNDERCOVER)],
    ...[kill('ezra'), goBy('florina'), accuse(PROFILER, 'kit'), ...burns('rita')],
    ...[kill('jimmy'), goBy('florina'), accuse(PROFILER, 'boris'), pass(UNDERCOVER)],
    ...[kill('carl'), goBy('florina'), accuse(PROFILER, 'florina')],
  ],
};

/** Games of Buddy Cops played to the letter. */
export const BUDDY_COPS_SCRIPTS: Readonly<Record<string, BuddyCopsScript>> = {
  'boxed in': BOXED_IN,
  replaced: REPLACED,
  'Profiler lost': PROFILER_LOST,
  'Undercover lost': UNDERCOVER_LOST,
  'first death last': FIRST_DEATH_LAST,
  caught: CAUGHT,
};
