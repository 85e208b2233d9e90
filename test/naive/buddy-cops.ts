/**
 * Buddy Cops (Automata NOIR, Case File #3), the naive way: everything is scanned, nothing is remembered that can be
 * looked up. Comments in parentheses name the ruling or the part of the rulebook that a clause comes from.
 */
import type { NaiveAction, NaiveGame, NaiveOptions } from './naive.js';

type Seat = number;
type Perspective = Seat | 'spectator';
type Suspect = string;
type Direction = 'left' | 'right' | 'up' | 'down';
type Phase =
  | 'killer-identity'
  | 'opening-kill'
  | 'cop-identities'
  | 'killer-turn'
  | 'cops-turn'
  | 'undercover-choice'
  | 'replacement'
  | 'over';

interface Card {
  readonly suspect: Suspect;
  alive: boolean;
  evidence: boolean;
}

/** Five rows of five cards. */
type Grid = Card[][];

interface Move {
  readonly direction: Direction;
  readonly index: number;
  readonly distance: number;
}

interface ShiftMade extends Move {
  readonly player: Seat;
}

type EventShape = Record<string, unknown>;

/** An event as those see it to whom it is open, and as all others see it. */
interface ToldEvent {
  readonly openTo: readonly Seat[];
  readonly open: EventShape;
  readonly closed: EventShape;
}

const SUSPECTS: readonly Suspect[] = [
  'ada',
  'boris',
  'carl',
  'dexter',
  'edgar',
  'ezra',
  'florina',
  'gloria',
  'greta',
  'hugo',
  'ida',
  'jimmy',
  'kit',
  'lester',
  'malone',
  'nora',
  'occam',
  'pearl',
  'quinn',
  'rita',
  'sam',
  'theo',
  'vera',
  'walt',
  'witman',
];

const SIZE = 5;
const KILLS_TO_WIN = 13;
const FACE_DOWN = 'face-down';
const LINES: readonly number[] = [0, 1, 2, 3, 4];
const DIRECTIONS: readonly Direction[] = ['left', 'right', 'up', 'down'];
const OPPOSITE: Readonly<Record<Direction, Direction>> = { left: 'right', right: 'left', up: 'down', down: 'up' };

function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`nothing at ${index} of ${list.length}`);
  return item;
}

function listOf(value: unknown): string[] {
  if (!Array.isArray(value)) throw new Error('a list is missing');
  return value.map((item: unknown) => String(item));
}

function directionOf(value: unknown): Direction {
  for (const direction of DIRECTIONS) if (direction === value) return direction;
  throw new Error(`no direction: ${String(value)}`);
}

function without(cards: readonly Suspect[], card: Suspect): Suspect[] {
  if (!cards.includes(card)) throw new Error(`${card} is not there`);
  return cards.filter((each) => each !== card);
}

/** Cards that leave a hand together are told in the order of SUSPECTS (noir.hand.order). */
function inSuspectsOrder(cards: readonly Suspect[]): Suspect[] {
  return SUSPECTS.filter((suspect) => cards.includes(suspect));
}

function ascending(seats: readonly Seat[]): Seat[] {
  return [...seats].sort((a, b) => a - b);
}

function allCards(grid: Grid): Card[] {
  return grid.flat();
}

function cardOf(grid: Grid, suspect: Suspect): Card {
  for (const card of allCards(grid)) if (card.suspect === suspect) return card;
  throw new Error(`${suspect} is not on the board`);
}

function placeOf(grid: Grid, suspect: Suspect): { row: number; column: number } {
  for (const row of LINES) {
    for (const column of LINES) {
      if (at(at(grid, row), column).suspect === suspect) return { row, column };
    }
  }
  throw new Error(`${suspect} is not on the board`);
}

/** One of the up to eight neighbours, never across an edge, never the suspect itself (noir.adjacent). */
function areAdjacent(grid: Grid, one: Suspect, other: Suspect): boolean {
  if (one === other) return false;
  const a = placeOf(grid, one);
  const b = placeOf(grid, other);
  return Math.abs(a.row - b.row) <= 1 && Math.abs(a.column - b.column) <= 1;
}

function neighboursOf(grid: Grid, suspect: Suspect): Suspect[] {
  return allCards(grid)
    .map((card) => card.suspect)
    .filter((other) => areAdjacent(grid, suspect, other));
}

