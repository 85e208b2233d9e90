import type { AnySight } from '../../kernel/action-rule.js';
import type { Outcome } from '../../kernel/game.js';
import type { FaceDown, Player } from '../../kernel/players.js';
import type { TableCode } from '../../kernel/table.js';
import type { Told } from '../../kernel/told.js';
import type { Board } from '../board.js';
import type { Answer } from '../canvas.js';
import type { Direction, Shifted } from '../shift.js';
import type { Suspect } from '../suspects.js';
import type { LineKind } from './lines.js';
import type { Teams } from './teams.js';

/** Lays a card from the hand on its suspect, moves that suspect's row or column one space, and draws. */
export interface TargetedShift {
  readonly type: 'targeted-shift';
  readonly player: Player;
  /** A card in the player's hand. */
  readonly suspect: Suspect;
  /** Left and right move the suspect's row, up and down the column. */
  readonly direction: Direction;
}

/** Lays a card from the hand on its suspect, chooses a new Secret Suspicion, and draws. */
export interface Rethink {
  readonly type: 'rethink';
  readonly player: Player;
  /** The card in the player's hand that goes to the board. */
  readonly suspect: Suspect;
  /** The Suspicion from now on: the other card in hand, or the one held so far. */
  readonly suspicion: Suspect;
}

/** Lays a card from the hand on its suspect, picks up the evidence beside it, and asks the opponents about that one. */
export interface Question {
  readonly type: 'question';
  readonly player: Player;
  /** The card in the player's hand that goes to the board. */
  readonly suspect: Suspect;
  /** The card that is picked up, from a suspect adjacent to the one just marked. */
  readonly pickUp: Suspect;
}

/** Proposes a line as the complete one. */
export interface Solve {
  readonly type: 'solve';
  readonly player: Player;
  readonly line: LineKind;
  /** The row or column, from 0 at the top or left; the diagonal from the top left (0) or from the top right (1). */
  readonly index: number;
}

/** Chooses a Secret Suspicion after a failed Solve that the player raised a hand in. */
export interface ChooseSuspicion {
  readonly type: 'choose-suspicion';
  readonly player: Player;
  /** One of the two cards in hand, or the Suspicion held so far. */
  readonly suspicion: Suspect;
}

/** Lets the final turn go by. */
export interface Pass {
  readonly type: 'pass';
  readonly player: Player;
}

/** An action of Dragnet. */
export type DragnetAction = TargetedShift | Rethink | Question | Solve | ChooseSuspicion | Pass;

/** A card drawn from the deck: face-down to all but who draws it. */
export interface EvidenceDrawn {
  readonly type: 'evidence-drawn';
  readonly player: Player;
  readonly suspects: readonly (Suspect | FaceDown)[];
}

/** A Suspicion laid down, new or not: face-down to all but who chooses and the partner. */
export interface SuspicionChosen {
  readonly type: 'suspicion-chosen';
  readonly player: Player;
  readonly suspicion: Suspect | FaceDown;
}

/** What an action of Dragnet causes. */
export type DragnetEvent =
  | { readonly type: 'evidence-placed'; readonly player: Player; readonly suspect: Suspect }
  | ({ readonly type: 'shifted' } & Shifted)
  | EvidenceDrawn
  | SuspicionChosen
  | { readonly type: 'evidence-picked-up'; readonly player: Player; readonly suspect: Suspect }
  | {
      readonly type: 'questioned';
      readonly player: Player;
      /** The suspect whose card was picked up. */
      readonly suspect: Suspect;
      /** Of every opponent, by seat: whether their Suspicion is adjacent to the suspect. */
      readonly answers: readonly Answer[];
    }
  | {
      readonly type: 'solved';
      readonly player: Player;
      readonly line: LineKind;
      readonly index: number;
      /** Who has a Suspicion in the line, ascending, the solver perhaps among them. */
      readonly raised: readonly Player[];
      readonly correct: boolean;
    }
  | { readonly type: 'passed'; readonly player: Player }
  | {
      readonly type: 'final-round';
      /** Who drew the last card. */
      readonly player: Player;
    }
  | {
      readonly type: 'turn-skipped';
      /** Who lost the turn. */
      readonly player: Player;
    }
  | { readonly type: 'game-over'; readonly winners: readonly Player[]; readonly reason: DragnetReason };

/** A phase of Dragnet. */
export type DragnetPhase = 'turn' | 'suspicions' | 'over';

/** Why a game of Dragnet ended: with a correct Solve, or without one. */
export type DragnetReason = 'solved' | 'unsolved';

/** The code of a refusal in Dragnet. */
export type DragnetCode =
  | TableCode
  | 'final-round'
  | 'not-final-round'
  | 'card-not-in-hand'
  | 'card-not-held'
  | 'card-placed'
  | 'not-adjacent'
  | 'no-evidence'
  | 'no-such-line';

/** What lies open on the table. */
export interface Table {
  /** Always five by five; everybody lives. */
  readonly board: Board;
  readonly teams: Teams;
  /** Whose turn it is, or whose Solve it was; when the game is over, who acted last. */
  readonly turn: Player;
  /** By seat, whether the player loses the next turn. */
  readonly skips: readonly boolean[];
  /** Who raised a hand in a failed Solve and has still to choose a Suspicion, ascending. */
  readonly choosing: readonly Player[];
  /** Who has still to have the final turn, the present one first; empty before the final round and when the game is over. */
  readonly finalTurns: readonly Player[];
  readonly outcome: Outcome<DragnetReason> | null;
}

/** The cards that lie face-down. */
export interface Secrets {
  /** By seat, two cards each. */
  readonly hands: readonly (readonly Suspect[])[];
  /** By seat. */
  readonly suspicions: readonly Suspect[];
  /** The next card first. Empty from the start of the final round on, and only then. */
  readonly deck: readonly Suspect[];
}

/** A game of Dragnet. */
export interface State {
  readonly game: 'automata-noir/dragnet';
  readonly rulesVersion: number;
  /** The number of actions so far. */
  readonly step: number;
  readonly table: Table;
  readonly secrets: Secrets;
  readonly told: readonly Told<DragnetEvent>[];
}

/** What a player reads the rules by. */
export interface Sight extends AnySight {
  /** The player's own. */
  readonly hand: readonly Suspect[];
  /** The player's own; `null` if the view does not show it. */
  readonly suspicion: Suspect | null;
  readonly board: Board;
  readonly finalRound: boolean;
}
