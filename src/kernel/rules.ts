import type { GameId } from './game.js';

/** What an entry is: the book's word, a decision where the book is silent or split, a consequence, or manners. */
export type RuleKind = 'rule' | 'ruling' | 'derived' | 'conduct';

/** Where an entry holds: in one game, in all four cases of Automata NOIR, or at every table. */
export type RuleScope = GameId | 'automata-noir' | 'all';

/** An entry of the catalogue, under its id. */
export interface RuleEntry {
  readonly kind: RuleKind;
  /** A few words that name it. */
  readonly title: string;
  /** What holds, in our words. */
  readonly text: string;
  /** The rulebook and its heading path, or what else decides. */
  readonly source: string;
  /** Of a ruling: the ways in which the book can be read. */
  readonly readings?: readonly string[];
  /** Of a ruling: why this reading. */
  readonly reason?: string;
  /** Ids of related entries. */
  readonly seeAlso?: readonly string[];
}

/** The rules that hold at every table of this library. */
export const TABLE_RULES = {
  'table.action': {
    kind: 'ruling',
    title: 'Well-formed actions',
    text: 'An action is a plain object with the fields of its type, each holding a value of its kind, and nothing else.',
    source: 'noir-rules: the form of actions',
    readings: ['Ignore what is superfluous or repair what is nearly right.', 'Refuse everything that is not exact.'],
    reason: 'A referee who guesses what was meant will guess wrong one day.',
  },
  'table.over': {
    kind: 'ruling',
    title: 'The game is over',
    text: 'Once the game is decided nobody acts any more, and the result stands.',
    source: 'noir-rules: the end of a game',
    readings: ['Finish the turn or the round.', 'Stop at the deciding act.'],
    reason: 'All three rulebooks end the game at the moment of victory.',
  },
  'table.seat': {
    kind: 'ruling',
    title: 'Your own seat',
    text: 'A player acts for their own seat only.',
    source: 'noir-rules: acting from a view',
    readings: ['Accept an action for another seat.', 'Refuse it.'],
    reason: 'A view belongs to one player; what others may do is not in it.',
  },
  'table.turn': {
    kind: 'rule',
    title: 'Whose turn it is',
    text: 'Only who is to act acts: the player whose turn it is, or all who have a simultaneous decision to make.',
    source: 'All rulebooks: order of play',
  },
  'table.phase': {
    kind: 'rule',
    title: 'The action fits the moment',
    text: 'A player chooses among the actions that the rules offer to that player at that point of the game.',
    source: 'All rulebooks: lists of actions',
  },
  'table.length': {
    kind: 'conduct',
    title: 'How long a game lasts',
    text:
      'No game ends for its length unless its book says so: the four cases of Automata NOIR and Agent Black can go on for ' +
      'ever if nobody wants to win. When to call it off is for the players to agree.',
    source: 'noir-rules: the length of games',
  },
  'table.record': {
    kind: 'ruling',
    title: 'Records',
    text: 'A record holds the options of a game with nothing left open, every order of cards that was used, and all actions, each legal where it stands; and nothing else.',
    source: 'noir-rules: the form of records',
    readings: [
      'Take what is missing from the seed, and leave out what is not legal.',
      'Refuse a record that is not whole.',
    ],
    reason: 'A record that has to be completed by guesses proves nothing about the game that was played.',
  },
  'table.record.version': {
    kind: 'ruling',
    title: 'Records of other versions',
    text: 'A record is read under the version of the rules under which it was played, and under no other.',
    source: 'noir-rules: the form of records',
    readings: ['Judge an old game by new rules.', 'Tell that the game was played by other rules.'],
    reason: 'What was legal then may be forbidden now, and neither makes the players wrong.',
    seeAlso: ['table.record'],
  },
  'table.position': {
    kind: 'ruling',
    title: 'Positions',
    text: 'A position is a moment of a game with every card open, each of its fields there and right, and nothing else; it may be one that no play leads to.',
    source: 'noir-rules: the form of positions',
    readings: [
      'Refuse what no play could lead to.',
      'Refuse what contradicts itself or the rules, and judge nothing else.',
      'Make the best of what is nearly right.',
    ],
    reason:
      'A doubt at the table is set up to be asked about, not to be explained; but of a position that can’t be, every answer is wrong.',
    seeAlso: ['table.record'],
  },
  'table.fair-deal': {
    kind: 'ruling',
    title: 'Fair deals',
    text: 'Everything that chance decided in a game follows from its seed, and the seed from what was committed to before the game.',
    source: 'noir-rules: fair deals',
    readings: ['Trust whoever shuffles.', 'Let everybody check the shuffle afterwards.'],
    reason: 'Nobody sees a program shuffle.',
    seeAlso: ['table.record'],
  },
} as const;
