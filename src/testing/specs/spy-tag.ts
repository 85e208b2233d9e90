import type { Board } from '../../automata-noir/board.js';
import {
  neighboursOf,
  type SpyTagAction,
  type SpyTagCode,
  type SpyTagOptions,
  type SpyTagState,
  type SpyTagView,
  SUSPECTS,
  type Suspect,
  spyTag,
} from '../../automata-noir/index.js';
import { ACTIONS } from '../../automata-noir/spy-tag/actions/index.js';
import type { Secrets, SpyTagEvent, State } from '../../automata-noir/spy-tag/state.js';
import { insideOf, stateFrom } from '../../kernel/game-from.js';
import { type Perspective, type Player, seatsOf } from '../../kernel/players.js';
import type { Told } from '../../kernel/told.js';
import { byType, eagerly, rarely, uniform } from '../policies.js';
import type { GameSpec, Random, Script } from '../spec.js';

const inside = (state: SpyTagState): State => insideOf<State>('automata-noir/spy-tag', state);

/** The ally across the table, or `null` where there is none. */
function allyOf(seats: number, player: Player): Player | null {
  return seats === 4 ? (player + 2) % 4 : null;
}

/** Whether the perspective may look at the Secret Identity of that seat. */
function looksAt({ table, secrets }: State, perspective: Perspective, seat: Player): boolean {
  const seats = secrets.identities.length;
  return table.outcome !== null || seat === perspective || allyOf(seats, seat) === perspective;
}

/** The events, without who may know their secrets. */
function eventsOf(told: readonly Told<SpyTagEvent>[]): readonly SpyTagEvent[] {
  return told.map((one) => ('secret' in one ? one.secret : one));
}

function isDeceased(board: Board, suspect: Suspect): boolean {
  return board.cards.some((card) => card.suspect === suspect && !card.alive);
}

/**
 * What the last action tells of the identity of that seat: a test of the suspects it could be, and how soon one has to be
 * chosen for it (0 first), so that there is one left for everybody.
 */
function knownOf({ table, told }: State, seat: Player): { soon: number; fits: (identity: Suspect) => boolean } {
  const [event] = eventsOf(told);
  if (event?.type !== 'canvassed' && event?.type !== 'captured') return { soon: 2, fits: () => true };
  const beside = neighboursOf(table.board, event.suspect);
  if (event.player === seat) return { soon: 0, fits: (identity) => beside.includes(identity) };
  if (event.type === 'canvassed') {
    const answer = event.answers.find(({ player }) => player === seat);
    if (answer === undefined) return { soon: 2, fits: () => true };
    return { soon: 1, fits: (identity) => beside.includes(identity) === answer.adjacent };
  }
  const isAlly = allyOf(table.trophies.length, event.player) === seat;
  return isAlly ? { soon: 2, fits: () => true } : { soon: 1, fits: (identity) => identity !== event.suspect };
}

/** The identities that the perspective may not look at and the deck, dealt anew from a pile of just these cards. */
function dealtAnew(state: State, perspective: Perspective, pile: readonly Suspect[]): State {
  const left = pile.slice();
  const identities = state.secrets.identities.slice();
  const hidden = seatsOf(identities.length).filter((seat) => !looksAt(state, perspective, seat));
  const known = hidden.map((seat) => ({ seat, ...knownOf(state, seat) }));
  for (const { seat, fits } of known.sort((one, other) => one.soon - other.soon)) {
    const identity = left.find(fits);
    if (identity === undefined) throw new RangeError(`no identity is left for seat ${seat}`);
    left.splice(left.indexOf(identity), 1);
    identities[seat] = identity;
  }
  return {
    game: state.game,
    rulesVersion: state.rulesVersion,
    step: state.step,
    table: state.table,
    secrets: { identities, deck: left },
    told: state.told.map((one) => retold(one, identities)),
  };
}

/** The card that a captured spy drew is the identity that the spy has now. */
function retold(told: Told<SpyTagEvent>, identities: Secrets['identities']): Told<SpyTagEvent> {
  if (!('secret' in told) || told.secret.type !== 'evidence-drawn') return told;
  const { type, player } = told.secret;
  const identity = identities[player] ?? null;
  if (identity === null) return told;
  return { secret: { type, player, suspects: [identity] }, field: told.field, openTo: told.openTo };
}

