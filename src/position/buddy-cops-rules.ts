import { isAlive } from '../automata-noir/board.js';
import { killsOn } from '../automata-noir/buddy-cops/kills.js';
import { PLAYERS } from '../automata-noir/buddy-cops/setup.js';
import type { BuddyCopsPhase, BuddyCopsReason } from '../automata-noir/buddy-cops/state.js';
import { copsOf } from '../automata-noir/buddy-cops/turn.js';
import { ACTIONS_PER_TURN, BUDDY_COPS_KILLS_TO_WIN, CARDS_DEALT } from '../automata-noir/index.js';
import { at } from '../kernel/lists.js';
import { NOBODY, type Player, seatsOf } from '../kernel/players.js';
import type { BuddyCopsPosition, BuddyCopsPositionCop } from './buddy-cops.js';
import { boardProblems, evidenceCardProblems, evidenceOn, evidenceProblems, identityProblems } from './noir.js';
import { type PositionProblem, unless } from './problems.js';
import { areSame, placedAt, placedIn, standingProblems } from './standing.js';

type Position = BuddyCopsPosition;
type Problems = readonly PositionProblem[];

/** The rule of each end. */
const ENDS: Readonly<Record<BuddyCopsReason, string>> = {
  'thirteen-kills': 'cops.kill.thirteen',
  'second-cop-killed': 'cops.partner.second',
  'no-identity-left': 'cops.partner.none',
  'killer-accused': 'cops.accuse.identity',
};

const SET_UP: readonly BuddyCopsPhase[] = ['killer-identity', 'opening-kill', 'cop-identities'];

/** What in the position breaks an invariant of Buddy Cops. */
export function problemsOf(position: Position): Problems {
  const { board, deck, discard, killer, profiler, undercover, outcome } = position;
  const winners = outcome?.reason === 'killer-accused' ? copsIn(position) : [killer.player];
  return [
    ...roleProblems(position),
    ...standingProblems(position, [actorsIn(position)], [winners], ENDS[outcome?.reason ?? 'thirteen-kills']),
    ...boardProblems(board),
    ...evidenceProblems(board, outcome?.reason === 'thirteen-kills' && victimsIn(position).length === 0 ? 1 : 0),
    ...killProblems(position),
    ...deathProblems(position),
    ...killerProblems(position),
    ...copProblems(position, 'profiler'),
    ...copProblems(position, 'undercover'),
    ...searchProblems(position),
    ...turnProblems(position),
    ...copsToActProblems(position),
    ...seatsOf(PLAYERS).flatMap((seat) => shiftProblems(position, seat)),
    ...(SET_UP.includes(position.phase) ? setUpProblems(position) : []),
    ...evidenceCardProblems([
      ...placedAt(killer.identity, 'killer.identity'),
      ...placedIn(killer.disguises, 'killer.disguises'),
      ...placedAt(profiler.identity, 'profiler.identity'),
      ...placedIn(profiler.hand, 'profiler.hand'),
      ...placedAt(undercover.identity, 'undercover.identity'),
      ...placedIn(undercover.hand, 'undercover.hand'),
      ...evidenceOn(board),
      ...placedIn(discard, 'discard'),
      ...placedIn(deck, 'deck'),
    ]),
  ];
}

function copsIn({ profiler, undercover }: Position): readonly Player[] {
  return copsOf({ profiler: profiler.player, undercover: undercover.player });
}

function roleProblems({ killer, profiler, undercover }: Position): Problems {
  const message = 'Each player has one of the three roles.';
  return [
    ...unless(profiler.player !== killer.player, 'profiler.player', 'cops.setup.roles', message),
    ...unless(
      undercover.player !== killer.player && undercover.player !== profiler.player,
      'undercover.player',
      'cops.setup.roles',
      message,
    ),
  ];
}

