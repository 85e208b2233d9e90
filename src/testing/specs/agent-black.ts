import { ACTIONS } from '../../agent-black/actions/index.js';
import {
  type AgentBlackAction,
  type AgentBlackCode,
  type AgentBlackEvent,
  type AgentBlackOptions,
  type AgentBlackRoundDeal,
  type AgentBlackState,
  type AgentBlackView,
  agentBlack,
  COSTUMES,
  FEW_PLAYERS,
  type Identity,
  ITEMS,
  PLACES,
  TYPES_OF_FEW,
} from '../../agent-black/index.js';
import type { Cards, State } from '../../agent-black/state.js';
import { insideOf, stateFrom } from '../../kernel/game-from.js';
import { at } from '../../kernel/lists.js';
import type { Perspective, Player } from '../../kernel/players.js';
import { byType, eagerly, rarely, uniform } from '../policies.js';
import type { GameSpec, Random, Script } from '../spec.js';

const inside = (state: AgentBlackState): State => insideOf<State>('agent-black', state);

function listOf(cards: readonly Cards[], player: Player): readonly Identity[] {
  const { costume, place, item } = at(cards, player);
  return [costume, place, item];
}

/** Whether these cards answer as the table was told by the last action. */
function answersSo(state: State, cards: readonly Cards[]): boolean {
  const events = state.told;
  if (events.some(({ type }) => type === 'round-started')) return true;
  return events.every((event) => {
    if (event.type === 'shot') return listOf(cards, event.target).includes(event.identity) === event.hit;
    if (event.type !== 'investigated') return true;
    return event.thumbs.every(
      ({ player, up }) => listOf(cards, player).some((card) => event.tiles.includes(card)) === up,
    );
  });
}

/** Whether the perspective may look at that card of that seat. */
function looksAt({ table }: State, perspective: Perspective, seat: Player, card: Identity): boolean {
  return table.outcome !== null || seat === perspective || at(table.round.revealed, seat).includes(card);
}

/** How the cards that are hidden are dealt anew: the ones in hands, and the ones that are set aside. */
type Order = <Card>(held: readonly Card[], aside: readonly Card[], random: Random) => readonly Card[];

const ORDERS: readonly Order[] = [
  (held, aside, random) => random.shuffle([...held, ...aside]),
  (held, aside, random) => [...random.shuffle(held), ...aside],
  (held, aside, random) => [...random.shuffle(aside), ...held],
  (held, aside) => [...held.slice(1), ...held.slice(0, 1), ...aside],
  (held, aside) => [...held.slice(0, -1), ...aside, ...held.slice(-1)],
];

/** The hidden ones among the cards of one kind, by seat, dealt anew. */
function dealtAnew<Card extends Identity>(
  state: State,
  perspective: Perspective,
  kind: readonly Card[],
  cards: readonly Card[],
  order: (held: readonly Card[], aside: readonly Card[]) => readonly Card[],
): readonly Card[] {
  const isHidden = (card: Card, seat: Player): boolean => !looksAt(state, perspective, seat, card);
  const aside = kind.filter((card) => state.table.round.ring.includes(card) && !cards.includes(card));
  const pile = order(cards.filter(isHidden), aside).slice();
  return cards.map((card, seat) => (isHidden(card, seat) ? (pile.shift() ?? card) : card));
}

const MOST_TRIES = 40;

/** Another world: the hidden cards dealt anew in that order, and another seed for the rounds to come. */
function otherWorld(state: State, perspective: Perspective, order: Order, random: Random): State {
  const { cards } = state.secrets;
  const mixed = <Card>(held: readonly Card[], aside: readonly Card[]): readonly Card[] => order(held, aside, random);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const costumes = cards.map(({ costume }) => costume);
    const places = cards.map(({ place }) => place);
    const items = cards.map(({ item }) => item);
    const newCostumes = dealtAnew(state, perspective, COSTUMES, costumes, mixed);
    const newPlaces = dealtAnew(state, perspective, PLACES, places, mixed);
    const newItems = dealtAnew(state, perspective, ITEMS, items, mixed);
    const dealt = cards.map((_, seat) => ({
      costume: at(newCostumes, seat),
      place: at(newPlaces, seat),
      item: at(newItems, seat),
    }));
    if (answersSo(state, dealt)) return withSecrets(state, dealt, `another ${random.below(1000)}`);
  }
  return withSecrets(state, cards, `another ${random.below(1000)}`);
}

function withSecrets({ game, rulesVersion, step, table, told }: State, cards: readonly Cards[], seed: string): State {
  return { game, rulesVersion, step, table, secrets: { cards }, chance: { seed, rounds: [] }, told };
}

const WORLDS = 20;

function isHit(action: AgentBlackAction, state: AgentBlackState): boolean {
  return action.type === 'shoot' && listOf(inside(state).secrets.cards, action.target).includes(action.identity);
}

