import { isAlive } from '../automata-noir/board.js';
import { killsOn } from '../automata-noir/buddy-cops/kills.js';
import { PLAYERS } from '../automata-noir/buddy-cops/setup.js';
import type { BuddyCopsReason } from '../automata-noir/buddy-cops/state.js';
import { BUDDY_COPS_KILLS_TO_WIN } from '../automata-noir/index.js';
import { NOBODY, type Player, seatsOf } from '../kernel/players.js';
import type { BuddyCopsPosition } from './buddy-cops.js';
import { copProblems, killerProblems, searchProblems, victimsIn } from './buddy-cops-cards.js';
import {
  accusationProblems,
  copsIn,
  copsToActProblems,
  SET_UP,
  shiftProblems,
  turnProblems,
} from './buddy-cops-turn.js';
import { boardProblems, evidenceCardProblems, evidenceOn, evidenceProblems } from './noir.js';
import { type PositionProblem, unless } from './problems.js';
import { placedAt, placedIn, standingProblems } from './standing.js';

type Position = BuddyCopsPosition;
type Problems = readonly PositionProblem[];

/** The rule of each end. */
const ENDS: Readonly<Record<BuddyCopsReason, string>> = {
  'thirteen-kills': 'cops.kill.thirteen',
  'second-cop-killed': 'cops.partner.second',
  'no-identity-left': 'cops.partner.none',
  'killer-accused': 'cops.accuse.identity',
};

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
    ...accusationProblems(position),
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

/** The fewest and the most kills that there can have been: the opening Kill killed no Cop, and is of no turn. */
function killsIn({ phase, deaths, killedThisTurn, outcome }: Position): readonly [number, number] {
  if (phase === 'killer-identity' || phase === 'opening-kill') return [0, 0];
  if (phase === 'cop-identities') return [1, 1];
  if (outcome?.reason === 'thirteen-kills') return [BUDDY_COPS_KILLS_TO_WIN, BUDDY_COPS_KILLS_TO_WIN];
  const least = 1 + Math.max(deaths, killedThisTurn ? 1 : 0);
  return [least, outcome?.reason === 'second-cop-killed' ? BUDDY_COPS_KILLS_TO_WIN : BUDDY_COPS_KILLS_TO_WIN - 1];
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

/**
 * The Cops killed. The card of each is in the discard for good, but for one whose death ended the game: that card stays
 * before the Cop.
 *
 * @rule cops.partner.second
 * @rule cops.kill.order
 * @rule cops.partner.deck-first
 */
function deathProblems(position: Position): Problems {
  const { board, discard, deaths, outcome } = position;
  const victims = victimsIn(position).length;
  const discarded = deaths - victims;
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
      !isSecond || victims === 1,
      'outcome.reason',
      'cops.partner.second',
      'Exactly one Cop lies deceased: the second one to be killed.',
    ),
    ...unless(
      discard.filter((card) => !isAlive(board, card)).length >= discarded,
      'discard',
      'cops.partner.deck-first',
      `The identity card of a killed Cop is discarded, so here lie at least ${discarded} of the deceased.`,
    ),
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
