import { BOARD_SIZE, isAlive, isOnBoard } from '../automata-noir/board.js';
import { CARDS_TO_CHOOSE_FROM, KILLS_TO_WIN } from '../automata-noir/index.js';
import { PLAYERS } from '../automata-noir/killer-vs-inspector/setup.js';
import type { KillerVsInspectorReason } from '../automata-noir/killer-vs-inspector/state.js';
import { killsOn, opponentOf } from '../automata-noir/killer-vs-inspector/turn.js';
import type { Player } from '../kernel/players.js';
import type { KillerVsInspectorPosition } from './killer-vs-inspector.js';
import {
  boardProblems,
  evidenceCardProblems,
  evidenceOn,
  evidenceProblems,
  identityProblems,
  shiftProblems,
} from './noir.js';
import { type PositionProblem, unless } from './problems.js';
import { eachAlone, placedAt, placedIn, standingProblems } from './standing.js';

type Position = KillerVsInspectorPosition;

/** The rule of each end. */
const ENDS: Readonly<Record<KillerVsInspectorReason, string>> = {
  'inspector-killed': 'kvi.kill.inspector',
  'ten-kills': 'kvi.kill.tenth',
  'killer-accused': 'kvi.accuse.win',
  solved: 'kvi.solve.win',
  'wrong-solution': 'kvi.solve.lose',
};

/** The cards in the Inspector's Evidence Hand while the deck lasts. */
const HAND_SIZE = CARDS_TO_CHOOSE_FROM - 1;

/** What in the position breaks an invariant of Killer vs. Inspector. */
export function problemsOf(position: Position): readonly PositionProblem[] {
  const { board, deck, discard, killer, inspector, outcome } = position;
  return [
    ...unless(
      inspector.player === opponentOf(killer.player),
      'inspector.player',
      'kvi.roles',
      'The Inspector is the player who is not the Killer.',
    ),
    ...standingProblems(position, actorsIn(position), [[winnerOf(position)]], ENDS[outcome?.reason ?? 'ten-kills']),
    ...boardProblems(board),
    ...evidenceProblems(board, outcome?.reason === 'ten-kills' ? 1 : 0),
    ...killProblems(position),
    ...identityProblems(board, killer.identity, 'killer.identity'),
    ...inspectorProblems(position),
    ...(inspector.identity === null ? setUpProblems(position) : []),
    ...lastShiftProblems(position),
    ...evidenceCardProblems([
      ...placedAt(killer.identity, 'killer.identity'),
      ...placedAt(killer.disguise, 'killer.disguise'),
      ...placedAt(inspector.identity, 'inspector.identity'),
      ...placedIn(inspector.hand, 'inspector.hand'),
      ...evidenceOn(board),
      ...placedIn(discard, 'discard'),
      ...placedIn(deck, 'deck'),
    ]),
  ];
}

/** Who may be the one to act. */
function actorsIn({ phase, killer, inspector }: Position): readonly (readonly Player[])[] {
  if (phase === 'opening-kill') return [[killer.player]];
  return phase === 'choose-identity' ? [[inspector.player]] : eachAlone(PLAYERS);
}

/** The Killer wins by kills and by a wrong solution; the Inspector by finding the Killer. */
function winnerOf({ outcome, killer, inspector }: Position): Player {
  return outcome?.reason === 'killer-accused' || outcome?.reason === 'solved' ? inspector.player : killer.player;
}

/** The fewest and the most kills that there can have been. */
function killsIn({ phase, outcome }: Position): readonly [number, number] {
  if (phase === 'opening-kill') return [0, 0];
  if (phase === 'choose-identity') return [1, 1];
  if (outcome?.reason === 'ten-kills') return [KILLS_TO_WIN, KILLS_TO_WIN];
  return outcome?.reason === 'inspector-killed' ? [2, KILLS_TO_WIN] : [1, KILLS_TO_WIN - 1];
}

/**
 * @rule kvi.kills.count
 * @rule kvi.kill.tenth
 */
function killProblems(position: Position): readonly PositionProblem[] {
  const { kills, board, phase } = position;
  const counted = killsOn(board);
  const [least, most] = killsIn(position);
  return [
    ...unless(kills === counted, 'kills', 'kvi.kills.count', `25 less the living on the board are ${counted}.`),
    ...unless(
      counted >= least && counted <= most,
      'kills',
      Math.max(counted, least) >= KILLS_TO_WIN ? 'kvi.kill.tenth' : 'kvi.setup.kill',
      `In the phase ${phase}, or with this end, there are ${least === most ? least : `${least} to ${most}`} kills; here are ${counted}.`,
    ),
  ];
}

/** The Inspector's identity and hand. */
function inspectorProblems({ phase, board, deck, inspector, outcome }: Position): readonly PositionProblem[] {
  const { identity, hand } = inspector;
  const isSetUp = phase === 'opening-kill' || phase === 'choose-identity';
  const isKilled = outcome?.reason === 'inspector-killed';
  const cards = phase === 'opening-kill' ? 0 : phase === 'choose-identity' ? CARDS_TO_CHOOSE_FROM : HAND_SIZE;
  const mayBeShort = !isSetUp && deck.length === 0;
  return [
    ...unless(
      (identity === null) === isSetUp,
      'inspector.identity',
      'kvi.setup.order',
      'The Inspector has an identity from the end of the set-up on, and not before.',
    ),
    ...(isKilled && identity !== null
      ? unless(
          isOnBoard(board, identity) && !isAlive(board, identity),
          'inspector.identity',
          'kvi.kill.inspector',
          'The Inspector was killed, and lies deceased on the board.',
        )
      : identityProblems(board, identity, 'inspector.identity')),
    ...unless(
      hand.length === cards || (mayBeShort && hand.length < cards),
      'inspector.hand',
      isSetUp ? 'kvi.setup.inspector' : 'kvi.exonerate.draw',
      `It holds ${cards} cards${isSetUp ? ' in this phase' : ', or fewer when the deck is empty'}.`,
    ),
    ...hand.flatMap((card, index) =>
      unless(
        isOnBoard(board, card),
        `inspector.hand[${index}]`,
        'kvi.collapse.hand',
        'That suspect has left the board, so the Inspector has discarded the card.',
      ),
    ),
  ];
}

/**
 * Until the Inspector has an identity, nothing has happened but the opening Kill.
 *
 * @rule kvi.setup.order
 */
function setUpProblems({ board, discard }: Position): readonly PositionProblem[] {
  const rule = 'kvi.setup.order';
  return [
    ...unless(board.cards.length === BOARD_SIZE ** 2, 'board', rule, 'No suspect leaves the board in the set-up.'),
    ...unless(discard.length === 0, 'discard', rule, 'No evidence is discarded in the set-up.'),
    ...evidenceOn(board).map(({ path }) => ({ path, rule, message: 'No evidence is laid in the set-up.' })),
  ];
}

/** @rule kvi.no-undo */
function lastShiftProblems({ phase, board, actors, lastShift }: Position): readonly PositionProblem[] {
  const [turn] = actors;
  if (lastShift === null) return [];
  if (phase !== 'turn' || turn === undefined) {
    return unless(false, 'lastShift', 'kvi.no-undo', 'No Shift came just before this phase.');
  }
  return shiftProblems(board, lastShift, opponentOf(turn), 'lastShift', 'kvi.no-undo');
}
