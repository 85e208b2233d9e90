import type { AnySight } from '../../kernel/action-rule.js';
import type { Outcome } from '../../kernel/game.js';
import type { FaceDown, Player } from '../../kernel/players.js';
import type { TableCode } from '../../kernel/table.js';
import type { Told } from '../../kernel/told.js';
import type { Board } from '../board.js';
import type { Answer } from '../canvas.js';
import type { Direction, Distance, Shifted } from '../shift.js';
import type { Suspect } from '../suspects.js';

/** Moves a row or a column one or two spaces. */
export interface FastShift {
  readonly type: 'fast-shift';
  readonly player: Player;
  /** Left and right move a row, up and down a column. */
  readonly direction: Direction;
  /** The row or column, from 0 at the top or left. */
  readonly index: number;
  /** The number of spaces. */
  readonly distance: Distance;
}

/** Tries to catch another spy. */
export interface Capture {
  readonly type: 'capture';
  readonly player: Player;
  /** Adjacent to the player's Secret Identity. */
  readonly suspect: Suspect;
}

/** Asks the other spies whether they are next to a suspect. */
export interface Canvas {
  readonly type: 'canvas';
  readonly player: Player;
  /** Adjacent to the player's Secret Identity. */
  readonly suspect: Suspect;
}

/** An action of Spy Tag. */
export type SpyTagAction = FastShift | Capture | Canvas;

/** What an action of Spy Tag causes. */
export type SpyTagEvent =
  | ({ readonly type: 'shifted' } & Shifted)
  | {
      readonly type: 'captured';
      readonly player: Player;
      readonly suspect: Suspect;
      /** The spy who was caught, or `null` if the suspect was nobody who can be. */
      readonly victim: Player | null;
    }
  | {
      readonly type: 'evidence-drawn';
      readonly player: Player;
      /** The new Secret Identity alone; face-down to all but the player and the ally. */
      readonly suspects: readonly (Suspect | FaceDown)[];
    }
  | {
      readonly type: 'canvassed';
      /** Who asked. */
      readonly player: Player;
      readonly suspect: Suspect;
      /** Of everyone but the asker and the asker's ally, by seat. */
      readonly answers: readonly Answer[];
    }
  | { readonly type: 'game-over'; readonly winners: readonly Player[]; readonly reason: SpyTagReason };

/** A phase of Spy Tag. */
export type SpyTagPhase = 'turn' | 'over';

/** What ends a game of Spy Tag: enough spies caught. */
export type SpyTagReason = 'trophies';

/** The code of a refusal in Spy Tag. */
export type SpyTagCode = TableCode | 'shift-undone' | 'capture-not-adjacent' | 'canvas-not-adjacent';

/** What lies open on the table. */
export interface Table {
  /** The player to act; when the game is over, the one who acted last. */
  readonly turn: Player;
  readonly board: Board;
  /** By seat, the Secret Identities that each player has captured, in order. */
  readonly trophies: readonly (readonly Suspect[])[];
  /** The Fast Shift of the turn just before, if that was one. */
  readonly lastShift: Shifted | null;
  readonly outcome: Outcome<SpyTagReason> | null;
}

/** The cards that lie face-down. */
export interface Secrets {
  /** By seat; `null` of the spy whose capture ended the game. */
  readonly identities: readonly (Suspect | null)[];
  /** The Evidence Deck, the next card first. */
  readonly deck: readonly Suspect[];
}

/** A game of Spy Tag. */
export interface State {
  readonly game: 'automata-noir/spy-tag';
  readonly rulesVersion: number;
  /** The number of actions so far. */
  readonly step: number;
  readonly table: Table;
  readonly secrets: Secrets;
  readonly told: readonly Told<SpyTagEvent>[];
}

/** What a player reads the rules by. */
export interface Sight extends AnySight {
  readonly board: Board;
  readonly lastShift: Shifted | null;
  /** The player's own; `null` for who has none. */
  readonly identity: Suspect | null;
}
