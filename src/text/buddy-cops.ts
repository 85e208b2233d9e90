import type { BuddyCopsAction, BuddyCopsEvent, BuddyCopsReason } from '../automata-noir/buddy-cops/state.js';
import { deepFrozen } from '../kernel/freeze.js';
import { answersOf, SUSPECT_NAMES, shiftOf } from './noir.js';
import type { Words } from './words.js';

const REASONS: Readonly<Record<BuddyCopsReason, string>> = {
  'thirteen-kills': 'with thirteen suspects killed',
  'second-cop-killed': 'having killed a second Cop',
  'no-identity-left': 'since the killed Cop finds no new identity',
  'killer-accused': 'having accused the Killer',
};

const RESULTS: Readonly<Record<Extract<BuddyCopsEvent, { type: 'accused' }>['result'], string>> = {
  identity: 'who is the Killer',
  disguise: 'who is a disguise of the Killer',
  nobody: 'who is not the Killer',
};

/** Buddy Cops in English. */
export const BUDDY_COPS_WORDS: Words<BuddyCopsEvent, BuddyCopsAction> = /* @__PURE__ */ deepFrozen({
  cards: SUSPECT_NAMES,
  events: {
    shifted: ({ player, direction, index, distance }, say) =>
      `${say.player(player)} shifts ${shiftOf(direction, index, distance)}.`,
    killed: ({ player, suspect }, say) => `${say.player(player)} kills ${say.card(suspect)}.`,
    canvassed: ({ player, suspect, answers }, say) =>
      `${say.player(player)} canvasses ${say.card(suspect)}: ${answersOf(answers, say)}.`,
    accused: ({ player, suspect, result }, say) =>
      `${say.player(player)} accuses ${say.card(suspect)}, ${RESULTS[result]}.`,
    exonerated: ({ player, suspect, kept }, say) =>
      kept
        ? `${say.player(player)} exonerates ${say.card(suspect)}.`
        : `${say.player(player)} exonerates ${say.card(suspect)}, who is deceased: the card is discarded.`,
    'disguise-changed': ({ player, identity }, say) =>
      `${say.player(player)} changes disguise and goes by ${say.card(identity)}.`,
    'identity-chosen': ({ player, identity }, say) =>
      `${say.player(player)} chooses ${say.card(identity)} as Secret Identity.`,
    'evidence-drawn': ({ player, suspects }, say) => `${say.player(player)} draws ${say.cards(suspects)}.`,
    'evidence-discarded': ({ player, suspects }, say) => `${say.player(player)} discards ${say.cards(suspects)}.`,
    'evidence-given': ({ from, to, suspects }, say) =>
      `${say.player(from)} gives ${say.cards(suspects)} to ${say.player(to)}.`,
    'cop-killed': ({ player, suspect }, say) => `${say.player(player)} was ${say.card(suspect)} and is killed.`,
    'roles-switched': ({ profiler, undercover }, say) =>
      `${say.player(profiler)} is the Profiler and ${say.player(undercover)} the Undercover from now on.`,
    deputized: ({ player, suspect }, say) =>
      `${say.player(player)} deputizes the partner, who goes by ${say.card(suspect)}.`,
    passed: ({ player }, say) => `${say.player(player)} passes.`,
    'game-over': ({ winners, reason }, say) =>
      `${say.players(winners)} ${winners.length === 1 ? 'wins' : 'win'} the game, ${REASONS[reason]}.`,
  },
  actions: {
    'choose-identity': ({ identity }, say) => `Choose ${say.card(identity)} as your Secret Identity.`,
    shift: ({ direction, index }) => `Shift ${shiftOf(direction, index, 1)}.`,
    kill: ({ suspect }, say) => `Kill ${say.card(suspect)}.`,
    'change-disguise': ({ identity }, say) => `Change disguise and go by ${say.card(identity)}.`,
    accuse: ({ suspect }, say) => `Accuse ${say.card(suspect)}.`,
    disguise: () => 'Disguise: draw a card to choose your Secret Identity from.',
    'fast-shift': ({ direction, index, distance }) => `Fast Shift ${shiftOf(direction, index, distance)}.`,
    exonerate: ({ suspect }, say) => `Exonerate ${say.card(suspect)}.`,
    deputize: ({ suspect }, say) => `Deputize your partner as ${say.card(suspect)}.`,
    pass: () => 'Pass.',
  },
});
