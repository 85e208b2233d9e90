import { at, withAt } from '../../kernel/lists.js';
import { only, type Player } from '../../kernel/players.js';
import { secretly } from '../../kernel/told.js';
import { isAlive } from '../board.js';
import type { Suspect } from '../suspects.js';
import { discarded, handGiven } from './evidence.js';
import { areEnough } from './kills.js';
import type { State } from './state.js';
import { changed, copsOf, goOn, killerWins, moved } from './turn.js';

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
export function partnerDies(state: State, cop: Player, suspect: Suspect): State {
  const deaths = state.table.deaths + 1;
  const dead = changed(state, { deaths }, { type: 'cop-killed', player: cop, suspect });
  if (deaths === DEATHS_TO_WIN) return killerWins(dead, 'second-cop-killed');
  if (areEnough(dead.table.board)) return killerWins(dead, 'thirteen-kills');
  return identitySought(handGiven(identityDiscarded(rolesSwitched(dead), cop, suspect)), cop);
}

/**
 * @rule cops.partner.switch
 * @rule cops.partner.roles
 */
function rolesSwitched(state: State): State {
  const { profiler: undercover, undercover: profiler } = state.table;
  return changed(state, { profiler, undercover }, { type: 'roles-switched', profiler, undercover });
}

/** @rule cops.partner.deck-first */
function identityDiscarded(state: State, cop: Player, suspect: Suspect): State {
  const identities = withAt(state.secrets.identities, cop, null);
  return discarded(moved(state, { identities }), cop, [suspect]);
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
function identitySought(state: State, cop: Player): State {
  const { board, killer } = state.table;
  const { deck, hands } = state.secrets;
  const place = deck.findIndex((suspect) => isAlive(board, suspect));
  const passed = place === -1 ? deck : deck.slice(0, place);
  const sought = discarded(moved(state, { deck: deck.slice(passed.length) }), cop, passed);
  if (place !== -1) return goOn(identityDrawn(sought, cop), killer);
  const canChoose = at(hands, cop).some((suspect) => isAlive(board, suspect));
  return canChoose ? changed(sought, { phase: 'replacement' }) : killerWins(sought, 'no-identity-left');
}

/**
 * A Cop who was the Undercover, and is the Profiler now, shows the card to the partner.
 *
 * @rule cops.partner.shown
 */
function identityDrawn(state: State, cop: Player): State {
  const { identities, deck } = state.secrets;
  const found = at(deck, 0);
  return moved(
    state,
    { identities: withAt(identities, cop, found), deck: deck.slice(1) },
    secretly(
      { type: 'evidence-drawn', player: cop, suspects: [found] },
      'suspects',
      cop === state.table.profiler ? copsOf(state.table) : only(cop),
    ),
  );
}
