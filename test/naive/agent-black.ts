/**
 * Agent Black, Team Mode included, once more, straight from the rulebook and the rulings, for comparison with the
 * library: mutable, slow, obviously right.
 */
import type { NaiveAction, NaiveGame, NaiveOptions } from './naive.js';

type Event = { readonly type: string; readonly [field: string]: unknown };

const COSTUMES = ['police-officer', 'chef', 'doctor', 'pilot', 'waiter', 'mechanic', 'mail-carrier', 'musician'];
const PLACES = ['hotel', 'airport', 'casino', 'museum', 'theater', 'station', 'harbor', 'library'];
const ITEMS = ['pocket-watch', 'briefcase', 'umbrella', 'camera', 'lighter', 'fountain-pen', 'sunglasses', 'key'];

interface Round {
  readonly tiles: string[];
  readonly costumes: string[];
  readonly places: string[];
  readonly items: string[];
}

interface Agent {
  readonly seat: number;
  /** The team, or null where there are no teams. */
  readonly team: number | null;
  costume: string;
  place: string;
  item: string;
  /** The cards that lie face-up, in the order in which they were turned up. */
  revealed: string[];
  eliminated: boolean;
  points: number;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown, name: string): string[] {
  if (!Array.isArray(value)) throw new Error(`${name} must be a list`);
  return value.map(String);
}

function roundOf(value: unknown): Round {
  if (!isRecord(value)) throw new Error('a round of the deal must be an object');
  const { tiles, costumes, places, items } = value;
  return {
    tiles: listOf(tiles, 'tiles'),
    costumes: listOf(costumes, 'costumes'),
    places: listOf(places, 'places'),
    items: listOf(items, 'items'),
  };
}

function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new Error(`nothing at ${index}`);
  return value;
}

/**
 * agent.types: the types in use for the whole game, in the order given; where none are given, those of the first ring
 * in the order of the lists above.
 */
function typesOf(given: unknown, ring: readonly string[]) {
  if (isRecord(given)) {
    const { costumes, places, items } = given;
    return { costumes: listOf(costumes, 'costumes'), places: listOf(places, 'places'), items: listOf(items, 'items') };
  }
  return {
    costumes: COSTUMES.filter((costume) => ring.includes(costume)),
    places: PLACES.filter((place) => ring.includes(place)),
    items: ITEMS.filter((item) => ring.includes(item)),
  };
}

