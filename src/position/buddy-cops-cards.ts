import { isAlive } from '../automata-noir/board.js';
import { CARDS_DEALT } from '../automata-noir/index.js';
import type { BuddyCopsPosition, BuddyCopsPositionCop } from './buddy-cops.js';
import { SET_UP } from './buddy-cops-turn.js';
import { identityProblems } from './noir.js';
import { type PositionProblem, unless } from './problems.js';

type Position = BuddyCopsPosition;
type Problems = readonly PositionProblem[];

/** The Cops who go by a deceased suspect: victims of the Kill that ended the game. */
export function victimsIn({ board, profiler, undercover }: Position): readonly BuddyCopsPositionCop[] {
  return [profiler, undercover].filter(({ identity }) => identity !== null && !isAlive(board, identity));
}

/** The cards of the Killer. */
export function killerProblems({ phase, board, killer }: Position): Problems {
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

/** The cards of a Cop. */
export function copProblems(position: Position, role: 'profiler' | 'undercover'): Problems {
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
export function searchProblems({ phase, board, deck, profiler, undercover, outcome }: Position): Problems {
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