/** Declares a card that the shooter holds, or one of a kind that the target has turned up. */
function isSureMiss(action: AgentBlackAction, state: AgentBlackState): boolean {
  return action.type === 'shoot' && !isHit(action, state) && missesOf(action, inside(state)).length > 0;
}

type Shot = Pick<Extract<AgentBlackAction, { type: 'shoot' }>, 'player' | 'target' | 'identity'>;

/** Why everybody knows, or the shooter, that a shot misses. */
function missesOf({ player, target, identity }: Shot, { table, secrets }: State): readonly string[] {
  const kinds: readonly (readonly Identity[])[] = [COSTUMES, PLACES, ITEMS];
  const kind = kinds.find((one) => one.includes(identity)) ?? [];
  const misses = listOf(secrets.cards, player).includes(identity) ? ['own card declared'] : [];
  const isShown = at(table.round.revealed, target).some((card) => kind.includes(card));
  return isShown ? [...misses, 'turned-up kind declared'] : misses;
}

/** What else there is to meet in a game. */
function shapesOf(state: State): readonly string[] {
  const { table, secrets } = state;
  const { round, match, outcome } = table;
  const players = round.revealed.length;
  const shapes = [`round ${round.number}`, `${players} players, ring of ${round.ring.length}`];
  for (const event of state.told) {
    if (event.type === 'investigated') shapes.push(...investigationShapes(event, secrets.cards));
    if (event.type === 'shot') {
      if (!event.hit) shapes.push(...missesOf(event, state));
      const isFriend = match.teams !== null && event.player % match.teams === event.target % match.teams;
      if (isFriend) shapes.push(event.hit ? 'teammate hit' : 'teammate missed');
      if (table.penalty) shapes.push(`penalty with ${3 - at(round.revealed, event.player).length} left`);
    }
    if (event.type === 'round-won') shapes.push(`round to ${event.winners.length} of ${players}`);
  }
  if (outcome !== null) shapes.push(`won by ${match.roundsToWin} rounds, ${match.teams ?? 'no'} teams`);
  return shapes;
}

function investigationShapes(
  { tiles, thumbs }: Extract<AgentBlackEvent, { type: 'investigated' }>,
  cards: readonly Cards[],
): readonly string[] {
  const kinds = [COSTUMES, PLACES, ITEMS].map((kind: readonly Identity[]) =>
    tiles.filter((tile) => kind.includes(tile)),
  );
  const most = Math.max(...kinds.map((kind) => kind.length));
  const matches = thumbs.map(({ player }) => listOf(cards, player).filter((card) => tiles.includes(card)).length);
  return [`window with ${most} of a kind`, ...matches.map((count) => `thumb for ${count} cards`)];
}

type AgentScript = Script<AgentBlackOptions, AgentBlackAction>;

/** Rounds in which all cards and tiles lie in the order of their names. */
function inOrder(players: number, rounds: number): readonly AgentBlackRoundDeal[] {
  const inUse = players > FEW_PLAYERS ? COSTUMES.length : TYPES_OF_FEW;
  const costumes = COSTUMES.slice(0, inUse);
  const places = PLACES.slice(0, inUse);
  const items = ITEMS.slice(0, inUse);
  const tiles = costumes.flatMap((costume, i) => [costume, at(places, i), at(items, i)]);
  return new Array<AgentBlackRoundDeal>(rounds).fill({ tiles, costumes, places, items });
}

/**
 * All miss in turn, declaring a card of their own and turning it up, until the last one is left: the fewest tiles that a
 * ring can have. So in every round, and the last seat wins them all.
 */
function missingInTurn(players: number, teams: 2 | 3 | undefined, rounds: number): AgentScript {
  const turns = Array.from({ length: 3 * players - 1 }, (_, turn) => turn);
  const misses = turns.flatMap((turn): readonly AgentBlackAction[] => {
    const player = turn % players;
    const identity = at([COSTUMES, PLACES, ITEMS] as const, Math.floor(turn / players))[player];
    return identity === undefined
      ? []
      : [
          { type: 'shoot', player, target: players - 1 - (player === players - 1 ? 1 : 0), identity },
          { type: 'reveal', player, identity },
        ];
  });
  return {
    options: { seed: 'misses', players, teams, firstPlayer: 0, deal: { rounds: inOrder(players, rounds) } },
    actions: new Array<readonly AgentBlackAction[]>(rounds).fill(misses).flat(),
  };
}

/** Three tiles are one player's; the places and items between three costumes are turned up, and those investigated. */
const THREE_COSTUMES: AgentScript = {
  options: { seed: 'three', firstPlayer: 1, deal: { rounds: inOrder(2, 1) } },
  actions: [
    { type: 'investigate', player: 1, tile: 'hotel' },
    { type: 'shoot', player: 0, target: 1, identity: 'airport' },
    { type: 'shoot', player: 0, target: 1, identity: 'briefcase' },
    { type: 'shoot', player: 0, target: 1, identity: 'hotel' },
    { type: 'reveal', player: 0, identity: 'hotel' },
    { type: 'shoot', player: 1, target: 0, identity: 'pocket-watch' },
    { type: 'investigate', player: 1, tile: 'chef' },
    { type: 'investigate', player: 0, tile: 'doctor' },
    { type: 'shoot', player: 1, target: 0, identity: 'chef' },
    { type: 'reveal', player: 1, identity: 'chef' },
  ],
};