function actorsIn(position: Position): readonly Player[] {
  const { phase, killer, profiler, undercover, copsToAct } = position;
  switch (phase) {
    case 'killer-identity':
    case 'opening-kill':
    case 'killer-turn':
      return [killer.player];
    case 'cop-identities':
      return copsIn(position).filter(
        (seat) => (seat === profiler.player ? profiler.identity : undercover.identity) === null,
      );
    case 'cops-turn':
      return copsToAct;
    case 'undercover-choice':
      return [undercover.player];
    case 'replacement':
      return [profiler.player];
    case 'over':
      return NOBODY;
  }
}

/** The fewest and the most kills that there can have been. */
function killsIn({ phase, deaths, outcome }: Position): readonly [number, number] {
  if (phase === 'killer-identity' || phase === 'opening-kill') return [0, 0];
  if (phase === 'cop-identities') return [1, 1];
  if (outcome?.reason === 'thirteen-kills') return [BUDDY_COPS_KILLS_TO_WIN, BUDDY_COPS_KILLS_TO_WIN];
  return [1 + deaths, outcome?.reason === 'second-cop-killed' ? BUDDY_COPS_KILLS_TO_WIN : BUDDY_COPS_KILLS_TO_WIN - 1];
}

/**
 * @rule cops.kill.thirteen
 * @rule cops.setup.kill-counts
 */
function killProblems(position: Position): Problems {
  const { kills, board, phase } = position;
  const counted = killsOn(board);
  const [least, most] = killsIn(position);
  return [
    ...unless(kills === counted, 'kills', 'cops.kill.flip', `The deceased on the board are ${counted}.`),
    ...unless(
      counted >= least && counted <= most,
      'kills',
      Math.max(counted, least) >= BUDDY_COPS_KILLS_TO_WIN ? 'cops.kill.thirteen' : 'cops.setup.kill-counts',
      `In the phase ${phase}, or with this end, there are ${least === most ? least : `${least} to ${most}`} kills; here are ${counted}.`,
    ),
  ];
}

/** The deaths that there can have been. */
function deathsIn({ phase, outcome }: Position): readonly number[] {
  if (SET_UP.includes(phase)) return [0];
  if (phase === 'replacement' || outcome?.reason === 'no-identity-left') return [1];
  return outcome?.reason === 'second-cop-killed' ? [2] : [0, 1];
}

/** The Cops who go by a deceased suspect: victims of the Kill that ended the game. */
function victimsIn({ board, profiler, undercover }: Position): readonly BuddyCopsPositionCop[] {
  return [profiler, undercover].filter(({ identity }) => identity !== null && !isAlive(board, identity));
}

/**
 * @rule cops.partner.second
 * @rule cops.kill.order
 */
function deathProblems(position: Position): Problems {
  const { deaths, outcome } = position;
  const possible = deathsIn(position);
  const isSecond = outcome?.reason === 'second-cop-killed';
  return [
    ...unless(
      possible.includes(deaths),
      'deaths',
      'cops.partner.second',
      `In this phase, or with this end, ${possible.join(' or ')} Cops have been killed.`,
    ),
    ...unless(
      !isSecond || victimsIn(position).length === 1,
      'outcome.reason',
      'cops.partner.second',
      'Exactly one Cop lies deceased: the second one to be killed.',
    ),
  ];
}

function killerProblems({ phase, board, killer }: Position): Problems {
  const { identity, disguises } = killer;
  const isFirst = phase === 'killer-identity';
  const most = isFirst ? CARDS_DEALT : CARDS_DEALT - 1;
  const least = SET_UP.includes(phase) ? most : 0;
  return [
    ...unless(
      (identity === null) === isFirst,
      'killer.identity',
      'cops.setup.killer',
      'The Killer chooses an identity first of all, and has one ever after.',
    ),
    ...identityProblems(board, identity, 'killer.identity'),
    ...unless(
      disguises.length >= least && disguises.length <= most,
      'killer.disguises',
      least === most ? 'cops.setup.three' : 'cops.accuse.disguise',
      `These are ${least === most ? most : `${least} to ${most}`} cards.`,
    ),
  ];
}

/** How many cards that Cop holds, or `null` for any number. */
function cardsHeld({ phase }: Position, role: 'profiler' | 'undercover', hasIdentity: boolean): number | null {
  if (SET_UP.includes(phase)) return hasIdentity ? CARDS_DEALT - 1 : CARDS_DEALT;
  if (role === 'profiler') return null;
  return phase === 'undercover-choice' ? 1 : 0;
}

