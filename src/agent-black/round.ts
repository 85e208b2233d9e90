import { at, withAt, withLast } from '../kernel/lists.js';
import { type Player, seatsOf } from '../kernel/players.js';
import { dealt } from './deal.js';
import { inRoundOf } from './reveal.js';
import { newRound } from './setup.js';
import type { AgentBlackEvent, Round, State } from './state.js';
import { sideOf } from './teams.js';

/**
 * Whether one player is left in the round, or players of one team.
 *
 * @rule agent.round.end
 * @rule agent.round.one
 * @rule agent.team.survivors
 */
export function isRoundOver({ table }: State, round: Round): boolean {
  const { teams } = table.match;
  const inRound = inRoundOf(round);
  return inRound.every((player) => sideOf(player, teams) === sideOf(at(inRound, 0), teams));
}

/**
 * The round, as it stands now, is over: the survivor scores, or the team of whoever survives, and a new round begins
 * unless that was the last point to win.
 *
 * @rule agent.round.point
 * @rule agent.round.new
 * @rule agent.team.basic
 * @rule agent.team.point
 * @rule agent.game.end
 */
export function endRound(state: State, round: Round, told: readonly AgentBlackEvent[]): State {
  const { match, points } = state.table;
  const side = sideOf(at(inRoundOf(round), 0), match.teams);
  const won = at(points, side) + 1;
  const winners = seatsOf(round.revealed.length).filter((player) => sideOf(player, match.teams) === side);
  const score = withAt(points, side, won);
  const toldSoFar: readonly AgentBlackEvent[] = withLast(told, { type: 'round-won', winners });
  return won === match.roundsToWin
    ? end(state, round, score, winners, toldSoFar)
    : nextRound(state, round, score, toldSoFar);
}

/**
 * A new round from the same types: all cards go back unseen and are dealt afresh, and who was eliminated first begins.
 *
 * @rule agent.round.first
 * @rule agent.round.next
 */
function nextRound(
  { game, rulesVersion, step, table: { match, turn }, chance }: State,
  over: Round,
  points: readonly number[],
  told: readonly AgentBlackEvent[],
): State {
  const number = over.number + 1;
  const firstPlayer = over.firstOut ?? turn;
  const next = dealt(chance, match.types, over.revealed.length, number);
  return {
    game,
    rulesVersion,
    step: step + 1,
    table: {
      match,
      points,
      round: newRound(number, firstPlayer, next),
      turn: firstPlayer,
      penalty: false,
      outcome: null,
    },
    secrets: { cards: next.cards },
    chance: next.chance,
    told: withLast(told, { type: 'round-started', round: number, firstPlayer }),
  };
}

/**
 * The game is over, and nothing follows.
 *
 * @rule agent.game.end
 */
function end(
  { game, rulesVersion, step, table: { match, turn }, secrets, chance }: State,
  round: Round,
  points: readonly number[],
  winners: readonly Player[],
  told: readonly AgentBlackEvent[],
): State {
  return {
    game,
    rulesVersion,
    step: step + 1,
    table: { match, points, round, turn, penalty: false, outcome: { winners, reason: 'rounds' } },
    secrets,
    chance,
    told: withLast(told, { type: 'game-over', winners, reason: 'rounds' }),
  };
}
