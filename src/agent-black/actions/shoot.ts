import type { ActionRule } from '../../kernel/action-rule.js';
import { tell } from '../../kernel/draft.js';
import { oneOf, seat } from '../../kernel/fields.js';
import { at } from '../../kernel/lists.js';
import { seatsOf } from '../../kernel/players.js';
import { refusal } from '../../kernel/table.js';
import { IDENTITIES } from '../cards.js';
import { identitiesOf, turnUp } from '../reveal.js';
import { placesIn } from '../ring.js';
import { MOST_PLAYERS } from '../setup.js';
import type { AgentBlackCode, Shoot, Sight, State } from '../state.js';
import { begun, type Draft, goOn } from '../turn.js';

const TARGET_SELF = /* @__PURE__ */ refusal(
  'target-self',
  'agent.shoot.target',
  'You can only shoot at another player.',
);
const TARGET_ELIMINATED = /* @__PURE__ */ refusal(
  'target-eliminated',
  'agent.shoot.target',
  'You can only shoot at a player still in the round.',
);
const IDENTITY_NOT_IN_RING = /* @__PURE__ */ refusal(
  'identity-not-in-ring',
  'agent.shoot.declare',
  'You can only declare an identity still in the ring.',
);

/** By shooter and target, in the order of `IDENTITIES`. */
const SHOTS: readonly (readonly (readonly Shoot[])[])[] = /* @__PURE__ */ seatsOf(MOST_PLAYERS).map((player) =>
  seatsOf(MOST_PLAYERS).map((target) =>
    IDENTITIES.map((identity) => Object.freeze({ type: 'shoot', player, target, identity })),
  ),
);

/**
 * Shoot: declare an identity of another agent. A hit turns that card up and gives another turn; a miss has its penalty.
 *
 * @rule agent.turn.action
 * @rule agent.shoot.one
 * @rule agent.shoot.target
 * @rule agent.shoot.declare
 * @rule agent.shoot.friend
 * @rule agent.shoot.hit
 * @rule agent.shoot.again
 * @rule agent.shoot.miss
 */
export const shoot: ActionRule<State, Sight, Shoot, AgentBlackCode> = {
  fields: { target: seat, identity: /* @__PURE__ */ oneOf(IDENTITIES) },

  isMade: ({ phase }) => phase === 'turn',

  all: /* @__PURE__ */ SHOTS.map((shots) => shots.flat()),

  candidates: ({ inRound, ring }, player) => {
    const targets = inRound.filter((other) => other !== player);
    const places = placesIn(ring);
    // Room for all at once, up to a hundred and twenty, is quicker than a list that grows.
    const legal = new Array<Shoot>(targets.length * places.length);
    let count = 0;
    for (const target of targets) {
      const shots = at(at(SHOTS, player), target);
      for (const place of places) {
        const shot = shots[place];
        if (shot !== undefined) legal[count++] = shot;
      }
    }
    return legal;
  },

  areLegal: true,

  check: ({ inRound, ring }, { player, target, identity }) => {
    if (target === player) return TARGET_SELF;
    if (!inRound.includes(target)) return TARGET_ELIMINATED;
    return ring.includes(identity) ? null : IDENTITY_NOT_IN_RING;
  },

  resolve: (state, { player, target, identity }) => {
    const draft = begun(state);
    const hit = identitiesOf(at(state.secrets.cards, target)).includes(identity);
    tell(draft, { type: 'shot', player, target, identity, hit });
    if (!hit) return missed(draft);
    turnUp(draft, target, identity);
    return goOn(draft, player);
  },
};

/** The player has to turn up a card. */
function missed(draft: Draft): State {
  draft.table.penalty = true;
  return draft;
}
