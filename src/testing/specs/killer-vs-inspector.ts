import type { Board } from '../../automata-noir/board.js';
import {
  type KillerVsInspectorAction,
  type KillerVsInspectorCode,
  type KillerVsInspectorEvent,
  type KillerVsInspectorOptions,
  type KillerVsInspectorState,
  type KillerVsInspectorView,
  killerVsInspector,
  LINES,
  type Lines,
  neighboursOf,
  SUSPECTS,
  type Suspect,
} from '../../automata-noir/index.js';
import { ACTIONS } from '../../automata-noir/killer-vs-inspector/actions/index.js';
import type { Secrets, State } from '../../automata-noir/killer-vs-inspector/state.js';
import { insideOf, stateFrom } from '../../kernel/game-from.js';
import type { Perspective, Player } from '../../kernel/players.js';
import type { Told } from '../../kernel/told.js';
import { byType, eagerly, rarely, uniform } from '../policies.js';
import type { GameSpec, Policy, Random, Script } from '../spec.js';

type Action = KillerVsInspectorAction;

const inside = (state: KillerVsInspectorState): State => insideOf<State>('automata-noir/killer-vs-inspector', state);

/** The events, without who may know their secrets. */
function eventsOf(told: readonly Told<KillerVsInspectorEvent>[]): readonly KillerVsInspectorEvent[] {
  return told.map((one) => ('secret' in one ? one.secret : one));
}

function isOnBoard(board: Board, suspect: Suspect): boolean {
  return board.cards.some((card) => card.suspect === suspect);
}

function isLiving(board: Board, suspect: Suspect): boolean {
  return board.cards.some((card) => card.suspect === suspect && card.alive);
}

function roleOf({ table }: State, perspective: Perspective): 'killer' | 'inspector' | 'spectator' {
  if (perspective === 'spectator') return 'spectator';
  return perspective === table.killer ? 'killer' : 'inspector';
}

/** The hidden cards in a fixed order: of the Killer, of the Inspector, the hand, the deck. */
function cardsHiddenFrom(state: State, perspective: Perspective): readonly Suspect[] {
  const { table, secrets } = state;
  const { killer, inspector, deck } = secrets;
  const role = roleOf(state, perspective);
  const isOver = table.outcome !== null;
  return [
    ...(isOver || role === 'killer' ? [] : [killer.identity, killer.disguise]),
    ...(isOver || role === 'inspector' || inspector.identity === null ? [] : [inspector.identity]),
    ...(role === 'inspector' ? [] : inspector.hand),
    ...deck,
  ];
}

/** The state with each card, wherever it lies face-down, replaced by another one. */
function replaced(state: State, by: ReadonlyMap<Suspect, Suspect>): State {
  const other = (card: Suspect): Suspect => by.get(card) ?? card;
  const { killer, inspector, deck } = state.secrets;
  const secrets: Secrets = {
    killer: { identity: other(killer.identity), disguise: other(killer.disguise) },
    inspector: {
      identity: inspector.identity === null ? null : other(inspector.identity),
      hand: inspector.hand.map(other),
    },
    deck: deck.map(other),
  };
  const told = state.told.map((one) => {
    if (!('secret' in one)) return one;
    const secret = Object.entries(one.secret).map(([field, value]) => {
      if (field !== one.field) return [field, value];
      return [field, Array.isArray(value) ? value.map(other) : other(value)];
    });
    return { secret: Object.fromEntries(secret), field: one.field, openTo: one.openTo };
  });
  return { game: state.game, rulesVersion: state.rulesVersion, step: state.step, table: state.table, secrets, told };
}

