import { describe, expect, it } from 'vitest';
import { codeOf, eventsOf, K, legal, opened, P, played, ruleOf, U, viewOf } from '../table.js';

// The Profiler is Gloria, beside Boris, Carl, Dexter, Florina, Greta, Jimmy, Kit and Lester.
const cops = played(
  opened('Florina Carl Kit  Gloria Edgar Ada  Rita Nora Occam  Walt', 'ada'),
  'K kill kit, K go by florina',
);

describe('Accuse', () => {
  it('[cops.accuse] names any neighbour of the Cop, living or deceased', () => {
    expect(legal(cops, P, 'accuse')).toEqual(
      ['boris', 'carl', 'dexter', 'florina', 'greta', 'jimmy', 'kit', 'lester'].map((suspect) => `accuse ${suspect}`),
    );
  });

  it('[cops.accuse] names nobody else, not the Cop’s own suspect either', () => {
    for (const far of ['ada', 'rita', 'walt', 'gloria']) {
      expect(codeOf(cops, `P accuse ${far}`)).toBe('accuse-not-adjacent');
    }
    expect(ruleOf(cops, 'P accuse gloria')).toBe('cops.accuse');
    expect(codeOf(cops, 'U accuse florina')).toBe('accuse-not-adjacent');
  });

  it('[cops.accuse.identity] of the Killer’s identity wins for the Cops', () => {
    const over = played(cops, 'P accuse florina');
    expect(eventsOf(over)).toEqual([
      { type: 'accused', player: P, suspect: 'florina', result: 'identity' },
      { type: 'game-over', winners: [P, U], reason: 'killer-accused' },
    ]);
    expect(viewOf(over)).toMatchObject({ phase: 'over', actors: [], copsToAct: [] });
    expect(codeOf(over, 'U pass')).toBe('game-over');
  });

  it('[cops.winners] both Cops win, also one who was killed once', () => {
    // Jimmy, the Undercover, is killed and goes by Kit then, beside Florina.
    const dead = played(
      opened('Florina Carl Hugo  Gloria Edgar Ada  Jimmy Nora Occam  Kit', 'ada'),
      'K kill jimmy, K go by florina',
    );
    expect(viewOf(dead).deaths).toBe(1);
    expect(viewOf(played(dead, 'U accuse florina')).outcome).toEqual({ winners: [P, U], reason: 'killer-accused' });
    expect(viewOf(played(dead, 'P accuse florina')).outcome).toEqual({ winners: [P, U], reason: 'killer-accused' });
  });

  it('[cops.accuse.disguise] of a disguise has the Killer discard it, and the game goes on', () => {
    const struck = played(cops, 'P accuse carl');
    expect(eventsOf(struck)).toEqual([
      { type: 'accused', player: P, suspect: 'carl', result: 'disguise' },
      { type: 'evidence-discarded', player: K, suspects: ['carl'] },
    ]);
    expect(viewOf(struck)).toMatchObject({ phase: 'cops-turn', actors: [U], discard: ['carl'], outcome: null });
    expect(viewOf(struck, K).killer.disguises).toEqual(['kit']);
    expect(viewOf(struck).killer.disguises).toEqual(['face-down']);
  });

  it('[cops.accuse.disguise] strikes a deceased disguise too', () => {
    const struck = played(cops, 'P accuse kit');
    expect(eventsOf(struck)[0]).toMatchObject({ suspect: 'kit', result: 'disguise' });
    expect(viewOf(struck).discard).toEqual(['kit']);
  });

  it('[cops.accuse.disguise] the Killer with one disguise or none plays on', () => {
    const one = played(cops, 'P accuse carl, U pass');
    expect(legal(one, K, 'change-disguise')).toEqual(['go by florina']);
    const none = played(one, 'K kill boris, K go by florina, P accuse kit, U pass');
    expect(viewOf(none, K).killer.disguises).toEqual([]);
    expect(viewOf(played(none, 'K kill ezra, K go by florina'))).toMatchObject({ phase: 'cops-turn' });
  });

  it('[cops.accuse] of anybody else is answered with nobody, in the hands of Cops or not', () => {
    for (const suspect of ['dexter', 'greta', 'lester']) {
      expect(eventsOf(played(cops, `P accuse ${suspect}`))).toEqual([
        { type: 'accused', player: P, suspect, result: 'nobody' },
      ]);
    }
  });

  it('as printed: Malone, a Cop, accuses any neighbour; the Killer loses the game, a disguise is discarded', () => {
    const city = `
      Ada    Boris   Carl   Dexter  Edgar
      Ezra   Florina Gloria Greta   Hugo
      Ida    Jimmy   Malone Lester  Kit
      Nora   Occam   Pearl  Quinn   Rita
      Sam    Theo    Vera   Walt    Witman
    `;
    const game = played(
      opened('Jimmy Pearl Walt  Malone Ada Boris  Edgar Sam Theo', 'ida', city),
      'K kill nora, K go by jimmy',
    );
    expect(legal(game, P, 'accuse')).toHaveLength(8);
    expect(viewOf(played(game, 'P accuse jimmy')).outcome).toEqual({ winners: [P, U], reason: 'killer-accused' });
    expect(viewOf(played(game, 'P accuse pearl'))).toMatchObject({ outcome: null, discard: ['pearl'] });
  });
});
