/**
 * Spy Tag and, for four players, Spy Network, Case File #2 of Automata NOIR, a second time: written from the rulebook
 * and the rulings alone, to be compared with the library step by step.
 */

import type { NaiveAction, NaiveGame, NaiveOptions } from './naive.js';
import type { Board, Direction } from './noir-board.js';
import {
  allAdjacentTo,
  answersYes,
  boardView,
  cardList,
  cardOf,
  DIRECTIONS,
  directionOf,
  kindOfLine,
  layOut,
  linesMovedBy,
  moveLine,
  oppositeOf,
} from './noir-board.js';

interface Shift {
  readonly player: number;
  readonly direction: Direction;
  readonly index: number;
  readonly distance: number;
}

interface Spy {
  readonly seat: number;
  readonly team: number | null;
  identity: string | null;
  readonly trophies: string[];
}

/** An event as it happened, and who may know its hidden field (if it has one). */
interface Happening {
  readonly event: Readonly<Record<string, unknown>>;
  readonly hidden: string | null;
  readonly openTo: readonly number[];
}

export function naiveSpyTag(options: NaiveOptions): NaiveGame {
  const players = options.players;
  if (players !== 3 && players !== 4) throw new Error('Spy Tag is for three, Spy Network for four');
  const first = Number(options['firstPlayer']);
  if (!Number.isInteger(first) || first < 0 || first >= players) throw new Error('no such first player');

  // Setup: 25 suspects, living side up; the evidence deck, face-down, top card first.
  const board: Board = layOut(cardList(options.deal['board']));
  const deck: string[] = cardList(options.deal['evidence']);

  // spy.setup.order: one card to each player in seat order, whoever begins.
  const spies: Spy[] = [];
  for (let seat = 0; seat < players; seat++) {
    // noir.seats: with four, seats 0 and 2 against 1 and 3.
    spies.push({ seat, team: players === 4 ? seat % 2 : null, identity: drawTop(), trophies: [] });
  }

  let turn = first;
  let lastShift: Shift | null = null;
  let steps = 0;
  let happenings: Happening[] = [];
  let ended: { winners: number[]; reason: string } | null = null;

  function drawTop(): string {
    const card = deck.shift();
    if (card === undefined) throw new Error('the evidence deck is empty');
    return card;
  }

  function spyOf(seat: number): Spy {
    for (const spy of spies) if (spy.seat === seat) return spy;
    throw new Error(`no player ${seat}`);
  }

  function areAllies(one: Spy, other: Spy): boolean {
    if (one.seat === other.seat) return false;
    if (one.team === null || other.team === null) return false;
    return one.team === other.team;
  }

  /** Everyone but the spy and the spy's ally, by seat. */
  function opponentsOf(spy: Spy): Spy[] {
    return spies.filter((other) => other.seat !== spy.seat && !areAllies(spy, other));
  }

  /** The spy and the spy's ally, by seat. */
  function sideOf(spy: Spy): Spy[] {
    return spies.filter((other) => other.seat === spy.seat || areAllies(spy, other));
  }

  function tell(event: Record<string, unknown>): void {
    happenings.push({ event, hidden: null, openTo: [] });
  }

  // --- what is legal -------------------------------------------------------------------------------------------

  function actors(): number[] {
    if (ended !== null) return [];
    return [turn];
  }

  function legal(player: number): NaiveAction[] {
    if (!actors().includes(player)) return [];
    const spy = spyOf(player);
    return [...fastShifts(player), ...captures(spy), ...canvasses(spy)];
  }

  function fastShifts(player: number): NaiveAction[] {
    const list: NaiveAction[] = [];
    for (const direction of DIRECTIONS) {
      for (let index = 0; index < linesMovedBy(board, direction); index++) {
        if (undoes(direction, index)) continue;
        // spy.no-undo: at distance one and two alike.
        list.push({ type: 'fast-shift', player, direction, index, distance: 1 });
        list.push({ type: 'fast-shift', player, direction, index, distance: 2 });
      }
    }
    return list;
  }

  function undoes(direction: Direction, index: number): boolean {
    // spy.no-undo: the line shifted in the turn just before.
    if (lastShift === null) return false;
    // noir.no-undo.scope: the same line, the opposite direction.
    if (kindOfLine(lastShift.direction) !== kindOfLine(direction)) return false;
    if (lastShift.index !== index) return false;
    return direction === oppositeOf(lastShift.direction);
  }

  function captures(spy: Spy): NaiveAction[] {
    if (spy.identity === null) return [];
    // spy.capture.any: any adjacent suspect, living or deceased.
    return allAdjacentTo(board, spy.identity).map((suspect) => ({ type: 'capture', player: spy.seat, suspect }));
  }

  function canvasses(spy: Spy): NaiveAction[] {
    if (spy.identity === null) return [];
    // spy.canvas.any: any adjacent suspect, living or deceased.
    return allAdjacentTo(board, spy.identity).map((suspect) => ({ type: 'canvas', player: spy.seat, suspect }));
  }

  // --- what happens --------------------------------------------------------------------------------------------

  function act(action: NaiveAction): void {
    if (!actors().includes(action.player)) throw new Error(`player ${action.player} may not act`);
    const spy = spyOf(action.player);
    happenings = [];
    steps += 1;
    // A turn without a Fast Shift leaves nothing that could be undone.
    lastShift = null;

    if (action.type === 'fast-shift') {
      fastShift(spy, directionOf(action['direction']), Number(action['index']), Number(action['distance']));
    } else if (action.type === 'capture') capture(spy, String(action['suspect']));
    else if (action.type === 'canvas') canvas(spy, String(action['suspect']));
    else throw new Error(`no action: ${action.type}`);

    // A finished game stops at once.
    if (ended !== null) return;
    // Clockwise: the next seat.
    turn = turn + 1;
    if (turn === players) turn = 0;
  }

  function fastShift(spy: Spy, direction: Direction, index: number, distance: number): void {
    for (let step = 0; step < distance; step++) moveLine(board, direction, index);
    lastShift = { player: spy.seat, direction, index, distance };
    tell({ type: 'shifted', player: spy.seat, direction, index, distance });
  }

  function capture(spy: Spy, suspect: string): void {
    // spy.capture.any: nobody's identity, or an ally's, and nobody is captured.
    const victims = opponentsOf(spy).filter((other) => other.identity === suspect);
    const victim = victims[0];
    if (victim === undefined) {
      tell({ type: 'captured', player: spy.seat, suspect, victim: null });
      return;
    }
    tell({ type: 'captured', player: spy.seat, suspect, victim: victim.seat });
    // The identity card is the trophy, and the suspect is turned over.
    victim.identity = null;
    spy.trophies.push(suspect);
    const card = cardOf(board, suspect);
    if (card === null) throw new Error(`${suspect} is not on the board`);
    card.alive = false;
    // spy.capture.redraw: the capture that wins ends the game before the victim draws.
    if (hasWon(spy)) {
      const winners = sideOf(spy).map((winner) => winner.seat);
      ended = { winners, reason: 'trophies' };
      tell({ type: 'game-over', winners, reason: 'trophies' });
      return;
    }
    // spy.capture.redraw: otherwise the victim draws the top card at once.
    const drawn = drawTop();
    victim.identity = drawn;
    // spy.team.reveal: the partner sees it too.
    happenings.push({
      event: { type: 'evidence-drawn', player: victim.seat, suspects: [drawn] },
      hidden: 'suspects',
      openTo: sideOf(victim).map((one) => one.seat),
    });
  }

  function hasWon(spy: Spy): boolean {
    // spy.team.trophies: a team's trophies are counted together, and three win.
    if (spy.team !== null) {
      let trophies = 0;
      for (const one of sideOf(spy)) trophies += one.trophies.length;
      return trophies >= 3;
    }
    // Capture: two trophies win.
    return spy.trophies.length >= 2;
  }

  function canvas(spy: Spy, suspect: string): void {
    // spy.canvas.any: everyone but the asker and the asker's ally answers, by seat.
    tell({
      type: 'canvassed',
      player: spy.seat,
      suspect,
      answers: opponentsOf(spy).map((other) => ({
        player: other.seat,
        adjacent: answersYes(board, other.identity, suspect),
      })),
    });
  }

  // --- what is seen --------------------------------------------------------------------------------------------

  function isOpenTo(spy: Spy, perspective: number | 'spectator'): boolean {
    // A finished game shows the identities to all.
    if (ended !== null) return true;
    if (perspective === 'spectator') return false;
    return sideOf(spy).some((one) => one.seat === perspective);
  }

  function identityFor(spy: Spy, perspective: number | 'spectator'): string | null {
    if (spy.identity === null) return null;
    if (isOpenTo(spy, perspective)) return spy.identity;
    return 'face-down';
  }

  function eventsFor(perspective: number | 'spectator'): unknown[] {
    return happenings.map(({ event, hidden, openTo }) => {
      if (hidden === null) return event;
      if (perspective !== 'spectator' && openTo.includes(perspective)) return event;
      const value = event[hidden];
      if (Array.isArray(value)) return { ...event, [hidden]: value.map(() => 'face-down') };
      return { ...event, [hidden]: 'face-down' };
    });
  }

  function view(perspective: number | 'spectator'): unknown {
    if (perspective !== 'spectator' && !spies.some((spy) => spy.seat === perspective)) {
      throw new Error('no such perspective');
    }
    return structuredClone({
      game: 'automata-noir/spy-tag',
      rulesVersion: 1,
      perspective,
      seats: players,
      step: steps,
      actors: actors(),
      phase: ended === null ? 'turn' : 'over',
      events: eventsFor(perspective),
      outcome: ended,
      board: boardView(board),
      deck: deck.length,
      // No evidence card is ever discarded here: a captured identity is a trophy.
      discard: [],
      players: spies.map((spy) => ({
        identity: identityFor(spy, perspective),
        trophies: spy.trophies,
        team: spy.team,
      })),
      lastShift,
    });
  }

  return { actors, legal, act, view, outcome: () => (ended === null ? null : structuredClone(ended)) };
}
