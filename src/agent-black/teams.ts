import type { Player } from '../kernel/players.js';

/** The numbers of teams that Team Mode has. */
export const TEAM_COUNTS = /* @__PURE__ */ Object.freeze([2, 3] as const);

/** How many teams play: two or three. */
export type TeamCount = (typeof TEAM_COUNTS)[number];

/**
 * The numbers of players that make teams of equal size: 2:2 and 3:3, or 2:2:2.
 *
 * @rule agent.team.sizes
 */
export const TEAM_PLAYERS: Readonly<Record<TeamCount, readonly number[]>> = /* @__PURE__ */ Object.freeze({
  2: /* @__PURE__ */ Object.freeze([4, 6]),
  3: /* @__PURE__ */ Object.freeze([6]),
});

/**
 * The player's team, counted from 0, or `null` where there are no teams. Teammates never sit together.
 *
 * @rule agent.team.seating
 * @rule agent.team.seats
 */
export function teamOf(player: Player, teams: TeamCount | null): number | null {
  return teams === null ? null : player % teams;
}

/** Whom the player wins and loses with: the team, or, where there are no teams, the player's own seat. */
export function sideOf(player: Player, teams: TeamCount | null): number {
  return teamOf(player, teams) ?? player;
}
