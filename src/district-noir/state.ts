import type { AnySight } from '../kernel/action-rule.js';
import type { Outcome } from '../kernel/game.js';
import type { Player } from '../kernel/players.js';
import type { TableCode } from '../kernel/table.js';
import type { Card } from './cards.js';
import type { DistrictNoirReason } from './scoring.js';

/** Puts a card from the hand at the end of the row. */
export interface Play {
  readonly type: 'play';
  readonly player: Player;
  /** A card in the player's hand. */
  readonly card: Card;
}

/** Takes the last five cards of the row, or all if there are fewer. */
export interface Take {
  readonly type: 'take';
  readonly player: Player;
}

/** An action of District Noir. */
export type DistrictNoirAction = Play | Take;

/** What an action of District Noir causes. Nothing in it is hidden. */
export type DistrictNoirEvent =
  | { readonly type: 'played'; readonly player: Player; readonly card: Card }
  | {
      readonly type: 'taken';
      readonly player: Player;
      /** The cards taken, in row order. */
      readonly cards: readonly Card[];
    }
  | {
      readonly type: 'round-started';
      /** The number of the new round: 2, 3 or 4. */
      readonly round: number;
      readonly firstPlayer: Player;
    }
  | { readonly type: 'game-over'; readonly winners: readonly Player[]; readonly reason: DistrictNoirReason };

/** A phase of District Noir. */
export type DistrictNoirPhase = 'turn' | 'over';

/** The code of a refusal in District Noir. */
export type DistrictNoirCode = TableCode | 'hand-empty' | 'card-not-in-hand' | 'already-taken' | 'row-empty';

/** What lies open on the table. */
export interface Table {
  /** From 1 to 4. */
  readonly round: number;
  /** The first player of the round. */
  readonly firstPlayer: Player;
  /** The player to act; when the game is over, the one who acted last. */
  readonly turn: Player;
  /** The cards in the center, oldest first. */
  readonly row: readonly Card[];
  /** By seat, the cards in front of each player, as taken. */
  readonly tableaux: readonly (readonly Card[])[];
  /** By seat, whether the player has taken cards this round. */
  readonly taken: readonly boolean[];
  readonly outcome: Outcome<DistrictNoirReason> | null;
}

/** The cards that lie face-down. */
export interface Secrets {
  /** By seat. */
  readonly hands: readonly (readonly Card[])[];
  /** The cards still to be dealt, the next one first. */
  readonly deck: readonly Card[];
  /** The cards removed at the start. */
  readonly out: readonly Card[];
}

/** A game of District Noir. */
export interface State {
  readonly game: 'district-noir';
  readonly rulesVersion: number;
  /** The number of actions so far. */
  readonly step: number;
  readonly table: Table;
  readonly secrets: Secrets;
  readonly told: readonly DistrictNoirEvent[];
}

/** What a player reads the rules by. */
export interface Sight extends AnySight {
  /** The player's own. */
  readonly hand: readonly Card[];
  readonly hasTaken: boolean;
  readonly row: readonly Card[];
}
