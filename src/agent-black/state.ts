import type { AnySight } from '../kernel/action-rule.js';
import type { Outcome } from '../kernel/game.js';
import type { Player } from '../kernel/players.js';
import type { TableCode } from '../kernel/table.js';
import type { Costume, Identity, Item, Place, TypesInUse } from './cards.js';
import type { TeamCount } from './teams.js';

/** The id of the game. */
export const ID = 'agent-black';

/** Moves the Investigator to a tile and asks all others about it and its two neighbours. */
export interface Investigate {
  readonly type: 'investigate';
  readonly player: Player;
  /** A tile in the ring, other than the Investigator's. */
  readonly tile: Identity;
}

/** Declares an identity of another agent. */
export interface Shoot {
  readonly type: 'shoot';
  readonly player: Player;
  /** Another player who is still in the round. */
  readonly target: Player;
  /** An identity whose tile is still in the ring. */
  readonly identity: Identity;
}

/** Turns up a card of one's own, as the penalty for a miss. */
export interface Reveal {
  readonly type: 'reveal';
  readonly player: Player;
  /** A face-down card of the player's own. */
  readonly identity: Identity;
}

/** An action of Agent Black. */
export type AgentBlackAction = Investigate | Shoot | Reveal;

/** A player's answer to an investigation. */
export interface Thumb {
  readonly player: Player;
  /** Whether one or more of the player's cards are among the three tiles. */
  readonly up: boolean;
}

/** What an action of Agent Black causes. Nothing in it is hidden. */
export type AgentBlackEvent =
  | {
      readonly type: 'investigated';
      readonly player: Player;
      /** Where the Investigator stands now. */
      readonly tile: Identity;
      /** The three tiles asked about, clockwise; `tile` is the middle one. */
      readonly tiles: readonly Identity[];
      /** By seat: all others who are still in the round. */
      readonly thumbs: readonly Thumb[];
    }
  | {
      readonly type: 'shot';
      readonly player: Player;
      readonly target: Player;
      readonly identity: Identity;
      readonly hit: boolean;
    }
  | { readonly type: 'revealed'; readonly player: Player; readonly identity: Identity }
  | { readonly type: 'eliminated'; readonly player: Player }
  | {
      readonly type: 'round-won';
      /** The survivor, or all members of the surviving team, ascending. */
      readonly winners: readonly Player[];
    }
  | {
      readonly type: 'round-started';
      /** The number of the new round, from 2. */
      readonly round: number;
      readonly firstPlayer: Player;
    }
  | { readonly type: 'game-over'; readonly winners: readonly Player[]; readonly reason: AgentBlackReason };

/** A phase of Agent Black. */
export type AgentBlackPhase = 'turn' | 'penalty' | 'over';

/** Why a game of Agent Black ended. */
export type AgentBlackReason = 'rounds';

/** The code of a refusal in Agent Black. */
export type AgentBlackCode =
  | TableCode
  | 'tile-not-in-ring'
  | 'investigator-stays'
  | 'target-self'
  | 'target-eliminated'
  | 'identity-not-in-ring'
  | 'card-not-yours'
  | 'card-already-revealed';

/** What is settled for the whole game. */
export interface Match {
  /** How many teams play, or `null` where each plays alone. */
  readonly teams: TeamCount | null;
  /** The round wins that end the game. */
  readonly roundsToWin: number;
  readonly types: TypesInUse;
}

/** A round, as it lies open. */
export interface Round {
  /** From 1. */
  readonly number: number;
  readonly firstPlayer: Player;
  /** The tiles in the circle, clockwise. */
  readonly ring: readonly Identity[];
  /** The tile on which the Investigator stands; `null` in the middle. */
  readonly investigator: Identity | null;
  /** By seat, the cards turned up, in order. */
  readonly revealed: readonly (readonly Identity[])[];
  /** Who was eliminated first in this round, if anybody. */
  readonly firstOut: Player | null;
}

/** What lies open on the table. */
export interface Table {
  readonly match: Match;
  /** By side (the team, or the seat where there are no teams), the rounds won. */
  readonly points: readonly number[];
  readonly round: Round;
  /** The player to act; when the game is over, the one who acted last. */
  readonly turn: Player;
  /** Whether that player has missed and has to turn up a card. */
  readonly penalty: boolean;
  readonly outcome: Outcome<AgentBlackReason> | null;
}

/** The three identity cards of a player. */
export interface Cards {
  readonly costume: Costume;
  readonly place: Place;
  readonly item: Item;
}

/** What the players hold. */
export interface Secrets {
  /** By seat; a card that is turned up is still here. */
  readonly cards: readonly Cards[];
}

/** The exact orders of a round: all types in use of a kind, the card of seat 0 at index 0; the whole ring, clockwise. */
export interface Orders {
  readonly tiles: readonly Identity[];
  readonly costumes: readonly Costume[];
  readonly places: readonly Place[];
  readonly items: readonly Item[];
}

/** The orders that a host gives for one round; `null` for what the seed decides. */
export type GivenRound = { readonly [List in keyof Orders]: Orders[List] | null };

/** What later rounds are dealt from. Nobody may look at it. */
export interface Chance {
  readonly seed: string;
  /** The rounds still to come as far as the host gives them, the next one first. */
  readonly rounds: readonly GivenRound[];
}

/** A game of Agent Black. */
export interface State {
  readonly game: typeof ID;
  readonly rulesVersion: number;
  /** The number of actions so far. */
  readonly step: number;
  readonly table: Table;
  readonly secrets: Secrets;
  readonly chance: Chance;
  readonly told: readonly AgentBlackEvent[];
}

/** What a player reads the rules by. */
export interface Sight extends AnySight {
  readonly ring: readonly Identity[];
  readonly investigator: Identity | null;
  /** The players still in the round, ascending. */
  readonly inRound: readonly Player[];
  /** The player's own cards, face-down or turned up. */
  readonly own: readonly Identity[];
  /** Those of them that are turned up. */
  readonly ownRevealed: readonly Identity[];
}
