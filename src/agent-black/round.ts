import { tell } from '../kernel/draft.js';
import { at, withAt } from '../kernel/lists.js';
import { type Player, seatsOf } from '../kernel/players.js';
import { dealt } from './deal.js';
import { inRoundOf } from './reveal.js';
import { newRound } from './setup.js';
import type { State } from './state.js';
import { sideOf } from './teams.js';
import type { Draft } from './turn.js';

/**
 * Whether one player is left in the round, or players of one team.
 *
 * @rule agent.round.end
 * @rule agent.round.one
 * @rule agent.team.survivors
 */
export function isRoundOver({ table }: Draft): boolean {
  const { teams } = table.match;
  const inRound = inRoundOf(table.round);
  return inRound.every((player) => sideOf(player, teams) === sideOf(at(inRound, 0), teams));
}

/**
 * The round is over: the survivor scores, or the team of whoever survives, and a new round begins unless that was the last
 * point to win.
 *
 * @rule agent.round.point
 * @rule agent.round.new
 * @rule agent.team.basic
 * @rule agent.team.point
 * @rule agent.game.end
 */
export function endRound(draft: Draft): State {
  const { table } = draft;
  const { match, points, round } = table;
  const side = sideOf(at(inRoundOf(round), 0), match.teams);
  const won = at(points, side) + 1;
  const winners = seatsOf(round.revealed.length).filter((player) => sideOf(player, match.teams) === side);
  table.points = withAt(points, side, won);
  tell(draft, { type: 'round-won', winners });
  return won === match.roundsToWin ? end(draft, winners) : nextRound(draft);
}

/**
 * A new round from the same types: all cards go back unseen and are dealt afresh, and who was eliminated first begins.
 *
 * @rule agent.round.first
 * @rule agent.round.next
 */
function nextRound(draft: Draft): State {
  const { table, secrets } = draft;
  const { match, round, turn } = table;
  const number = round.number + 1;
  const firstPlayer = round.firstOut ?? turn;
  const next = dealt(draft.chance, match.types, round.revealed.length, number);
  table.round = newRound(number, firstPlayer, next);
  table.turn = firstPlayer;
  secrets.cards = next.cards;
  draft.chance = next.chance;
  tell(draft, { type: 'round-started', round: number, firstPlayer });
  return draft;
}

/**
 * The game is over, and nothing follows.
 *
 * @rule agent.game.end
 */
function end(draft: Draft, winners: readonly Player[]): State {
  draft.table.outcome = { winners, reason: 'rounds' };
  tell(draft, { type: 'game-over', winners, reason: 'rounds' });
  return draft;
}
