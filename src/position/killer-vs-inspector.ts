import { BOARD_SIZE, isAlive, isOnBoard, SMALLEST_SIZE } from '../automata-noir/board.js';
import { type Board, CARDS_TO_CHOOSE_FROM, KILLS_TO_WIN, type Shifted, type Suspect } from '../automata-noir/index.js';
import { SHIFT_DISTANCE } from '../automata-noir/killer-vs-inspector/actions/shift.js';
import { ID, PLAYERS } from '../automata-noir/killer-vs-inspector/setup.js';
import type {
  KillerVsInspectorPhase,
  KillerVsInspectorReason,
  State,
} from '../automata-noir/killer-vs-inspector/state.js';
import { killsOn, opponentOf } from '../automata-noir/killer-vs-inspector/turn.js';
import { actorsOf, viewFor } from '../automata-noir/killer-vs-inspector/view.js';
import { RULES_VERSION } from '../kernel/game.js';
import { type Player, seatsOf } from '../kernel/players.js';
import {
  boardOf,
  boardProblems,
  evidenceCardProblems,
  evidenceOn,
  evidenceProblems,
  identityProblems,
  shiftOrNull,
  shiftProblems,
  suspect,
  suspects,
} from './noir.js';
import type { PositionsOf } from './positions.js';
import { type PositionProblem, unless } from './problems.js';
import { fields, object, oneOf, orNull, whole } from './read.js';
import { type CommonPosition, commonReaders, eachAlone, placedAt, placedIn, standingProblems } from './standing.js';

/** A position of Killer vs. Inspector: its view with every card open. */
export interface KillerVsInspectorPosition
  extends CommonPosition<typeof ID, KillerVsInspectorPhase, KillerVsInspectorReason> {
  readonly board: Board;
  /** The Evidence Deck, the next card first. */
  readonly deck: readonly Suspect[];
  /** The evidence cards discarded, in order of arrival. */
  readonly discard: readonly Suspect[];
  /** The suspects killed so far, those who have left the board included: 0 to 10. */
  readonly kills: number;
  readonly killer: {
    readonly player: Player;
    readonly identity: Suspect;
    readonly disguise: Suspect;
  };
  readonly inspector: {
    readonly player: Player;
    /** `null` until it is chosen. */
    readonly identity: Suspect | null;
    readonly hand: readonly Suspect[];
  };
  /** The Shift of the turn just before, if that was one. */
  readonly lastShift: Shifted | null;
}

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

const player = /* @__PURE__ */ oneOf(seatsOf(PLAYERS));

const read = /* @__PURE__ */ fields<Position>({
  ...commonReaders<typeof ID, KillerVsInspectorPhase, KillerVsInspectorReason>(
    ID,
    [PLAYERS],
    ['opening-kill', 'choose-identity', 'turn', 'over'],
    ['inspector-killed', 'ten-kills', 'killer-accused', 'solved', 'wrong-solution'],
  ),
  board: boardOf([SMALLEST_SIZE, BOARD_SIZE], 'kvi.board.smallest'),
  deck: suspects,
  discard: suspects,
  kills: whole(0, KILLS_TO_WIN),
  killer: object<Position['killer']>({ player, identity: suspect, disguise: suspect }),
  inspector: object<Position['inspector']>({ player, identity: orNull(suspect), hand: suspects }),
  lastShift: shiftOrNull([SHIFT_DISTANCE]),
});

function problemsOf(position: Position): readonly PositionProblem[] {
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

function stateOf(position: Position): State {
  const { step, board, deck, discard, killer, inspector, lastShift, outcome } = position;
  const byKiller = outcome?.reason === 'inspector-killed' || outcome?.reason === 'ten-kills';
  const acted = byKiller ? killer.player : inspector.player;
  return {
    game: ID,
    rulesVersion: RULES_VERSION,
    step,
    table: { killer: killer.player, turn: position.actors[0] ?? acted, board, discard, lastShift, outcome },
    secrets: {
      killer: { identity: killer.identity, disguise: killer.disguise },
      inspector: { identity: inspector.identity, hand: inspector.hand },
      deck,
    },
    told: [],
  };
}

function positionOf(state: State): Position {
  const { table, secrets } = state;
  const { seats, phase, kills } = viewFor(state, 'spectator');
  return {
    game: ID,
    rulesVersion: state.rulesVersion,
    seats,
    step: state.step,
    actors: actorsOf(state),
    phase,
    board: table.board,
    deck: secrets.deck,
    discard: table.discard,
    kills,
    killer: { player: table.killer, identity: secrets.killer.identity, disguise: secrets.killer.disguise },
    inspector: {
      player: opponentOf(table.killer),
      identity: secrets.inspector.identity,
      hand: secrets.inspector.hand,
    },
    lastShift: table.lastShift,
    outcome: table.outcome,
  };
}

/** Positions of Killer vs. Inspector. */
export const killerVsInspectorPositions: PositionsOf<Position, State> = { read, problemsOf, stateOf, positionOf };
