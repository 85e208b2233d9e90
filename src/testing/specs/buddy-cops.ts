import { ACTIONS } from '../../automata-noir/buddy-cops/actions/index.js';
import type { BuddyCopsEvent, Secrets, State } from '../../automata-noir/buddy-cops/state.js';
import {
  type BuddyCopsAction,
  type BuddyCopsCode,
  type BuddyCopsOptions,
  type BuddyCopsState,
  type BuddyCopsView,
  buddyCops,
  SUSPECTS,
  type Suspect,
} from '../../automata-noir/index.js';
import { insideOf, stateFrom } from '../../kernel/game-from.js';
import { FACE_DOWN, type FaceDown, type Perspective, type Player } from '../../kernel/players.js';
import type { Told } from '../../kernel/told.js';
import { byType, eagerly, rarely, uniform } from '../policies.js';
import type { GameSpec, Random } from '../spec.js';
import { BUDDY_COPS_SCRIPTS } from './buddy-cops-scripts.js';

const inside = (state: BuddyCopsState): State => insideOf<State>('automata-noir/buddy-cops', state);

const isCard = (card: Suspect | FaceDown | null | undefined): card is Suspect =>
  card !== null && card !== undefined && card !== FACE_DOWN;

function living(state: State): readonly Suspect[] {
  return state.table.board.cards.filter(({ alive }) => alive).map(({ suspect }) => suspect);
}

function deceased(state: State): readonly Suspect[] {
  return state.table.board.cards.filter(({ alive }) => !alive).map(({ suspect }) => suspect);
}

/** Whether the two suspects are neighbours, by their distance. */
function areNeighbours({ table }: State, one: Suspect, other: Suspect): boolean {
  const { width, cards } = table.board;
  const place = cards.findIndex(({ suspect }) => suspect === one);
  const beside = cards.findIndex(({ suspect }) => suspect === other);
  const across = Math.abs((place % width) - (beside % width));
  const down = Math.abs(Math.floor(place / width) - Math.floor(beside / width));
  return Math.max(across, down) === 1;
}

/** The events, without who may know their secrets. */
function eventsOf({ told }: State): readonly BuddyCopsEvent[] {
  return told.map((one) => ('secret' in one ? one.secret : one));
}

/** Whether the perspective may look at the identity of that seat while the game is on. */
function looksAt({ table, secrets }: State, perspective: Perspective, seat: Player): boolean {
  if (seat === perspective) return true;
  const bothHaveChosen = isCard(secrets.identities[table.undercover]);
  return seat === table.profiler && perspective === table.undercover && bothHaveChosen;
}

/** Whether the perspective may know the cards in that event: whoever could look at them just before or just after. */
function knows(state: State, perspective: Perspective, event: BuddyCopsEvent): boolean {
  const { phase, profiler, undercover } = state.table;
  const { type } = event;
  if (type === 'disguise-changed') return perspective === event.player;
  if (type === 'deputized') return perspective === profiler || perspective === undercover;
  if (type === 'evidence-given') return perspective === event.from || perspective === event.to;
  if (type === 'evidence-drawn' && phase === 'undercover-choice') return perspective === event.player;
  if (type === 'evidence-drawn' || type === 'identity-chosen') return looksAt(state, perspective, event.player);
  return true;
}

function cardsIn(event: BuddyCopsEvent): readonly Suspect[] {
  const { type } = event;
  if (type === 'disguise-changed' || type === 'identity-chosen') return [event.identity].filter(isCard);
  if (type === 'evidence-drawn' || type === 'evidence-given') return event.suspects.filter(isCard);
  return type === 'deputized' ? [event.suspect].filter(isCard) : [];
}

