import { COSTUMES, ITEMS, PLACES } from '../../../src/agent-black/index.js';
import type { ActionOf, Player } from '../../../src/index.js';
import type { RefusalsOf } from './refused.js';

type Action = ActionOf<'agent-black'>;

// Seat 0 is a police officer at the hotel with a pocket watch, seat 1 a chef at the airport with a briefcase, and so on.
const round = { costumes: COSTUMES, places: PLACES, items: ITEMS };
const options = { players: 5, firstPlayer: 0, deal: { rounds: [round] } };
const shoot = (player: Player, target: Player, identity: Extract<Action, { type: 'shoot' }>['identity']): Action => ({
  type: 'shoot',
  player,
  target,
  identity,
});
const two = { costumes: COSTUMES.slice(0, 6), places: PLACES.slice(0, 6), items: ITEMS.slice(0, 6) };
const duel = { players: 2, firstPlayer: 0, types: two, deal: { rounds: [two, two] } };
const out: Action[] = [shoot(0, 1, 'chef'), shoot(0, 1, 'airport'), shoot(0, 1, 'briefcase')];
const missed: Action[] = [shoot(0, 1, 'doctor'), { type: 'reveal', player: 0, identity: 'hotel' }];

export const AGENT_BLACK_REFUSALS: RefusalsOf<'agent-black'> = {
  'malformed-action': [{ options, refused: { type: 'investigate', player: 0, tile: 'chief' } }],
  'game-over': [
    {
      options: duel,
      actions: [...out, { type: 'investigate', player: 1, tile: 'hotel' }, ...out],
      refused: shoot(1, 0, 'hotel'),
    },
  ],
  'not-your-action': [{ options, refused: shoot(0, 1, 'chef'), from: 1 }],
  'not-your-turn': [{ options, refused: shoot(1, 0, 'hotel') }],
  'wrong-phase': [{ options, refused: { type: 'reveal', player: 0, identity: 'hotel' } }],
  'tile-not-in-ring': [
    { options, actions: [shoot(0, 1, 'chef')], refused: { type: 'investigate', player: 0, tile: 'chef' } },
  ],
  'investigator-stays': [
    {
      options,
      actions: [{ type: 'investigate', player: 0, tile: 'hotel' }],
      refused: { type: 'investigate', player: 1, tile: 'hotel' },
    },
  ],
  'target-self': [{ options, refused: shoot(0, 0, 'chef') }],
  'target-eliminated': [{ options, actions: out, refused: shoot(0, 1, 'pilot') }],
  'identity-not-in-ring': [{ options, actions: [shoot(0, 1, 'chef')], refused: shoot(0, 2, 'chef') }],
  'card-not-yours': [
    { options, actions: [shoot(0, 1, 'doctor')], refused: { type: 'reveal', player: 0, identity: 'airport' } },
  ],
  'card-already-revealed': [
    {
      options: duel,
      actions: [...missed, { type: 'investigate', player: 1, tile: 'airport' }, shoot(0, 1, 'doctor')],
      refused: { type: 'reveal', player: 0, identity: 'hotel' },
    },
  ],
};