/** Whether the rules, and the last action as it was told, allow these cards to lie where they lie. */
function isPossible({ table, secrets, told }: State): boolean {
  const { board, killer: killerSeat, outcome } = table;
  const { killer, inspector } = secrets;
  const isNear = (one: Suspect | null, other: Suspect): boolean =>
    one !== null && neighboursOf(board, one).includes(other);
  if (!inspector.hand.every((card) => isOnBoard(board, card))) return false;
  if (outcome !== null) return true;
  if (!isLiving(board, killer.identity)) return false;
  if (inspector.identity !== null && !isLiving(board, inspector.identity)) return false;
  return eventsOf(told).every((event) => {
    if (event.type === 'killed') return isNear(killer.identity, event.suspect);
    if (event.type === 'accused') {
      const isOwn = inspector.identity === event.suspect;
      return killer.identity !== event.suspect && (isOwn || isNear(inspector.identity, event.suspect));
    }
    if (event.type !== 'canvassed') return true;
    return event.answers.every(({ player, adjacent }) => {
      const identity = player === killerSeat ? killer.identity : inspector.identity;
      return isNear(identity, event.suspect) === adjacent;
    });
  });
}

/** Each of the hidden cards replaced by the one in its place in another order. */
function exchanged(hidden: readonly Suspect[], order: readonly Suspect[]): ReadonlyMap<Suspect, Suspect> {
  return new Map(hidden.map((card, place) => [card, order[place] ?? card]));
}

/** Two of the hidden cards exchanged. */
function swapped(hidden: readonly Suspect[], one: number, other: number): readonly Suspect[] {
  const order = hidden.slice();
  const [first, second] = [hidden[one], hidden[other]];
  if (first !== undefined && second !== undefined) [order[one], order[other]] = [second, first];
  return order;
}

const WORLDS = 20;
const ATTEMPTS = 40;

/** The hidden cards in another order: all mixed, the first few or the last few mixed, or two of them exchanged. */
function reordered(hidden: readonly Suspect[], n: number, random: Random): readonly Suspect[] {
  const few = 6;
  switch (n % 4) {
    case 0:
      return random.shuffle(hidden);
    case 1:
      return [...random.shuffle(hidden.slice(0, few)), ...hidden.slice(few)];
    case 2:
      return [...hidden.slice(0, few), ...random.shuffle(hidden.slice(few))];
    default:
      return hidden.length === 0 ? hidden : swapped(hidden, n % few, random.below(hidden.length));
  }
}

/** A world with other cards face-down, if one is found. */
function worldOf(state: State, perspective: Perspective, n: number, random: Random): State {
  const hidden = cardsHiddenFrom(state, perspective);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const world = replaced(state, exchanged(hidden, reordered(hidden, n, random)));
    if (isPossible(world)) return world;
  }
  return state;
}

/** The row or column of each place. */
function linesOf({ width, cards }: Board, lines: Lines): readonly (readonly Suspect[])[] {
  const byLine: Suspect[][] = [];
  cards.forEach(({ suspect }, place) => {
    const line = lines === 'rows' ? Math.floor(place / width) : place % width;
    byLine[line] = [...(byLine[line] ?? []), suspect];
  });
  return byLine;
}

/** Collapses right and wrong: of the deceased, of anybody, out of order, with somebody twice, of too few or too many. */
function collapsesOf(state: State, player: Player, random: Random): readonly Action[] {
  const { board } = state.table;
  return LINES.flatMap((lines) => {
    const byLine = linesOf(board, lines);
    const anybody = byLine.map((line) => random.pick(line));
    const deceased = byLine.map((line) => random.pick([...line.filter((one) => !isLiving(board, one)), ...line]));
    const dead = byLine.map((line) => line.find((one) => !isLiving(board, one)) ?? random.pick(line));
    const twice = anybody.map((one, line) => (line === 1 ? (anybody[0] ?? one) : one));
    const lists = [anybody, deceased, dead, random.shuffle(dead), twice];
    const other = dead.length === 5 ? dead.slice(1) : [...dead, random.pick(SUSPECTS)];
    return [...lists, other].map((suspects) => ({ type: 'collapse', player, lines, suspects }) as const);
  });
}

/** The living before the tenth kill. */
const LAST_LIVING = 16;

