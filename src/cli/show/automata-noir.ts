import {
  type Board,
  type BuddyCopsView,
  type DragnetView,
  type KillerVsInspectorView,
  nameOf,
  type SpyTagView,
  type Suspect,
} from '../../automata-noir/index.js';
import type { FaceDown } from '../../index.js';
import type { Drawing, Show } from '../terminal.js';
import { BOARD_LEGEND, boardLines } from './board.js';
import { cardsText, cardText } from './words.js';

/** What lies on the table in every case. */
interface NoirTable {
  readonly board: Board;
  readonly deck: number;
  readonly discard: readonly Suspect[];
}

function oneText(card: Suspect | FaceDown | null): string {
  return cardText(card, nameOf);
}

function handText(cards: readonly (Suspect | FaceDown)[]): string {
  return cardsText(cards, nameOf);
}

/** `Ann`, or `Ann (team 0)`. */
function withTeam(name: string, team: number | null): string {
  return team === null ? name : `${name} (team ${team})`;
}

/** A case on the terminal: the board when it has changed, with what else is open; the cards when they have changed. */
function noirShow<View extends NoirTable>(
  openLines: Drawing<View>['lines'],
  cardLines: Drawing<View>['lines'],
): Show<View> {
  const table: Drawing<View> = {
    occasion: ({ board }) => board,
    lines: (view, names) => [
      ...boardLines(view.board),
      `Evidence Deck: ${view.deck}. Discarded: ${handText(view.discard)}.`,
      ...openLines(view, names),
    ],
  };
  return {
    legend: [BOARD_LEGEND],
    table,
    cards: { occasion: (view) => cardLines(view, String), lines: cardLines },
    result: (view, names) => [...table.lines(view, names), ...cardLines(view, names)],
  };
}

/** Killer vs. Inspector on the terminal. */
export const killerVsInspectorShow: Show<KillerVsInspectorView> = noirShow(
  ({ kills }) => [`Kills: ${kills}.`],
  ({ killer, inspector }, names) => [
    `${names(killer.player)}, the Killer: identity ${oneText(killer.identity)}, disguise ${oneText(killer.disguise)}`,
    `${names(inspector.player)}, the Inspector: identity ${oneText(inspector.identity)}, hand ${handText(inspector.hand)}`,
  ],
);

/** Spy Tag on the terminal. */
export const spyTagShow: Show<SpyTagView> = noirShow(
  ({ players }, names) =>
    players.map(({ trophies, team }, seat) => `Trophies of ${withTeam(names(seat), team)}: ${handText(trophies)}`),
  ({ players }, names) =>
    players.map(({ identity, team }, seat) => `${withTeam(names(seat), team)}: identity ${oneText(identity)}`),
);

/** Buddy Cops on the terminal. */
export const buddyCopsShow: Show<BuddyCopsView> = noirShow(
  ({ kills, deaths }) => [`Kills: ${kills}. Cops killed: ${deaths}.`],
  ({ killer, profiler, undercover }, names) => [
    `${names(killer.player)}, the Killer: identity ${oneText(killer.identity)}, disguises ${handText(killer.disguises)}`,
    ...[profiler, undercover].map(
      ({ player, identity, hand }) =>
        `${names(player)}, the ${player === profiler.player ? 'Profiler' : 'Undercover'}: ` +
        `identity ${oneText(identity)}, hand ${handText(hand)}`,
    ),
  ],
);

/** Dragnet on the terminal. */
export const dragnetShow: Show<DragnetView> = noirShow(
  ({ finalRound }) => (finalRound ? ['It is the final round.'] : []),
  ({ players }, names) =>
    players.map(
      ({ suspicion, hand, team }, seat) =>
        `${withTeam(names(seat), team)}: Suspicion ${oneText(suspicion)}, hand ${handText(hand)}`,
    ),
);
