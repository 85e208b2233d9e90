import { at } from '../../kernel/lists.js';
import { only, type Player, seatsOf } from '../../kernel/players.js';

/** By seat, the team of each player, from 0, or `null` where there are no teams. */
export type Teams = readonly (number | null)[];

/** The number of players of a game with teams: two against two. */
export const TEAM_PLAYERS = 4;
/** The number of teams, where there are any. */
export const TEAMS = 2;

/**
 * The teams of a new game: seats 0 and 2 against 1 and 3, or nobody's.
 *
 * @rule dragnet.team.two
 * @rule dragnet.team.alternate
 */
export function teamsOf(players: number, teams: typeof TEAMS | undefined): Teams {
  return seatsOf(players).map((seat) => (teams === undefined ? null : seat % teams));
}

/** Both partners of each team, by team. */
const PARTNERS: readonly (readonly Player[])[] = /* @__PURE__ */ [0, 1].map((team) =>
  Object.freeze(seatsOf(TEAM_PLAYERS).filter((seat) => seat % TEAMS === team)),
);

/** The player and the partner, if there is one, ascending: who wins with the player. */
export function sideOf(teams: Teams, player: Player): readonly Player[] {
  const team = at(teams, player);
  return team === null ? only(player) : at(PARTNERS, team);
}

/** All players who are not on the player's side, ascending. */
export function opponentsOf(teams: Teams, player: Player): readonly Player[] {
  const side = sideOf(teams, player);
  return seatsOf(teams.length).filter((seat) => !side.includes(seat));
}