/** A new grid of the same cards. Their sides and evidence travel with them (noir.shift.evidence). */
function shiftedGrid(grid: Grid, move: Move): Grid {
  const next = grid.map((row) => [...row]);
  for (let step = 0; step < move.distance; step++) {
    const before = next.map((row) => [...row]);
    for (const place of LINES) {
      const ahead = (place + 1) % SIZE;
      if (move.direction === 'left') at(next, move.index)[place] = at(at(before, move.index), ahead);
      if (move.direction === 'right') at(next, move.index)[ahead] = at(at(before, move.index), place);
      if (move.direction === 'up') at(next, place)[move.index] = at(at(before, ahead), move.index);
      if (move.direction === 'down') at(next, ahead)[move.index] = at(at(before, place), move.index);
    }
  }
  return next;
}

export function naiveBuddyCops(options: NaiveOptions): NaiveGame {
  // Roles by seat (cops.seats).
  const roles = listOf(options['roles']);
  const seats: Seat[] = roles.map((_, seat) => seat);
  const killer: Seat = roles.indexOf('killer');
  let profiler: Seat = roles.indexOf('profiler');
  let undercover: Seat = roles.indexOf('undercover');

  // The board row by row; everybody alive, nobody exonerated (Setup).
  const layout = listOf(options.deal['board']);
  let grid: Grid = LINES.map((row) =>
    LINES.map((column) => ({ suspect: at(layout, row * SIZE + column), alive: true, evidence: false })),
  );

  // Three cards to the Killer, three to the Profiler, three to the Undercover (cops.setup.order). Top of the deck first.
  const evidence = listOf(options.deal['evidence']);
  let deck: Suspect[] = evidence.slice(9);
  let discard: Suspect[] = [];
  let disguises: Suspect[] = evidence.slice(0, 3);
  const hands = new Map<Seat, Suspect[]>([
    [profiler, evidence.slice(3, 6)],
    [undercover, evidence.slice(6, 9)],
  ]);
  const identities = new Map<Seat, Suspect>();

  let phase: Phase = 'killer-identity';
  let kills = 0;
  let deaths = 0;
  let actionsLeft = 0;
  let killedThisTurn = false;
  let copsToAct: Seat[] = [];
  let result: { winners: Seat[]; reason: string } | null = null;
  let step = 0;
  let events: ToldEvent[] = [];

  // What each player shifted in the latest turn of their own (cops.no-undo.shift).
  const lastShifts = new Map<Seat, ShiftMade[]>(seats.map((seat) => [seat, []]));

  // Looking things up.

  function bothCops(): Seat[] {
    return ascending([profiler, undercover]);
  }

  function partnerOf(cop: Seat): Seat {
    return cop === profiler ? undercover : profiler;
  }

  function identityOf(player: Seat): Suspect {
    const identity = identities.get(player);
    if (identity === undefined) throw new Error(`player ${player} has no identity`);
    return identity;
  }

  function handOf(player: Seat): Suspect[] {
    return hands.get(player) ?? [];
  }

  function shiftsOf(player: Seat): ShiftMade[] {
    return lastShifts.get(player) ?? [];
  }

  function isAlive(suspect: Suspect): boolean {
    return cardOf(grid, suspect).alive;
  }

  /** Yes only for a suspect who is alive, on the board and adjacent to the canvassed card (noir.canvas.living). */
  function answersYes(own: Suspect, canvassed: Suspect): boolean {
    return isAlive(own) && areAdjacent(grid, own, canvassed);
  }

  // Telling what happens.

  function tell(event: EventShape): void {
    events.push({ openTo: seats, open: event, closed: event });
  }

  function tellSecretly(openTo: Seat[], open: EventShape, hidden: EventShape): void {
    events.push({ openTo, open, closed: { ...open, ...hidden } });
  }

  function tellCards(openTo: Seat[], event: EventShape, suspects: Suspect[]): void {
    // No event has an empty list of cards.
    if (suspects.length === 0) return;
    tellSecretly(openTo, { ...event, suspects }, { suspects: suspects.map(() => FACE_DOWN) });
  }

  function discardOpenly(player: Seat, suspects: Suspect[]): void {
    if (suspects.length === 0) return;
    discard = [...discard, ...suspects];
    tell({ type: 'evidence-discarded', player, suspects });
  }

  function finish(winners: Seat[], reason: string): void {
    result = { winners: ascending(winners), reason };
    phase = 'over';
    actionsLeft = 0;
    killedThisTurn = false;
    copsToAct = [];
    tell({ type: 'game-over', winners: ascending(winners), reason });
  }

  // Legal actions.

  function undoes(move: Move, made: ShiftMade): boolean {
    // The line (kind and index) and the direction count, not the distance (noir.no-undo.scope).
    return made.index === move.index && made.direction === OPPOSITE[move.direction];
  }

  function allMoves(distances: readonly number[]): Move[] {
    const moves: Move[] = [];
    for (const direction of DIRECTIONS) {
      for (const index of LINES) {
        for (const distance of distances) moves.push({ direction, index, distance });
      }
    }
    return moves;
  }

  /** A Shift may undo no shift of the latest turn of any other player (cops.no-undo.shift). */
  function shiftsFor(player: Seat): Move[] {
    return allMoves([1]).filter((move) => {
      for (const other of seats) {
        if (other === player) continue;
        for (const made of shiftsOf(other)) if (undoes(move, made)) return false;
      }
      return true;
    });
  }

  /** A Fast Shift may undo no shift of the Killer's latest turn (cops.no-undo.fast). */
  function fastShifts(): Move[] {
    return allMoves([1, 2]).filter((move) => {
      for (const made of shiftsOf(killer)) if (undoes(move, made)) return false;
      return true;
    });
  }

  /** The living suspects adjacent to whom the Killer goes by (Kill). */
  function victimsOn(board: Grid, identity: Suspect): Suspect[] {
    return neighboursOf(board, identity).filter((suspect) => cardOf(board, suspect).alive);
  }

  /** Keep the identity or take a living disguise (cops.disguise.living). */
  function identitiesForKiller(): Suspect[] {
    return [identityOf(killer), ...disguises.filter((suspect) => isAlive(suspect))];
  }

  function killerTurnActions(): NaiveAction[] {
    const identity = identityOf(killer);
    const victims = victimsOn(grid, identity);
    const killActions: NaiveAction[] = victims.map((suspect) => ({ type: 'kill', player: killer, suspect }));
    const others: NaiveAction[] = [];
    const leadingToKill: NaiveAction[] = [];
    for (const move of shiftsFor(killer)) {
      const action = { type: 'shift', player: killer, direction: move.direction, index: move.index };
      others.push(action);
      if (victimsOn(shiftedGrid(grid, move), identity).length > 0) leadingToKill.push(action);
    }
    for (const chosen of identitiesForKiller()) {
      const action = { type: 'change-disguise', player: killer, identity: chosen };
      others.push(action);
      if (victimsOn(grid, chosen).length > 0) leadingToKill.push(action);
    }
    if (actionsLeft === 2) {
      // No Kill at once nor after any one legal first action: the duty lapses (cops.killer.must-kill).
      if (victims.length === 0 && leadingToKill.length === 0) return others;
      // Any Kill, or another action after which a Kill is possible (cops.killer.must-kill).
      return [...killActions, ...leadingToKill];
    }
    // The duty is done: any second action, another Kill too (cops.killer.two).
    if (killedThisTurn) return [...killActions, ...others];
    // The duty is not done: Kill.
    if (killActions.length > 0) return killActions;
    // The duty has lapsed: a second action other than Kill.
    return others;
  }

  function copTurnActions(cop: Seat): NaiveAction[] {
    const legal: NaiveAction[] = [];
    for (const move of shiftsFor(cop)) {
      legal.push({ type: 'shift', player: cop, direction: move.direction, index: move.index });
    }
    // Any adjacent suspect, living or deceased, not the Cop's own (cops.accuse).
    for (const suspect of neighboursOf(grid, identityOf(cop))) legal.push({ type: 'accuse', player: cop, suspect });
    // Each Cop may act, so each may pass (cops.pass).
    legal.push({ type: 'pass', player: cop });
    if (cop === undercover) {
      for (const move of fastShifts()) legal.push({ type: 'fast-shift', player: cop, ...move });
      // Needs a card in the deck (cops.undercover.disguise).
      if (deck.length > 0) legal.push({ type: 'disguise', player: cop });
    }
    if (cop === profiler) {
      // Any card of the hand, a deceased suspect's too (Exonerate).
      for (const suspect of handOf(cop)) legal.push({ type: 'exonerate', player: cop, suspect });
      // Only a card of a living suspect (Deputize).
      for (const suspect of handOf(cop)) {
        if (isAlive(suspect)) legal.push({ type: 'deputize', player: cop, suspect });
      }
    }
    return legal;
  }

  function chooseIdentity(player: Seat, choices: readonly Suspect[]): NaiveAction[] {
    // Nobody goes by a deceased suspect (noir.identity.living).
    return choices
      .filter((suspect) => isAlive(suspect))
      .map((identity) => ({ type: 'choose-identity', player, identity }));
  }

  function actors(): Seat[] {
    if (phase === 'killer-identity') return [killer];
    if (phase === 'opening-kill') return [killer];
    // Both Cops choose, in either order (cops.setup.order).
    if (phase === 'cop-identities') return bothCops().filter((cop) => !identities.has(cop));
    if (phase === 'killer-turn') return [killer];
    // The two Cops act in either order (Cop Actions).
    if (phase === 'cops-turn') return ascending(copsToAct);
    if (phase === 'undercover-choice') return [undercover];
    // The killed Undercover is the new Profiler by now (cops.partner.roles).
    if (phase === 'replacement') return [profiler];
    return [];
  }

  function legal(player: Seat): NaiveAction[] {
    if (!actors().includes(player)) return [];
    if (phase === 'killer-identity') return chooseIdentity(player, disguises);
    if (phase === 'opening-kill') {
      return victimsOn(grid, identityOf(killer)).map((suspect) => ({ type: 'kill', player, suspect }));
    }
    if (phase === 'cop-identities') return chooseIdentity(player, handOf(player));
    if (phase === 'killer-turn') return killerTurnActions();
    if (phase === 'cops-turn') return copTurnActions(player);
    // The identity and the card drawn, if its suspect is alive (cops.undercover.disguise).
    if (phase === 'undercover-choice') return chooseIdentity(player, [identityOf(player), ...handOf(player)]);
    // A living card of the hand just taken over (cops.partner.deck-first).
    if (phase === 'replacement') return chooseIdentity(player, handOf(player));
    return [];
  }

  // Turns.

  function startKillerTurn(): void {
    phase = 'killer-turn';
    actionsLeft = 2;
    killedThisTurn = false;
  }

  function startCopsTurn(): void {
    phase = 'cops-turn';
    actionsLeft = 0;
    killedThisTurn = false;
    copsToAct = bothCops();
  }

  /** After an action of the Killer's turn, and after the choice that it may have asked of a killed Undercover. */
  function goOnInKillerTurn(): void {
    if (actionsLeft > 0) phase = 'killer-turn';
    else startCopsTurn();
  }

  function endCopAct(cop: Seat): void {
    if (phase === 'over') return;
    copsToAct = copsToAct.filter((each) => each !== cop);
    if (copsToAct.length === 0) startKillerTurn();
    else phase = 'cops-turn';
  }

  // Carrying out actions.

  function doShift(player: Seat, move: Move): void {
    grid = shiftedGrid(grid, move);
    lastShifts.set(player, [...shiftsOf(player), { player, ...move }]);
    tell({ type: 'shifted', player, ...move });
  }

  function doKill(victim: Suspect): void {
    const card = cardOf(grid, victim);
    card.alive = false;
    kills += 1;
    tell({ type: 'killed', player: killer, suspect: victim });
    // A Kill is judged for the Cop first (cops.kill.order).
    for (const cop of bothCops()) {
      if (identities.get(cop) === victim) {
        killCop(cop, victim);
        return;
      }
    }
    // Thirteen Kills win, before any Canvas; the evidence stays (cops.kill.order).
    if (kills === KILLS_TO_WIN) {
      finish([killer], 'thirteen-kills');
      return;
    }
    if (card.evidence) {
      // Each Cop answers separately (cops.kill.canvas).
      const answers = bothCops().map((cop) => ({ player: cop, adjacent: answersYes(identityOf(cop), victim) }));
      tell({ type: 'canvassed', player: killer, suspect: victim, answers });
      // The Killer is told as the one who discards an exonerated victim's evidence (noir.discarded-by).
      card.evidence = false;
      discardOpenly(killer, [victim]);
    }
  }

  function killCop(cop: Seat, victim: Suspect): void {
    deaths += 1;
    tell({ type: 'cop-killed', player: cop, suspect: victim });
    // The second death of either Cop wins, even as the thirteenth Kill (cops.partner.second, cops.kill.order).
    if (deaths === 2) {
      finish([killer], 'second-cop-killed');
      return;
    }
    // A first death as the thirteenth Kill: no switch, no search, the identity stays (cops.kill.order).
    if (kills === KILLS_TO_WIN) {
      finish([killer], 'thirteen-kills');
      return;
    }
    const undercoverWasKilled = cop === undercover;
    const oldProfiler = profiler;
    const oldUndercover = undercover;
    // The roles switch at once, before the search (cops.partner.roles).
    profiler = oldUndercover;
    undercover = oldProfiler;
    tell({ type: 'roles-switched', profiler, undercover });
    // The killed Cop's identity card is discarded face-up (cops.partner.deck-first).
    identities.delete(cop);
    discardOpenly(cop, [victim]);
    // The new Profiler holds the Evidence Hand (cops.partner.roles).
    const given = inSuspectsOrder(handOf(oldProfiler));
    hands.set(oldProfiler, []);
    hands.set(oldUndercover, [...handOf(oldUndercover), ...given]);
    tellCards(bothCops(), { type: 'evidence-given', from: oldProfiler, to: oldUndercover }, given);
    // From the top of the deck to the first living card; the deceased ones are discarded (cops.partner.deck-first).
    const deceased: Suspect[] = [];
    let found: Suspect | null = null;
    while (deck.length > 0 && found === null) {
      const top = at(deck, 0);
      deck = deck.slice(1);
      if (isAlive(top)) found = top;
      else deceased.push(top);
    }
    discardOpenly(cop, deceased);
    if (found !== null) {
      identities.set(cop, found);
      // A killed Undercover shows the new identity to the partner, a killed Profiler does not (cops.partner.deck-first).
      const lookers = undercoverWasKilled ? bothCops() : [cop];
      tellCards(lookers, { type: 'evidence-drawn', player: cop }, [found]);
      return;
    }
    // A killed Undercover chooses a living card of the hand just taken over (cops.partner.deck-first).
    if (undercoverWasKilled && handOf(cop).some((suspect) => isAlive(suspect))) {
      phase = 'replacement';
      return;
    }
    // Nothing found (Dead Partner).
    finish([killer], 'no-identity-left');
  }

  function doChangeDisguise(chosen: Suspect): void {
    const old = identityOf(killer);
    if (chosen !== old) {
      disguises = [...without(disguises, chosen), old];
      identities.set(killer, chosen);
    }
    // Nobody else learns which (Change Disguise).
    tellSecretly([killer], { type: 'disguise-changed', player: killer, identity: chosen }, { identity: FACE_DOWN });
  }

  function doAccuse(cop: Seat, suspect: Suspect): void {
    if (suspect === identityOf(killer)) {
      tell({ type: 'accused', player: cop, suspect, result: 'identity' });
      // Both Cops win together (cops.winners).
      finish(bothCops(), 'killer-accused');
      return;
    }
    if (disguises.includes(suspect)) {
      tell({ type: 'accused', player: cop, suspect, result: 'disguise' });
      // Struck from the Disguise Hand, discarded face-up (cops.accuse, noir.discarded-by).
      disguises = without(disguises, suspect);
      discardOpenly(killer, [suspect]);
      return;
    }
    tell({ type: 'accused', player: cop, suspect, result: 'nobody' });
  }

  function doExonerate(cop: Seat, suspect: Suspect): void {
    const card = cardOf(grid, suspect);
    const kept = card.alive;
    hands.set(cop, without(handOf(cop), suspect));
    // On a living suspect the card stays, on a deceased one it is discarded (Exonerate).
    if (kept) card.evidence = true;
    else discard = [...discard, suspect];
    tell({ type: 'exonerated', player: cop, suspect, kept });
    // One joint answer for the identity and all disguises (cops.exonerate).
    const adjacent = [identityOf(killer), ...disguises].some((own) => answersYes(own, suspect));
    tell({ type: 'canvassed', player: cop, suspect, answers: [{ player: killer, adjacent }] });
  }

  function doDeputize(cop: Seat, suspect: Suspect): void {
    const old = identityOf(undercover);
    hands.set(cop, without(handOf(cop), suspect));
    identities.set(undercover, suspect);
    // The old identity goes to the bottom of the deck (cops.deputize).
    deck = [...deck, old];
    tellSecretly(bothCops(), { type: 'deputized', player: cop, suspect }, { suspect: FACE_DOWN });
  }

  function doDisguise(cop: Seat): void {
    const drawn = at(deck, 0);
    deck = deck.slice(1);
    hands.set(cop, [...handOf(cop), drawn]);
    tellCards([cop], { type: 'evidence-drawn', player: cop }, [drawn]);
    phase = 'undercover-choice';
  }

  function doUndercoverChoice(cop: Seat, chosen: Suspect): void {
    const drawn = at(handOf(cop), 0);
    const other = chosen === drawn ? identityOf(cop) : drawn;
    identities.set(cop, chosen);
    hands.set(cop, []);
    hands.set(profiler, [...handOf(profiler), other]);
    tellSecretly([cop], { type: 'identity-chosen', player: cop, identity: chosen }, { identity: FACE_DOWN });
    // The card not chosen goes to the Profiler's hand (cops.undercover.disguise).
    tellCards(bothCops(), { type: 'evidence-given', from: cop, to: profiler }, [other]);
  }

  function doKillerIdentity(chosen: Suspect): void {
    // The others are set aside as the Disguise Hand (Setup).
    disguises = without(disguises, chosen);
    identities.set(killer, chosen);
    tellSecretly([killer], { type: 'identity-chosen', player: killer, identity: chosen }, { identity: FACE_DOWN });
    phase = 'opening-kill';
  }

  function doCopIdentity(cop: Seat, chosen: Suspect): void {
    hands.set(cop, without(handOf(cop), chosen));
    identities.set(cop, chosen);
    const bothHaveChosen = bothCops().every((each) => identities.has(each));
    // The Undercover looks at the Profiler's identity once both have chosen, not before (cops.setup.unseen).
    const lookers = cop === profiler && bothHaveChosen ? bothCops() : [cop];
    tellSecretly(lookers, { type: 'identity-chosen', player: cop, identity: chosen }, { identity: FACE_DOWN });
    if (!bothHaveChosen) return;
    // The Undercover's two other cards join the Profiler's hand (cops.setup.order).
    const given = inSuspectsOrder(handOf(undercover));
    hands.set(undercover, []);
    hands.set(profiler, [...handOf(profiler), ...given]);
    tellCards(bothCops(), { type: 'evidence-given', from: undercover, to: profiler }, given);
    startKillerTurn();
  }

  function doReplacement(cop: Seat, chosen: Suspect): void {
    // The rest of the hand stays, deceased cards too (cops.partner.deck-first).
    hands.set(cop, without(handOf(cop), chosen));
    identities.set(cop, chosen);
    // A killed Undercover reveals the new identity to the partner (Dead Partner).
    tellSecretly(
      [cop, partnerOf(cop)],
      { type: 'identity-chosen', player: cop, identity: chosen },
      { identity: FACE_DOWN },
    );
    // The Killer's turn goes on (cops.partner.turn).
    goOnInKillerTurn();
  }

  function moveOf(action: NaiveAction, distance: number): Move {
    return { direction: directionOf(action['direction']), index: Number(action['index']), distance };
  }

  function actInKillerTurn(action: NaiveAction): void {
    // With the first action the turn before ceases to be the latest one (cops.no-undo.shift).
    if (actionsLeft === 2) lastShifts.set(killer, []);
    actionsLeft -= 1;
    if (action.type === 'kill') {
      killedThisTurn = true;
      doKill(String(action['suspect']));
    } else if (action.type === 'shift') {
      doShift(killer, moveOf(action, 1));
    } else if (action.type === 'change-disguise') {
      doChangeDisguise(String(action['identity']));
    } else {
      throw new Error(`no action of the Killer: ${action.type}`);
    }
    if (phase === 'killer-turn') goOnInKillerTurn();
  }

  function actInCopsTurn(action: NaiveAction): void {
    const cop = action.player;
    // This turn is the latest one now; without a shift it bans nothing (cops.no-undo.shift).
    lastShifts.set(cop, []);
    if (action.type === 'disguise') {
      // The choice that follows belongs to the same act.
      doDisguise(cop);
      return;
    }
    if (action.type === 'shift') doShift(cop, moveOf(action, 1));
    else if (action.type === 'fast-shift') doShift(cop, moveOf(action, Number(action['distance'])));
    else if (action.type === 'accuse') doAccuse(cop, String(action['suspect']));
    else if (action.type === 'exonerate') doExonerate(cop, String(action['suspect']));
    else if (action.type === 'deputize') doDeputize(cop, String(action['suspect']));
    else if (action.type === 'pass') tell({ type: 'passed', player: cop });
    else throw new Error(`no action of a Cop: ${action.type}`);
    endCopAct(cop);
  }

  function act(action: NaiveAction): void {
    events = [];
    step += 1;
    if (phase === 'killer-identity') {
      doKillerIdentity(String(action['identity']));
    } else if (phase === 'opening-kill') {
      // It counts toward the thirteen (cops.setup.kill-counts) and is no turn (cops.no-undo.shift).
      doKill(String(action['suspect']));
      phase = 'cop-identities';
    } else if (phase === 'cop-identities') {
      doCopIdentity(action.player, String(action['identity']));
    } else if (phase === 'killer-turn') {
      actInKillerTurn(action);
    } else if (phase === 'cops-turn') {
      actInCopsTurn(action);
    } else if (phase === 'undercover-choice') {
      doUndercoverChoice(action.player, String(action['identity']));
      endCopAct(action.player);
    } else if (phase === 'replacement') {
      doReplacement(action.player, String(action['identity']));
    } else {
      throw new Error('the game is over');
    }
  }

  // Views.

  function faceOf(player: Seat, visible: boolean): Suspect | null {
    const identity = identities.get(player);
    if (identity === undefined) return null;
    return visible ? identity : FACE_DOWN;
  }

  function facesOf(cards: readonly Suspect[], visible: boolean): Suspect[] {
    return cards.map((card) => (visible ? card : FACE_DOWN));
  }

  function view(perspective: Perspective): unknown {
    const over = phase === 'over';
    const setUp = phase === 'killer-identity' || phase === 'opening-kill' || phase === 'cop-identities';
    const isKiller = perspective === killer;
    const isProfiler = perspective === profiler;
    const isUndercover = perspective === undercover;
    const seesProfiler = over || isProfiler || (isUndercover && !setUp);
    return {
      game: 'automata-noir/buddy-cops',
      rulesVersion: 1,
      perspective,
      seats: seats.length,
      step,
      actors: actors(),
      phase,
      events: events.map((event) => {
        const open = perspective !== 'spectator' && event.openTo.includes(perspective);
        return structuredClone(isPublic(event) || open ? event.open : event.closed);
      }),
      outcome: outcome(),
      board: {
        width: SIZE,
        height: SIZE,
        cards: allCards(grid).map((card) => ({ ...card })),
      },
      deck: deck.length,
      discard: [...discard],
      kills,
      deaths,
      actionsLeft,
      killedThisTurn,
      copsToAct: ascending(copsToAct),
      killer: {
        player: killer,
        identity: faceOf(killer, over || isKiller),
        disguises: facesOf(disguises, over || isKiller),
      },
      // Hands stay hidden at the end; identities and disguises do not.
      profiler: {
        player: profiler,
        identity: faceOf(profiler, seesProfiler),
        hand: facesOf(handOf(profiler), isProfiler),
      },
      undercover: {
        player: undercover,
        identity: faceOf(undercover, over || isUndercover),
        hand: facesOf(handOf(undercover), isUndercover),
      },
      lastShifts: seats.map((seat) => shiftsOf(seat).map((made) => ({ ...made }))),
    };
  }

  function isPublic(event: ToldEvent): boolean {
    return event.open === event.closed;
  }

  function outcome(): { winners: Seat[]; reason: string } | null {
    return result === null ? null : { winners: [...result.winners], reason: result.reason };
  }

  return { actors, legal, act, view, outcome };
}
