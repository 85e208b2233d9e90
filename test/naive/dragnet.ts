/**
 * Dragnet and Team Investigators (Automata NOIR, Case File #4), the naive way: everything is scanned, nothing is
 * remembered that can be looked up. Comments in parentheses name the ruling or the part of the rulebook that a clause
 * comes from.
 */
import type { NaiveAction, NaiveGame, NaiveOptions } from './naive.js';

type Seat = number;
type Perspective = Seat | 'spectator';
type Suspect = string;
type Direction = 'left' | 'right' | 'up' | 'down';
type Line = 'row' | 'column' | 'diagonal';
type Phase = 'turn' | 'suspicions' | 'over';

interface Card {
  readonly suspect: Suspect;
  evidence: boolean;
}

/** Five rows of five cards. */
type Grid = Card[][];

interface Investigator {
  hand: Suspect[];
  suspicion: Suspect;
  skipsNextTurn: boolean;
}

type EventShape = Record<string, unknown>;

/** An event as those see it to whom it is open, and as all others see it. */
interface ToldEvent {
  readonly openTo: readonly Seat[];
  readonly open: EventShape;
  readonly closed: EventShape;
}

const SIZE = 5;
const FACE_DOWN = 'face-down';
const LINES: readonly number[] = [0, 1, 2, 3, 4];
const DIRECTIONS: readonly Direction[] = ['left', 'right', 'up', 'down'];

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

function lineOf(value: unknown): Line {
  if (value === 'row' || value === 'column' || value === 'diagonal') return value;
  throw new Error(`no line: ${String(value)}`);
}

