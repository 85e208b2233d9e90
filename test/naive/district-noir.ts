/**
 * District Noir once more, straight from the rulebook and the rulings, for comparison with the library: mutable, slow,
 * obviously right.
 */
import type { NaiveAction, NaiveGame, NaiveOptions } from './naive.js';

type Event = { readonly type: string; readonly [field: string]: unknown };

const CITIES = ['city-docks', 'city-police-station', 'city-hall'];
const SUPPORTS = [5, 6, 7, 8];
const ROUNDS = 4;
const ACTIONS_PER_ROUND = 6;

/** The number at the end of a card's name. */
function pointsOf(card: string): number {
  return Number(card.slice(card.lastIndexOf('-') + 1));
}

function countOf(cards: readonly string[], kind: string): number {
  let count = 0;
  for (const card of cards) {
    if (card === kind) count += 1;
  }
  return count;
}

/** The points for what lies in front of one player, given what lies in front of the other. */
function scoreOf(mine: readonly string[], theirs: readonly string[]) {
  // Rulebook, End of the Game; district.majority: more cards of the type than the opponent, however few, scores its
  // number once. A tie scores for neither.
  const majorityOf = (value: number): number =>
    countOf(mine, `support-${value}`) > countOf(theirs, `support-${value}`) ? value : 0;
  const majorities = {
    'support-5': majorityOf(5),
    'support-6': majorityOf(6),
    'support-7': majorityOf(7),
    'support-8': majorityOf(8),
  };

  // Each set of four different supporters: five points.
  const sets = 5 * Math.min(...SUPPORTS.map((value) => countOf(mine, `support-${value}`)));

  // Alliances are added, betrayals subtracted. City cards are worth nothing.
  let alliances = 0;
  let betrayals = 0;
  for (const card of mine) {
    if (card.startsWith('alliance-')) alliances += pointsOf(card);
    if (card.startsWith('betrayal-')) betrayals -= pointsOf(card);
  }

  let total = sets + alliances + betrayals;
  for (const value of SUPPORTS) total += majorityOf(value);
  return { majorities, sets, alliances, betrayals, total };
}

