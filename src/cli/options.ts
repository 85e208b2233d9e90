import { readFileSync } from 'node:fs';
import { InvalidArgumentError } from 'commander';
import type { GameOption } from './terminal.js';

/** The number that the digits write; `NaN`, which no game takes for a value, for anything else. */
export function wholeOf(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

function jsonOf(file: string): object {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error));
  }
}

/** The seed. */
export const seed: GameOption = {
  flags: '--seed <text>',
  about: 'any text; the same text plays the same game (default: a fresh one, which is printed)',
  read: (text) => ({ seed: text }),
};

/** How many play. */
export function players(counts: string, otherwise: string): GameOption {
  return {
    flags: '--players <number>',
    about: `how many play: ${counts} (default: ${otherwise})`,
    read: (text) => ({ players: wholeOf(text) }),
  };
}

/** Who begins. */
export function firstPlayer(seats: string): GameOption {
  return {
    flags: '--first-player <seat>',
    about: `who begins: ${seats} (default: by the seed)`,
    read: (text) => ({ firstPlayer: wholeOf(text) }),
  };
}

/** The exact orders of the cards. */
export function deal(lists: string): GameOption {
  return {
    flags: '--deal <file>',
    about: `a JSON file with the order of cards, any of: ${lists} (default: shuffled by the seed)`,
    read: (file) => ({ deal: jsonOf(file) }),
  };
}

/** Who is the Killer. */
export const killer: GameOption = {
  flags: '--killer <seat>',
  about: 'who is the Killer: 0 or 1 (default: 0)',
  read: (text) => ({ killer: wholeOf(text) }),
};

/** Who plays which role. */
export const roles: GameOption = {
  flags: '--roles <roles>',
  about:
    'the roles by seat: killer, profiler and undercover in any order, with commas ' +
    '(default: killer,profiler,undercover)',
  read: (text) => ({ roles: text.split(',') }),
};

/** How many teams play. */
export function teams(counts: string): GameOption {
  return {
    flags: '--teams <number>',
    about: `how many teams: ${counts} (default: each plays alone)`,
    read: (text) => ({ teams: wholeOf(text) }),
  };
}

/** How many rounds win the game. */
export const roundsToWin: GameOption = {
  flags: '--rounds-to-win <number>',
  about: 'how many rounds win the game: 2 or 3, not with teams (default: 2, or the size of a team)',
  read: (text) => ({ roundsToWin: wholeOf(text) }),
};

/** Which types are in use. */
export const types: GameOption = {
  flags: '--types <file>',
  about:
    'a JSON file with the six costumes, places and items to play with, for 2 to 4 players ' +
    '(default: drawn by the seed)',
  read: (file) => ({ types: jsonOf(file) }),
};