export function naiveAgentBlack(options: NaiveOptions): NaiveGame {
  const { players: seats, teams, roundsToWin: givenRoundsToWin, firstPlayer: givenFirst, types: givenTypes } = options;
  const { rounds: givenRounds } = options.deal;
  if (!Number.isInteger(seats) || seats < 2 || seats > 6) throw new Error('players must be 2 to 6');
  if (typeof givenFirst !== 'number') throw new Error('firstPlayer must be given');
  if (!Number.isInteger(givenFirst) || givenFirst < 0 || givenFirst >= seats) throw new Error('firstPlayer is no seat');
  if (teams !== undefined && teams !== 2 && teams !== 3) throw new Error('teams must be 2 or 3');
  if (teams === 2 && seats !== 4 && seats !== 6) throw new Error('two teams are for 4 or 6 players');
  if (teams === 3 && seats !== 6) throw new Error('three teams are for 6 players');
  if (!Array.isArray(givenRounds)) throw new Error('deal.rounds must be a list');

  const rounds = givenRounds.map(roundOf);
  const types = typesOf(givenTypes, at(rounds, 0).tiles);

  // Rulebook, 5: two round wins, or three if so agreed. agent.team.target: a team needs as many as it has members.
  let roundsToWin = 2;
  if (givenRoundsToWin === 3) roundsToWin = 3;
  if (teams !== undefined) roundsToWin = seats / teams;

  const agents: Agent[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    agents.push({
      seat,
      // agent.team.seats: teammates never sit together.
      team: teams === undefined ? null : seat % teams,
      costume: '',
      place: '',
      item: '',
      revealed: [],
      eliminated: false,
      points: 0,
    });
  }

  let round = 0;
  let firstPlayer = givenFirst;
  let turn = givenFirst;
  let phase: 'turn' | 'penalty' | 'over' = 'turn';
  let ring: string[] = [];
  let investigator: string | null = null;
  /** Who was eliminated in this round, in order. */
  let eliminations: number[] = [];
  let step = 0;
  let events: Event[] = [];
  let outcome: { winners: number[]; reason: string } | null = null;

  /** Rulebook, 2; agent.round.next: everything afresh from the same types. */
  function setUpRound(first: number): void {
    const deal = rounds[round];
    if (deal === undefined) throw new Error(`no deal for round ${round + 1}`);
    round += 1;
    firstPlayer = first;
    turn = first;
    phase = 'turn';
    // agent.ring: the ring as dealt, the Investigator in the middle.
    ring = [...deal.tiles];
    investigator = null;
    eliminations = [];
    for (const agent of agents) {
      agent.costume = at(deal.costumes, agent.seat);
      agent.place = at(deal.places, agent.seat);
      agent.item = at(deal.items, agent.seat);
      agent.revealed = [];
      agent.eliminated = false;
    }
  }

  setUpRound(givenFirst);

  function cardsOf(agent: Agent): string[] {
    return [agent.costume, agent.place, agent.item];
  }

  function faceDownCardsOf(agent: Agent): string[] {
    return cardsOf(agent).filter((card) => !agent.revealed.includes(card));
  }

  function actors(): number[] {
    if (phase === 'over') return [];
    return [turn];
  }

  function legal(player: number): NaiveAction[] {
    if (phase === 'over' || player !== turn) return [];
    const actions: NaiveAction[] = [];

    if (phase === 'penalty') {
      // agent.penalty: any own face-down card.
      for (const identity of faceDownCardsOf(at(agents, player))) actions.push({ type: 'reveal', player, identity });
      return actions;
    }

    // any tile of the ring but the one on which the Investigator stands.
    for (const tile of ring) {
      if (tile !== investigator) actions.push({ type: 'investigate', player, tile });
    }

    for (const target of agents) {
      // agent.shoot.target and agent.shoot.friend: any other player still in the round, a teammate too.
      if (target.seat === player || target.eliminated) continue;
      // agent.shoot.declare: any identity whose tile is still in the ring, one's own too.
      for (const identity of ring) actions.push({ type: 'shoot', player, target: target.seat, identity });
    }
    return actions;
  }

  /** agent.turn: the next seat still in the round, wrapping. */
  function passTurn(): void {
    phase = 'turn';
    do {
      turn = (turn + 1) % seats;
    } while (at(agents, turn).eliminated);
  }

  function investigate(player: number, tile: string): void {
    investigator = tile;
    const index = ring.indexOf(tile);
    // The tile and its two neighbours; the ring never gets shorter than seven tiles.
    const tiles = [
      at(ring, (index - 1 + ring.length) % ring.length),
      at(ring, index),
      at(ring, (index + 1) % ring.length),
    ];
    const thumbs: { player: number; up: boolean }[] = [];
    for (const agent of agents) {
      // A-3 and agent.thumbs: not the investigating player, nor who is out of the round. agent.team.hidden: teammates do.
      if (agent.seat === player || agent.eliminated) continue;
      thumbs.push({ player: agent.seat, up: cardsOf(agent).some((card) => tiles.includes(card)) });
    }
    events.push({ type: 'investigated', player, tile, tiles, thumbs });
    //
    passTurn();
  }

  function shoot(player: number, target: number, identity: string): void {
    const hit = faceDownCardsOf(at(agents, target)).includes(identity);
    events.push({ type: 'shot', player, target, identity, hit });
    if (hit) {
      // B-1-1: the card is turned up, and the shooter has one more turn.
      turnUp(at(agents, target), identity);
      endRoundIfDecided();
    } else {
      // B-1-2: the shooter must choose a card to turn up.
      phase = 'penalty';
    }
  }

  function reveal(player: number, identity: string): void {
    turnUp(at(agents, player), identity);
    // B-1-2: then the turn passes, unless the round ends with this card.
    if (!endRoundIfDecided()) passTurn();
  }

  function turnUp(agent: Agent, identity: string): void {
    agent.revealed.push(identity);
    // B-2: the tile leaves the ring, which closes up.
    ring = ring.filter((tile) => tile !== identity);
    // agent.investigator.gap: back to the middle.
    if (investigator === identity) investigator = null;
    events.push({ type: 'revealed', player: agent.seat, identity });
    // B-3.
    if (agent.revealed.length === 3) {
      agent.eliminated = true;
      eliminations.push(agent.seat);
      events.push({ type: 'eliminated', player: agent.seat });
    }
  }

  /** Whether the round was over; if so, the next one has begun or the game has ended. */
  function endRoundIfDecided(): boolean {
    const survivors = agents.filter((agent) => !agent.eliminated);
    const survivor = at(survivors, 0);
    // 4-1: one player is left; agent.team.survivors: or only players of one team are.
    const decided =
      survivors.length === 1 || (survivor.team !== null && survivors.every((agent) => agent.team === survivor.team));
    if (!decided) return false;

    // 4-2 and 6-3: the survivor wins the round, in Team Mode with the whole team, whoever of it is still in.
    const winners: number[] = [];
    for (const agent of agents) {
      const wins = survivor.team === null ? agent.seat === survivor.seat : agent.team === survivor.team;
      if (!wins) continue;
      winners.push(agent.seat);
      agent.points += 1;
    }
    events.push({ type: 'round-won', winners });

    if (survivor.points === roundsToWin) {
      // 5 and 6-5.
      phase = 'over';
      outcome = { winners, reason: 'rounds' };
      events.push({ type: 'game-over', winners, reason: 'rounds' });
    } else {
      // 4-3 and agent.round.next: who was eliminated first begins.
      setUpRound(at(eliminations, 0));
      events.push({ type: 'round-started', round, firstPlayer });
    }
    return true;
  }

  function act(action: NaiveAction): void {
    const { type, player, tile, target, identity } = action;
    const isLegal = legal(player).some((option) => {
      const { tile: optionTile, target: optionTarget, identity: optionIdentity } = option;
      return option.type === type && optionTile === tile && optionTarget === target && optionIdentity === identity;
    });
    if (!isLegal) throw new Error(`not legal: ${JSON.stringify(action)}`);

    step += 1;
    events = [];
    if (type === 'investigate') investigate(player, String(tile));
    if (type === 'shoot') shoot(player, Number(target), String(identity));
    if (type === 'reveal') reveal(player, String(identity));
  }

  function view(perspective: number | 'spectator'): unknown {
    if (perspective !== 'spectator' && agents[perspective] === undefined) throw new RangeError('no such seat');
    const playerView = (agent: Agent) => {
      // The owner sees the card; all do once it is turned up, and when the game is over. agent.team.hidden: a
      // teammate sees no more than others.
      const seen = (card: string): string =>
        agent.seat === perspective || agent.revealed.includes(card) || phase === 'over' ? card : 'face-down';
      return {
        identities: { costume: seen(agent.costume), place: seen(agent.place), item: seen(agent.item) },
        revealed: agent.revealed,
        eliminated: agent.eliminated,
        points: agent.points,
        team: agent.team,
      };
    };
    return structuredClone({
      game: 'agent-black',
      rulesVersion: 1,
      perspective,
      seats,
      step,
      actors: actors(),
      phase,
      // Nothing in this game's events is hidden from anybody.
      events,
      outcome,
      round,
      roundsToWin,
      firstPlayer,
      ring,
      investigator,
      players: agents.map(playerView),
      types,
    });
  }

  return { actors, legal, act, view, outcome: () => structuredClone(outcome) };
}
