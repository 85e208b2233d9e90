import type {
  KillerVsInspectorAction,
  KillerVsInspectorEvent,
  KillerVsInspectorReason,
} from '../automata-noir/killer-vs-inspector/state.js';
import { deepFrozen } from '../kernel/freeze.js';
import { answersOf, SUSPECT_NAMES, shiftOf } from './noir.js';
import type { Words } from './words.js';

const REASONS: Readonly<Record<KillerVsInspectorReason, string>> = {
  'inspector-killed': 'having killed the Inspector',
  'ten-kills': 'with ten suspects killed',
  'killer-accused': 'having accused the Killer',
  solved: 'having solved the case',
  'wrong-solution': 'since the Inspector’s solution is wrong',
};

/** Killer vs. Inspector in English. */
export const KILLER_VS_INSPECTOR_WORDS: Words<KillerVsInspectorEvent, KillerVsInspectorAction> =
  /* @__PURE__ */ deepFrozen({
    cards: SUSPECT_NAMES,
    events: {
      shifted: ({ player, direction, index, distance }, say) =>
        `${say.player(player)} shifts ${shiftOf(direction, index, distance)}.`,
      collapsed: ({ player, lines, suspects }, say) =>
        `${say.player(player)} collapses the ${lines}: ${say.cards(suspects)} leave the board.`,
      killed: ({ player, suspect }, say) => `${say.player(player)} kills ${say.card(suspect)}.`,
      canvassed: ({ player, suspect, answers }, say) =>
        `${say.player(player)} canvasses ${say.card(suspect)}: ${answersOf(answers, say)}.`,
      accused: ({ player, suspect, result }, say) =>
        result === 'identity'
          ? `${say.player(player)} accuses ${say.card(suspect)}, who is the Killer.`
          : `${say.player(player)} accuses ${say.card(suspect)}, who is not the Killer.`,
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
      solved: ({ player, identity, disguise, correct }, say) =>
        `${say.player(player)} names ${say.card(identity)} as the Killer, disguised as ${say.card(disguise)}: ` +
        `${correct ? 'right' : 'wrong'}.`,
      'game-over': ({ winners, reason }, say) => `${say.players(winners)} wins the game, ${REASONS[reason]}.`,
    },
    actions: {
      shift: ({ direction, index }) => `Shift ${shiftOf(direction, index, 1)}.`,
      collapse: ({ lines, suspects }, say) => `Collapse the ${lines}: discard ${say.cards(suspects)}.`,
      kill: ({ suspect }, say) => `Kill ${say.card(suspect)}.`,
      'change-disguise': ({ identity }, say) => `Change disguise and go by ${say.card(identity)}.`,
      'choose-identity': ({ identity }, say) => `Choose ${say.card(identity)} as your Secret Identity.`,
      accuse: ({ suspect }, say) => `Accuse ${say.card(suspect)}.`,
      exonerate: ({ suspect }, say) => `Exonerate ${say.card(suspect)}.`,
      solve: ({ identity, disguise }, say) => `Solve: ${say.card(identity)}, disguised as ${say.card(disguise)}.`,
    },
  });
