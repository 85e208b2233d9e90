import { ACTIONS } from '../../automata-noir/dragnet/actions/index.js';
import {
  type DragnetAction,
  type DragnetCode,
  type DragnetOptions,
  type DragnetState,
  type DragnetView,
  dragnet,
} from '../../automata-noir/dragnet/index.js';
import type { DragnetEvent, Rethink, State } from '../../automata-noir/dragnet/state.js';
import { SUSPECTS, type Suspect } from '../../automata-noir/suspects.js';
import { insideOf, stateFrom } from '../../kernel/game-from.js';
import { at } from '../../kernel/lists.js';
import type { Perspective, Player } from '../../kernel/players.js';
import type { Told } from '../../kernel/told.js';
import { WORLDS } from '../no-leak.js';
import { byType, eagerly, rarely, uniform } from '../policies.js';
import type { GameSpec, Policy, Random } from '../spec.js';

const inside = (state: DragnetState): State => insideOf<State>('automata-noir/dragnet', state);

/** The twelve lines, as places on a board of five by five counted row by row. */
const FIVE = [0, 1, 2, 3, 4] as const;
const ROWS = FIVE.map((y) => FIVE.map((x) => 5 * y + x));
const COLUMNS = FIVE.map((x) => FIVE.map((y) => 5 * y + x));
const DIAGONALS = [FIVE.map((i) => 6 * i), FIVE.map((i) => 4 * i + 4)];
const LINES = { row: ROWS, column: COLUMNS, diagonal: DIAGONALS } as const;

/** Whether the perspective may look at the player's Suspicion. */
function seesSuspicion({ table: { teams, outcome } }: State, perspective: Perspective, player: Player): boolean {
  if (outcome !== null || perspective === player) return true;
  return perspective !== 'spectator' && teams[player] !== null && teams[player] === teams[perspective];
}

/** Whose Suspicions lie in these places of the board. */
function raisedAt({ table, secrets }: State, places: readonly number[]): readonly Player[] {
  const there = places.map((place) => table.board.cards[place]?.suspect);
  return [...secrets.suspicions.keys()].filter((seat) => there.includes(secrets.suspicions[seat]));
}

function unmarkedAt({ table }: State, places: readonly number[]): number {
  return places.filter((place) => table.board.cards[place]?.evidence === false).length;
}

function isFinal({ secrets }: State): boolean {
  return secrets.deck.length === 0;
}

/** Whether a Solve of that line would be correct. */
function isCorrect(state: State, action: DragnetAction): boolean {
  if (action.type !== 'solve') return false;
  const places = LINES[action.line][action.index] ?? [];
  return raisedAt(state, places).length === unmarkedAt(state, places);
}

function isBeside({ table }: State, one: Suspect | undefined, other: Suspect): boolean {
  const [a, b] = [one, other].map((suspect) => table.board.cards.findIndex((card) => card.suspect === suspect));
  if (a === undefined || b === undefined || a === b) return false;
  return Math.abs((a % 5) - (b % 5)) <= 1 && Math.abs(Math.floor(a / 5) - Math.floor(b / 5)) <= 1;
}

/** Whether what was told of the Suspicions by the last action is true in this state. */
function isTrue(state: State): boolean {
  const { table, secrets, told } = state;
  for (const event of told) {
    if (!('type' in event)) continue;
    if (event.type === 'questioned') {
      const { suspect, answers } = event;
      const truth = answers.every(
        ({ player, adjacent }) => isBeside(state, secrets.suspicions[player], suspect) === adjacent,
      );
      if (!truth) return false;
    }
    if (event.type === 'solved') {
      const raised = raisedAt(state, LINES[event.line][event.index] ?? []);
      if (raised.join() !== event.raised.join()) return false;
    }
  }
  const lines = Object.values(LINES).flat();
  return lines.some((line) => {
    const raised = raisedAt(state, line);
    return table.choosing.every((player) => raised.includes(player));
  });
}

/** The state with each card that the perspective may not look at put in the place of another such card. */
function exchanged(state: State, perspective: Perspective, exchange: ReadonlyMap<Suspect, Suspect>): State {
  const { secrets, told } = state;
  const other = (card: Suspect): Suspect => exchange.get(card) ?? card;
  const { hands, suspicions, deck } = secrets;
  return {
    ...state,
    secrets: {
      hands: hands.map((hand, seat) => (seat === perspective ? hand : hand.map(other))),
      suspicions: suspicions.map((card, seat) => (seesSuspicion(state, perspective, seat) ? card : other(card))),
      deck: deck.map(other),
    },
    told: told.map((event) => toldOf(event, perspective, other)),
  };
}

