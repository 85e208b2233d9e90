import type { Suspect } from '../../../src/automata-noir/index.js';
import type { ActionOf, Player } from '../../../src/index.js';
import { BUDDY_COPS_SCRIPTS } from '../../../src/testing/specs/buddy-cops-scripts.js';
import { noirDeal } from './noir-deal.js';
import type { RefusalsOf } from './refused.js';

type Action = ActionOf<'automata-noir/buddy-cops'>;

// The Killer is Ada in a corner, next to Boris, Ezra and Florina, with Boris and Carl as disguises. The Profiler draws
// Dexter, Edgar, Ezra, the Undercover Florina, Gloria, Greta.
const options = { deal: noirDeal() };
const choose = (player: Player, identity: Suspect): Action => ({ type: 'choose-identity', player, identity });
const kill = (suspect: Suspect): Action => ({ type: 'kill', player: 0, suspect });
const goBy = (identity: Suspect): Action => ({ type: 'change-disguise', player: 0, identity });
const topLeft: Action = { type: 'shift', player: 0, direction: 'left', index: 0 };
const setUp = (victim: Suspect): Action[] => [choose(0, 'ada'), kill(victim), choose(1, 'dexter'), choose(2, 'gloria')];
const copsTurn: Action[] = [...setUp('ezra'), kill('boris'), goBy('ada')];
const passed: Action[] = [1, 2].map((player) => ({ type: 'pass', player }));
const emptied = BUDDY_COPS_SCRIPTS['replaced']!;

export const BUDDY_COPS_REFUSALS: RefusalsOf<'automata-noir/buddy-cops'> = {
  'malformed-action': [{ options, refused: { type: 'choose-identity', player: 3, identity: 'ada' } }],
  'game-over': [
    {
      options,
      actions: [
        ...[choose(0, 'ada'), kill('boris'), choose(1, 'dexter'), choose(2, 'florina')],
        ...[kill('ezra'), goBy('ada')],
        { type: 'accuse', player: 2, suspect: 'ada' },
      ],
      refused: kill('boris'),
    },
  ],
  'not-your-action': [{ options, refused: choose(0, 'ada'), from: 1 }],
  'not-your-turn': [{ options, refused: choose(1, 'dexter') }],
  'wrong-phase': [{ options, refused: kill('boris') }],
  'identity-not-held': [{ options, refused: choose(0, 'witman') }],
  'identity-deceased': [{ options, actions: [choose(0, 'ada'), kill('ezra')], refused: choose(1, 'ezra') }],
  'kill-not-adjacent': [{ options, actions: [choose(0, 'ada')], refused: kill('witman') }],
  'already-deceased': [{ options, actions: setUp('ezra'), refused: kill('ezra') }],
  'must-kill': [{ options, actions: [...setUp('ezra'), goBy('ada')], refused: topLeft }],
  // All three neighbours are dead; a Shift far away brings no other to the Killer's side, one at the Killer's would.
  'kill-out-of-reach': [
    {
      options,
      actions: [...setUp('boris'), kill('florina'), kill('ezra'), ...passed],
      refused: { type: 'shift', player: 0, direction: 'left', index: 2 },
    },
  ],
  'shift-undone': [
    {
      options,
      actions: [...setUp('ezra'), kill('boris'), topLeft],
      refused: { type: 'shift', player: 1, direction: 'right', index: 0 },
    },
  ],
  'fast-shift-undone': [
    {
      options,
      actions: [...setUp('ezra'), kill('boris'), topLeft],
      refused: { type: 'fast-shift', player: 2, direction: 'right', index: 0, distance: 1 },
    },
  ],
  'disguise-not-held': [{ options, actions: setUp('ezra'), refused: goBy('witman') }],
  'disguise-deceased': [{ options, actions: setUp('boris'), refused: goBy('boris') }],
  'accuse-not-adjacent': [{ options, actions: copsTurn, refused: { type: 'accuse', player: 1, suspect: 'witman' } }],
  'deck-empty': [
    {
      options: emptied.options,
      actions: emptied.actions.slice(
        0,
        emptied.actions.findIndex(({ type }) => type === 'exonerate'),
      ),
      refused: { type: 'disguise', player: 1 },
    },
  ],
  'exonerate-not-in-hand': [
    { options, actions: copsTurn, refused: { type: 'exonerate', player: 1, suspect: 'witman' } },
  ],
  'deputize-not-in-hand': [{ options, actions: copsTurn, refused: { type: 'deputize', player: 1, suspect: 'witman' } }],
  'deputize-deceased': [{ options, actions: copsTurn, refused: { type: 'deputize', player: 1, suspect: 'ezra' } }],
};
