import { SUSPECTS, type Suspect } from '../../../src/automata-noir/index.js';
import type { ActionOf } from '../../../src/index.js';
import { noirDeal } from './noir-deal.js';
import type { RefusalsOf } from './refused.js';

type Action = ActionOf<'automata-noir/killer-vs-inspector'>;

/** Each action followed by the same answer. */
function answered<Action>(actions: readonly Action[], answer: Action): Action[] {
  return actions.flatMap((action) => [action, answer]);
}

// The Killer is Ada in a corner, next to Boris, Ezra and Florina; the Inspector draws Carl, Dexter, Edgar and Ezra.
const options = { deal: noirDeal() };
const kill = (suspect: Suspect): Action => ({ type: 'kill', player: 0, suspect });
const opened: Action[] = [kill('boris'), { type: 'choose-identity', player: 1, identity: 'carl' }];
const bottomLeft: Action = { type: 'shift', player: 1, direction: 'left', index: 4 };
// Kit in the middle kills three above each other and two beside; then one column goes down and one up, so that a
// deceased suspect lies in each row.
const collapsed: Action[] = [
  kill('florina'),
  { type: 'choose-identity', player: 1, identity: 'ada' },
  ...answered<Action>(
    [
      ...(['jimmy', 'occam', 'greta', 'lester'] as const).map(kill),
      { type: 'shift', player: 0, direction: 'down', index: 1 },
      { type: 'shift', player: 0, direction: 'up', index: 3 },
    ],
    bottomLeft,
  ),
  { type: 'collapse', player: 0, lines: 'rows', suspects: ['greta', 'lester', 'florina', 'jimmy', 'occam'] },
];
const keeps: Action = { type: 'change-disguise', player: 0, identity: 'ada' };
const exonerated = SUSPECTS.slice(3, 22).map((suspect): Action => ({ type: 'exonerate', player: 1, suspect }));

export const KILLER_VS_INSPECTOR_REFUSALS: RefusalsOf<'automata-noir/killer-vs-inspector'> = {
  'malformed-action': [{ options, refused: { type: 'kill', player: 0, suspect: 'moriarty' } }],
  'game-over': [
    {
      options,
      actions: [kill('boris'), { type: 'choose-identity', player: 1, identity: 'ezra' }, kill('ezra')],
      refused: keeps,
    },
  ],
  'not-your-action': [{ options, refused: kill('boris'), from: 1 }],
  'not-your-turn': [{ options, actions: opened, refused: bottomLeft }],
  'wrong-phase': [{ options, refused: keeps }],
  'no-such-line': [
    {
      options: { deal: noirDeal('kit', 'witman') },
      actions: collapsed,
      refused: { type: 'shift', player: 1, direction: 'up', index: 4 },
    },
  ],
  'shift-undone': [
    {
      options,
      actions: [...opened, { type: 'shift', player: 0, direction: 'left', index: 0 }],
      refused: { type: 'shift', player: 1, direction: 'right', index: 0 },
    },
  ],
  'not-one-of-each-line': [
    {
      options,
      actions: opened,
      refused: { type: 'collapse', player: 0, lines: 'rows', suspects: SUSPECTS.slice(0, 5) },
    },
  ],
  'suspect-living': [
    {
      options,
      actions: opened,
      refused: { type: 'collapse', player: 0, lines: 'columns', suspects: SUSPECTS.slice(0, 5) },
    },
  ],
  'kill-not-adjacent': [{ options, refused: kill('witman') }],
  'already-deceased': [{ options, actions: opened, refused: kill('boris') }],
  'not-your-cards': [{ options, actions: opened, refused: { type: 'change-disguise', player: 0, identity: 'witman' } }],
  'disguise-deceased': [
    { options, actions: opened, refused: { type: 'change-disguise', player: 0, identity: 'boris' } },
  ],
  'card-not-in-hand': [
    { options, actions: [kill('boris')], refused: { type: 'choose-identity', player: 1, identity: 'witman' } },
    { options, actions: [...opened, keeps], refused: { type: 'exonerate', player: 1, suspect: 'witman' } },
  ],
  'identity-deceased': [
    { options, actions: [kill('ezra')], refused: { type: 'choose-identity', player: 1, identity: 'ezra' } },
  ],
  'accuse-not-adjacent': [
    { options, actions: [...opened, keeps], refused: { type: 'accuse', player: 1, suspect: 'witman' } },
  ],
  'deck-empty': [
    {
      options,
      actions: [...opened, ...exonerated.flatMap((exonerate) => [keeps, exonerate]), keeps],
      refused: { type: 'exonerate', player: 1, suspect: 'witman' },
    },
  ],
  'named-twice': [
    { options, actions: [...opened, keeps], refused: { type: 'solve', player: 1, identity: 'ada', disguise: 'ada' } },
  ],
};
