import { describe, expect, it } from 'vitest';
import { named } from '../../drawn.js';
import {
  begun,
  choose,
  eventsOf,
  exonerate,
  goBy,
  INSPECTOR,
  KILLER,
  kill,
  legal,
  played,
  seen,
  verdictOn,
} from '../game.js';

const drawn = (cards: string): ReturnType<typeof begun> => played(begun(`Florina Quinn ${cards}`), kill('ada'));

describe('the Inspector’s choice', () => {
  it('[kvi.setup.inspector] is of one of the four cards drawn', () => {
    const state = drawn('Theo Gloria Hugo Rita');
    for (const card of named('Theo Gloria Hugo Rita')) expect(verdictOn(state, choose(card))).toBe('legal');
    for (const card of named('Florina Quinn Ada Sam')) {
      expect(verdictOn(state, choose(card))).toBe('card-not-in-hand by kvi.setup.inspector');
    }
  });

  it('[kvi.setup.living] [noir.identity.living] is of a living suspect', () => {
    const state = drawn('Theo Gloria Ada Rita');
    expect(verdictOn(state, choose('ada'))).toBe('identity-deceased by kvi.setup.living');
    expect(legal(state, INSPECTOR, 'choose-identity')).toEqual([choose('theo'), choose('gloria'), choose('rita')]);
  });

  it('[kvi.setup.living] leaves the victim’s card in hand, to be exonerated: canvassed, then discarded', () => {
    const chosen = played(drawn('Theo Gloria Ada Rita'), choose('theo'));
    expect(seen(chosen, INSPECTOR).inspector.hand).toEqual(named('Gloria Ada Rita'));
    const state = played(chosen, goBy('florina'), exonerate('ada'));
    expect(eventsOf(state).slice(0, 2)).toEqual([
      { type: 'exonerated', player: INSPECTOR, suspect: 'ada', kept: false },
      { type: 'canvassed', player: INSPECTOR, suspect: 'ada', answers: [{ player: KILLER, adjacent: true }] },
    ]);
    expect(seen(state).discard).toEqual(['ada']);
    expect(seen(state).board.cards[0]).toEqual({ suspect: 'ada', alive: false, evidence: false });
  });

  it('looks the same to all others, whoever is chosen', () => {
    for (const perspective of [KILLER, 'spectator'] as const) {
      const [one, other] = [choose('theo'), choose('rita')].map((choice) =>
        seen(played(drawn('Theo Gloria Ada Rita'), choice), perspective),
      );
      expect(one).toEqual(other);
    }
  });
});
