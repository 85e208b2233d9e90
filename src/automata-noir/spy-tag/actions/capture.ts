import type { ActionRule } from '../../../kernel/action-rule.js';
import { at, withAt, withLast } from '../../../kernel/lists.js';
import { actionsOn, madeOnce } from '../../../kernel/made-once.js';
import type { Player } from '../../../kernel/players.js';
import { refusal } from '../../../kernel/table.js';
import { secretly } from '../../../kernel/told.js';
import { isAdjacent, neighboursOf, withDeceased } from '../../board.js';
import { SUSPECTS, suspect } from '../../suspects.js';
import type { Capture, Sight, SpyTagCode, SpyTagEvent, State } from '../state.js';
import { enemiesOf, NETWORK_SPIES, sideOf } from '../teams.js';
import { type Done, hasWon, nextTurn, seatsIn, win } from '../turn.js';

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
    const victim = victimOf(state, action);
    if (victim === null) return nextTurn(state, announced(state, action, victim));
    const caught = withTrophy(announced(state, action, victim), action, victim);
    return hasWon(caught.trophies, action.player)
      ? win(state, caught)
      : nextTurn(state, withNewIdentity(caught, victim));
  },
};

/**
 * The enemy who goes by the suspect named, or `null`; an ally can't be caught.
 *
 * @rule spy.team.capture
 */
function victimOf(state: State, { player, suspect }: Capture): Player | null {
  const { identities } = state.secrets;
  return enemiesOf(seatsIn(state), player).find((enemy) => identities[enemy] === suspect) ?? null;
}

/** All hear who was caught, if anyone. */
function announced({ table, secrets }: State, { player, suspect }: Capture, victim: Player | null): Done {
  return {
    board: table.board,
    lastShift: null,
    trophies: table.trophies,
    identities: secrets.identities,
    deck: secrets.deck,
    told: [{ type: 'captured', player, suspect, victim }],
  };
}

/** The victim's Secret Identity becomes a trophy, and the suspect is turned over. */
function withTrophy(done: Done, { player, suspect }: Capture, victim: Player): Done {
  return {
    board: withDeceased(done.board, suspect),
    lastShift: done.lastShift,
    trophies: withAt(done.trophies, player, withLast(at(done.trophies, player), suspect)),
    identities: withAt(done.identities, victim, null),
    deck: done.deck,
    told: done.told,
  };
}

/**
 * The victim draws the deck's top card as a new Secret Identity.
 *
 * @rule spy.deck
 */
function withNewIdentity(done: Done, victim: Player): Done {
  const identity = at(done.deck, 0);
  const drawn: SpyTagEvent = { type: 'evidence-drawn', player: victim, suspects: [identity] };
  return {
    board: done.board,
    lastShift: done.lastShift,
    trophies: done.trophies,
    identities: withAt(done.identities, victim, identity),
    deck: done.deck.slice(1),
    told: withLast(done.told, secretly(drawn, 'suspects', sideOf(done.trophies.length, victim))),
  };
}
