import { type Draft as DraftOf, tell } from '../../kernel/draft.js';
import { at, withAt, withLast, without } from '../../kernel/lists.js';
import { NOBODY, only, type Player } from '../../kernel/players.js';
import type { Shifted } from '../shift.js';
import type { BuddyCopsReason, State, Table } from './state.js';

/**
 * The actions of a Killer's turn.
 *
 * @rule cops.killer.two
 */
export const ACTIONS_PER_TURN = 2;

/** The spaces that a Shift moves a line. */
export const SHIFT_DISTANCE = 1;

/** A state while an action makes it. */
export type Draft = DraftOf<State>;

/** An action begins: what was told of the last one is past. */
export function begun({ game, rulesVersion, step, table, secrets }: State): Draft {
  return {
    game,
    rulesVersion,
    step: step + 1,
    table: {
      phase: table.phase,
      board: table.board,
      discard: table.discard,
      deaths: table.deaths,
      killer: table.killer,
      profiler: table.profiler,
      undercover: table.undercover,
      actionsLeft: table.actionsLeft,
      killedThisTurn: table.killedThisTurn,
      copsToAct: table.copsToAct,
      lastShifts: table.lastShifts,
      outcome: table.outcome,
    },
    secrets: { identities: secrets.identities, hands: secrets.hands, deck: secrets.deck },
    told: [],
  };
}

/**
 * The player takes an action of a turn of their own, which may shift a line. The player's latest turn is this one from
 * now on; the Killer's second action belongs to the same turn as the first.
 *
 * @rule cops.no-undo.shift
 */
export function acted(state: State, player: Player, shift?: Shifted): Draft {
  const draft = begun(state);
  const { table } = draft;
  const { killer, actionsLeft, lastShifts } = table;
  const isKiller = player === killer;
  const own = at(lastShifts, player);
  const before = own.length === 0 || (isKiller && actionsLeft < ACTIONS_PER_TURN) ? own : [];
  const latest = shift === undefined ? before : withLast(before, shift);
  if (isKiller) table.actionsLeft--;
  if (latest !== own) table.lastShifts = withAt(lastShifts, player, latest);
  return draft;
}

/** Both Cops, by seat. */
export function copsOf({ profiler, undercover }: Pick<Table, 'profiler' | 'undercover'>): readonly Player[] {
  return profiler < undercover ? [profiler, undercover] : [undercover, profiler];
}

/**
 * Who may act now: both Cops at once while either of them has still to choose or to act.
 *
 * @rule cops.setup.order
 * @rule cops.turn.cops
 */
export function actorsOf({ table, secrets }: State): readonly Player[] {
  switch (table.phase) {
    case 'killer-identity':
    case 'opening-kill':
    case 'killer-turn':
      return only(table.killer);
    case 'cop-identities':
      return copsOf(table).filter((cop) => at(secrets.identities, cop) === null);
    case 'cops-turn':
      return table.copsToAct;
    case 'undercover-choice':
      return only(table.undercover);
    case 'replacement':
      return only(table.profiler);
    case 'over':
      return NOBODY;
  }
}

/**
 * The game goes on after what that player has done: with the next part of the set-up, of the same turn, or with the turn
 * of the other side.
 *
 * @rule cops.turn.alternate
 * @rule cops.setup.order
 * @rule cops.partner.turn
 */
export function goOn(draft: Draft, player: Player): State {
  const { table } = draft;
  switch (table.phase) {
    case 'killer-identity':
      table.phase = 'opening-kill';
      break;
    case 'opening-kill':
      table.phase = 'cop-identities';
      break;
    case 'cop-identities':
      if (actorsOf(draft).length === 0) beginKillersTurn(draft);
      break;
    case 'killer-turn':
    case 'replacement':
      table.phase = 'killer-turn';
      if (table.actionsLeft === 0) beginCopsTurn(draft);
      break;
    case 'cops-turn':
    case 'undercover-choice':
      table.phase = 'cops-turn';
      table.copsToAct = without(table.copsToAct, player);
      if (table.copsToAct.length === 0) beginKillersTurn(draft);
      break;
    case 'over':
      break;
  }
  return draft;
}

function beginKillersTurn({ table }: Draft): void {
  table.phase = 'killer-turn';
  table.actionsLeft = ACTIONS_PER_TURN;
}

function beginCopsTurn({ table }: Draft): void {
  table.phase = 'cops-turn';
  table.killedThisTurn = false;
  table.copsToAct = copsOf(table);
}

/** The Killer wins at once. */
export function killerWins(draft: Draft, reason: BuddyCopsReason): State {
  return ended(draft, only(draft.table.killer), reason);
}

/**
 * Both Cops win at once.
 *
 * @rule cops.winners
 */
export function copsWin(draft: Draft, reason: BuddyCopsReason): State {
  return ended(draft, copsOf(draft.table), reason);
}

function ended(draft: Draft, winners: readonly Player[], reason: BuddyCopsReason): State {
  const { table } = draft;
  table.phase = 'over';
  table.actionsLeft = 0;
  table.killedThisTurn = false;
  table.copsToAct = NOBODY;
  table.outcome = { winners, reason };
  tell(draft, { type: 'game-over', winners, reason });
  return draft;
}
