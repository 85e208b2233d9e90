import type { AnySight } from '../../kernel/action-rule.js';
import type { Outcome } from '../../kernel/game.js';
import type { FaceDown, Player } from '../../kernel/players.js';
import type { TableCode } from '../../kernel/table.js';
import type { Told } from '../../kernel/told.js';
import type { Board } from '../board.js';
import type { Answer } from '../canvas.js';
import type { Direction, Distance, Shifted } from '../shift.js';
import type { Suspect } from '../suspects.js';

/** The Killer, or one of the two Cops. */
export type Role = 'killer' | 'profiler' | 'undercover';

/** Puts a card face-down as one's Secret Identity: in the set-up, after `disguise`, or for lack of a card in the deck. */
export interface ChooseIdentity {
  readonly type: 'choose-identity';
  readonly player: Player;
  /** A living suspect whose card the player holds. */
  readonly identity: Suspect;
}

/** Moves a row or column by one space. */
export interface Shift {
  readonly type: 'shift';
  readonly player: Player;
  /** Where the cards of the line move to. */
  readonly direction: Direction;
  /** The row or column, from 0 at the top or left. */
  readonly index: number;
}

/** The Undercover moves a row or column by one or two spaces. */
export interface FastShift {
  readonly type: 'fast-shift';
  readonly player: Player;
  /** Where the cards of the line move to. */
  readonly direction: Direction;
  /** The row or column, from 0 at the top or left. */
  readonly index: number;
  /** The spaces that the line moves. */
  readonly distance: Distance;
}

/** The Killer kills a suspect. */
export interface Kill {
  readonly type: 'kill';
  readonly player: Player;
  /** The victim: adjacent to the Killer's identity, and living. */
  readonly suspect: Suspect;
}

/** The Killer takes another identity from the Disguise Hand, or keeps the present one. */
export interface ChangeDisguise {
  readonly type: 'change-disguise';
  readonly player: Player;
  /** The one to go by from now on. */
  readonly identity: Suspect;
}

/** A Cop accuses a suspect of being the Killer. */
export interface Accuse {
  readonly type: 'accuse';
  readonly player: Player;
  /** The accused: adjacent to the Cop's identity, living or deceased. */
  readonly suspect: Suspect;
}

/** The Undercover draws a card; `choose-identity` then follows. */
export interface Disguise {
  readonly type: 'disguise';
  readonly player: Player;
}

/** The Profiler lays an evidence card on its suspect and canvasses there. */
export interface Exonerate {
  readonly type: 'exonerate';
  readonly player: Player;
  /** A suspect whose card is in the Evidence Hand. */
  readonly suspect: Suspect;
}

/** The Profiler gives the Undercover another identity. */
export interface Deputize {
  readonly type: 'deputize';
  readonly player: Player;
  /** The Undercover's new identity: a living suspect of the Evidence Hand. */
  readonly suspect: Suspect;
}

/** A Cop does nothing. */
export interface Pass {
  readonly type: 'pass';
  readonly player: Player;
}

/** An action of Buddy Cops. */
export type BuddyCopsAction =
  | ChooseIdentity
  | Shift
  | FastShift
  | Kill
  | ChangeDisguise
  | Accuse
  | Disguise
  | Exonerate
  | Deputize
  | Pass;

/** Why a game of Buddy Cops ended. */
export type BuddyCopsReason = 'thirteen-kills' | 'second-cop-killed' | 'no-identity-left' | 'killer-accused';