/** The cards that the perspective can place: it may look at them, or was just told where they are. */
function placedFor(state: State, perspective: Perspective): readonly Suspect[] {
  const { identities, hands } = state.secrets;
  const isOver = state.table.outcome !== null;
  return [
    ...identities.filter((_, seat) => isOver || looksAt(state, perspective, seat)),
    ...hands.flatMap((hand, seat) => (seat === perspective || (isOver && seat === state.table.killer) ? hand : [])),
    ...eventsOf(state).flatMap((event) => (knows(state, perspective, event) ? cardsIn(event) : [])),
  ].filter(isCard);
}

/** The secrets with each card exchanged for another. */
function exchanged({ identities, hands, deck }: Secrets, other: (card: Suspect) => Suspect): Secrets {
  return {
    identities: identities.map((identity) => (identity === null ? null : other(identity))),
    hands: hands.map((hand) => hand.map(other)),
    deck: deck.map(other),
  };
}

function inOrder(suspects: readonly Suspect[]): readonly Suspect[] {
  return SUSPECTS.filter((suspect) => suspects.includes(suspect));
}

/** The event of a world in which each card is another. */
function retold(told: Told<BuddyCopsEvent>, other: (card: Suspect) => Suspect): Told<BuddyCopsEvent> {
  if (!('secret' in told)) return told;
  const { secret, field, openTo } = told;
  const cards = cardsIn(secret).map(other);
  const [card] = cards;
  if (card === undefined) return told;
  if (secret.type === 'evidence-given') {
    const { type, from, to } = secret;
    return { secret: { type, from, to, suspects: inOrder(cards) }, field, openTo };
  }
  if (secret.type === 'evidence-drawn') {
    return { secret: { type: secret.type, player: secret.player, suspects: cards }, field, openTo };
  }
  if (secret.type === 'deputized') {
    return { secret: { type: secret.type, player: secret.player, suspect: card }, field, openTo };
  }
  if (secret.type === 'disguise-changed' || secret.type === 'identity-chosen') {
    return { secret: { type: secret.type, player: secret.player, identity: card }, field, openTo };
  }
  return told;
}

function worldOf(state: State, other: (card: Suspect) => Suspect): State {
  return {
    game: state.game,
    rulesVersion: state.rulesVersion,
    step: state.step,
    table: state.table,
    secrets: exchanged(state.secrets, other),
    told: state.told.map((one) => retold(one, other)),
  };
}

/** Whether the rules could have led here: nobody goes by the deceased, and what was just told is true. */
function isPossible(state: State): boolean {
  const { killer } = state.table;
  const { identities, hands } = state.secrets;
  const alive = living(state);
  const isBeside = (card: Suspect | null | undefined, suspect: Suspect): boolean =>
    isCard(card) && alive.includes(card) && areNeighbours(state, card, suspect);
  const killers = [identities[killer], ...(hands[killer] ?? [])];
  return (
    identities.every((identity) => identity === null || alive.includes(identity)) &&
    eventsOf(state).every((event) => {
      if (event.type === 'killed') return isBeside(identities[killer], event.suspect);
      if (event.type === 'accused') {
        return isBeside(identities[event.player], event.suspect) && !killers.includes(event.suspect);
      }
      if (event.type !== 'canvassed') return true;
      return event.answers.every(({ player, adjacent }) => {
        const cards = player === killer ? killers : [identities[player]];
        return cards.some((card) => isBeside(card, event.suspect)) === adjacent;
      });
    })
  );
}

/** Hidden cards by where they lie: the Killer's, each Cop's identity, hands, the deck. */
function hiddenPiles({ secrets }: State, placed: readonly Suspect[]): readonly (readonly Suspect[])[] {
  const { identities, hands, deck } = secrets;
  const piles = [...hands.map((hand, seat) => [identities[seat], ...hand].filter(isCard)), deck];
  return piles.map((pile) => pile.filter((card) => !placed.includes(card)));
}