function toldOf(
  event: Told<DragnetEvent>,
  perspective: Perspective,
  other: (card: Suspect) => Suspect,
): Told<DragnetEvent> {
  if (!('secret' in event) || (perspective !== 'spectator' && event.openTo.includes(perspective))) return event;
  const { secret, field, openTo } = event;
  const hidden = (card: Suspect | 'face-down'): Suspect | 'face-down' => (card === 'face-down' ? card : other(card));
  if (secret.type === 'evidence-drawn') {
    return { secret: { ...secret, suspects: secret.suspects.map(hidden) }, field, openTo };
  }
  if (secret.type === 'suspicion-chosen') {
    return { secret: { ...secret, suspicion: hidden(secret.suspicion) }, field, openTo };
  }
  return event;
}

/** The cards that the perspective may not look at, pile by pile: each other player's, then the deck. */
function hiddenPiles(state: State, perspective: Perspective): readonly (readonly Suspect[])[] {
  const { hands, suspicions, deck } = state.secrets;
  const held = hands.map((hand, seat) => [
    ...(seat === perspective ? [] : hand),
    ...suspicions.filter((_, owner) => owner === seat && !seesSuspicion(state, perspective, seat)),
  ]);
  return [...held, deck];
}

function shuffling(cards: readonly Suspect[], random: Random): readonly (readonly [Suspect, Suspect])[] {
  const order = random.shuffle(cards);
  return cards.map((card, index) => [card, order[index] ?? card]);
}

/** Other worlds by turns: all dealt anew; each player’s own cards in another order; the Suspicions or the tops exchanged. */
function exchangeOf(state: State, perspective: Perspective, random: Random, n: number): ReadonlyMap<Suspect, Suspect> {
  const piles = hiddenPiles(state, perspective);
  switch (n % 4) {
    case 0:
      return new Map(shuffling(piles.flat(), random));
    case 1:
      return new Map(piles.flatMap((pile) => shuffling(pile, random)));
    case 2:
      return new Map(
        shuffling(
          state.secrets.suspicions.filter((_, seat) => !seesSuspicion(state, perspective, seat)),
          random,
        ),
      );
    default:
      return new Map(
        shuffling(
          piles.flatMap((pile) => pile.slice(0, 1)),
          random,
        ),
      );
  }
}

const TRIES = 10 * WORLDS;

/** The events of the last action. */
function eventsOf({ told }: State): readonly DragnetEvent[] {
  return told.map((event) => ('secret' in event ? event.secret : event));
}

function variantOf({ table: { teams } }: State): string {
  if (teams[0] !== null) return 'teams';
  return teams.length === 3 ? 'three' : 'four';
}

/** What the last action was, as far as it is worth counting. */
function shapesOf(state: State): readonly string[] {
  const variant = variantOf(state);
  const events = eventsOf(state);
  const shapes: string[] = [];
  const skipped = events.filter(({ type }) => type === 'turn-skipped').length;
  if (skipped > 1) shapes.push(`${variant}: turns lost in a row`);
  if (skipped === state.table.teams.length) shapes.push('everybody loses a turn');
  for (const event of events) {
    if (event.type === 'solved') {
      const { raised, correct } = event;
      if (isFinal(state)) shapes.push(`${variant}: final Solve, ${correct ? 'correct' : 'failed'}`);
      if (correct && raised.length === 0) shapes.push('none equals none');
      if (!correct && isFinal(state) && state.table.outcome !== null) shapes.push('the drawer’s own failed Solve');
      shapes.push(`${event.line}, ${raised.length} raised`);
    }
    if (event.type === 'game-over') shapes.push(`${variant}: ${event.reason}`);
    if (event.type === 'final-round') {
      shapes.push(events.some(({ type }) => type === 'shifted') ? 'last card by a shift' : 'last card by a Rethink');
    }
  }
  if (state.table.choosing.length > 0) shapes.push(`${variant}: ${state.table.choosing.length} to choose`);
  return shapes;
}

/**
 * The first turns of a game in which everybody, beginning with seat 0, places the card longest in hand by a Rethink that
 * keeps the Suspicion. With three players the thirteenth of these turns draws the last card, with four the tenth.
 */
function rethinkingInTurn(evidence: readonly Suspect[], players: number, turns: number): readonly Rethink[] {
  const hands = Array.from({ length: players }, (_, seat) => evidence.slice(3 * seat, 3 * seat + 2));
  const deck = evidence.slice(3 * players + 3);
  return Array.from({ length: turns }, (_, turn) => {
    const player = turn % players;
    const hand = at(hands, player);
    const rethink: Rethink = {
      type: 'rethink',
      player,
      suspect: at(hand, 0),
      suspicion: at(evidence, 3 * player + 2),
    };
    hands[player] = [at(hand, 1), at(deck, turn)];
    return rethink;
  });
}

