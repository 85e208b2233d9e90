import { type AgentBlackPlayer, type AgentBlackView, type Identity, nameOf } from '../../agent-black/index.js';
import type { Names, Show } from '../terminal.js';
import { cardsText } from './words.js';

function playerText({ team, points }: AgentBlackPlayer, name: string): string {
  return `${name} (${team === null ? '' : `team ${team}, `}${points} ${points === 1 ? 'round' : 'rounds'} won)`;
}

function cardLines({ players }: AgentBlackView, names: Names): readonly string[] {
  return players.map(
    ({ identities: { costume, place, item } }, seat) =>
      `${names(seat)}: ${cardsText<Identity>([costume, place, item], nameOf)}`,
  );
}

/** Agent Black on the terminal. */
export const agentBlackShow: Show<AgentBlackView> = {
  legend: ['The ring is read clockwise, and its first tile follows the last. The Investigator stands on the [tile].'],
  table: {
    occasion: ({ round, players }) => [round, players.map(({ eliminated }) => eliminated)],
    lines: ({ round, roundsToWin, firstPlayer, ring, investigator, players }, names) => [
      `Round ${round}: ${names(firstPlayer)} is first; ${roundsToWin} rounds win the game.`,
      `The ring: ${cardsText(ring, (tile) => (tile === investigator ? `[${nameOf(tile)}]` : nameOf(tile)))}`,
      ...players.map(
        (player, seat) => `${playerText(player, names(seat))} has turned up: ${cardsText(player.revealed, nameOf)}`,
      ),
    ],
  },
  cards: { occasion: ({ round }) => round, lines: cardLines },
  result: (view, names) => [
    ...view.players.map((player, seat) => playerText(player, names(seat))),
    'The cards of the last round:',
    ...cardLines(view, names),
  ],
};