/** Whether the action ends the game. */
function ends(action: Action, state: KillerVsInspectorState): boolean {
  const { table, secrets } = inside(state);
  if (action.type === 'kill') {
    const living = table.board.cards.filter(({ alive }) => alive).length;
    return action.suspect === secrets.inspector.identity || living === LAST_LIVING;
  }
  return action.type === 'solve' || (action.type === 'accuse' && action.suspect === secrets.killer.identity);
}

/** Whether the victim's row, or column, has no deceased yet: a step towards a Collapse. */
function isFresh(action: Action, state: KillerVsInspectorState): boolean {
  const { board } = inside(state).table;
  return (
    action.type === 'kill' &&
    !ends(action, state) &&
    LINES.some((lines) =>
      linesOf(board, lines).some((line) => line.includes(action.suspect) && line.every((one) => isLiving(board, one))),
    )
  );
}

/** Ends the game only if there is nothing else to do. */
function peacefully(policy: Policy<KillerVsInspectorState, Action>): Policy<KillerVsInspectorState, Action> {
  return (legal, state, random) => {
    const others = legal.filter((action) => !ends(action, state));
    return policy(others.length === 0 ? legal : others, state, random);
  };
}

const collapses = eagerly<KillerVsInspectorState, Action>(
  ({ type }) => type === 'collapse',
  8,
  eagerly(isFresh, 3, byType()),
);
const exonerates = eagerly<KillerVsInspectorState, Action>(
  ({ type }) => type === 'exonerate',
  20,
  rarely(['collapse'], 20, eagerly(isFresh, 3, byType())),
);

const [KILLER, INSPECTOR] = [0, 1];
const kill = (suspect: Suspect): Action => ({ type: 'kill', player: KILLER, suspect });
const goBy = (identity: Suspect): Action => ({ type: 'change-disguise', player: KILLER, identity });
const shiftDown = (index: number): Action => ({ type: 'shift', player: KILLER, direction: 'down', index });
const collapseRows = (...suspects: readonly Suspect[]): Action => ({
  type: 'collapse',
  player: KILLER,
  lines: 'rows',
  suspects,
});
const choose = (identity: Suspect): Action => ({ type: 'choose-identity', player: INSPECTOR, identity });
const accuse = (suspect: Suspect): Action => ({ type: 'accuse', player: INSPECTOR, suspect });
const exonerate = (suspect: Suspect): Action => ({ type: 'exonerate', player: INSPECTOR, suspect });

/**
 * A game on the board of the suspects by name, with these evidence cards on top of the deck. The Killer acts as listed
 * from the opening Kill on, the Inspector from the choice on; after that the Inspector accuses this one again and again.
 */
function game(
  evidence: readonly Suspect[],
  killer: readonly Action[],
  inspector: readonly Action[],
  accused?: Suspect,
): Script<KillerVsInspectorOptions, Action> {
  const idle = accused === undefined ? [] : [accuse(accused)];
  const actions = killer.flatMap((action, turn) => [action, ...inspector.slice(turn, turn + 1), ...idle].slice(0, 2));
  return {
    options: {
      deal: { board: SUSPECTS, evidence: [...evidence, ...SUSPECTS.filter((suspect) => !evidence.includes(suspect))] },
    },
    actions,
  };
}

/** From between their neighbours, Florina and Quinn have killed somebody in each row. */
const ONE_OF_EACH_ROW = [kill('ada'), kill('ezra'), kill('ida'), goBy('quinn'), kill('pearl'), kill('vera')];
const COLLAPSE = collapseRows('ada', 'ezra', 'ida', 'pearl', 'vera');

/** All that the Inspector exonerates until the deck is empty, and the three cards that are left in hand then. */
const EXONERATED: readonly Suspect[] = [
  ...(['boris', 'carl', 'dexter', 'edgar', 'gloria', 'greta', 'hugo', 'ida', 'jimmy', 'kit'] as const),
  ...(['lester', 'malone', 'nora', 'occam', 'pearl', 'rita', 'sam', 'vera', 'walt'] as const),
];
const LEFT: readonly Suspect[] = ['ada', 'ezra', 'witman'];

