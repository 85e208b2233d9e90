import { tell } from '../../kernel/draft.js';
import { at, withAt } from '../../kernel/lists.js';
import { only, type Player } from '../../kernel/players.js';
import { isAlive } from '../board.js';
import type { Suspect } from '../suspects.js';
import { discard, draw, giveHand } from './evidence.js';
import { areEnough } from './kills.js';
import type { State } from './state.js';
import { copsOf, type Draft, goOn, killerWins } from './turn.js';

/**
 * The deaths of Cops that win for the Killer.
 *
 * @rule cops.partner.second
 */
export const DEATHS_TO_WIN = 2;

/**
 * A Cop dies. The second death wins for the Killer; the first one on the last Kill gives way to that Kill. Otherwise the
 * roles switch, the Evidence Hand goes to the new Profiler, and the killed Cop looks for a new identity.
 *
 * @rule cops.partner.second
 * @rule cops.kill.order
 * @rule cops.wins
 * @rule cops.partner.hand
 */
export function partnerDies(draft: Draft, cop: Player, suspect: Suspect): State {
  const { table } = draft;
  table.deaths++;
  tell(draft, { type: 'cop-killed', player: cop, suspect });
  if (table.deaths === DEATHS_TO_WIN) return killerWins(draft, 'second-cop-killed');
  if (areEnough(table.board)) return killerWins(draft, 'thirteen-kills');
  switchRoles(draft);
  discardIdentity(draft, cop, suspect);
  giveHand(draft);
  return seekIdentity(draft, cop);
}

/**
 * @rule cops.partner.switch
 * @rule cops.partner.roles
 */
function switchRoles(draft: Draft): void {
  const { profiler: undercover, undercover: profiler } = draft.table;
  draft.table.profiler = profiler;
  draft.table.undercover = undercover;
  tell(draft, { type: 'roles-switched', profiler, undercover });
}

/** @rule cops.partner.deck-first */
function discardIdentity(draft: Draft, cop: Player, suspect: Suspect): void {
  draft.secrets.identities = withAt(draft.secrets.identities, cop, null);
  discard(draft, cop, [suspect]);
}

/**
 * The killed Cop looks through the deck for a living suspect. One who was the Undercover and finds none chooses from the
 * hand just taken over; who has nothing to choose from either has lost for both.
 *
 * @rule cops.partner.search
 * @rule cops.partner.deceased
 * @rule cops.partner.deck-first
 * @rule cops.partner.none
 */
function seekIdentity(draft: Draft, cop: Player): State {
  const { table, secrets } = draft;
  const { board, killer } = table;
  const { deck, hands } = secrets;
  const place = deck.findIndex((suspect) => isAlive(board, suspect));
  const passed = place === -1 ? deck : deck.slice(0, place);
  secrets.deck = deck.slice(passed.length);
  discard(draft, cop, passed);
  if (place !== -1) {
    drawIdentity(draft, cop);
    return goOn(draft, killer);
  }
  if (!at(hands, cop).some((suspect) => isAlive(board, suspect))) return killerWins(draft, 'no-identity-left');
  table.phase = 'replacement';
  return draft;
}

/**
 * A Cop who was the Undercover, and is the Profiler now, shows the card to the partner.
 *
 * @rule cops.partner.shown
 */
function drawIdentity(draft: Draft, cop: Player): void {
  const { table, secrets } = draft;
  const found = draw(draft, cop, cop === table.profiler ? copsOf(table) : only(cop));
  secrets.identities = withAt(secrets.identities, cop, found);
}