/** Whether that Cop has an identity, or `null` where both can be. */
function isKnown({ phase, outcome }: Position, role: 'profiler' | 'undercover'): boolean | null {
  if (phase === 'killer-identity' || phase === 'opening-kill') return false;
  if (phase === 'replacement') return role === 'undercover';
  return phase === 'cop-identities' || outcome?.reason === 'no-identity-left' ? null : true;
}

function copProblems(position: Position, role: 'profiler' | 'undercover'): Problems {
  const { board, outcome, deaths } = position;
  const { identity, hand } = position[role];
  const known = isKnown(position, role);
  const held = cardsHeld(position, role, identity !== null);
  const isLastVictim =
    (outcome?.reason === 'second-cop-killed' || (outcome?.reason === 'thirteen-kills' && deaths === 1)) &&
    victimsIn(position).length === 1;
  return [
    ...unless(
      known === null || known === (identity !== null),
      `${role}.identity`,
      'cops.setup.cops',
      known ? 'This Cop has an identity in this phase.' : 'This Cop has no identity in this phase.',
    ),
    ...(isLastVictim ? [] : identityProblems(board, identity, `${role}.identity`)),
    ...unless(
      held === null || hand.length === held,
      `${role}.hand`,
      'cops.setup.evidence-hand',
      `This Cop holds ${held} cards in this phase beside an identity.`,
    ),
  ];
}

/**
 * A killed Cop who found no identity: the deck is empty then, and a killed Undercover has living cards to choose from or
 * has lost.
 *
 * @rule cops.partner.deck-first
 * @rule cops.partner.none
 */
function searchProblems({ phase, board, deck, profiler, undercover, outcome }: Position): Problems {
  const isLost = outcome?.reason === 'no-identity-left';
  if (phase === 'cop-identities') {
    const message = 'When both have chosen, the Killer’s turn comes.';
    return unless(profiler.identity === null || undercover.identity === null, 'phase', 'cops.setup.order', message);
  }
  if (phase !== 'replacement' && !isLost) return [];
  const canChoose = profiler.hand.some((card) => isAlive(board, card));
  return [
    ...unless(deck.length === 0, 'deck', 'cops.partner.deck-first', 'The killed Cop has looked through the deck.'),
    ...unless(
      isLost || canChoose,
      'profiler.hand',
      'cops.partner.none',
      'There is no living suspect in the hand to choose, so the Killer has won.',
    ),
    ...unless(
      !isLost || (profiler.identity === null) !== (undercover.identity === null),
      'outcome.reason',
      'cops.partner.none',
      'Exactly one Cop has no identity.',
    ),
    ...unless(
      !isLost || profiler.identity !== null || !canChoose,
      'profiler.hand',
      'cops.partner.deck-first',
      'There is a living suspect in the hand to choose, so the game goes on.',
    ),
  ];
}

/**
 * The two actions of the Killer's turn.
 *
 * @rule cops.killer.two
 * @rule cops.partner.turn
 */
function turnProblems({ phase, actionsLeft, killedThisTurn }: Position): Problems {
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
function copsToActProblems(position: Position): Problems {
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

/**
 * The shifts of a player's latest turn.
 *
 * @rule cops.no-undo.shift
 */
function shiftProblems(position: Position, seat: Player): Problems {
  const { phase, killer, profiler, deaths, lastShifts } = position;
  const shifts = at(lastShifts, seat);
  const most = SET_UP.includes(phase) ? 0 : seat === killer.player ? killersShifts(position) : 1;
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

/** @rule cops.setup.order */
function setUpProblems({ board, discard }: Position): Problems {
  const rule = 'cops.setup.order';
  return [
    ...unless(discard.length === 0, 'discard', rule, 'No evidence is discarded in the set-up.'),
    ...evidenceOn(board).map(({ path }) => ({ path, rule, message: 'No evidence is laid in the set-up.' })),
  ];
}
