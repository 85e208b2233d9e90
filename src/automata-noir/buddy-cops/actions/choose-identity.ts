import type { ActionRule } from '../../../kernel/action-rule.js';
import { tell } from '../../../kernel/draft.js';
import { at } from '../../../kernel/lists.js';
import { actionsOn, madeOnce } from '../../../kernel/made-once.js';
import { only, type Player } from '../../../kernel/players.js';
import { refusal } from '../../../kernel/table.js';
import { secretly } from '../../../kernel/told.js';
import { isAlive } from '../../board.js';
import { SUSPECTS, suspect } from '../../suspects.js';
import { giveHand } from '../evidence.js';
import { cardsHeld, goBy, isHeld } from '../identity.js';
import { PLAYERS } from '../setup.js';
import type { BuddyCopsCode, BuddyCopsPhase, ChooseIdentity, Sight, State } from '../state.js';
import { begun, copsOf, goOn } from '../turn.js';

const NOT_HELD = /* @__PURE__ */ refusal(
  'identity-not-held',
  'cops.identity.held',
  'You can only go by a suspect whose card you hold.',
);
const DECEASED = /* @__PURE__ */ refusal(
  'identity-deceased',
  'noir.identity.living',
  'You can only go by a living suspect.',
);

const PHASES: readonly BuddyCopsPhase[] = /* @__PURE__ */ Object.freeze([
  'killer-identity',
  'cop-identities',
  'undercover-choice',
  'replacement',
] as const);

const CHOICES = /* @__PURE__ */ madeOnce(
  PLAYERS,
  SUSPECTS,
  (player, identity): ChooseIdentity => ({ type: 'choose-identity', player, identity }),
);

/**
 * Choose a Secret Identity: in the set-up, after Disguise, or as a killed Undercover for whom the deck has none. When
 * both Cops have one, what the Undercover holds beside it goes to the Profiler.
 *
 * @rule cops.setup.killer
 * @rule cops.setup.cops
 * @rule cops.undercover.choice
 * @rule cops.undercover.disguise
 * @rule cops.partner.deck-first
 * @rule cops.identity.held
 * @rule noir.identity.living
 * @rule noir.choice.asked
 */
export const chooseIdentity: ActionRule<State, Sight, ChooseIdentity, BuddyCopsCode> = {
  fields: { identity: suspect },

  isMade: ({ phase }) => PHASES.includes(phase),

  all: CHOICES,

  candidates: (sight, player) => actionsOn(CHOICES, player, cardsHeld(sight)),

  check: (sight, { identity }) => {
    if (!isHeld(sight, identity)) return NOT_HELD;
    return isAlive(sight.board, identity) ? null : DECEASED;
  },

  resolve: (state, { player, identity }) => {
    const draft = begun(state);
    goBy(draft, player, identity);
    tell(draft, secretly({ type: 'identity-chosen', player, identity }, 'identity', openTo(state, player)));
    if (haveBothChosen(draft)) giveHand(draft);
    return goOn(draft, player);
  },
};

/**
 * Who may look at the identity that this player chooses: also an Undercover who has one, if it is the Profiler's.
 *
 * @rule cops.setup.unseen
 * @rule cops.undercover.looks
 * @rule cops.partner.deck-first
 */
function openTo({ table, secrets }: State, player: Player): readonly Player[] {
  const isSeen = player === table.profiler && at(secrets.identities, table.undercover) !== null;
  return isSeen ? copsOf(table) : only(player);
}

/** The Killer has chosen before them. */
function haveBothChosen({ secrets }: State): boolean {
  return !secrets.identities.includes(null);
}
