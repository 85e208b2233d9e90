import { describe, expect, it } from 'vitest';
import { codeOf, eventsOf, K, legal, opened, P, played, ruleOf, U, viewOf } from '../table.js';

// The Profiler holds Edgar, Sam, Nora and Ada, who is dead; the Undercover goes by Rita.
const cops = played(
  opened('Florina Quinn Hugo  Dexter Edgar Sam  Rita Nora Ada  Walt', 'ada'),
  'K kill boris, K go by florina',
);

describe('Deputize', () => {
  it('[cops.deputize.hand] puts a card of the Evidence Hand in place of the Undercover’s identity', () => {
    const done = played(cops, 'P deputize sam');
    expect(viewOf(done, U).undercover).toEqual({ player: U, identity: 'sam', hand: [] });
    expect(viewOf(done, P).profiler.hand).toEqual(['edgar', 'ada', 'nora']);
    expect(viewOf(done)).toMatchObject({ actors: [U], discard: [] });
    for (const words of ['P deputize dexter', 'P deputize rita', 'P deputize walt']) {
      expect(codeOf(cops, words)).toBe('deputize-not-in-hand');
      expect(ruleOf(cops, words)).toBe('cops.deputize.hand');
    }
  });

  it('[cops.deputize.living] needs a living suspect', () => {
    expect(legal(cops, P, 'deputize')).toEqual(['deputize edgar', 'deputize nora', 'deputize sam']);
    expect(codeOf(cops, 'P deputize ada')).toBe('deputize-deceased');
    expect(ruleOf(cops, 'P deputize ada')).toBe('cops.deputize.living');
  });

  it('[cops.deputize.bottom] the old identity becomes the last card of the deck', () => {
    const done = played(cops, 'P deputize sam, U disguise');
    expect(viewOf(done, U).undercover.hand).toEqual(['walt']);
    expect(viewOf(played(cops, 'P deputize sam')).deck).toBe(viewOf(cops).deck + 1);
    // Of the sixteen cards only Rita lives in the end: the killed Undercover's search comes to her after all the others.
    const game = played(
      opened(
        'Florina Quinn Hugo  Dexter Edgar Greta  Rita Nora Occam  Sam Theo Vera Walt Witman  Ada Boris Carl Ezra',
        'ada',
      ),
      'K kill boris, K kill carl, P pass, U disguise, U choose rita',
      'K kill ezra, K kill gloria, P pass, U disguise, U choose rita',
      'K kill ida, K kill jimmy, P pass, U disguise, U choose rita',
      'K kill kit, K go by quinn, P pass, U disguise, U choose rita',
      'K kill lester, K kill malone, U disguise, U choose rita, P deputize walt',
      'K kill pearl, K kill walt',
    );
    expect(viewOf(game)).toMatchObject({ deck: 0, phase: 'cops-turn' });
    expect(viewOf(game, U).profiler.identity).toBe('rita');
    expect(eventsOf(game, U).at(-1)).toEqual({ type: 'evidence-drawn', player: U, suspects: ['rita'] });
  });

  it('[cops.deputize] the new card is told to both Cops, the old one to nobody', () => {
    const done = played(cops, 'P deputize sam');
    for (const cop of [P, U]) expect(eventsOf(done, cop)).toEqual([{ type: 'deputized', player: P, suspect: 'sam' }]);
    for (const other of [K, 'spectator'] as const) {
      expect(eventsOf(done, other)).toEqual([{ type: 'deputized', player: P, suspect: 'face-down' }]);
    }
  });

  it('[cops.deputize] the Profiler may not look at the card afterwards', () => {
    const done = played(cops, 'P deputize sam');
    expect(viewOf(done, P).undercover.identity).toBe('face-down');
    expect(JSON.stringify(viewOf(played(done, 'U pass'), P).undercover)).not.toContain('sam');
  });

  it('[cops.deputize] tells the Profiler nothing of which identity was replaced', () => {
    // The same, but the Undercover goes by Walt and Rita is on top of the deck.
    const other = played(
      opened('Florina Quinn Hugo  Dexter Edgar Sam  Walt Nora Ada  Rita', 'ada'),
      'K kill boris, K go by florina',
    );
    expect(viewOf(played(other, 'P deputize sam'), P)).toEqual(viewOf(played(cops, 'P deputize sam'), P));
  });
});
