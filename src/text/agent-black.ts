import { IDENTITIES, nameOf } from '../agent-black/cards.js';
import type { AgentBlackAction, AgentBlackEvent, Thumb } from '../agent-black/state.js';
import { deepFrozen } from '../kernel/freeze.js';
import type { Speech, Words } from './words.js';

function thumbsOf(thumbs: readonly Thumb[], say: Speech): string {
  const players = (up: boolean): string =>
    say.players(thumbs.filter((thumb) => thumb.up === up).map(({ player }) => player));
  return `thumbs up from ${players(true)}, fists from ${players(false)}`;
}

/** Agent Black in English. */
export const AGENT_BLACK_WORDS: Words<AgentBlackEvent, AgentBlackAction> = /* @__PURE__ */ deepFrozen({
  cards: Object.fromEntries(IDENTITIES.map((identity) => [identity, nameOf(identity)])),
  events: {
    investigated: ({ player, tiles, thumbs }, say) =>
      `${say.player(player)} asks about ${say.cards(tiles)}: ${thumbsOf(thumbs, say)}.`,
    shot: ({ player, target, identity, hit }, say) =>
      `${say.player(player)} shoots at ${say.player(target)} and declares ${say.card(identity)}: ${hit ? 'a hit' : 'a miss'}.`,
    revealed: ({ player, identity }, say) => `${say.player(player)} turns up ${say.card(identity)}.`,
    eliminated: ({ player }, say) => `${say.player(player)} is eliminated.`,
    'round-won': ({ winners }, say) => `The round goes to ${say.players(winners)}.`,
    'round-started': ({ round, firstPlayer }, say) =>
      `Round ${round} begins with new identities; ${say.player(firstPlayer)} is first.`,
    'game-over': ({ winners }, say) =>
      winners.length === 1
        ? `The game is over: ${say.players(winners)} is Agent Black.`
        : `The game is over: ${say.players(winners)} win it as a team.`,
  },
  actions: {
    investigate: ({ tile }, say) => `Move the Investigator to ${say.card(tile)} and ask about it and its neighbours.`,
    shoot: ({ target, identity }, say) => `Shoot at ${say.player(target)} and declare ${say.card(identity)}.`,
    reveal: ({ identity }, say) => `Turn up your ${say.card(identity)}.`,
  },
});