export function naiveDistrictNoir(options: NaiveOptions): NaiveGame {
  const { firstPlayer: givenFirst } = options;
  const { deck: givenDeck } = options.deal;
  if (options.players !== 2) throw new Error('District Noir is for two players');
  if (givenFirst !== 0 && givenFirst !== 1) throw new Error('firstPlayer must be 0 or 1');
  if (!Array.isArray(givenDeck) || givenDeck.length !== 45) throw new Error('deal.deck must be 45 cards');

  const deck: string[] = givenDeck.map(String);
  const hands: [string[], string[]] = [[], []];
  const tableaus: [string[], string[]] = [[], []];
  const taken: [boolean, boolean] = [false, false];
  const actionsDone: [number, number] = [0, 0];
  const row: string[] = [];
  let round = 1;
  let firstPlayer: 0 | 1 = givenFirst;
  let turn: 0 | 1 = givenFirst;
  let step = 0;
  let events: Event[] = [];
  let over: { winners: number[]; reason: string } | null = null;

  function draw(): string {
    const card = deck.shift();
    if (card === undefined) throw new Error('the deck is empty');
    return card;
  }

  /** district.deal: five cards to seat 0, then five to seat 1, in every round, whoever is first. */
  function dealHands(): void {
    for (let n = 0; n < 5; n += 1) hands[0].push(draw());
    for (let n = 0; n < 5; n += 1) hands[1].push(draw());
  }

  // district.deal: three out of the game unseen, the hands, two cards to the row.
  draw();
  draw();
  draw();
  dealHands();
  row.push(draw());
  row.push(draw());

  function otherOf(player: 0 | 1): 0 | 1 {
    return player === 0 ? 1 : 0;
  }

  function actors(): number[] {
    if (over !== null) return [];
    return [turn];
  }

  function legal(player: number): NaiveAction[] {
    if (over !== null || player !== turn) return [];
    const actions: NaiveAction[] = [];
    // Play: any card of the hand; equal cards are one action.
    for (const card of new Set(hands[turn])) actions.push({ type: 'play', player, card });
    // Take: once per round, and (district.take.short) not from an empty row.
    if (!taken[turn] && row.length > 0) actions.push({ type: 'take', player });
    return actions;
  }

  function finish(winners: number[], reason: string): void {
    over = { winners, reason };
    events.push({ type: 'game-over', winners, reason });
  }

  function play(player: 0 | 1, card: string): void {
    hands[player].splice(hands[player].indexOf(card), 1);
    row.push(card);
    events.push({ type: 'played', player, card });
  }

  function take(player: 0 | 1): void {
    // The last five cards of the row, or (district.take.short) all if there are fewer.
    const cards = row.splice(Math.max(0, row.length - 5));
    tableaus[player].push(...cards);
    taken[player] = true;
    events.push({ type: 'taken', player, cards });
  }

  function hasAllCities(player: 0 | 1): boolean {
    return CITIES.every((city) => tableaus[player].includes(city));
  }

  function judgeScores(): void {
    const first = scoreOf(tableaus[0], tableaus[1]).total;
    const second = scoreOf(tableaus[1], tableaus[0]).total;
    if (first > second) finish([0], 'points');
    else if (second > first) finish([1], 'points');
    else judgeMajorities();
  }

  /** district.tie: the majority of the 8s, else of the 7s, the 6s, the 5s; level in all four, nobody wins. */
  function judgeMajorities(): void {
    for (const value of [8, 7, 6, 5]) {
      const first = countOf(tableaus[0], `support-${value}`);
      const second = countOf(tableaus[1], `support-${value}`);
      if (first !== second) {
        finish([first > second ? 0 : 1], 'majorities');
        return;
      }
    }
    finish([], 'drawn');
  }

  function startNextRound(): void {
    round += 1;
    // district.first: the token passes to the other player every round.
    firstPlayer = otherOf(firstPlayer);
    turn = firstPlayer;
    // Take may be done once per round.
    taken[0] = false;
    taken[1] = false;
    actionsDone[0] = 0;
    actionsDone[1] = 0;
    // The row stays as it is; only the hands are dealt.
    dealHands();
    events.push({ type: 'round-started', round, firstPlayer });
  }

  function act(action: NaiveAction): void {
    const { type, card } = action;
    const player = turn;
    const isLegal = legal(action.player).some((option) => {
      const { card: optionCard } = option;
      return option.type === type && optionCard === card;
    });
    if (!isLegal) throw new Error(`not legal: ${JSON.stringify(action)}`);

    step += 1;
    events = [];
    actionsDone[player] += 1;
    if (type === 'play') play(player, String(card));
    else take(player);

    // district.city.instant: the third City card wins at once, before the end of a round or of the game is looked at.
    if (hasAllCities(player)) finish([player], 'city');
    // A round goes on until both players have performed six actions; the players alternate.
    else if (actionsDone[0] < ACTIONS_PER_ROUND || actionsDone[1] < ACTIONS_PER_ROUND) turn = otherOf(player);
    // The deck is empty after four rounds, and the game is over; what is left in the row scores for nobody
    // (district.leftover).
    else if (round === ROUNDS) judgeScores();
    else startNextRound();
  }

  function view(perspective: number | 'spectator'): unknown {
    if (perspective !== 'spectator' && perspective !== 0 && perspective !== 1) throw new RangeError('no such seat');
    const playerView = (player: 0 | 1) => ({
      // Hands stay hidden from the other player, also when the game is over.
      hand: hands[player].map((card) => (perspective === player ? card : 'face-down')),
      tableau: tableaus[player],
      taken: taken[player],
      score: scoreOf(tableaus[player], tableaus[otherOf(player)]),
    });
    return structuredClone({
      game: 'district-noir',
      rulesVersion: 1,
      perspective,
      seats: 2,
      step,
      actors: actors(),
      phase: over === null ? 'turn' : 'over',
      // Nothing in this game's events is hidden from anybody.
      events,
      outcome: over,
      round,
      firstPlayer,
      deck: deck.length,
      row,
      players: [playerView(0), playerView(1)],
    });
  }

  return { actors, legal, act, view, outcome: () => structuredClone(over) };
}