/** What the laws need to know of Agent Black. */
export const agentBlackSpec: GameSpec<
  AgentBlackOptions,
  AgentBlackState,
  AgentBlackAction,
  AgentBlackView,
  AgentBlackCode
> = {
  game: agentBlack,
  actions: ACTIONS,
  variants: {
    'two players': {},
    'three players': { players: 3 },
    'four players': { players: 4 },
    'five players': { players: 5 },
    'six players': { players: 6 },
    'three rounds': { players: 2, roundsToWin: 3 },
    '2:2': { teams: 2 },
    '3:3': { teams: 2, players: 6 },
    '2:2:2': { teams: 3 },
  },
  policies: {
    uniform: uniform(),
    'by type': byType(),
    'hits whom it can': eagerly(isHit, 3, byType()),
    'misses for sure': eagerly(isSureMiss, 50, uniform()),
    'asks more than it shoots': rarely(['shoot'], 3, eagerly(isHit, 2, uniform())),
  },
  scripts: {
    'three costumes': THREE_COSTUMES,
    'two miss': missingInTurn(2, undefined, 2),
    'three miss': missingInTurn(3, undefined, 2),
    '2:2 miss': missingInTurn(4, 2, 2),
  },
  longest: 120,
  otherWorlds(state, perspective, random) {
    const now = inside(state);
    return Array.from({ length: WORLDS }, (_, n) =>
      stateFrom(otherWorld(now, perspective, at(ORDERS, n % ORDERS.length), random)),
    );
  },
  sees(state, perspective) {
    const now = inside(state);
    const cards = now.secrets.cards.map((_, seat) =>
      listOf(now.secrets.cards, seat).map((card) => (looksAt(now, perspective, seat, card) ? card : null)),
    );
    return [now.table.round.ring, cards];
  },
  cards(state) {
    const { ring, revealed } = inside(state).table.round;
    return [...ring, ...revealed.flat()];
  },
  redacted: (_, action, perspective) =>
    action.type === 'reveal' && action.player !== perspective ? { type: action.type, player: action.player } : action,
  shapesOf: (state) => shapesOf(inside(state)),
  floors: {
    actions: { investigate: 500, shoot: 700, reveal: 400 },
    events: {
      investigated: 500,
      shot: 700,
      revealed: 700,
      eliminated: 150,
      'round-won': 50,
      'round-started': 40,
      'game-over': 10,
    },
    codes: {
      'malformed-action': 100,
      'game-over': 50,
      'not-your-action': 100,
      'not-your-turn': 500,
      'wrong-phase': 500,
      'tile-not-in-ring': 100,
      'investigator-stays': 3,
      'target-self': 200,
      'target-eliminated': 20,
      'identity-not-in-ring': 200,
      'card-not-yours': 200,
      'card-already-revealed': 5,
    },
    phases: { turn: 1000, penalty: 500, over: 10 },
    reasons: { rounds: 10 },
    shapes: {
      ...{ 'round 1': 500, 'round 2': 300, 'round 3': 100, 'round 4': 10 },
      '2 players, ring of 13': 1,
      '3 players, ring of 10': 1,
      '4 players, ring of 7': 1,
      '5 players, ring of 10': 1,
      '6 players, ring of 7': 1,
      // Smaller rings than these there can't be.
      ...{ '2 players, ring of 12': 0, '3 players, ring of 9': 0, '4 players, ring of 6': 0 },
      ...{ '5 players, ring of 9': 0, '6 players, ring of 6': 0 },
      ...{ 'window with 1 of a kind': 300, 'window with 2 of a kind': 100, 'window with 3 of a kind': 1 },
      ...{ 'thumb for 0 cards': 500, 'thumb for 1 cards': 200, 'thumb for 2 cards': 20, 'thumb for 3 cards': 1 },
      ...{ 'own card declared': 100, 'turned-up kind declared': 100 },
      ...{ 'teammate hit': 10, 'teammate missed': 20 },
      ...{ 'penalty with 3 left': 100, 'penalty with 2 left': 100, 'penalty with 1 left': 50 },
      ...{
        'round to 1 of 2': 10,
        'round to 1 of 3': 5,
        'round to 1 of 4': 5,
        'round to 1 of 5': 2,
        'round to 1 of 6': 2,
      },
      ...{ 'round to 2 of 4': 5, 'round to 2 of 6': 2, 'round to 3 of 6': 3 },
      ...{ 'won by 2 rounds, no teams': 5, 'won by 3 rounds, no teams': 1 },
      ...{ 'won by 2 rounds, 2 teams': 1, 'won by 3 rounds, 2 teams': 1, 'won by 2 rounds, 3 teams': 1 },
    },
  },
};
