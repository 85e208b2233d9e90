import type { ActionRule } from '../../../kernel/action-rule.js';
import { tell } from '../../../kernel/draft.js';
import { at, withAt, withLast } from '../../../kernel/lists.js';
import { actionsOn, madeOnce } from '../../../kernel/made-once.js';
import type { Player } from '../../../kernel/players.js';
import { refusal } from '../../../kernel/table.js';
import { secretly } from '../../../kernel/told.js';
import { isAdjacent, neighboursOf, withDeceased } from '../../board.js';
import { SUSPECTS, suspect } from '../../suspects.js';
import type { Capture, Sight, SpyTagCode, State } from '../state.js';
import { enemiesOf, NETWORK_SPIES, sideOf } from '../teams.js';
import { begun, type Draft, hasWon, nextTurn, seatsIn, win } from '../turn.js';

const NOT_ADJACENT = /* @__PURE__ */ refusal(
  'capture-not-adjacent',
  'spy.capture.adjacent',
  'You can only capture a suspect adjacent to your Secret Identity.',
);

/** By player and suspect. */
const CAPTURES = /* @__PURE__ */ madeOnce(
  NETWORK_SPIES,
  SUSPECTS,
  (player, suspect): Capture => ({ type: 'capture', player, suspect }),
);

/**
 * Name an adjacent suspect; the enemy who goes by that one, if any, is caught.
 *
 * @rule spy.capture.adjacent
 * @rule spy.capture.any
 * @rule spy.capture.trophy
 * @rule spy.capture.deceased
 * @rule spy.capture.redraw
 * @rule spy.capture.win
 */
export const capture: ActionRule<State, Sight, Capture, SpyTagCode> = {
  fields: { suspect },

  isMade: ({ phase }) => phase === 'turn',

  all: CAPTURES,

  candidates: ({ board, identity }, player) => actionsOn(CAPTURES, player, neighboursOf(board, identity)),

  areLegal: true,

  check: ({ board, identity }, { suspect }) => (isAdjacent(board, identity, suspect) ? null : NOT_ADJACENT),

  resolve: (state, action) => {
    const { player, suspect } = action;
    const draft = begun(state);
    const victim = victimOf(draft, action);
    tell(draft, { type: 'captured', player, suspect, victim });
    if (victim === null) return nextTurn(draft);
    winTrophy(draft, action, victim);
    if (hasWon(draft.table.trophies, player)) return win(draft);
    drawIdentity(draft, victim);
    return nextTurn(draft);
  },
};

/**
 * The enemy who goes by the suspect named, or `null`; an ally can't be caught.
 *
 * @rule spy.team.capture
 */
function victimOf(draft: Draft, { player, suspect }: Capture): Player | null {
  const { identities } = draft.secrets;
  return enemiesOf(seatsIn(draft), player).find((enemy) => identities[enemy] === suspect) ?? null;
}

/** The victim's Secret Identity becomes a trophy, and the suspect is turned over. */
function winTrophy({ table, secrets }: Draft, { player, suspect }: Capture, victim: Player): void {
  table.board = withDeceased(table.board, suspect);
  table.trophies = withAt(table.trophies, player, withLast(at(table.trophies, player), suspect));
  secrets.identities = withAt(secrets.identities, victim, null);
}

/**
 * The victim draws the deck's top card as a new Secret Identity.
 *
 * @rule spy.deck
 */
function drawIdentity(draft: Draft, player: Player): void {
  const { table, secrets } = draft;
  const identity = at(secrets.deck, 0);
  secrets.identities = withAt(secrets.identities, player, identity);
  secrets.deck = secrets.deck.slice(1);
  const openTo = sideOf(table.trophies.length, player);
  tell(draft, secretly({ type: 'evidence-drawn', player, suspects: [identity] }, 'suspects', openTo));
}
