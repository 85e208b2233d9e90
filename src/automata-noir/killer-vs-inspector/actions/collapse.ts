import type { ActionRule } from '../../../kernel/action-rule.js';
import { tell } from '../../../kernel/draft.js';
import { type Field, oneOf, readList } from '../../../kernel/fields.js';
import { refusal } from '../../../kernel/table.js';
import { BOARD_SIZE, isAlive, livingOn, SMALLEST_SIZE } from '../../board.js';
import { collapsed, deceasedByLine, LINES, lineOf, linesToCollapse } from '../../collapse.js';
import { SUSPECTS, type Suspect, suspect } from '../../suspects.js';
import { replaceGone } from '../evidence-hand.js';
import type { Collapse, KillerVsInspectorCode, Sight, State } from '../state.js';
import { begun, nextTurn } from '../turn.js';

const NOT_ONE_OF_EACH_LINE = /* @__PURE__ */ refusal(
  'not-one-of-each-line',
  'kvi.collapse.complete',
  'You can only discard one suspect of each row or of each column, in order.',
);
const SUSPECT_LIVING = /* @__PURE__ */ refusal(
  'suspect-living',
  'kvi.collapse.deceased',
  'You can only discard deceased suspects.',
);

/** The field of a list of suspects as long as a board has lines. */
const suspects: Field<readonly Suspect[]> = {
  read: (value, seats) => {
    const list = readList(value, (length) => length === SMALLEST_SIZE || length === BOARD_SIZE);
    const read = list?.map((one) => suspect.read(one, seats));
    return read?.every((one) => one !== undefined) ? read : undefined;
  },
  values: () => [SUSPECTS.slice(0, SMALLEST_SIZE), SUSPECTS.slice(0, BOARD_SIZE)],
};

/** Every way to take one suspect of each line. */
function oneOfEach(lines: readonly (readonly Suspect[])[]): readonly (readonly Suspect[])[] {
  if (lines.some((line) => line.length === 0)) return [];
  return lines.reduce<readonly (readonly Suspect[])[]>(
    (ways, line) => ways.flatMap((way) => line.map((one) => [...way, one])),
    [[]],
  );
}

/**
 * Collapse: discard a deceased suspect from each row or from each column. The Inspector then replaces evidence cards
 * whose suspects are gone.
 *
 * @rule kvi.collapse.complete
 * @rule kvi.collapse.deceased
 */
export const collapse: ActionRule<State, Sight, Collapse, KillerVsInspectorCode> = {
  fields: { lines: /* @__PURE__ */ oneOf(LINES), suspects },

  isMade: ({ phase }) => phase === 'turn',

  candidates: ({ board }, player) => {
    const ways: Collapse[] = [];
    // Hardly ever can anybody collapse, and it takes a deceased suspect in each of four lines at least.
    if (board.cards.length - livingOn(board) < SMALLEST_SIZE) return ways;
    for (const lines of LINES) {
      for (const way of oneOfEach(deceasedByLine(board, lines))) {
        ways.push({ type: 'collapse', player, lines, suspects: way });
      }
    }
    return ways;
  },

  areLegal: true,

  check: ({ board }, action) => {
    const isOneOfEach =
      action.suspects.length === linesToCollapse(board, action.lines) &&
      action.suspects.every((one, line) => lineOf(board, action.lines, one) === line);
    if (!isOneOfEach) return NOT_ONE_OF_EACH_LINE;
    return action.suspects.some((one) => isAlive(board, one)) ? SUSPECT_LIVING : null;
  },

  resolve: (state, { player, lines, suspects: leaving }) => {
    const draft = begun(state);
    const { table } = draft;
    table.board = collapsed(table.board, lines, leaving);
    tell(draft, { type: 'collapsed', player, lines, suspects: leaving });
    replaceGone(draft);
    return nextTurn(draft);
  },
};
