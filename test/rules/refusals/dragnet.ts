import { SUSPECTS, type Suspect } from '../../../src/automata-noir/index.js';
import type { ActionOf, Player } from '../../../src/index.js';
import { noirDeal } from './noir-deal.js';
import type { RefusalsOf } from './refused.js';

type Action = ActionOf<'automata-noir/dragnet'>;

// Seat 0 holds Ada and Boris and suspects Carl, seat 1 Dexter, Edgar and Ezra, seat 2 Florina, Gloria and Greta; Hugo,
// Ida and Jimmy are marked.
const options = { firstPlayer: 0, deal: noirDeal() };
const place = (player: Player, suspect: Suspect): Action => ({
  type: 'targeted-shift',
  player,
  suspect,
  direction: 'left',
});
const solve = (line: 'row' | 'diagonal', index: number): Action => ({ type: 'solve', player: 0, line, index });
const rethink = (suspect: Suspect, suspicion: Suspect): Action => ({ type: 'rethink', player: 0, suspect, suspicion });
const question = (suspect: Suspect, pickUp: Suspect): Action => ({ type: 'question', player: 0, suspect, pickUp });
// Each player in turn places the older of two cards, until the thirteen of the deck are drawn.
const placed: Suspect[] = ['ada', 'dexter', 'florina', 'boris', 'edgar', 'gloria', ...SUSPECTS.slice(12, 19)];

export const DRAGNET_REFUSALS: RefusalsOf<'automata-noir/dragnet'> = {
  'malformed-action': [{ options, refused: { type: 'solve', player: 0, line: 'rows', index: 0 } }],
  'game-over': [
    {
      options: {
        firstPlayer: 0,
        deal: noirDeal(
          'ada',
          'boris',
          'carl',
          'dexter',
          'edgar',
          'kit',
          'florina',
          'gloria',
          'lester',
          'ida',
          'jimmy',
          'malone',
        ),
      },
      actions: [solve('row', 2)],
      refused: place(1, 'dexter'),
    },
  ],
  'not-your-action': [{ options, refused: place(0, 'ada'), from: 1 }],
  'not-your-turn': [{ options, refused: place(1, 'dexter') }],
  'wrong-phase': [{ options, refused: { type: 'choose-suspicion', player: 0, suspicion: 'carl' } }],
  'final-round': [
    { options, actions: placed.map((suspect, step) => place(step % 3, suspect)), refused: place(1, 'rita') },
  ],
  'not-final-round': [{ options, refused: { type: 'pass', player: 0 } }],
  'card-not-in-hand': [{ options, refused: place(0, 'witman') }],
  'card-not-held': [
    { options, refused: rethink('ada', 'witman') },
    { options, actions: [solve('row', 0)], refused: { type: 'choose-suspicion', player: 0, suspicion: 'witman' } },
  ],
  'card-placed': [{ options, refused: rethink('ada', 'ada') }],
  'not-adjacent': [{ options, refused: question('ada', 'hugo') }],
  'no-evidence': [{ options, refused: question('ada', 'boris') }],
  'no-such-line': [{ options, refused: solve('diagonal', 2) }],
};
