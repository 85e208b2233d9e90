import { finalTurnsOf } from '../automata-noir/dragnet/final-round.js';
import { EVIDENCE_AT_START } from '../automata-noir/dragnet/setup.js';
import type { DragnetReason, State } from '../automata-noir/dragnet/state.js';
import { sideOf, TEAM_PLAYERS, TEAMS, teamsOf } from '../automata-noir/dragnet/teams.js';
import { nameOf } from '../automata-noir/index.js';
import { NOBODY, type Player, seatsOf } from '../kernel/players.js';
import type { DragnetPosition } from './dragnet.js';
import { boardProblems, evidenceCardProblems, evidenceOn } from './noir.js';
import { type PositionProblem, unless } from './problems.js';
import { areSame, placedAt, placedIn, standingProblems } from './standing.js';

type Position = DragnetPosition;

/** The rule of each end. */
const ENDS: Readonly<Record<DragnetReason, string>> = {
  solved: 'dragnet.solve.win',
  unsolved: 'dragnet.final.nobody',
};

/** What in the position breaks an invariant of Dragnet. */
export function problemsOf(position: Position): readonly PositionProblem[] {
  const { seats, board, deck, players, turn, outcome } = position;
  return [
    ...unless(players.length === seats, 'players', 'dragnet.players', `There are ${seats} seats.`),
    ...unless(turn < players.length, 'turn', 'dragnet.turn.order', 'That seat is nobody’s.'),
    ...standingProblems(position, actorsIn(position), [winnersOf(position)], ENDS[outcome?.reason ?? 'solved']),
    ...boardProblems(board),
    ...board.cards.flatMap(({ suspect: card, alive }, index) =>
      unless(alive, `board.cards[${index}].alive`, 'dragnet.setup.board', `${nameOf(card)} lives, as everybody does.`),
    ),
    ...unless(
      evidenceOn(board).length >= EVIDENCE_AT_START,
      'board',
      'dragnet.setup.open',
      `There are never fewer than ${EVIDENCE_AT_START} evidence cards on the board.`,
    ),
    ...teamProblems(position),
    ...skipProblems(position),
    ...finalProblems(position),
    ...evidenceCardProblems([
      ...players.flatMap(({ hand, suspicion }, one) => [
        ...placedIn(hand, `players[${one}].hand`),
        ...placedAt(suspicion, `players[${one}].suspicion`),
      ]),
      ...evidenceOn(board),
      ...placedIn(deck, 'deck'),
    ]),
  ];
}

/** Whose turn it is acts; after a failed Solve any of the players may be left to choose. */
function actorsIn({ phase, players, turn, actors }: Position): readonly (readonly Player[])[] {
  if (phase !== 'suspicions') return [[turn]];
  const choosing = seatsOf(players.length).filter((one) => actors.includes(one));
  return [choosing.length > 0 ? choosing : [turn]];
}

/** By seat. */
export function teamsIn({ players }: Position): State['table']['teams'] {
  return players.map(({ team }) => team);
}

function winnersOf(position: Position): readonly Player[] {
  const { players, outcome, turn } = position;
  return outcome?.reason === 'unsolved' || turn >= players.length ? NOBODY : sideOf(teamsIn(position), turn);
}

/**
 * @rule dragnet.team.two
 * @rule dragnet.team.alternate
 */
function teamProblems({ players }: Position): readonly PositionProblem[] {
  const areTeams = players.length === TEAM_PLAYERS && players.some(({ team }) => team !== null);
  const expected = teamsOf(players.length, areTeams ? TEAMS : undefined);
  return players.flatMap(({ team }, one) =>
    unless(
      team === expected[one],
      `players[${one}].team`,
      'dragnet.team.two',
      areTeams ? `The team of that seat is ${expected[one]}.` : 'There are no teams with three players.',
    ),
  );
}

/**
 * Whoever has failed loses the next turn, except in the final round.
 *
 * @rule dragnet.solve.skip
 * @rule dragnet.final
 */
function skipProblems({ phase, players, turn, deck }: Position): readonly PositionProblem[] {
  return players.flatMap(({ skipsNextTurn }, one) => {
    const path = `players[${one}].skipsNextTurn`;
    if (deck.length === 0) {
      return unless(!skipsNextTurn, path, 'dragnet.final', 'No turn is lost in the final round.');
    }
    if (one !== turn) return [];
    return phase === 'suspicions'
      ? unless(skipsNextTurn, path, 'dragnet.solve.skip', 'Who has failed to solve loses the next turn.')
      : unless(!skipsNextTurn, path, 'dragnet.solve.skip', 'Whose turn it is has lost none.');
  });
}

/**
 * The final round begins when the deck is empty: whoever comes after the drawer has a final turn, the drawer the last.
 *
 * @rule dragnet.final
 * @rule dragnet.final.end
 */
function finalProblems({
  phase,
  players,
  turn,
  deck,
  finalRound,
  finalTurns,
  outcome,
}: Position): readonly PositionProblem[] {
  const isFinal = deck.length === 0;
  const left = isFinal && phase !== 'over' ? Math.max(finalTurns.length, phase === 'suspicions' ? 2 : 1) : 0;
  const order = finalTurnsOf((turn + players.length - 1) % players.length, players.length).slice(0, left);
  return [
    ...unless(
      finalRound === isFinal,
      'finalRound',
      'dragnet.final.exhausted',
      'It is the final round when the deck is empty, and only then.',
    ),
    ...unless(
      areSame(finalTurns, order),
      'finalTurns',
      'dragnet.final',
      `The final turns left can be [${order.join(', ')}]: the present one first, and nobody’s turn comes after it when a Solve has failed in the last one.`,
    ),
    ...unless(
      outcome?.reason !== 'unsolved' || isFinal,
      'outcome.reason',
      'dragnet.final.nobody',
      'The game ends unsolved only after the final round.',
    ),
  ];
}