/** The hidden cards in one order or another: all mixed; the deck as it is and the identities exchanged; and so on. */
function pileOf(state: State, perspective: Perspective, n: number, random: Random): readonly Suspect[] {
  const { identities, deck } = state.secrets;
  const hidden = identities.filter((_, seat) => !looksAt(state, perspective, seat)).filter((card) => card !== null);
  switch (n % 4) {
    case 0:
      return [...random.shuffle(hidden), ...deck];
    case 1:
      return [...deck, ...random.shuffle(hidden)];
    case 2:
      return [...hidden, ...random.shuffle(deck)];
    default:
      return random.shuffle([...hidden, ...deck]);
  }
}

const WORLDS = 24;

/** Whether the action captures an enemy. */
function catches(action: SpyTagAction, state: SpyTagState): boolean {
  const { identities } = inside(state).secrets;
  return (
    action.type === 'capture' &&
    identities.some(
      (identity, seat) =>
        identity === action.suspect && seat !== action.player && allyOf(identities.length, seat) !== action.player,
    )
  );
}

/** Whether the action tries to capture the ally. */
function namesAlly(action: SpyTagAction, state: SpyTagState): boolean {
  const { identities } = inside(state).secrets;
  const ally = allyOf(identities.length, action.player);
  return action.type === 'capture' && ally !== null && identities[ally] === action.suspect;
}

/** Whether the action names a deceased suspect. */
function namesDeceased(action: SpyTagAction, state: SpyTagState): boolean {
  return action.type !== 'fast-shift' && isDeceased(inside(state).table.board, action.suspect);
}

/** The evidence deck with these cards on top. */
function withOnTop(...top: readonly Suspect[]): readonly Suspect[] {
  return [...top, ...SUSPECTS.filter((suspect) => !top.includes(suspect))];
}

/** The captures of a game, one a turn, from the first player on. */
function captures(seats: number, suspects: readonly Suspect[]): readonly SpyTagAction[] {
  return suspects.map((suspect, turn) => ({ type: 'capture', player: turn % seats, suspect }));
}

type SpyScript = Script<SpyTagOptions, SpyTagAction>;

/** Everybody has a trophy before somebody has two. */
const ALL_CAUGHT: SpyScript = {
  options: {
    firstPlayer: 0,
    deal: { board: SUSPECTS, evidence: withOnTop('kit', 'jimmy', 'lester', 'florina', 'gloria', 'greta') },
  },
  actions: captures(3, ['jimmy', 'kit', 'gloria', 'lester']),
};

/** Both teams have two trophies before one has three; an ally and a deceased suspect are named on the way. */
const TEAMS_CAUGHT: SpyScript = {
  options: {
    players: 4,
    firstPlayer: 0,
    deal: {
      board: SUSPECTS,
      evidence: withOnTop('kit', 'jimmy', 'lester', 'gloria', 'florina', 'greta', 'occam', 'pearl'),
    },
  },
  actions: captures(4, ['jimmy', 'kit', 'greta', 'greta', 'jimmy', 'kit', 'gloria', 'lester']),
};

/** One partner takes all three trophies. */
const ALONE: SpyScript = {
  options: {
    players: 4,
    firstPlayer: 0,
    deal: { board: SUSPECTS, evidence: withOnTop('kit', 'jimmy', 'witman', 'lester', 'florina') },
  },
  actions: [
    { type: 'capture', player: 0, suspect: 'jimmy' },
    { type: 'canvas', player: 1, suspect: 'gloria' },
    { type: 'canvas', player: 2, suspect: 'walt' },
    { type: 'fast-shift', player: 3, direction: 'left', index: 4, distance: 2 },
    { type: 'capture', player: 0, suspect: 'lester' },
    { type: 'fast-shift', player: 1, direction: 'down', index: 4, distance: 1 },
    { type: 'fast-shift', player: 2, direction: 'down', index: 4, distance: 2 },
    { type: 'fast-shift', player: 3, direction: 'right', index: 4, distance: 1 },
    { type: 'capture', player: 0, suspect: 'florina' },
  ],
};