/** What the laws need to know of Killer vs. Inspector. */
export const killerVsInspectorSpec: GameSpec<
  KillerVsInspectorOptions,
  KillerVsInspectorState,
  KillerVsInspectorAction,
  KillerVsInspectorView,
  KillerVsInspectorCode
> = {
  game: killerVsInspector,
  actions: ACTIONS,
  variants: { 'Killer first': {}, 'Killer second': { killer: 1 } },
  policies: {
    uniform: uniform(),
    'by type': rarely(['solve'], 30, byType()),
    bloodthirsty: rarely(
      ['solve', 'accuse'],
      30,
      eagerly(({ type }) => type === 'kill', 9, byType()),
    ),
    collapses: peacefully(collapses),
    'collapses with few cards': (legal, state, random) =>
      peacefully(inside(state).secrets.deck.length < 2 ? collapses : exonerates)(legal, state, random),
    'ten kills': eagerly(
      (action, state) => action.type === 'kill' && action.suspect !== inside(state).secrets.inspector.identity,
      4,
      peacefully(byType()),
    ),
    'knows the answer': eagerly(
      (action, state) => {
        const { killer } = inside(state).secrets;
        return action.type === 'solve' && action.identity === killer.identity && action.disguise === killer.disguise;
      },
      2,
      peacefully(byType()),
    ),
    'knows the Killer': eagerly(
      (action, state) => action.type === 'accuse' && ends(action, state),
      3,
      peacefully(byType()),
    ),
  },
  scripts: {
    'a victim in hand': game(['kit', 'ada', 'theo', 'florina'], [kill('florina')], [choose('theo')]),
    'the Inspector is killed': game(['florina', 'quinn', 'ezra'], [kill('ada'), kill('ezra')], [choose('ezra')]),
    'an exonerated victim': game(
      ['florina', 'quinn', 'carl', 'gloria'],
      [kill('ada'), goBy('florina'), kill('gloria')],
      [choose('carl'), exonerate('gloria')],
    ),
    'cards of suspects who are gone': game(
      ['florina', 'quinn', 'theo', 'ada', 'ezra', 'greta', 'ida', 'nora', 'hugo', 'pearl', 'vera', 'kit'],
      [...ONE_OF_EACH_ROW, COLLAPSE, goBy('quinn')],
      [choose('theo'), ...ONE_OF_EACH_ROW.slice(1).map(() => accuse('theo')), exonerate('nora')],
    ),
    'a deck that runs out': game(
      ['florina', 'quinn', 'theo', ...EXONERATED, ...LEFT],
      [...ONE_OF_EACH_ROW, ...EXONERATED.slice(5).map(() => goBy('quinn')), COLLAPSE],
      [choose('theo'), ...EXONERATED.map(exonerate)],
      'theo',
    ),
    'a disguise off the board': game(
      ['florina', 'kit', 'witman'],
      [
        ...[kill('ada'), kill('ezra'), kill('kit'), shiftDown(1), shiftDown(1), kill('nora'), kill('sam')],
        ...[collapseRows('ada', 'ezra', 'kit', 'nora', 'sam'), goBy('florina')],
      ],
      [choose('witman')],
      'witman',
    ),
  },
  longest: 110,
  otherWorlds: (state, perspective, random) =>
    Array.from({ length: WORLDS }, (_, n) => stateFrom(worldOf(inside(state), perspective, n, random))),
  sees(state, perspective) {
    const { table, secrets } = inside(state);
    const { killer, inspector } = secrets;
    const role = roleOf(inside(state), perspective);
    const isOver = table.outcome !== null;
    return [
      isOver || role === 'killer' ? [killer.identity, killer.disguise] : [],
      isOver || role === 'inspector' ? inspector.identity : null,
      role === 'inspector' ? inspector.hand : [],
    ];
  },
  cards(state) {
    const { table, secrets } = inside(state);
    const { killer, inspector, deck } = secrets;
    const own = [killer.identity, killer.disguise, ...inspector.hand];
    const chosen = inspector.identity === null ? [] : [inspector.identity];
    const placed = table.board.cards.filter(({ evidence }) => evidence).map(({ suspect }) => suspect);
    return [...own, ...chosen, ...deck, ...placed, ...table.discard];
  },
  redacted: (_, action, perspective) =>
    action.player !== perspective && (action.type === 'change-disguise' || action.type === 'choose-identity')
      ? { type: action.type, player: action.player }
      : action,
  moreActions: (state, player, random) => collapsesOf(inside(state), player, random),
  shapesOf(state) {
    const { table, secrets, told } = inside(state);
    const { board } = table;
    const { killer, inspector, deck } = secrets;
    const shapes = [`board ${board.width}x${board.height}`];
    if (deck.length === 0) shapes.push('empty deck');
    if (inspector.identity !== null && inspector.hand.length < 3) shapes.push('short hand');
    if (!isLiving(board, killer.disguise)) shapes.push('deceased disguise');
    if (!isOnBoard(board, killer.disguise)) shapes.push('disguise off the board');
    if (inspector.hand.some((card) => !isLiving(board, card))) shapes.push('deceased card in hand');
    const events = eventsOf(told);
    for (const event of events) {
      if (event.type === 'canvassed') {
        const [answer] = event.answers;
        shapes.push(
          `${answer?.player === table.killer ? 'Killer' : 'Inspector'} says ${answer?.adjacent ? 'yes' : 'no'}`,
        );
      }
      if (event.type === 'exonerated') shapes.push(event.kept ? 'evidence kept' : 'evidence not kept');
    }
    const types = events.map(({ type }) => type);
    if (types.filter((type) => type === 'evidence-drawn').length > 1) shapes.push('drawn twice');
    if (types.includes('collapsed') && types.at(-1) === 'evidence-discarded') shapes.push('discarded without a deck');
    if (types.includes('exonerated') && types.includes('evidence-discarded'))
      shapes.push('discarded after an Exonerate');
    return shapes;
  },
  floors: {
    actions: {
      'choose-identity': 50,
      shift: 100,
      collapse: 8,
      kill: 100,
      'change-disguise': 100,
      accuse: 100,
      exonerate: 100,
      solve: 8,
    },
    events: {
      shifted: 100,
      collapsed: 8,
      killed: 100,
      canvassed: 100,
      accused: 100,
      exonerated: 100,
      'disguise-changed': 100,
      'identity-chosen': 50,
      'evidence-drawn': 100,
      'evidence-discarded': 20,
      solved: 8,
      'game-over': 15,
    },
    codes: {
      'malformed-action': 100,
      'game-over': 100,
      'not-your-action': 100,
      'not-your-turn': 100,
      'wrong-phase': 100,
      'no-such-line': 20,
      'shift-undone': 4,
      'not-one-of-each-line': 100,
      'suspect-living': 100,
      'kill-not-adjacent': 100,
      'already-deceased': 20,
      'not-your-cards': 100,
      'disguise-deceased': 1,
      'card-not-in-hand': 100,
      'identity-deceased': 1,
      'accuse-not-adjacent': 100,
      'deck-empty': 5,
      'named-twice': 100,
    },
    phases: { 'opening-kill': 40, 'choose-identity': 40, turn: 800, over: 15 },
    reasons: { 'inspector-killed': 1, 'ten-kills': 3, 'killer-accused': 2, solved: 3, 'wrong-solution': 3 },
    shapes: {
      ...{ 'board 5x5': 500, 'board 4x5': 20, 'board 5x4': 10, 'board 4x4': 20 },
      ...{ 'empty deck': 20, 'short hand': 1, 'deceased card in hand': 100 },
      ...{ 'deceased disguise': 50, 'disguise off the board': 2 },
      ...{ 'Killer says yes': 20, 'Killer says no': 50, 'Inspector says yes': 1, 'Inspector says no': 5 },
      ...{ 'evidence kept': 100, 'evidence not kept': 20 },
      ...{ 'drawn twice': 1, 'discarded without a deck': 1, 'discarded after an Exonerate': 1 },
    },
  },
};
