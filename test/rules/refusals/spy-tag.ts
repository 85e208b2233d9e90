import type { Suspect } from '../../../src/automata-noir/index.js';
import type { ActionOf, Player } from '../../../src/index.js';
import { noirDeal } from './noir-deal.js';
import type { RefusalsOf } from './refused.js';

type Action = ActionOf<'automata-noir/spy-tag'>;

// Seat 0 is Ada in a corner, seat 1 Boris beside her, seat 2 Ezra below her.
const options = { firstPlayer: 0, deal: noirDeal('ada', 'boris', 'ezra') };
const quiet = (player: Player): Action => ({ type: 'fast-shift', player, direction: 'left', index: 4, distance: 1 });
const capture = (suspect: Suspect): Action => ({ type: 'capture', player: 0, suspect });

export const SPY_TAG_REFUSALS: RefusalsOf<'automata-noir/spy-tag'> = {
  'malformed-action': [{ options, refused: { ...quiet(0), distance: 3 } }],
  'game-over': [{ options, actions: [capture('boris'), quiet(1), quiet(2), capture('ezra')], refused: quiet(1) }],
  'not-your-action': [{ options, refused: quiet(0), from: 1 }],
  'not-your-turn': [{ options, refused: quiet(1) }],
  'wrong-phase': [],
  'shift-undone': [
    {
      options,
      actions: [quiet(0)],
      refused: { type: 'fast-shift', player: 1, direction: 'right', index: 4, distance: 2 },
    },
  ],
  'capture-not-adjacent': [{ options, refused: capture('witman') }],
  'canvas-not-adjacent': [{ options, refused: { type: 'canvas', player: 0, suspect: 'witman' } }],
};
