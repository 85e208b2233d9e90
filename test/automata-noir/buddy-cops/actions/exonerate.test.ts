import { describe, expect, it } from 'vitest';
import { codeOf, eventsOf, K, legal, opened, P, played, ruleOf, U, viewOf } from '../table.js';

// The Killer is Florina, with Quinn and Hugo as disguises. The Profiler holds Edgar, Sam, Nora and Ada, who is dead.
const cops = played(
  opened('Florina Quinn Hugo  Dexter Edgar Sam  Rita Nora Ada  Walt', 'ada'),
  'K kill boris, K go by florina',
);

describe('Exonerate', () => {
  it('[cops.exonerate.hand] lays a card of the Evidence Hand on its suspect', () => {
    expect(legal(cops, P, 'exonerate')).toEqual(['ada', 'edgar', 'nora', 'sam'].map((one) => `exonerate ${one}`));
    const done = played(cops, 'P exonerate edgar');
    expect(viewOf(done).board.cards[4]).toEqual({ suspect: 'edgar', alive: true, evidence: true });
    expect(viewOf(done, P).profiler.hand).toEqual(['sam', 'ada', 'nora']);
    expect(viewOf(done)).toMatchObject({ discard: [], actors: [U] });
    expect(codeOf(cops, 'P exonerate dexter')).toBe('exonerate-not-in-hand');
    expect(codeOf(cops, 'P exonerate walt')).toBe('exonerate-not-in-hand');
    expect(ruleOf(cops, 'P exonerate walt')).toBe('cops.exonerate.hand');
  });

  it.each([
    { suspect: 'edgar', adjacent: true, why: 'Hugo, a disguise, is beside Edgar' },
    { suspect: 'nora', adjacent: false, why: 'none of the cards is beside Nora' },
    { suspect: 'sam', adjacent: false, why: 'nor beside Sam' },
  ])('[cops.exonerate.canvas] of $suspect: $adjacent, for $why', ({ suspect, adjacent }) => {
    const done = played(cops, `P exonerate ${suspect}`);
    for (const perspective of [K, P, U, 'spectator'] as const) {
      expect(eventsOf(done, perspective)).toEqual([
        { type: 'exonerated', player: P, suspect, kept: true },
        { type: 'canvassed', player: P, suspect, answers: [{ player: K, adjacent }] },
      ]);
    }
  });

  it('[cops.exonerate.canvas] a deceased disguise does not answer', () => {
    // Kit, who is killed, is a disguise and the only card of the Killer beside Pearl.
    const dead = played(
      opened('Florina Kit Hugo  Dexter Occam Sam  Rita Pearl Lester  Walt', 'ada'),
      'K kill kit, K kill boris',
    );
    expect(eventsOf(played(dead, 'P exonerate pearl'))[1]).toMatchObject({ answers: [{ player: K, adjacent: false }] });
    const alive = played(
      opened('Florina Kit Hugo  Dexter Occam Sam  Rita Pearl Lester  Walt', 'ada'),
      'K kill gloria, K kill boris',
    );
    expect(eventsOf(played(alive, 'P exonerate pearl'))[1]).toMatchObject({ answers: [{ player: K, adjacent: true }] });
  });

  it('[cops.exonerate] one answer for identity and disguises together, and no card is drawn', () => {
    // Gloria is beside Florina and beside Kit: the answer is one yes.
    const both = played(
      opened('Florina Kit Hugo  Dexter Gloria Sam  Rita Pearl Lester  Walt', 'ada'),
      'K kill boris, K go by florina, P exonerate gloria',
    );
    expect(eventsOf(both)[1]).toMatchObject({ answers: [{ player: K, adjacent: true }] });
    expect(eventsOf(both)).toHaveLength(2);
    expect(viewOf(both)).toMatchObject({ deck: 16 });
    expect(viewOf(both, P).profiler.hand).toHaveLength(3);
  });

  it('[cops.exonerate.deceased] a deceased suspect is canvassed, and the card is discarded', () => {
    const done = played(cops, 'P exonerate ada');
    expect(eventsOf(done)).toEqual([
      { type: 'exonerated', player: P, suspect: 'ada', kept: false },
      { type: 'canvassed', player: P, suspect: 'ada', answers: [{ player: K, adjacent: true }] },
    ]);
    expect(viewOf(done).discard).toEqual(['ada']);
    expect(viewOf(done).board.cards[0]).toEqual({ suspect: 'ada', alive: false, evidence: false });
  });

  it('as printed: evidence comes onto Edgar, and the Killer tells if identity or disguise is beside him', () => {
    const beside = played(cops, 'P exonerate edgar');
    expect(eventsOf(beside)[1]).toMatchObject({ suspect: 'edgar', answers: [{ player: K, adjacent: true }] });
    const away = played(
      opened('Florina Quinn Ida  Dexter Edgar Sam  Rita Nora Ada  Walt', 'boris'),
      'K kill carl, K go by florina, P exonerate edgar',
    );
    expect(eventsOf(away)[1]).toMatchObject({ suspect: 'edgar', answers: [{ player: K, adjacent: false }] });
  });
});