/** What an action of Buddy Cops causes. */
export type BuddyCopsEvent =
  | ({ readonly type: 'shifted' } & Shifted)
  | { readonly type: 'killed'; readonly player: Player; readonly suspect: Suspect }
  | {
      readonly type: 'canvassed';
      /** Whose action it was. */
      readonly player: Player;
      readonly suspect: Suspect;
      /** By seat. */
      readonly answers: readonly Answer[];
    }
  | {
      readonly type: 'accused';
      readonly player: Player;
      readonly suspect: Suspect;
      /** Whether the suspect is the Killer's Secret Identity, in the Disguise Hand, or neither. */
      readonly result: 'identity' | 'disguise' | 'nobody';
    }
  | {
      readonly type: 'exonerated';
      readonly player: Player;
      readonly suspect: Suspect;
      /** False: the suspect was deceased and the card is discarded. */
      readonly kept: boolean;
    }
  | {
      readonly type: 'disguise-changed';
      readonly player: Player;
      /** Open to the Killer. */
      readonly identity: Suspect | FaceDown;
    }
  | {
      readonly type: 'identity-chosen';
      readonly player: Player;
      /** Open to who chooses, and to a partner who may look at it from then on. */
      readonly identity: Suspect | FaceDown;
    }
  | {
      readonly type: 'evidence-drawn';
      readonly player: Player;
      /** Open to who draws, and to the partner of a killed Undercover. */
      readonly suspects: readonly (Suspect | FaceDown)[];
    }
  | {
      readonly type: 'evidence-discarded';
      /** Whose card it was, or who searched the deck; of a victim's evidence, the Killer. */
      readonly player: Player;
      readonly suspects: readonly Suspect[];
    }
  | {
      readonly type: 'evidence-given';
      readonly from: Player;
      readonly to: Player;
      /** Open to both. */
      readonly suspects: readonly (Suspect | FaceDown)[];
    }
  | {
      readonly type: 'cop-killed';
      /** The Cop. */
      readonly player: Player;
      readonly suspect: Suspect;
    }
  | { readonly type: 'roles-switched'; readonly profiler: Player; readonly undercover: Player }
  | {
      readonly type: 'deputized';
      readonly player: Player;
      /** The Undercover's new identity, open to both Cops. */
      readonly suspect: Suspect | FaceDown;
    }
  | { readonly type: 'passed'; readonly player: Player }
  | { readonly type: 'game-over'; readonly winners: readonly Player[]; readonly reason: BuddyCopsReason };

/** A phase of Buddy Cops. */
export type BuddyCopsPhase =
  | 'killer-identity'
  | 'opening-kill'
  | 'cop-identities'
  | 'killer-turn'
  | 'cops-turn'
  | 'undercover-choice'
  | 'replacement'
  | 'over';

/** The code of a refusal in Buddy Cops. */
export type BuddyCopsCode =
  | TableCode
  | 'identity-not-held'
  | 'identity-deceased'
  | 'kill-not-adjacent'
  | 'already-deceased'
  | 'must-kill'
  | 'kill-out-of-reach'
  | 'shift-undone'
  | 'fast-shift-undone'
  | 'disguise-not-held'
  | 'disguise-deceased'
  | 'accuse-not-adjacent'
  | 'deck-empty'
  | 'exonerate-not-in-hand'
  | 'deputize-not-in-hand'
  | 'deputize-deceased';

/** What lies open on the table. */
export interface Table {
  readonly phase: BuddyCopsPhase;
  readonly board: Board;
  /** Evidence cards discarded face-up, oldest first. */
  readonly discard: readonly Suspect[];
  /** The Cops killed so far: 0 to 2. */
  readonly deaths: number;
  readonly killer: Player;
  /** The player who has the role now, as is `undercover`. */
  readonly profiler: Player;
  readonly undercover: Player;
  /** The actions that the Killer still has in this turn: 0 to 2; 0 outside the Killer's turn. */
  readonly actionsLeft: number;
  /** Whether the Killer has killed in this turn; false outside the Killer's turn. */
  readonly killedThisTurn: boolean;
  /** The Cops who have not completed their action in this turn of theirs, ascending. */
  readonly copsToAct: readonly Player[];
  /** By seat, the shifts of each player's latest turn: up to two for the Killer, up to one for a Cop. */
  readonly lastShifts: readonly (readonly Shifted[])[];
  readonly outcome: Outcome<BuddyCopsReason> | null;
}

/** The cards that lie face-down. */
export interface Secrets {
  /** By seat, the Secret Identity; `null` for who has none. */
  readonly identities: readonly (Suspect | null)[];
  /**
   * By seat, the other cards that a player holds: the Disguise Hand, the Evidence Hand, or what the Undercover has drawn
   * to choose from; in the set-up the cards dealt.
   */
  readonly hands: readonly (readonly Suspect[])[];
  /** The Evidence Deck, the top card first. */
  readonly deck: readonly Suspect[];
}

/** A game of Buddy Cops. */
export interface State {
  readonly game: 'automata-noir/buddy-cops';
  readonly rulesVersion: number;
  /** The number of actions so far. */
  readonly step: number;
  readonly table: Table;
  readonly secrets: Secrets;
  readonly told: readonly Told<BuddyCopsEvent>[];
}

/** What a player reads the rules by. */
export interface Sight extends AnySight {
  readonly phase: BuddyCopsPhase;
  /** The player's role now. */
  readonly role: Role;
  /** The player's own Secret Identity; `null` for none. */
  readonly identity: Suspect | null;
  /** The other cards that the player holds. */
  readonly hand: readonly Suspect[];
  readonly board: Board;
  /** The number of cards in the Evidence Deck. */
  readonly deck: number;
  readonly killer: Player;
  readonly actionsLeft: number;
  readonly killedThisTurn: boolean;
  readonly lastShifts: Table['lastShifts'];
}