/** What the laws need to know of Spy Tag and Spy Network. */
export const spyTagSpec: GameSpec<SpyTagOptions, SpyTagState, SpyTagAction, SpyTagView, SpyTagCode> = {
  game: spyTag,
  actions: ACTIONS,
  variants: { 'three spies': {}, 'Spy Network': { players: 4 } },
  policies: {
    uniform: uniform(),
    'by type': byType(),
    'catches whom it can': eagerly(catches, 4, byType()),
    'shifts more than it asks': eagerly(catches, 2, rarely(['capture', 'canvas'], 6, uniform())),
    'names allies and the deceased': eagerly(
      (action, state) => namesAlly(action, state) || namesDeceased(action, state),
      3,
      eagerly(catches, 3, byType()),
    ),
  },
  scripts: { 'all caught': ALL_CAUGHT, 'teams caught': TEAMS_CAUGHT, 'won alone': ALONE },
  longest: 60,
  otherWorlds(state, perspective, random) {
    const now = inside(state);
    return Array.from({ length: WORLDS }, (_, n) =>
      stateFrom(dealtAnew(now, perspective, pileOf(now, perspective, n, random))),
    );
  },
  sees(state, perspective) {
    const now = inside(state);
    return now.secrets.identities.map((identity, seat) => (looksAt(now, perspective, seat) ? [identity] : []));
  },
  cards(state) {
    const { table, secrets } = inside(state);
    const evidence = [...secrets.identities.filter((card) => card !== null), ...secrets.deck, ...table.trophies.flat()];
    return [...table.board.cards.map(({ suspect }) => `suspect ${suspect}`), ...evidence];
  },
  redacted: (_, action) => action,
  shapesOf(state) {
    const { table, secrets, told } = inside(state);
    const { board, trophies } = table;
    const seats = trophies.length;
    const shapes = [`${seats} players`, `${board.cards.filter(({ alive }) => !alive).length} deceased`];
    for (const event of eventsOf(told)) {
      if (event.type === 'shifted') shapes.push(`shift by ${event.distance}`);
      if (event.type === 'captured') {
        const ally = allyOf(seats, event.player);
        if (event.victim !== null) shapes.push('capture of an enemy');
        else if (isDeceased(board, event.suspect)) shapes.push('capture of a deceased suspect');
        else if (ally !== null && secrets.identities[ally] === event.suspect) shapes.push('capture of an ally');
        else shapes.push('capture of nobody');
      }
      if (event.type === 'canvassed') {
        shapes.push(`answered yes by ${event.answers.filter(({ adjacent }) => adjacent).length}`);
        shapes.push(`asked of ${neighboursOf(board, event.suspect).length}`);
        if (isDeceased(board, event.suspect)) shapes.push('canvas of a deceased suspect');
        if (secrets.identities.includes(event.suspect)) shapes.push('canvas of an identity');
      }
      if (event.type === 'game-over') {
        shapes.push(`won with ${event.winners.map((seat) => trophies[seat]?.length ?? 0).sort()} trophies`);
      }
    }
    return shapes;
  },
  floors: {
    actions: { 'fast-shift': 300, capture: 150, canvas: 100 },
    events: { shifted: 300, captured: 150, 'evidence-drawn': 50, canvassed: 100, 'game-over': 8 },
    codes: {
      'malformed-action': 100,
      'game-over': 100,
      'not-your-action': 100,
      'not-your-turn': 500,
      'wrong-phase': 0,
      'shift-undone': 15,
      'capture-not-adjacent': 500,
      'canvas-not-adjacent': 500,
    },
    phases: { turn: 600, over: 8 },
    reasons: { trophies: 8 },
    shapes: {
      ...{ '3 players': 300, '4 players': 300 },
      ...{ '1 deceased': 100, '2 deceased': 50, '3 deceased': 20, '4 deceased': 3, '5 deceased': 1 },
      ...{ 'shift by 1': 150, 'shift by 2': 150 },
      ...{ 'capture of nobody': 100, 'capture of an enemy': 40, 'capture of an ally': 5 },
      ...{ 'capture of a deceased suspect': 10, 'canvas of a deceased suspect': 10, 'canvas of an identity': 5 },
      ...{ 'answered yes by 0': 60, 'answered yes by 1': 30, 'answered yes by 2': 2 },
      ...{ 'asked of 3': 5, 'asked of 5': 50, 'asked of 8': 50 },
      ...{ 'won with 2 trophies': 4, 'won with 1,2 trophies': 1, 'won with 0,3 trophies': 1 },
    },
  },
};
