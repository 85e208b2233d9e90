import { at } from '../../kernel/lists.js';
import { only, type Player, seatsOf } from '../../kernel/players.js';

/** The players of a game of each for themselves. */
export const SPIES = 3;
/** The players of Spy Network: two against two. */
export const NETWORK_SPIES = 4;
/** The trophies with which a spy wins. */
export const TROPHIES_TO_WIN = 2;
/** The trophies with which a team wins, of both partners together. */
export const TEAM_TROPHIES_TO_WIN = 3;

const TEAMS = 2;

/** Both partners of each team, by team. */
const PARTNERS: readonly (readonly Player[])[] = /* @__PURE__ */ Object.freeze(
  [0, 1].map((team) => Object.freeze(seatsOf(NETWORK_SPIES).filter((seat) => seat % TEAMS === team))),
);

/**
 * The player's team in a game of that many players, from 0; `null` where each plays alone.
 *
 * @rule spy.team.partners
 * @rule noir.seats
 */
export function teamOf(seats: number, player: Player): number | null {
  return seats === NETWORK_SPIES ? player % TEAMS : null;
}

/** The player, and the ally if there is one, ascending: who wins together, and who looks at the same identities. */
export function sideOf(seats: number, player: Player): readonly Player[] {
  const team = teamOf(seats, player);
  return team === null ? only(player) : at(PARTNERS, team);
}

/** Who is neither the player nor an ally, ascending. */
export function enemiesOf(seats: number, player: Player): readonly Player[] {
  const side = sideOf(seats, player);
  return seatsOf(seats).filter((seat) => !side.includes(seat));
}
