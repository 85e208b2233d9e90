/** A seat number, from 0; seats are numbered in the order of turns. */
export type Player = number;

/** From whose chair the game is looked at: one player's, or that of somebody who only watches. */
export type Perspective = Player | 'spectator';

/** What stands for a card of which only the back is seen. */
export const FACE_DOWN = 'face-down';

/** A card of which only the back is seen. */
export type FaceDown = typeof FACE_DOWN;

/** By number, that many backs: as many as the most cards of a kind that any game has. */
const BACKS: readonly (readonly FaceDown[])[] = /* @__PURE__ */ Array.from({ length: 46 }, (_, cards) =>
  Object.freeze(new Array<FaceDown>(cards).fill(FACE_DOWN)),
);

/** That many cards of which only the backs are seen; at most 45. */
export function faceDown(cards: number): readonly FaceDown[] {
  return BACKS[cards] ?? [];
}

/** Not frozen, since frozen lists are slow to go through: they are for use inside, and never handed out. */
const TABLES: readonly (readonly Player[])[] = [
  [],
  [0],
  [0, 1],
  [0, 1, 2],
  [0, 1, 2, 3],
  [0, 1, 2, 3, 4],
  [0, 1, 2, 3, 4, 5],
];
const ALONE: readonly (readonly Player[])[] = /* @__PURE__ */ [0, 1, 2, 3, 4, 5].map((seat) => Object.freeze([seat]));

/** Nobody. */
export const NOBODY: readonly Player[] = /* @__PURE__ */ Object.freeze([]);

/** The seats of a game of that many players (0 to 6), ascending: to be gone through, not to be handed out. */
export function seatsOf(players: number): readonly Player[] {
  return TABLES[players] ?? NOBODY;
}

/** Whether the value is one of these players: minus zero is none. */
export function isAmong(players: readonly Player[], value: unknown): value is Player {
  const seats: readonly unknown[] = players;
  return seats.includes(value) && !Object.is(value, -0);
}

/** Whether the value is a seat of a game of that many players. */
export function isSeat(value: unknown, players: number): value is Player {
  return isAmong(seatsOf(players), value);
}

/** The list of that one player. */
export function only(player: Player): readonly Player[] {
  return ALONE[player] ?? NOBODY;
}
