import type { Draft as DraftOf, Writable } from '../kernel/draft.js';
import type { Player } from '../kernel/players.js';
import { isEliminated } from './reveal.js';
import { endRound, isRoundOver } from './round.js';
import type { Chance, Round, State, Table } from './state.js';

/** A state while an action makes it: the round is its own too; what later rounds are dealt from is shared, to be replaced. */
export type Draft = Omit<DraftOf<State>, 'table' | 'chance'> & {
  readonly table: Omit<Writable<Table>, 'round'> & { round: Writable<Round> };
  chance: Chance;
};

/** An action begins: what was told of the last one is past, and so is a penalty. */
export function begun({ game, rulesVersion, step, table, secrets, chance }: State): Draft {
  const { round } = table;
  return {
    game,
    rulesVersion,
    step: step + 1,
    table: {
      match: table.match,
      points: table.points,
      round: {
        number: round.number,
        firstPlayer: round.firstPlayer,
        ring: round.ring,
        investigator: round.investigator,
        revealed: round.revealed,
        firstOut: round.firstOut,
      },
      turn: table.turn,
      penalty: false,
      outcome: null,
    },
    secrets: { cards: secrets.cards },
    chance,
    told: [],
  };
}

/**
 * The next player still in the round, in the order of seats.
 *
 * @rule agent.turn
 */
export function leftOf(round: Round, player: Player): Player {
  const next = (player + 1) % round.revealed.length;
  return isEliminated(round, next) ? leftOf(round, next) : next;
}

/** It is that player's turn from now on. */
export function giveTurn(draft: Draft, player: Player): State {
  draft.table.turn = player;
  return draft;
}

/** The game goes on after a card was turned up: with that player's turn, or with the end of the round. */
export function goOn(draft: Draft, player: Player): State {
  return isRoundOver(draft) ? endRound(draft) : giveTurn(draft, player);
}
