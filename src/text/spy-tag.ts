import type { SpyTagAction, SpyTagEvent, SpyTagReason } from '../automata-noir/spy-tag/state.js';
import { deepFrozen } from '../kernel/freeze.js';
import { answersOf, SUSPECT_NAMES, shiftOf } from './noir.js';
import type { Words } from './words.js';

const REASONS: Readonly<Record<SpyTagReason, string>> = { trophies: 'with enough spies captured' };

/** Spy Tag in English. */
export const SPY_TAG_WORDS: Words<SpyTagEvent, SpyTagAction> = /* @__PURE__ */ deepFrozen({
  cards: SUSPECT_NAMES,
  events: {
    shifted: ({ player, direction, index, distance }, say) =>
      `${say.player(player)} shifts ${shiftOf(direction, index, distance)}.`,
    captured: ({ player, suspect, victim }, say) =>
      victim === null
        ? `${say.player(player)} tries to capture ${say.card(suspect)}, and nobody is captured.`
        : `${say.player(player)} captures ${say.player(victim)}, who was ${say.card(suspect)}.`,
    'evidence-drawn': ({ player, suspects }, say) =>
      `${say.player(player)} draws ${say.cards(suspects)} as a new Secret Identity.`,
    canvassed: ({ player, suspect, answers }, say) =>
      `${say.player(player)} canvasses ${say.card(suspect)}: ${answersOf(answers, say)}.`,
    'game-over': ({ winners, reason }, say) =>
      `${say.players(winners)} ${winners.length === 1 ? 'wins' : 'win'} the game, ${REASONS[reason]}.`,
  },
  actions: {
    'fast-shift': ({ direction, index, distance }) => `Shift ${shiftOf(direction, index, distance)}.`,
    capture: ({ suspect }, say) => `Capture ${say.card(suspect)}.`,
    canvas: ({ suspect }, say) => `Canvas ${say.card(suspect)}.`,
  },
});
