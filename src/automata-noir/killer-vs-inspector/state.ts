import type { AnySight } from '../../kernel/action-rule.js';
import type { Outcome } from '../../kernel/game.js';
import type { FaceDown, Player } from '../../kernel/players.js';
import type { TableCode } from '../../kernel/table.js';
import type { Told } from '../../kernel/told.js';
import type { Board } from '../board.js';
import type { Answer } from '../canvas.js';
import type { Lines } from '../collapse.js';
import type { Direction, Shifted } from '../shift.js';
import type { Suspect } from '../suspects.js';

/** Moves a row or a column one space. */
export interface Shift {
  readonly type: 'shift';
  readonly player: Player;
  /** Left and right move a row, up and down a column. */
  readonly direction: Direction;
  /** The row or column, from 0 at the top or left. */
  readonly index: number;
}

/** Discards a deceased suspect from each row or from each column. */
export interface Collapse {
  readonly type: 'collapse';
  readonly player: Player;
  readonly lines: Lines;
  /** One of each line, from the first line to the last. */
  readonly suspects: readonly Suspect[];
}

/** The Killer kills a suspect. */
export interface Kill {
  readonly type: 'kill';
  readonly player: Player;
  /** Living, and adjacent to the Killer's Secret Identity. */
  readonly suspect: Suspect;
}

/** The Killer picks up both cards and puts one down as Secret Identity. */
export interface ChangeDisguise {
  readonly type: 'change-disguise';
  readonly player: Player;
  /** The one to go by from now on: the Secret Identity as it was, or the disguise. */
  readonly identity: Suspect;
}

/** The Inspector chooses a Secret Identity, once, after the opening Kill. */
export interface ChooseIdentity {
  readonly type: 'choose-identity';
  readonly player: Player;
  /** A living suspect of the hand. */
  readonly identity: Suspect;
}

/** The Inspector asks whether a suspect is the Killer's Secret Identity. */
export interface Accuse {
  readonly type: 'accuse';
  readonly player: Player;
  /** Adjacent to the Inspector's Secret Identity, or that identity itself. */
  readonly suspect: Suspect;
}

/** The Inspector lays an evidence card on the board and canvasses for the Killer. */
export interface Exonerate {
  readonly type: 'exonerate';
  readonly player: Player;
  /** A card of the Evidence Hand. */
  readonly suspect: Suspect;
}

/** The Inspector names both cards of the Killer. */
export interface Solve {
  readonly type: 'solve';
  readonly player: Player;
  /** The Killer's Secret Identity, as named. */
  readonly identity: Suspect;
  /** The Killer's disguise, as named. */
  readonly disguise: Suspect;
}

/** An action of Killer vs. Inspector. */
export type KillerVsInspectorAction =
  | Shift
  | Collapse
  | Kill
  | ChangeDisguise
  | ChooseIdentity
  | Accuse
  | Exonerate
  | Solve;

