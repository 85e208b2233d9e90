import { describe, expect, it } from 'vitest';
import { killerVsInspector } from '../../../../src/automata-noir/index.js';
import {
  accuse,
  eventsOf,
  exonerate,
  goBy,
  INSPECTOR,
  KILLER,
  kill,
  legal,
  opened,
  played,
  seen,
  verdictOn,
} from '../game.js';

const start = (): ReturnType<typeof opened> => opened('Florina Quinn Theo Gloria Hugo Rita', 'ada', 'theo');
const deceased = (): ReturnType<typeof opened> =>
  played(opened('Florina Kit Theo Gloria Hugo Rita', 'ada', 'theo'), kill('kit'), accuse('theo'));

describe('Change Disguise', () => {
  it('[kvi.disguise.own] puts down one of the Killer’s two cards and makes the other the disguise', () => {
    const state = played(start(), goBy('quinn'));
    expect(seen(state, KILLER).killer).toEqual({ player: KILLER, identity: 'quinn', disguise: 'florina' });
    const back = played(state, accuse('theo'), goBy('florina'));
    expect(seen(back, KILLER).killer).toEqual({ player: KILLER, identity: 'florina', disguise: 'quinn' });
  });

  it('[kvi.disguise.own] and no other card', () => {
    expect(verdictOn(start(), goBy('ezra'))).toBe('not-your-cards by kvi.disguise.own');
    expect(verdictOn(start(), goBy('ada'))).toBe('not-your-cards by kvi.disguise.own');
    expect(legal(start(), KILLER, 'change-disguise')).toEqual([goBy('florina'), goBy('quinn')]);
  });

  it('[kvi.disguise.bluff] may leave the cards as they are', () => {
    const state = played(start(), goBy('florina'));
    expect(seen(state, KILLER).killer).toEqual({ player: KILLER, identity: 'florina', disguise: 'quinn' });
    expect(eventsOf(state, KILLER)).toEqual([{ type: 'disguise-changed', player: KILLER, identity: 'florina' }]);
  });

  it('[kvi.disguise.bluff] looks the same to all others whether or not the cards changed places', () => {
    for (const perspective of [INSPECTOR, 'spectator'] as const) {
      const kept = seen(played(start(), goBy('florina')), perspective);
      const changed = seen(played(start(), goBy('quinn')), perspective);
      expect(changed).toEqual(kept);
      expect(kept.events).toEqual([{ type: 'disguise-changed', player: KILLER, identity: 'face-down' }]);
      expect(killerVsInspector.legalActionsIn(changed)).toEqual(killerVsInspector.legalActionsIn(kept));
    }
  });

  it('[kvi.disguise.deceased] cannot switch to a disguise who is deceased', () => {
    expect(verdictOn(deceased(), goBy('kit'))).toBe('disguise-deceased by kvi.disguise.deceased');
  });

  it('[noir.choice.asked] [kvi.disguise.bluff] with a deceased disguise keeps the identity, and is asked for all the same', () => {
    expect(legal(deceased(), KILLER, 'change-disguise')).toEqual([goBy('florina')]);
    const state = played(deceased(), goBy('florina'));
    expect(seen(state, KILLER).killer).toEqual({ player: KILLER, identity: 'florina', disguise: 'kit' });
    expect(eventsOf(state)).toEqual([{ type: 'disguise-changed', player: KILLER, identity: 'face-down' }]);
  });

  it('[kvi.canvas.identity] and the Killer answers and is accused by the new identity from then on', () => {
    const changed = played(start(), goBy('quinn'), exonerate('rita'));
    expect(eventsOf(changed)[1]).toMatchObject({ answers: [{ player: KILLER, adjacent: true }] });
    const kept = played(start(), goBy('florina'), exonerate('rita'));
    expect(eventsOf(kept)[1]).toMatchObject({ answers: [{ player: KILLER, adjacent: false }] });
  });

  it('as printed: Lester, disguised as Rita, puts Rita down: Rita is the Secret Identity now and Lester the disguise', () => {
    const before = opened('Lester Rita Theo Ada Hugo Sam', 'kit', 'theo');
    expect(seen(played(before, goBy('rita')), KILLER).killer).toEqual({
      ...{ player: KILLER, identity: 'rita', disguise: 'lester' },
    });
  });
});