function without(cards: readonly Suspect[], card: Suspect): Suspect[] {
  if (!cards.includes(card)) throw new Error(`${card} is not there`);
  return cards.filter((each) => each !== card);
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

/** A new grid of the same cards, one step on. Evidence travels with them (noir.shift.evidence). */
function shiftedGrid(grid: Grid, direction: Direction, index: number): Grid {
  const next = grid.map((row) => [...row]);
  for (const place of LINES) {
    const ahead = (place + 1) % SIZE;
    if (direction === 'left') at(next, index)[place] = at(at(grid, index), ahead);
    if (direction === 'right') at(next, index)[ahead] = at(at(grid, index), place);
    if (direction === 'up') at(next, place)[index] = at(at(grid, ahead), index);
    if (direction === 'down') at(next, ahead)[index] = at(at(grid, place), index);
  }
  return next;
}

/** The five cards of a row, a column or a diagonal: 0 from the top left, 1 from the top right (dragnet.solve.line). */
function cardsOfLine(grid: Grid, line: Line, index: number): Card[] {
  if (line === 'row') return LINES.map((place) => at(at(grid, index), place));
  if (line === 'column') return LINES.map((place) => at(at(grid, place), index));
  if (index === 0) return LINES.map((place) => at(at(grid, place), place));
  return LINES.map((place) => at(at(grid, place), SIZE - 1 - place));
}

export function naiveDragnet(options: NaiveOptions): NaiveGame {
  const seats: Seat[] = [];
  for (let seat = 0; seat < options.players; seat++) seats.push(seat);
  const inTeams = options['teams'] === 2;

  // The board row by row, nobody marked yet (Setup).
  const layout = listOf(options.deal['board']);
  let grid: Grid = LINES.map((row) =>
    LINES.map((column) => ({ suspect: at(layout, row * SIZE + column), evidence: false })),
  );

  // Seat 0 gets two hand cards, then a Suspicion; then seat 1 the same, and so on (dragnet.setup.order).
  let deck: Suspect[] = listOf(options.deal['evidence']);
  const investigators: Investigator[] = seats.map(() => {
    const hand = [takeTop(), takeTop()];
    const suspicion = takeTop();
    return { hand, suspicion, skipsNextTurn: false };
  });
  // The next three cards are laid on the board.
  for (let count = 0; count < 3; count++) cardOf(grid, takeTop()).evidence = true;

  let phase: Phase = 'turn';
  let turn: Seat = Number(options['firstPlayer']);
  /** Who has still to choose a Suspicion after a failed Solve. */
  let choosers: Seat[] = [];
  let finalRound = false;
  let finalTurns: Seat[] = [];
  let result: { winners: Seat[]; reason: string } | null = null;
  let step = 0;
  let events: ToldEvent[] = [];

  function takeTop(): Suspect {
    const top = at(deck, 0);
    deck = deck.slice(1);
    return top;
  }

  // Looking things up.

  function investigatorAt(seat: Seat): Investigator {
    return at(investigators, seat);
  }

  /** Seats 0 and 2 against 1 and 3 (noir.seats). */
  function teamOf(seat: Seat): number | null {
    return inTeams ? seat % 2 : null;
  }

  /** The player and, in teams, the ally. */
  function sideOf(player: Seat): Seat[] {
    return seats.filter((seat) => seat === player || (inTeams && teamOf(seat) === teamOf(player)));
  }

  function opponentsOf(player: Seat): Seat[] {
    return seats.filter((seat) => !sideOf(player).includes(seat));
  }

  /** Turns pass in the order of the seats (noir.seats). */
  function nextSeat(seat: Seat): Seat {
    return (seat + 1) % seats.length;
  }

  // Telling what happens.

  function tell(event: EventShape): void {
    events.push({ openTo: seats, open: event, closed: event });
  }

  function tellSecretly(openTo: Seat[], open: EventShape, hidden: EventShape): void {
    events.push({ openTo, open, closed: { ...open, ...hidden } });
  }

  function finish(winners: Seat[], reason: string): void {
    result = { winners: [...winners], reason };
    phase = 'over';
    choosers = [];
    finalTurns = [];
    tell({ type: 'game-over', winners: [...winners], reason });
  }

  // Legal actions.

  function actors(): Seat[] {
    if (phase === 'turn') return [turn];
    // The raised hands choose in any order (dragnet.solve.failed).
    if (phase === 'suspicions') return [...choosers];
    return [];
  }

  function solveActions(player: Seat): NaiveAction[] {
    const legal: NaiveAction[] = [];
    for (const index of LINES) legal.push({ type: 'solve', player, line: 'row', index });
    for (const index of LINES) legal.push({ type: 'solve', player, line: 'column', index });
    for (const index of [0, 1]) legal.push({ type: 'solve', player, line: 'diagonal', index });
    return legal;
  }

  function turnActions(player: Seat): NaiveAction[] {
    // In the final round: Solve or pass (dragnet.final).
    if (finalRound) return [...solveActions(player), { type: 'pass', player }];
    const { hand, suspicion } = investigatorAt(player);
    const legal: NaiveAction[] = [];
    for (const suspect of hand) {
      // Either line of the suspect, either way; no no-undo rule (dragnet.shift.free).
      for (const direction of DIRECTIONS) legal.push({ type: 'targeted-shift', player, suspect, direction });
      // The remaining hand card or the old Suspicion (dragnet.rethink.choice).
      for (const chosen of [...without(hand, suspect), suspicion]) {
        legal.push({ type: 'rethink', player, suspect, suspicion: chosen });
      }
      // Evidence on a suspect adjacent to the one just marked (dragnet.question.target).
      for (const card of allCards(grid)) {
        if (card.evidence && areAdjacent(grid, suspect, card.suspect)) {
          legal.push({ type: 'question', player, suspect, pickUp: card.suspect });
        }
      }
    }
    return [...legal, ...solveActions(player)];
  }

  function legal(player: Seat): NaiveAction[] {
    if (!actors().includes(player)) return [];
    if (phase === 'turn') return turnActions(player);
    // The old Suspicion or one of the two hand cards (dragnet.solve.failed).
    const { hand, suspicion } = investigatorAt(player);
    return [suspicion, ...hand].map((chosen) => ({ type: 'choose-suspicion', player, suspicion: chosen }));
  }

  // Turns.

  function startNextTurn(): void {
    if (finalRound) {
      turn = at(finalTurns, 0);
      return;
    }
    turn = nextSeat(turn);
    while (investigatorAt(turn).skipsNextTurn) {
      // The lost turn after a failed Solve (dragnet.solve.failed).
      investigatorAt(turn).skipsNextTurn = false;
      tell({ type: 'turn-skipped', player: turn });
      turn = nextSeat(turn);
    }
  }

  function startFinalRound(drawer: Seat): void {
    finalRound = true;
    // Each player after the drawer, in turn order, and the drawer last (dragnet.final).
    finalTurns = [];
    let seat = nextSeat(drawer);
    while (seat !== drawer) {
      finalTurns.push(seat);
      seat = nextSeat(seat);
    }
    finalTurns.push(drawer);
    // Lost turns are cancelled (dragnet.final).
    for (const investigator of investigators) investigator.skipsNextTurn = false;
    tell({ type: 'final-round', player: drawer });
  }

  /** The final turn of the player in turn is over. */
  function endFinalTurn(): void {
    finalTurns = finalTurns.slice(1);
    // Unsolved: nobody wins (dragnet.final).
    if (finalTurns.length === 0) finish([], 'unsolved');
    else startNextTurn();
  }

  // Carrying out actions.

  function placeEvidence(player: Seat, suspect: Suspect): void {
    const investigator = investigatorAt(player);
    investigator.hand = without(investigator.hand, suspect);
    cardOf(grid, suspect).evidence = true;
    tell({ type: 'evidence-placed', player, suspect });
  }

  function drawCard(player: Seat): void {
    const drawn = takeTop();
    investigatorAt(player).hand.push(drawn);
    // Partners never look at each other's hand (dragnet.team).
    tellSecretly([player], { type: 'evidence-drawn', player, suspects: [drawn] }, { suspects: [FACE_DOWN] });
    if (deck.length === 0) startFinalRound(player);
  }

  /** The chosen card becomes the Suspicion; the old Suspicion, if another, goes to the hand. */
  function changeSuspicion(player: Seat, chosen: Suspect): void {
    const investigator = investigatorAt(player);
    if (chosen !== investigator.suspicion) {
      investigator.hand = [...without(investigator.hand, chosen), investigator.suspicion];
      investigator.suspicion = chosen;
    }
    // Only the ally learns which, who may look at it (dragnet.team).
    tellSecretly(sideOf(player), { type: 'suspicion-chosen', player, suspicion: chosen }, { suspicion: FACE_DOWN });
  }

  function doTargetedShift(player: Seat, suspect: Suspect, direction: Direction): void {
    placeEvidence(player, suspect);
    const place = placeOf(grid, suspect);
    // The row moves left or right, the column up or down (noir.middle-row-down).
    const index = direction === 'left' || direction === 'right' ? place.row : place.column;
    grid = shiftedGrid(grid, direction, index);
    tell({ type: 'shifted', player, direction, index, distance: 1 });
    drawCard(player);
    startNextTurn();
  }

  function doRethink(player: Seat, suspect: Suspect, chosen: Suspect): void {
    placeEvidence(player, suspect);
    changeSuspicion(player, chosen);
    drawCard(player);
    startNextTurn();
  }

  function doQuestion(player: Seat, suspect: Suspect, pickUp: Suspect): void {
    placeEvidence(player, suspect);
    cardOf(grid, pickUp).evidence = false;
    investigatorAt(player).hand.push(pickUp);
    tell({ type: 'evidence-picked-up', player, suspect: pickUp });
    // Opponents answer for adjacency to the picked-up suspect (dragnet.question.target); allies do not (dragnet.team).
    const answers = opponentsOf(player).map((opponent) => ({
      player: opponent,
      adjacent: areAdjacent(grid, investigatorAt(opponent).suspicion, pickUp),
    }));
    tell({ type: 'questioned', player, suspect: pickUp, answers });
    startNextTurn();
  }

  function doSolve(player: Seat, line: Line, index: number): void {
    const cards = cardsOfLine(grid, line, index);
    // All players whose Suspicion is in the line, the solver and the allies too (Solve, dragnet.solve.hands).
    const raised = seats.filter((seat) => cards.some((card) => card.suspect === investigatorAt(seat).suspicion));
    const unmarked = cards.filter((card) => !card.evidence).length;
    // Equal is solved, also when both are none (dragnet.solve.equal).
    const correct = raised.length === unmarked;
    tell({ type: 'solved', player, line, index, raised: [...raised], correct });
    if (correct) {
      // A correct Solve wins for the team (dragnet.team).
      finish(sideOf(player), 'solved');
      return;
    }
    // The drawer's own failed Solve ends the game, without choices (dragnet.final).
    if (finalRound && finalTurns.length === 1) {
      finish([], 'unsolved');
      return;
    }
    // The solver loses the next turn (dragnet.solve.failed), but not in the final round (dragnet.final).
    if (!finalRound) investigatorAt(player).skipsNextTurn = true;
    choosers = [...raised];
    if (choosers.length > 0) phase = 'suspicions';
    else endSolve();
  }

  /** The failed Solve of the player in turn is over, choices included. */
  function endSolve(): void {
    phase = 'turn';
    if (finalRound) endFinalTurn();
    else startNextTurn();
  }

  function doChooseSuspicion(player: Seat, chosen: Suspect): void {
    changeSuspicion(player, chosen);
    choosers = choosers.filter((seat) => seat !== player);
    if (choosers.length === 0) endSolve();
  }

  function doPass(player: Seat): void {
    tell({ type: 'passed', player });
    endFinalTurn();
  }

  function act(action: NaiveAction): void {
    events = [];
    step += 1;
    const { player } = action;
    const suspect = String(action['suspect']);
    if (action.type === 'targeted-shift') doTargetedShift(player, suspect, directionOf(action['direction']));
    else if (action.type === 'rethink') doRethink(player, suspect, String(action['suspicion']));
    else if (action.type === 'question') doQuestion(player, suspect, String(action['pickUp']));
    else if (action.type === 'solve') doSolve(player, lineOf(action['line']), Number(action['index']));
    else if (action.type === 'choose-suspicion') doChooseSuspicion(player, String(action['suspicion']));
    else if (action.type === 'pass') doPass(player);
    else throw new Error(`no action of an Investigator: ${action.type}`);
  }

  // Views.

  function view(perspective: Perspective): unknown {
    const over = phase === 'over';
    const mySide = perspective === 'spectator' ? [] : sideOf(perspective);
    return {
      game: 'automata-noir/dragnet',
      rulesVersion: 1,
      perspective,
      seats: seats.length,
      step,
      actors: actors(),
      phase,
      events: events.map((event) => {
        const isPublic = event.open === event.closed;
        const open = perspective !== 'spectator' && event.openTo.includes(perspective);
        return structuredClone(isPublic || open ? event.open : event.closed);
      }),
      outcome: outcome(),
      board: {
        width: SIZE,
        height: SIZE,
        // Nobody dies in this case.
        cards: allCards(grid).map((card) => ({ suspect: card.suspect, alive: true, evidence: card.evidence })),
      },
      deck: deck.length,
      discard: [],
      players: seats.map((seat) => {
        const { hand, suspicion, skipsNextTurn } = investigatorAt(seat);
        return {
          // Hands stay hidden at the end; Suspicions do not.
          hand: hand.map((card) => (seat === perspective ? card : FACE_DOWN)),
          suspicion: over || mySide.includes(seat) ? suspicion : FACE_DOWN,
          skipsNextTurn,
          team: teamOf(seat),
        };
      }),
      turn,
      finalRound,
      finalTurns: [...finalTurns],
    };
  }

  function outcome(): { winners: Seat[]; reason: string } | null {
    return result === null ? null : { winners: [...result.winners], reason: result.reason };
  }

  return { actors, legal, act, view, outcome };
}