/** What an action of Killer vs. Inspector causes. */
export type KillerVsInspectorEvent =
  | ({ readonly type: 'shifted' } & Shifted)
  | {
      readonly type: 'collapsed';
      readonly player: Player;
      readonly lines: Lines;
      /** The suspects who left the board, from the first line to the last. */
      readonly suspects: readonly Suspect[];
    }
  | { readonly type: 'killed'; readonly player: Player; readonly suspect: Suspect }
  | {
      readonly type: 'canvassed';
      /** Whose action it was; the opponent answers. */
      readonly player: Player;
      readonly suspect: Suspect;
      readonly answers: readonly Answer[];
    }
  | {
      readonly type: 'accused';
      readonly player: Player;
      readonly suspect: Suspect;
      /** Whether the suspect is the Killer's Secret Identity; the disguise is nobody. */
      readonly result: 'identity' | 'nobody';
    }
  | {
      readonly type: 'exonerated';
      readonly player: Player;
      readonly suspect: Suspect;
      /** Whether the evidence stays on the board; otherwise the suspect was deceased, and the card is discarded. */
      readonly kept: boolean;
    }
  | {
      readonly type: 'disguise-changed';
      readonly player: Player;
      /** Face-down to all but the Killer. */
      readonly identity: Suspect | FaceDown;
    }
  | {
      readonly type: 'identity-chosen';
      readonly player: Player;
      /** Face-down to all but the Inspector. */
      readonly identity: Suspect | FaceDown;
    }
  | {
      readonly type: 'evidence-drawn';
      readonly player: Player;
      /** In the order drawn; each face-down to all but the Inspector. */
      readonly suspects: readonly (Suspect | FaceDown)[];
    }
  | {
      readonly type: 'evidence-discarded';
      /** The Killer, of the evidence on a victim; the Inspector, of cards whose suspects have left the board. */
      readonly player: Player;
      readonly suspects: readonly Suspect[];
    }
  | {
      readonly type: 'solved';
      readonly player: Player;
      readonly identity: Suspect;
      readonly disguise: Suspect;
      readonly correct: boolean;
    }
  | {
      readonly type: 'game-over';
      readonly winners: readonly Player[];
      readonly reason: KillerVsInspectorReason;
    };

/** A phase of Killer vs. Inspector. */
export type KillerVsInspectorPhase = 'opening-kill' | 'choose-identity' | 'turn' | 'over';

/** What ends a game of Killer vs. Inspector: two ways for the Killer, two for the Inspector, and the Inspector's error. */
export type KillerVsInspectorReason = 'inspector-killed' | 'ten-kills' | 'killer-accused' | 'solved' | 'wrong-solution';

/** The code of a refusal in Killer vs. Inspector. */
export type KillerVsInspectorCode =
  | TableCode
  | 'no-such-line'
  | 'shift-undone'
  | 'not-one-of-each-line'
  | 'suspect-living'
  | 'kill-not-adjacent'
  | 'already-deceased'
  | 'not-your-cards'
  | 'disguise-deceased'
  | 'card-not-in-hand'
  | 'identity-deceased'
  | 'accuse-not-adjacent'
  | 'deck-empty'
  | 'named-twice';

/** What lies open on the table. */
export interface Table {
  /** The Killer's seat; the Inspector has the other. */
  readonly killer: Player;
  /** The player to act; when the game is over, the one who acted last. */
  readonly turn: Player;
  readonly board: Board;
  /** The evidence cards discarded, in order of arrival. */
  readonly discard: readonly Suspect[];
  /** The Shift of the turn just before, if that was one. */
  readonly lastShift: Shifted | null;
  readonly outcome: Outcome<KillerVsInspectorReason> | null;
}

/** The cards that lie face-down. */
export interface Secrets {
  readonly killer: {
    readonly identity: Suspect;
    readonly disguise: Suspect;
  };
  readonly inspector: {
    /** `null` until it is chosen. */
    readonly identity: Suspect | null;
    /** Empty before the opening Kill; four cards until the identity is chosen; then the Evidence Hand. */
    readonly hand: readonly Suspect[];
  };
  /** The Evidence Deck, the next card first. */
  readonly deck: readonly Suspect[];
}

/** A game of Killer vs. Inspector. */
export interface State {
  readonly game: 'automata-noir/killer-vs-inspector';
  readonly rulesVersion: number;
  /** The number of actions so far. */
  readonly step: number;
  readonly table: Table;
  readonly secrets: Secrets;
  readonly told: readonly Told<KillerVsInspectorEvent>[];
}

/** What a player reads the rules by. */
export interface Sight extends AnySight {
  readonly role: 'killer' | 'inspector';
  readonly board: Board;
  readonly lastShift: Shifted | null;
  /** The number of cards in the Evidence Deck. */
  readonly deck: number;
  /** The player's own Secret Identity; `null` before there is one. */
  readonly identity: Suspect | null;
  /** The Killer's own disguise; `null` of the Inspector. */
  readonly disguise: Suspect | null;
  /** The Inspector's own hand; empty of the Killer. */
  readonly hand: readonly Suspect[];
}