/** A way to exchange hidden cards: all of them, or only within a pile, or between some. */
function exchangeOf(piles: readonly (readonly Suspect[])[], n: number, random: Random): ReadonlyMap<Suspect, Suspect> {
  const groups = ((): readonly (readonly Suspect[])[] => {
    switch (n % 5) {
      case 0:
        return piles;
      case 1:
        return [piles.slice(0, -1).flat(), ...piles.slice(-1)];
      case 2:
        return piles.slice(-1);
      case 3: {
        const cards = piles.flat();
        return cards.length < 2 ? [] : [[random.pick(cards), random.pick(cards)]];
      }
      default:
        return [piles.flat()];
    }
  })();
  return new Map(
    groups.flatMap((group) => {
      const cards = group.filter((card, index) => group.indexOf(card) === index);
      const others = random.shuffle(cards);
      return cards.map((card, index): [Suspect, Suspect] => [card, others[index] ?? card]);
    }),
  );
}

const WORLDS = 24;
const TRIES = 12;

/** A world that the perspective can't tell from the state; the state itself if none turns up. */
function otherWorld(state: State, perspective: Perspective, n: number, random: Random): State {
  const piles = hiddenPiles(state, placedFor(state, perspective));
  for (let i = 0; i < TRIES; i++) {
    const exchange = exchangeOf(piles, n + i, random);
    const world = worldOf(state, (card) => exchange.get(card) ?? card);
    if (state.table.outcome !== null || isPossible(world)) return world;
  }
  return state;
}

/** Whether the Killer kills a Cop. */
function killsCop(action: BuddyCopsAction, state: BuddyCopsState): boolean {
  return action.type === 'kill' && inside(state).secrets.identities.includes(action.suspect);
}

/** Whether the Killer kills an exonerated suspect. */
function killsExonerated(action: BuddyCopsAction, state: BuddyCopsState): boolean {
  const { cards } = inside(state).table.board;
  return action.type === 'kill' && cards.some(({ suspect, evidence }) => suspect === action.suspect && evidence);
}

/** Whether a Cop accuses a suspect of the Killer's Disguise Hand. */
function strikes(action: BuddyCopsAction, state: BuddyCopsState): boolean {
  const { table, secrets } = inside(state);
  return action.type === 'accuse' && secrets.hands[table.killer]?.includes(action.suspect) === true;
}

/** Whether a Cop accuses the Killer. */
function catches(action: BuddyCopsAction, state: BuddyCopsState): boolean {
  const { table, secrets } = inside(state);
  return action.type === 'accuse' && secrets.identities[table.killer] === action.suspect;
}

/** Whether a card in the action is of a deceased suspect. */
function namesDeceased(action: BuddyCopsAction, state: BuddyCopsState): boolean {
  return 'suspect' in action && deceased(inside(state)).includes(action.suspect);
}

const isShift = ({ type }: BuddyCopsAction): boolean => type === 'shift' || type === 'fast-shift';

/** What is special about the last action and the state after it. */
function shapesOf(state: State): readonly string[] {
  const { table, secrets } = state;
  const { killer, lastShifts, actionsLeft, phase } = table;
  const dead = deceased(state);
  const events = eventsOf(state);
  const isHeld = isCard(secrets.identities[killer]);
  const shapes: string[] = [];
  if (isHeld) shapes.push(`Killer with ${secrets.hands[killer]?.length ?? 0} disguises`);
  if (lastShifts[killer]?.length === 2) shapes.push('two shifts in a turn of the Killer');
  if (secrets.deck.length === 0) shapes.push('deck empty');
  if (phase === 'killer-turn' && actionsLeft === 1 && !table.killedThisTurn) {
    const identity = secrets.identities[killer];
    const canKill = living(state).some((suspect) => isCard(identity) && areNeighbours(state, identity, suspect));
    shapes.push(canKill ? 'second action must be a Kill' : 'duty lapsed');
  }
  if (phase === 'undercover-choice') {
    const drawn = secrets.hands[table.undercover] ?? [];
    shapes.push(drawn.some((card) => dead.includes(card)) ? 'deceased card drawn' : 'living card drawn');
    if (table.copsToAct.length === 1) shapes.push('Disguise as the last act of the Cops');
  }
  for (const event of events) {
    if (event.type === 'shifted') shapes.push(`shift by ${event.distance}`);
    if (event.type === 'accused') {
      shapes.push(`accused ${event.result}${dead.includes(event.suspect) ? ', deceased' : ''}`);
    }
    if (event.type === 'exonerated') shapes.push(event.kept ? 'exonerated alive' : 'exonerated deceased');
    if (event.type === 'canvassed') {
      shapes.push(`answers ${event.answers.map(({ adjacent }) => (adjacent ? 'yes' : 'no')).join(' ')}`);
    }
    if (event.type === 'cop-killed') shapes.push(...shapesOfDeath(state, event.player));
  }
  return shapes;
}

