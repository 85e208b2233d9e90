import type { BuddyCopsPhase } from '../automata-noir/buddy-cops/state.js';
import { copsOf } from '../automata-noir/buddy-cops/turn.js';
import { ACTIONS_PER_TURN } from '../automata-noir/index.js';
import { at } from '../kernel/lists.js';
import { NOBODY, type Player } from '../kernel/players.js';
import type { BuddyCopsPosition } from './buddy-cops.js';
import { type PositionProblem, unless } from './problems.js';
import { areSame } from './standing.js';

type Position = BuddyCopsPosition;
type Problems = readonly PositionProblem[];

/** The phases of the set-up. */
export const SET_UP: readonly BuddyCopsPhase[] = ['killer-identity', 'opening-kill', 'cop-identities'];

/** Both Cops, by seat. */
export function copsIn({ profiler, undercover }: Position): readonly Player[] {
  return copsOf({ profiler: profiler.player, undercover: undercover.player });
}

/**
 * The two actions of the Killer's turn.
 *
 * @rule cops.killer.two
 * @rule cops.partner.turn
 */
export function turnProblems({ phase, actionsLeft, killedThisTurn }: Position): Problems {
  const rule = 'cops.killer.two';
  const possible = phase === 'killer-turn' ? [1, 2] : phase === 'replacement' ? [0, 1] : [0];
  const isFirst = phase === 'killer-turn' && actionsLeft === ACTIONS_PER_TURN;
  return [
    ...unless(
      possible.includes(actionsLeft),
      'actionsLeft',
      rule,
      `In this phase the Killer has ${possible.join(' or ')} actions left.`,
    ),
    ...unless(
      phase === 'replacement' ? killedThisTurn : !killedThisTurn || (phase === 'killer-turn' && !isFirst),
      'killedThisTurn',
      rule,
      phase === 'replacement'
        ? 'The Killer has just killed.'
        : 'The Killer has not killed in a turn that goes on here.',
    ),
  ];
}

/** @rule cops.turn.cops */
export function copsToActProblems(position: Position): Problems {
  const { phase, copsToAct, undercover } = position;
  const cops = copsIn(position);
  const isTurn = phase === 'cops-turn' || phase === 'undercover-choice';
  const expected = isTurn ? cops.filter((seat) => copsToAct.includes(seat)) : NOBODY;
  return [
    ...unless(
      areSame(copsToAct, expected),
      'copsToAct',
      'cops.turn.cops',
      isTurn ? 'These are Cops, ascending.' : 'It is not the Cops’ turn.',
    ),
    ...unless(
      !isTurn || copsToAct.length > 0,
      'copsToAct',
      'cops.turn.cops',
      'In the Cops’ turn at least one of them has still to act.',
    ),
    ...unless(
      phase !== 'undercover-choice' || copsToAct.includes(undercover.player),
      'copsToAct',
      'cops.undercover.choice',
      'The Undercover has to act until the choice is made.',
    ),
  ];
}

/** The most shifts that the Killer can have made in the latest turn. */
function killersShifts({ phase, actionsLeft, killedThisTurn, outcome }: Position): number {
  if (phase === 'killer-turn' && actionsLeft < ACTIONS_PER_TURN) return killedThisTurn ? 0 : 1;
  if (phase === 'replacement') return 1 - actionsLeft;
  return outcome === null || outcome.reason === 'killer-accused' ? ACTIONS_PER_TURN : 1;
}

/** The most shifts that a player can have made in the latest turn, which is a Disguise if the Undercover has to choose. */
function mostShifts(position: Position, seat: Player): number {
  const { phase, killer, undercover } = position;
  if (SET_UP.includes(phase)) return 0;
  if (seat === killer.player) return killersShifts(position);
  return phase === 'undercover-choice' && seat === undercover.player ? 0 : 1;
}

/**
 * The shifts of a player's latest turn.
 *
 * @rule cops.no-undo.shift
 */
export function shiftProblems(position: Position, seat: Player): Problems {
  const { killer, profiler, deaths, lastShifts } = position;
  const shifts = at(lastShifts, seat);
  const most = mostShifts(position, seat);
  const isSlow = seat === killer.player || (seat === profiler.player && deaths === 0);
  const path = `lastShifts[${seat}]`;
  return [
    ...unless(
      shifts.length <= most,
      path,
      'cops.no-undo.shift',
      `That player can have made ${most === 0 ? 'no shift' : `${most} at most`} in the latest turn.`,
    ),
    ...shifts.flatMap(({ player, distance }, index) => [
      ...unless(
        player === seat,
        `${path}[${index}].player`,
        'cops.no-undo.shift',
        `The shifts of player ${seat} stand here.`,
      ),
      ...unless(
        distance === 1 || !isSlow,
        `${path}[${index}].distance`,
        'cops.shift.line',
        'Only who is, or was, the Undercover moves a line two spaces.',
      ),
    ]),
  ];
}

/**
 * The Cop who has caught the Killer used the latest turn to accuse.
 *
 * @rule cops.no-undo.shift
 */
export function accusationProblems(position: Position): Problems {
  const { outcome, lastShifts } = position;
  return unless(
    outcome?.reason !== 'killer-accused' || copsIn(position).some((seat) => at(lastShifts, seat).length === 0),
    'lastShifts',
    'cops.no-undo.shift',
    'The latest turn of the Cop who accused the Killer had no shift, so one of the two Cops has none here.',
  );
}
