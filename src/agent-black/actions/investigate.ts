import type { ActionRule } from '../../kernel/action-rule.js';
import { tell } from '../../kernel/draft.js';
import { oneOf } from '../../kernel/fields.js';
import { at } from '../../kernel/lists.js';
import { type Player, seatsOf } from '../../kernel/players.js';
import { refusal } from '../../kernel/table.js';
import { IDENTITIES, type Identity } from '../cards.js';
import { identitiesOf, inRoundOf } from '../reveal.js';
import { placesIn, windowOf } from '../ring.js';
import { MOST_PLAYERS } from '../setup.js';
import type { AgentBlackCode, Investigate, Sight, State, Thumb } from '../state.js';
import { begun, type Draft, giveTurn, leftOf } from '../turn.js';

const TILE_NOT_IN_RING = /* @__PURE__ */ refusal(
  'tile-not-in-ring',
  'agent.investigate.move',
  'You can only move the Investigator to a tile in the ring.',
);
const INVESTIGATOR_STAYS = /* @__PURE__ */ refusal(
  'investigator-stays',
  'agent.investigate.must-move',
  'You can only move the Investigator to another tile.',
);

/** By seat, in the order of `IDENTITIES`. */
const INVESTIGATIONS: readonly (readonly Investigate[])[] = /* @__PURE__ */ seatsOf(MOST_PLAYERS).map((player) =>
  IDENTITIES.map((tile) => Object.freeze({ type: 'investigate', player, tile })),
);

/**
 * Investigate: the Investigator moves to another tile, and all others answer with their thumbs.
 *
 * @rule agent.turn.action
 * @rule agent.investigate.move
 * @rule agent.investigate.must-move
 * @rule agent.investigate.end
 */
export const investigate: ActionRule<State, Sight, Investigate, AgentBlackCode> = {
  fields: { tile: /* @__PURE__ */ oneOf(IDENTITIES) },

  isMade: ({ phase }) => phase === 'turn',

  all: INVESTIGATIONS,

  candidates: ({ ring, investigator }, player) => {
    const own = at(INVESTIGATIONS, player);
    const legal: Investigate[] = [];
    for (const place of placesIn(ring)) {
      const action = own[place];
      if (action !== undefined && action.tile !== investigator) legal.push(action);
    }
    return legal;
  },

  areLegal: true,

  check: ({ ring, investigator }, { tile }) => {
    if (!ring.includes(tile)) return TILE_NOT_IN_RING;
    return investigator === tile ? INVESTIGATOR_STAYS : null;
  },

  resolve: (state, { player, tile }) => {
    const draft = begun(state);
    const { round } = draft.table;
    const tiles = windowOf(round.ring, tile);
    round.investigator = tile;
    tell(draft, { type: 'investigated', player, tile, tiles, thumbs: thumbsFor(draft, player, tiles) });
    return giveTurn(draft, leftOf(round, player));
  },
};

/**
 * The answers of all others still in the round: one thumb up, however many of the player's cards are among the tiles.
 *
 * @rule agent.investigate.thumb
 * @rule agent.investigate.single
 * @rule agent.investigate.asker
 * @rule agent.thumbs
 * @rule agent.team.hidden
 */
function thumbsFor({ table, secrets }: Draft, asker: Player, tiles: readonly Identity[]): readonly Thumb[] {
  return inRoundOf(table.round)
    .filter((player) => player !== asker)
    .map((player) => ({
      player,
      up: identitiesOf(at(secrets.cards, player)).some((identity) => tiles.includes(identity)),
    }));
}
