import type { Command } from 'commander';
import { gameOf } from '../../index.js';
import type { Output } from '../output.js';
import { terminals } from '../terminals.js';

function playersText(counts: readonly number[]): string {
  return counts.length > 2 ? `${counts[0]} to ${counts.at(-1)}` : counts.join(' or ');
}

/** Adds `games` to the program: the games with their numbers of players. */
export function addGames(program: Command, { out }: Output): void {
  program
    .command('games')
    .description('list the games')
    .action(() => {
      const rows = [...terminals].map(([id, { about }]) => [id, playersText(gameOf(id)?.playerCounts ?? []), about]);
      const widthOf = (column: number): number => Math.max(...rows.map((row) => row[column]?.length ?? 0));
      for (const [id = '', players = '', about = ''] of rows) {
        out(`${id.padEnd(widthOf(0))}  ${players.padEnd(widthOf(1))}  ${about}\n`);
      }
    });
}
