import { GAME_IDS } from '../../src/index.js';
import { randomFrom } from '../naive/all.js';
import { holdValues } from './hold.js';

/** Values between two lines of progress. */
const SHOWN_EVERY = 10_000;

/**
 * Hands each game whose id contains the text so many hostile values, and says how it went; 1 if anything went wrong.
 * What goes wrong names the number with which it is made again.
 */
export function fuzzValues(count: number, seed: string, game: string): number {
  let failed = 0;
  for (const id of GAME_IDS.filter((one) => one.includes(game))) {
    const first = randomFrom(`${seed}/${id}`).below(2 ** 31);
    try {
      for (let done = 0; done < count; done += SHOWN_EVERY) {
        const more = Math.min(SHOWN_EVERY, count - done);
        holdValues(id, first + done, more);
        console.log(`${done + more} values  ${id}`);
      }
      console.log(`passed  ${count} values  ${id}`);
    } catch (error) {
      failed = 1;
      console.log(`FAILED  ${id}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return failed;
}
