import { CARDS, nameOf } from '../district-noir/cards.js';
import type { DistrictNoirReason } from '../district-noir/scoring.js';
import type { DistrictNoirAction, DistrictNoirEvent } from '../district-noir/state.js';
import { deepFrozen } from '../kernel/freeze.js';
import type { Words } from './words.js';

const REASONS: Readonly<Record<DistrictNoirReason, string>> = {
  city: 'with all three City cards',
  points: 'on points',
  majorities: 'level on points, by the majority of the highest supporters',
  drawn: 'level on points and in every group of supporters',
};

/** District Noir in English. */
export const DISTRICT_NOIR_WORDS: Words<DistrictNoirEvent, DistrictNoirAction> = /* @__PURE__ */ deepFrozen({
  cards: Object.fromEntries(CARDS.map((card) => [card, nameOf(card)])),
  events: {
    played: ({ player, card }, say) => `${say.player(player)} plays ${say.card(card)}.`,
    taken: ({ player, cards }, say) => `${say.player(player)} takes ${say.cards(cards)}.`,
    'round-started': ({ round, firstPlayer }, say) =>
      `Round ${round} begins with five new cards each; ${say.player(firstPlayer)} is first.`,
    'game-over': ({ winners, reason }, say) =>
      winners.length === 0
        ? `The game is drawn: ${REASONS[reason]}.`
        : `${say.players(winners)} wins the game, ${REASONS[reason]}.`,
  },
  actions: {
    play: ({ card }, say) => `Play ${say.card(card)}.`,
    take: () => 'Take the last cards of the row, at most five.',
  },
});
