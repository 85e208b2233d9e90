import type { LineKind } from '../automata-noir/dragnet/lines.js';
import type { DragnetAction, DragnetEvent, DragnetReason } from '../automata-noir/dragnet/state.js';
import type { Direction } from '../automata-noir/shift.js';
import { deepFrozen } from '../kernel/freeze.js';
import { answersOf, SUSPECT_NAMES, shiftOf } from './noir.js';
import type { Words } from './words.js';

const REASONS: Readonly<Record<DragnetReason, string>> = {
  solved: 'with a correct Solve',
  unsolved: 'the final round is over and the mystery unsolved',
};

const TOWARDS: Readonly<Record<Direction, string>> = {
  left: 'row to the left',
  right: 'row to the right',
  up: 'column up',
  down: 'column down',
};

/** `row 1`, `column 5`, `the diagonal from the top left`: rows and columns are counted from 1. */
function lineOf(line: LineKind, index: number): string {
  if (line !== 'diagonal') return `${line} ${index + 1}`;
  return `the diagonal from the top ${index === 0 ? 'left' : 'right'}`;
}

/** Dragnet in English. */
export const DRAGNET_WORDS: Words<DragnetEvent, DragnetAction> = /* @__PURE__ */ deepFrozen({
  cards: SUSPECT_NAMES,
  events: {
    'evidence-placed': ({ player, suspect }, say) => `${say.player(player)} places evidence on ${say.card(suspect)}.`,
    shifted: ({ player, direction, index, distance }, say) =>
      `${say.player(player)} shifts ${shiftOf(direction, index, distance)}.`,
    'evidence-drawn': ({ player, suspects }, say) => `${say.player(player)} draws ${say.cards(suspects)}.`,
    'suspicion-chosen': ({ player, suspicion }, say) =>
      `${say.player(player)} puts down ${say.card(suspicion)} as Secret Suspicion.`,
    'evidence-picked-up': ({ player, suspect }, say) =>
      `${say.player(player)} picks up the evidence from ${say.card(suspect)}.`,
    questioned: ({ player, suspect, answers }, say) =>
      `${say.player(player)} asks who suspects somebody beside ${say.card(suspect)}: ${answersOf(answers, say)}.`,
    solved: ({ player, line, index, raised, correct }, say) =>
      `${say.player(player)} proposes ${lineOf(line, index)}; ${say.players(raised)} ` +
      `${raised.length > 1 ? 'raise hands' : 'raises a hand'}: the line is ${correct ? 'complete' : 'not complete'}.`,
    passed: ({ player }, say) => `${say.player(player)} passes.`,
    'final-round': ({ player }, say) =>
      `${say.player(player)} has drawn the last card: everyone has one final turn, to Solve or to pass.`,
    'turn-skipped': ({ player }, say) => `${say.player(player)} loses the turn.`,
    'game-over': ({ winners, reason }, say) =>
      winners.length === 0
        ? `Nobody wins: ${REASONS[reason]}.`
        : `${say.players(winners)} ${winners.length === 1 ? 'wins' : 'win'} the game, ${REASONS[reason]}.`,
  },
  actions: {
    'targeted-shift': ({ suspect, direction }, say) =>
      `Place evidence on ${say.card(suspect)} and shift that ${TOWARDS[direction]}.`,
    rethink: ({ suspect, suspicion }, say) =>
      `Place evidence on ${say.card(suspect)} and rethink: put down ${say.card(suspicion)} as your Suspicion.`,
    question: ({ suspect, pickUp }, say) =>
      `Place evidence on ${say.card(suspect)}, pick up ${say.card(pickUp)} and ask about that suspect.`,
    solve: ({ line, index }) => `Solve ${lineOf(line, index)}.`,
    'choose-suspicion': ({ suspicion }, say) => `Put down ${say.card(suspicion)} as your Suspicion.`,
    pass: () => 'Pass.',
  },
});