/** A deck that deals these cards first, and the others in the order of `SUSPECTS`. */
function dealtFirst(...first: readonly Suspect[]): readonly Suspect[] {
  return [...first, ...SUSPECTS.filter((suspect) => !first.includes(suspect))];
}

/** On a board in the order of `SUSPECTS` the first four Rethinks mark the rest of the top row. */
const MARKED = dealtFirst(
  ...(['dexter', 'edgar', 'witman', 'theo', 'vera', 'walt', 'nora', 'occam', 'rita', 'ada', 'boris', 'carl'] as const),
);
/** Four Suspicions in the top row, and nobody of it marked. */
const FOUR_HANDS = dealtFirst(
  ...(['ezra', 'ida', 'ada', 'nora', 'sam', 'boris', 'florina', 'jimmy', 'carl', 'occam', 'theo', 'dexter'] as const),
  ...(['kit', 'lester', 'malone'] as const),
);
/** Two Suspicions, Ada and Florina, on one diagonal. */
const ON_A_DIAGONAL = dealtFirst(
  ...(['ezra', 'ida', 'ada', 'nora', 'sam', 'florina', 'boris', 'jimmy', 'carl'] as const),
);
/** Boris, a Suspicion, in one column with Occam and Theo, whom the first thirteen Rethinks leave unmarked. */
const LAST = dealtFirst(
  ...(['ezra', 'ida', 'ada', 'nora', 'sam', 'boris', 'florina', 'jimmy', 'carl', 'kit', 'lester', 'malone'] as const),
);

/** As long as the deck lasts mostly an action that draws from it; what else is done is the other policy’s to say. */
function draws(policy: Policy<DragnetState, DragnetAction>): Policy<DragnetState, DragnetAction> {
  return eagerly(
    ({ type }, state) => !isFinal(inside(state)) && (type === 'targeted-shift' || type === 'rethink'),
    15,
    policy,
  );
}

