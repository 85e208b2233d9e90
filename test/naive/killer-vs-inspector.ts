/**
 * Killer vs. Inspector, Case File #1 of Automata NOIR, a second time: written from the rulebook and the rulings
 * alone, to be compared with the library step by step.
 */

import type { NaiveAction, NaiveGame, NaiveOptions } from './naive.js';
import type { Board, Direction } from './noir-board.js';
import {
  allAdjacentTo,
  answersYes,
  boardView,
  cardList,
  cardOf,
  cellAt,
  DIRECTIONS,
  directionOf,
  height,
  inOrderOfSuspects,
  isLiving,
  isOnBoard,
  kindOfLine,
  layOut,
  linesMovedBy,
  moveLine,
  oppositeOf,
  SUSPECTS,
  width,
} from './noir-board.js';

interface Shift {
  readonly player: number;
  readonly direction: Direction;
  readonly index: number;
  readonly distance: number;
}

/** An event as it happened, and who may know its hidden field (if it has one). */
interface Happening {
  readonly event: Readonly<Record<string, unknown>>;
  readonly hidden: string | null;
  readonly openTo: readonly number[];
}

type Phase = 'opening-kill' | 'choose-identity' | 'turn' | 'over';

export function naiveKillerVsInspector(options: NaiveOptions): NaiveGame {
  if (options.players !== 2) throw new Error('Killer vs. Inspector is for two');

  // kvi.roles
  const killer = options['killer'] === 1 ? 1 : 0;
  const inspector = 1 - killer;

  // Setup: 25 suspects, living side up; the evidence deck, face-down, top card first.
  const board: Board = layOut(cardList(options.deal['board']));
  const deck: string[] = cardList(options.deal['evidence']);
  const discard: string[] = [];

  // kvi.setup.order: the deck's 1st card is the Killer's Secret Identity, its 2nd the spare disguise.
  let killerIdentity = drawTop();
  let killerDisguise = drawTop();
  let inspectorIdentity: string | null = null;
  let hand: string[] = [];

  let phase: Phase = 'opening-kill';
  let turn = killer;
  let lastShift: Shift | null = null;
  let steps = 0;
  let happenings: Happening[] = [];
  let ended: { winners: number[]; reason: string } | null = null;

  function drawTop(): string {
    const card = deck.shift();
    if (card === undefined) throw new Error('the evidence deck is empty');
    return card;
  }

  function tell(event: Record<string, unknown>): void {
    happenings.push({ event, hidden: null, openTo: [] });
  }

  function tellOnly(player: number, hidden: string, event: Record<string, unknown>): void {
    happenings.push({ event, hidden, openTo: [player] });
  }

  function end(winner: number, reason: string): void {
    phase = 'over';
    ended = { winners: [winner], reason };
    tell({ type: 'game-over', winners: [winner], reason });
  }

  // --- what is legal -------------------------------------------------------------------------------------------

  function actors(): number[] {
    if (phase === 'over') return [];
    if (phase === 'opening-kill') return [killer];
    if (phase === 'choose-identity') return [inspector];
    return [turn];
  }

  function legal(player: number): NaiveAction[] {
    if (!actors().includes(player)) return [];
    if (phase === 'opening-kill') return kills();
    if (phase === 'choose-identity') return identityChoices();
    if (player === killer) return [...shifts(player), ...collapses(player), ...kills(), ...changesOfDisguise()];
    return [...shifts(player), ...collapses(player), ...accusations(), ...exonerations(), ...solutions()];
  }

  function kills(): NaiveAction[] {
    // Kill: adjacent to the Killer's Secret Identity; kvi.kill.living: and alive.
    return allAdjacentTo(board, killerIdentity)
      .filter((suspect) => isLiving(board, suspect))
      .map((suspect) => ({ type: 'kill', player: killer, suspect }));
  }

  function identityChoices(): NaiveAction[] {
    // kvi.setup.living: one of the four, alive.
    return hand
      .filter((suspect) => isLiving(board, suspect))
      .map((identity) => ({ type: 'choose-identity', player: inspector, identity }));
  }

  function shifts(player: number): NaiveAction[] {
    const list: NaiveAction[] = [];
    for (const direction of DIRECTIONS) {
      for (let index = 0; index < linesMovedBy(board, direction); index++) {
        if (undoes(player, direction, index)) continue;
        list.push({ type: 'shift', player, direction, index });
      }
    }
    return list;
  }

  function undoes(player: number, direction: Direction, index: number): boolean {
    // kvi.no-undo: only by the opponent's Shift of the turn just before.
    if (lastShift === null) return false;
    if (lastShift.player === player) return false;
    // noir.no-undo.scope: the same line, the opposite direction.
    if (kindOfLine(lastShift.direction) !== kindOfLine(direction)) return false;
    if (lastShift.index !== index) return false;
    return direction === oppositeOf(lastShift.direction);
  }

  function deceasedOfRow(row: number): string[] {
    const list: string[] = [];
    for (let column = 0; column < width(board); column++) {
      const cell = cellAt(board, row, column);
      if (!cell.alive) list.push(cell.suspect);
    }
    return list;
  }

  function deceasedOfColumn(column: number): string[] {
    const list: string[] = [];
    for (let row = 0; row < height(board); row++) {
      const cell = cellAt(board, row, column);
      if (!cell.alive) list.push(cell.suspect);
    }
    return list;
  }

  function collapses(player: number): NaiveAction[] {
    // kvi.collapse.complete: exactly one deceased suspect from every row, or from every column.
    const rows: string[][] = [];
    for (let row = 0; row < height(board); row++) rows.push(deceasedOfRow(row));
    const columns: string[][] = [];
    for (let column = 0; column < width(board); column++) columns.push(deceasedOfColumn(column));
    return [
      ...oneOfEach(rows).map((suspects) => ({ type: 'collapse', player, lines: 'rows', suspects })),
      ...oneOfEach(columns).map((suspects) => ({ type: 'collapse', player, lines: 'columns', suspects })),
    ];
  }

  function oneOfEach(lines: readonly string[][]): string[][] {
    let combinations: string[][] = [[]];
    for (const line of lines) {
      const longer: string[][] = [];
      for (const combination of combinations) {
        for (const suspect of line) longer.push([...combination, suspect]);
      }
      combinations = longer;
    }
    return combinations;
  }

  function changesOfDisguise(): NaiveAction[] {
    // kvi.disguise.bluff: keeping the identity is always allowed.
    const list: NaiveAction[] = [{ type: 'change-disguise', player: killer, identity: killerIdentity }];
    // Kill: a killed disguise cannot be switched to.
    if (isLiving(board, killerDisguise)) {
      list.push({ type: 'change-disguise', player: killer, identity: killerDisguise });
    }
    return list;
  }

  function accusations(): NaiveAction[] {
    if (inspectorIdentity === null) return [];
    // kvi.accuse.any: adjacent, living or deceased, or the Inspector's own.
    return [...allAdjacentTo(board, inspectorIdentity), inspectorIdentity].map((suspect) => ({
      type: 'accuse',
      player: inspector,
      suspect,
    }));
  }

  function exonerations(): NaiveAction[] {
    // Other Rules and kvi.exonerate.deck: not with an exhausted deck.
    if (deck.length === 0) return [];
    // The card is placed atop its matching suspect, which therefore lies on the board, living or deceased.
    return hand
      .filter((suspect) => isOnBoard(board, suspect))
      .map((suspect) => ({ type: 'exonerate', player: inspector, suspect }));
  }

  function solutions(): NaiveAction[] {
    // kvi.solve.names: two different suspects out of all twenty-five, each for its role.
    const list: NaiveAction[] = [];
    for (const identity of SUSPECTS) {
      for (const disguise of SUSPECTS) {
        if (identity === disguise) continue;
        list.push({ type: 'solve', player: inspector, identity, disguise });
      }
    }
    return list;
  }

  // --- what happens --------------------------------------------------------------------------------------------

  function act(action: NaiveAction): void {
    if (!actors().includes(action.player)) throw new Error(`player ${action.player} may not act`);
    const phaseBefore = phase;
    happenings = [];
    steps += 1;
    // A turn without a Shift leaves nothing that could be undone.
    lastShift = null;

    if (action.type === 'kill') kill(String(action['suspect']));
    else if (action.type === 'choose-identity') chooseIdentity(String(action['identity']));
    else if (action.type === 'shift') shift(action.player, directionOf(action['direction']), Number(action['index']));
    else if (action.type === 'collapse') collapse(action.player, String(action['lines']), action['suspects']);
    else if (action.type === 'change-disguise') changeDisguise(String(action['identity']));
    else if (action.type === 'accuse') accuse(String(action['suspect']));
    else if (action.type === 'exonerate') exonerate(String(action['suspect']));
    else if (action.type === 'solve') solve(String(action['identity']), String(action['disguise']));
    else throw new Error(`no action: ${action.type}`);

    // A finished game stops at once.
    if (phase === 'over') return;
    // Setup: the opening Kill, the Inspector's choice, then the Killer's first turn, then in turns.
    if (phaseBefore === 'opening-kill') {
      inspectorDrawsFour();
      phase = 'choose-identity';
      return;
    }
    if (phaseBefore === 'choose-identity') {
      phase = 'turn';
      turn = killer;
      return;
    }
    turn = turn === killer ? inspector : killer;
  }

  function inspectorDrawsFour(): void {
    // kvi.setup.order: the Inspector draws the next four.
    drawIntoHand(4);
  }

  function chooseIdentity(identity: string): void {
    inspectorIdentity = identity;
    hand = hand.filter((card) => card !== identity);
    tellOnly(inspector, 'identity', { type: 'identity-chosen', player: inspector, identity });
  }

  function killsSoFar(): number {
    // kvi.kills.count: 25 less the living suspects, wherever the deceased ones are.
    return 25 - SUSPECTS.filter((suspect) => isLiving(board, suspect)).length;
  }

  function kill(suspect: string): void {
    const card = cardOf(board, suspect);
    if (card === null) throw new Error(`${suspect} is not on the board`);
    card.alive = false;
    tell({ type: 'killed', player: killer, suspect });
    // kvi.kill.order: the Inspector first, then the tenth Kill, and only then a Canvas.
    if (suspect === inspectorIdentity) {
      end(killer, 'inspector-killed');
      return;
    }
    if (killsSoFar() >= 10) {
      end(killer, 'ten-kills');
      return;
    }
    if (!card.evidence) return;
    // Kill: an exonerated victim is canvassed, and its evidence discarded.
    tell({
      type: 'canvassed',
      player: killer,
      suspect,
      answers: [{ player: inspector, adjacent: answersYes(board, inspectorIdentity, suspect) }],
    });
    card.evidence = false;
    discard.push(suspect);
    // noir.discarded-by: the Killer's.
    tell({ type: 'evidence-discarded', player: killer, suspects: [suspect] });
  }

  function shift(player: number, direction: Direction, index: number): void {
    moveLine(board, direction, index);
    lastShift = { player, direction, index, distance: 1 };
    tell({ type: 'shifted', player, direction, index, distance: 1 });
  }

  function collapse(player: number, lines: string, value: unknown): void {
    if (!Array.isArray(value)) throw new Error('a Collapse names its suspects');
    const suspects = value.map((suspect: unknown) => String(suspect));
    tell({ type: 'collapsed', player, lines, suspects });
    // kvi.collapse.complete: every line closes up, keeping its order.
    if (lines === 'rows') collapseRows(suspects);
    else collapseColumns(suspects);
    // kvi.collapse.refill
    replaceWhatHasLeft();
  }

  function collapseRows(suspects: readonly string[]): void {
    for (let row = 0; row < suspects.length; row++) {
      const cells = board[row];
      if (cells === undefined) throw new Error(`no row ${row}`);
      board[row] = cells.filter((cell) => cell.suspect !== suspects[row]);
    }
  }

  function collapseColumns(suspects: readonly string[]): void {
    const before = height(board);
    const columns = suspects.map((suspect, column) => {
      const cells = [];
      for (let row = 0; row < before; row++) cells.push(cellAt(board, row, column));
      return cells.filter((cell) => cell.suspect !== suspect);
    });
    board.length = 0;
    for (let row = 0; row < before - 1; row++) {
      board.push(
        columns.map((column) => {
          const cell = column[row];
          if (cell === undefined) throw new Error('a column is too short');
          return cell;
        }),
      );
    }
  }

  /** Draws so many cards, or as many as there are. */
  function drawIntoHand(wanted: number): void {
    const drawn: string[] = [];
    while (drawn.length < wanted && deck.length > 0) drawn.push(drawTop());
    // No event has an empty list of cards.
    if (drawn.length === 0) return;
    hand.push(...drawn);
    tellOnly(inspector, 'suspects', { type: 'evidence-drawn', player: inspector, suspects: drawn });
  }

  function replaceWhatHasLeft(): void {
    // kvi.collapse.refill: all that must go, then as many from the deck, and so on.
    for (;;) {
      const gone = hand.filter((card) => !isOnBoard(board, card));
      if (gone.length === 0) return;
      // noir.hand.order: cards that leave together, in the order of the suspects.
      const listed = inOrderOfSuspects(gone);
      hand = hand.filter((card) => !gone.includes(card));
      discard.push(...listed);
      tell({ type: 'evidence-discarded', player: inspector, suspects: listed });
      drawIntoHand(gone.length);
    }
  }

  function changeDisguise(identity: string): void {
    if (identity !== killerIdentity) {
      killerDisguise = killerIdentity;
      killerIdentity = identity;
    }
    tellOnly(killer, 'identity', { type: 'disguise-changed', player: killer, identity });
  }

  function accuse(suspect: string): void {
    // kvi.accuse.result: a suspect who is the disguise is a plain no.
    const result = suspect === killerIdentity ? 'identity' : 'nobody';
    tell({ type: 'accused', player: inspector, suspect, result });
    if (suspect === killerIdentity) end(inspector, 'killer-accused');
  }

  function exonerate(suspect: string): void {
    const card = cardOf(board, suspect);
    if (card === null) throw new Error(`${suspect} is not on the board`);
    hand = hand.filter((held) => held !== suspect);
    // The evidence stays on a living suspect and is discarded from a deceased one.
    tell({ type: 'exonerated', player: inspector, suspect, kept: card.alive });
    // kvi.canvas.identity: the Killer answers for the Secret Identity only.
    tell({
      type: 'canvassed',
      player: inspector,
      suspect,
      answers: [{ player: killer, adjacent: answersYes(board, killerIdentity, suspect) }],
    });
    // noir.discarded-by: `kept: false` has already said that the card is discarded.
    if (card.alive) card.evidence = true;
    else discard.push(suspect);
    // Draw a card; kvi.exonerate.refill: one whose suspect has left the board is replaced.
    drawIntoHand(1);
    replaceWhatHasLeft();
  }

  function solve(identity: string, disguise: string): void {
    const correct = identity === killerIdentity && disguise === killerDisguise;
    tell({ type: 'solved', player: inspector, identity, disguise, correct });
    if (correct) end(inspector, 'solved');
    else end(killer, 'wrong-solution');
  }

  // --- what is seen --------------------------------------------------------------------------------------------

  function faceDown(card: string | null, seen: boolean): string | null {
    if (card === null) return null;
    if (seen) return card;
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
    if (perspective !== 'spectator' && perspective !== 0 && perspective !== 1) throw new Error('no such perspective');
    // What lies before the players is open to its owner, and to all when the game is over; a hand is the owner's.
    const over = phase === 'over';
    return structuredClone({
      game: 'automata-noir/killer-vs-inspector',
      rulesVersion: 1,
      perspective,
      seats: 2,
      step: steps,
      actors: actors(),
      phase,
      events: eventsFor(perspective),
      outcome: ended,
      board: boardView(board),
      deck: deck.length,
      discard,
      kills: killsSoFar(),
      killer: {
        player: killer,
        identity: faceDown(killerIdentity, over || perspective === killer),
        disguise: faceDown(killerDisguise, over || perspective === killer),
      },
      inspector: {
        player: inspector,
        identity: faceDown(inspectorIdentity, over || perspective === inspector),
        hand: hand.map((card) => faceDown(card, perspective === inspector)),
      },
      lastShift,
    });
  }

  return { actors, legal, act, view, outcome: () => (ended === null ? null : structuredClone(ended)) };
}
