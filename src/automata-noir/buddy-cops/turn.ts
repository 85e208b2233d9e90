import type { Outcome } from '../../kernel/game.js';
import { at, withAt, withLast, without } from '../../kernel/lists.js';
import { NOBODY, only, type Player } from '../../kernel/players.js';
import type { Told } from '../../kernel/told.js';
import type { Shifted } from '../shift.js';
import type { BuddyCopsEvent, BuddyCopsReason, Secrets, State, Table } from './state.js';

/**
 * The actions of a Killer's turn.
 *
 * @rule cops.killer.two
 */
export const ACTIONS_PER_TURN = 2;

type Event = Told<BuddyCopsEvent>;

function withParts({ game, rulesVersion, step, told }: State, table: Table, secrets: Secrets, event?: Event): State {
  return { game, rulesVersion, step, table, secrets, told: event === undefined ? told : withLast(told, event) };
}

/** The state with this changed on the table, all that is not named as it was, and this told after what was told before. */
export function changed(state: State, change: Partial<Table>, event?: Event): State {
  const { table } = state;
  const next: Table = {
    phase: change.phase ?? table.phase,
    board: change.board ?? table.board,
    discard: change.discard ?? table.discard,
    deaths: change.deaths ?? table.deaths,
    killer: table.killer,
    profiler: change.profiler ?? table.profiler,
    undercover: change.undercover ?? table.undercover,
    actionsLeft: change.actionsLeft ?? table.actionsLeft,
    killedThisTurn: change.killedThisTurn ?? table.killedThisTurn,
    copsToAct: change.copsToAct ?? table.copsToAct,
    lastShifts: change.lastShifts ?? table.lastShifts,
    outcome: change.outcome ?? table.outcome,
  };
  return withParts(state, next, state.secrets, event);
}

/** The state with these face-down cards elsewhere, the others where they were, and this told after what was told before. */
export function moved(state: State, { identities, hands, deck }: Partial<Secrets>, event?: Event): State {
  const { secrets } = state;
  const next: Secrets = {
    identities: identities ?? secrets.identities,
    hands: hands ?? secrets.hands,
    deck: deck ?? secrets.deck,
  };
  return withParts(state, state.table, next, event);
}

/** The state with this told after what was told before. */
export function heard(state: State, event: Event): State {
  return withParts(state, state.table, state.secrets, event);
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

/** An action begins: what was told of the last one is past. */
export function begun(state: State): State {
  return {
    game: state.game,
    rulesVersion: state.rulesVersion,
    step: state.step + 1,
    table: state.table,
    secrets: state.secrets,
    told: [],
  };
}

/**
 * The player takes an action of a turn of their own, which may shift a line. The player's latest turn is this one from
 * now on; the Killer's second action belongs to the same turn as the first.
 *
 * @rule cops.no-undo.shift
 */
export function acted(state: State, player: Player, shift?: Shifted): State {
  const { killer, actionsLeft, lastShifts } = state.table;
  const isKiller = player === killer;
  const before = isKiller && actionsLeft < ACTIONS_PER_TURN ? at(lastShifts, player) : [];
  return changed(begun(state), {
    actionsLeft: isKiller ? actionsLeft - 1 : actionsLeft,
    lastShifts: withAt(lastShifts, player, shift === undefined ? before : withLast(before, shift)),
  });
}

/**
 * The game goes on after what that player has done: with the next part of the set-up, of the same turn, or with the turn
 * of the other side.
 *
 * @rule cops.turn.alternate
 * @rule cops.setup.order
 * @rule cops.partner.turn
 */
export function goOn(state: State, player: Player): State {
  const { phase, actionsLeft, copsToAct } = state.table;
  switch (phase) {
    case 'killer-identity':
      return changed(state, { phase: 'opening-kill' });
    case 'opening-kill':
      return changed(state, { phase: 'cop-identities' });
    case 'cop-identities':
      return actorsOf(state).length > 0 ? state : killersTurn(state);
    case 'killer-turn':
    case 'replacement':
      if (actionsLeft === 0) return copsTurn(state);
      return phase === 'killer-turn' ? state : changed(state, { phase: 'killer-turn' });
    case 'cops-turn':
    case 'undercover-choice': {
      const left = without(copsToAct, player);
      return left.length > 0 ? changed(state, { phase: 'cops-turn', copsToAct: left }) : killersTurn(state);
    }
    case 'over':
      return state;
  }
}

function killersTurn(state: State): State {
  return changed(state, { phase: 'killer-turn', actionsLeft: ACTIONS_PER_TURN, copsToAct: NOBODY });
}

function copsTurn(state: State): State {
  return changed(state, {
    phase: 'cops-turn',
    actionsLeft: 0,
    killedThisTurn: false,
    copsToAct: copsOf(state.table),
  });
}

/** The Killer wins at once. */
export function killerWins(state: State, reason: BuddyCopsReason): State {
  return ended(state, { winners: only(state.table.killer), reason });
}

/**
 * Both Cops win at once.
 *
 * @rule cops.winners
 */
export function copsWin(state: State, reason: BuddyCopsReason): State {
  return ended(state, { winners: copsOf(state.table), reason });
}

function ended(state: State, outcome: Outcome<BuddyCopsReason>): State {
  return changed(
    state,
    { phase: 'over', actionsLeft: 0, killedThisTurn: false, copsToAct: NOBODY, outcome },
    { type: 'game-over', winners: outcome.winners, reason: outcome.reason },
  );
}