/** What the laws need to know of Dragnet. */
export const dragnetSpec: GameSpec<DragnetOptions, DragnetState, DragnetAction, DragnetView, DragnetCode> = {
  game: dragnet,
  actions: ACTIONS,
  variants: { three: {}, four: { players: 4 }, teams: { teams: 2 } },
  policies: {
    uniform: uniform(),
    'by type': byType(),
    'draws, then solves': draws(
      eagerly(
        (action, state) => isCorrect(inside(state), action),
        6,
        eagerly(({ type }) => type === 'solve', 8, uniform()),
      ),
    ),
    'draws, then passes': draws(eagerly(({ type }) => type === 'pass', 4, uniform())),
    'solves wrongly': eagerly(
      (action, state) => action.type === 'solve' && !isCorrect(inside(state), action),
      3,
      uniform(),
    ),
    'marks and solves rightly': eagerly(
      (action, state) => isCorrect(inside(state), action),
      4,
      rarely(['solve', 'question'], 8, uniform()),
    ),
  },
  scripts: {
    'none equals none': {
      options: { firstPlayer: 0, deal: { board: SUSPECTS, evidence: MARKED } },
      actions: [...rethinkingInTurn(MARKED, 3, 4), { type: 'solve', player: 1, line: 'row', index: 0 }],
    },
    'all four choose': {
      options: { players: 4, firstPlayer: 0, deal: { board: SUSPECTS, evidence: FOUR_HANDS } },
      actions: [
        { type: 'solve', player: 0, line: 'row', index: 0 },
        { type: 'choose-suspicion', player: 3, suspicion: 'theo' },
        { type: 'choose-suspicion', player: 1, suspicion: 'boris' },
        { type: 'choose-suspicion', player: 0, suspicion: 'ezra' },
        { type: 'choose-suspicion', player: 2, suspicion: 'carl' },
      ],
    },
    'two raised by a diagonal': {
      options: { firstPlayer: 2, deal: { board: SUSPECTS, evidence: ON_A_DIAGONAL } },
      actions: [{ type: 'solve', player: 2, line: 'diagonal', index: 0 }],
    },
    'a lost turn cancelled, and nobody wins': {
      options: { firstPlayer: 0, deal: { board: SUSPECTS, evidence: LAST } },
      actions: [
        ...rethinkingInTurn(LAST, 3, 11),
        { type: 'solve', player: 2, line: 'column', index: 1 },
        { type: 'choose-suspicion', player: 1, suspicion: 'boris' },
        { type: 'rethink', player: 0, suspect: 'pearl', suspicion: 'ada' },
        { type: 'rethink', player: 1, suspect: 'quinn', suspicion: 'boris' },
        { type: 'pass', player: 2 },
        { type: 'solve', player: 0, line: 'column', index: 1 },
        { type: 'choose-suspicion', player: 1, suspicion: 'boris' },
        { type: 'solve', player: 1, line: 'column', index: 1 },
      ],
    },
  },
  longest: 60,
  otherWorlds(state, perspective, random) {
    const here = inside(state);
    const worlds: State[] = [];
    for (let n = 0; n < TRIES && worlds.length < WORLDS; n++) {
      const world = exchanged(here, perspective, exchangeOf(here, perspective, random, n));
      if (isTrue(world)) worlds.push(world);
    }
    while (worlds.length < WORLDS) {
      worlds.push(exchanged(here, perspective, new Map(shuffling(here.secrets.deck, random))));
    }
    return worlds.map((world) => stateFrom(world));
  },
  sees(state, perspective) {
    const here = inside(state);
    const { hands, suspicions } = here.secrets;
    return {
      hand: perspective === 'spectator' ? null : hands[perspective],
      suspicions: suspicions.filter((_, seat) => seesSuspicion(here, perspective, seat)),
    };
  },
  cards(state) {
    const { table, secrets } = inside(state);
    const { cards } = table.board;
    return [
      ...cards.map(({ suspect, alive }) => `suspect ${suspect} ${alive}`),
      ...cards.filter(({ evidence }) => evidence).map(({ suspect }) => suspect),
      ...[...secrets.hands.flat(), ...secrets.suspicions, ...secrets.deck],
    ];
  },
  redacted(state, action, perspective) {
    if (!('suspicion' in action) || seesSuspicion(inside(state), perspective, action.player)) return action;
    return { ...action, suspicion: null };
  },
  shapesOf: (state) => shapesOf(inside(state)),
  floors: {
    actions: { 'targeted-shift': 100, rethink: 60, question: 15, solve: 100, 'choose-suspicion': 100, pass: 7 },
    events: {
      ...{ 'evidence-placed': 200, shifted: 100, 'evidence-drawn': 150, 'suspicion-chosen': 200 },
      ...{ 'evidence-picked-up': 15, questioned: 15, solved: 100, passed: 7 },
      ...{ 'final-round': 7, 'turn-skipped': 100, 'game-over': 10 },
    },
    codes: {
      ...{ 'malformed-action': 200, 'game-over': 500, 'not-your-action': 200, 'not-your-turn': 10000 },
      ...{ 'wrong-phase': 2000, 'final-round': 1000, 'not-final-round': 10, 'card-not-in-hand': 10000 },
      ...{ 'card-not-held': 500, 'card-placed': 30, 'not-adjacent': 300, 'no-evidence': 50, 'no-such-line': 30 },
    },
    phases: { turn: 300, suspicions: 100, over: 10 },
    reasons: { solved: 6, unsolved: 3 },
    shapes: {
      ...{ 'three: solved': 2, 'three: unsolved': 1, 'three: turns lost in a row': 5 },
      ...{ 'three: final Solve, correct': 1, 'three: final Solve, failed': 2 },
      ...{ 'four: solved': 2, 'four: unsolved': 1, 'four: turns lost in a row': 5 },
      ...{ 'four: final Solve, correct': 1, 'four: final Solve, failed': 2 },
      ...{ 'teams: solved': 2, 'teams: unsolved': 1, 'teams: turns lost in a row': 5 },
      ...{ 'teams: final Solve, correct': 1, 'teams: final Solve, failed': 2 },
      ...{ 'three: 1 to choose': 10, 'three: 2 to choose': 1 },
      ...{ 'four: 1 to choose': 10, 'four: 2 to choose': 2, 'four: 3 to choose': 1, 'four: 4 to choose': 1 },
      ...{ 'teams: 1 to choose': 10, 'teams: 2 to choose': 2 },
      ...{ 'row, 0 raised': 10, 'row, 1 raised': 10, 'row, 2 raised': 2 },
      ...{ 'column, 0 raised': 10, 'column, 1 raised': 10, 'column, 2 raised': 2 },
      ...{ 'diagonal, 0 raised': 2, 'diagonal, 1 raised': 5, 'diagonal, 2 raised': 1 },
      ...{ 'everybody loses a turn': 5, 'none equals none': 1, 'the drawer’s own failed Solve': 2 },
      ...{ 'last card by a shift': 5, 'last card by a Rethink': 1 },
    },
  },
};