/** What is special about the death of a Cop, who is the Undercover now if the Profiler before. */
function shapesOfDeath(state: State, cop: Player): readonly string[] {
  const { deaths, undercover, actionsLeft } = state.table;
  const types = eventsOf(state).map(({ type }) => type);
  if (!types.includes('roles-switched')) {
    const kills = deceased(state).length === 13 ? '13' : 'before 13';
    return [`${deaths === 1 ? 'first' : 'second'} death as Kill ${kills}`];
  }
  const role = cop === undercover ? 'Profiler' : 'Undercover';
  const killed = `${role} killed by the ${actionsLeft === 1 ? 'first' : 'second'} action`;
  const discards = types.filter((type) => type === 'evidence-discarded').length;
  return discards === 2 ? [killed, 'search over deceased cards'] : [killed];
}

/** What the laws need to know of Buddy Cops. */
export const buddyCopsSpec: GameSpec<BuddyCopsOptions, BuddyCopsState, BuddyCopsAction, BuddyCopsView, BuddyCopsCode> =
  {
    game: buddyCops,
    actions: ACTIONS,
    variants: { 'roles by seat': {}, 'Killer between the Cops': { roles: ['undercover', 'killer', 'profiler'] } },
    policies: {
      uniform: uniform(),
      'by type': byType(),
      'a Killer who hunts Cops': eagerly(killsCop, 6, rarely(['accuse'], 20, byType())),
      'a Killer who kills and Cops who strike': eagerly(
        (action, state) => strikes(action, state) || killsExonerated(action, state),
        4,
        eagerly(
          (action, state) => action.type === 'exonerate' && !killsCop(action, state),
          3,
          rarely(['accuse'], 8, byType()),
        ),
      ),
      'Cops who burn the deck': eagerly(
        ({ type }) => type === 'disguise',
        5,
        rarely(
          ['accuse'],
          12,
          eagerly(({ type }) => type === 'change-disguise', 3, uniform()),
        ),
      ),
      'all shift': eagerly(isShift, 3, rarely(['accuse'], 12, byType())),
      'Cops who catch': eagerly(catches, 3, eagerly(strikes, 2, eagerly(namesDeceased, 3, byType()))),
    },
    scripts: BUDDY_COPS_SCRIPTS,
    longest: 90,
    otherWorlds(state, perspective, random) {
      const now = inside(state);
      return Array.from({ length: WORLDS }, (_, n) => stateFrom(otherWorld(now, perspective, n, random)));
    },
    sees(state, perspective) {
      const now = inside(state);
      const { table, secrets } = now;
      const isOver = table.outcome !== null;
      return {
        identities: secrets.identities.map((identity, seat) =>
          isOver || looksAt(now, perspective, seat) ? [identity] : [],
        ),
        hands: secrets.hands.map((hand, seat) =>
          seat === perspective || (isOver && seat === table.killer) ? hand : hand.length,
        ),
        told: eventsOf(now).map((event) => (knows(now, perspective, event) ? cardsIn(event) : [])),
      };
    },
    cards(state) {
      const { table, secrets } = inside(state);
      return [
        ...table.board.cards.map(({ suspect }) => `suspect ${suspect}`),
        ...table.board.cards.filter(({ evidence }) => evidence).map(({ suspect }) => suspect),
        ...secrets.identities.filter(isCard),
        ...secrets.hands.flat(),
        ...secrets.deck,
        ...table.discard,
      ];
    },
    redacted(state, action, perspective) {
      if (perspective === action.player) return action;
      const { type, player } = action;
      const { table, secrets } = inside(state);
      if (type === 'change-disguise') return { type, player };
      if (type === 'deputize') return perspective === table.undercover ? action : { type, player };
      if (type === 'choose-identity') {
        const isShown = player === table.profiler && isCard(secrets.identities[table.undercover]);
        return isShown && perspective === table.undercover ? action : { type, player };
      }
      return action;
    },
    shapesOf: (state) => shapesOf(inside(state)),
    floors: {
      actions: {
        'choose-identity': 70,
        shift: 50,
        kill: 80,
        'change-disguise': 19,
        accuse: 10,
        disguise: 22,
        'fast-shift': 12,
        exonerate: 18,
        deputize: 3,
        pass: 30,
      },
      events: {
        shifted: 90,
        killed: 80,
        canvassed: 18,
        accused: 10,
        exonerated: 18,
        'disguise-changed': 19,
        'identity-chosen': 70,
        'evidence-drawn': 28,
        'evidence-discarded': 9,
        'evidence-given': 50,
        'cop-killed': 8,
        'roles-switched': 4,
        deputized: 3,
        passed: 30,
        'game-over': 6,
      },
      codes: {
        'malformed-action': 400,
        'game-over': 500,
        'not-your-action': 400,
        'not-your-turn': 20000,
        'wrong-phase': 10000,
        'identity-not-held': 200,
        'identity-deceased': 2,
        'kill-not-adjacent': 800,
        'already-deceased': 120,
        'must-kill': 40,
        'kill-out-of-reach': 60,
        'shift-undone': 30,
        'fast-shift-undone': 10,
        'disguise-not-held': 800,
        'disguise-deceased': 10,
        'accuse-not-adjacent': 800,
        'deck-empty': 1,
        'exonerate-not-in-hand': 400,
        'deputize-not-in-hand': 400,
        'deputize-deceased': 15,
      },
      phases: {
        'killer-identity': 20,
        'opening-kill': 20,
        'cop-identities': 30,
        'killer-turn': 100,
        'cops-turn': 100,
        'undercover-choice': 22,
        replacement: 1,
        over: 6,
      },
      reasons: { 'thirteen-kills': 1, 'second-cop-killed': 2, 'no-identity-left': 2, 'killer-accused': 1 },
      shapes: {
        ...{ 'Killer with 2 disguises': 400, 'Killer with 1 disguises': 20, 'Killer with 0 disguises': 2 },
        ...{ 'second action must be a Kill': 40, 'duty lapsed': 1, 'two shifts in a turn of the Killer': 1 },
        ...{ 'shift by 1': 80, 'shift by 2': 6 },
        ...{ 'living card drawn': 18, 'deceased card drawn': 1, 'Disguise as the last act of the Cops': 5 },
        ...{ 'deck empty': 3, 'search over deceased cards': 3 },
        ...{ 'exonerated alive': 12, 'exonerated deceased': 2, 'answers yes': 6, 'answers no': 6, 'answers no no': 1 },
        ...{ 'accused nobody': 4, 'accused nobody, deceased': 2, 'accused disguise': 1, 'accused identity': 1 },
        ...{ 'Profiler killed by the second action': 1, 'Undercover killed by the second action': 1 },
        ...{ 'first death as Kill 13': 1, 'second death as Kill before 13': 1 },
      },
    },
  };
