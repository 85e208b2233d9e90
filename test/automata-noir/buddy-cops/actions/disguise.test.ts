import { describe, expect, it } from 'vitest';
import { codeOf, eventsOf, K, kindsOf, legal, opened, P, played, ruleOf, U, viewOf } from '../table.js';

const CARDS = 'Florina Quinn Hugo  Dexter Edgar Greta  Rita Nora Occam';
const cops = played(opened(`${CARDS}  Walt Ada`, 'ada'), 'K kill boris, K go by florina');
const drawn = played(cops, 'U disguise');

describe('the draw', () => {
  it('[cops.undercover.draw] takes the top card of the deck, which the Undercover alone sees', () => {
    expect(viewOf(drawn).deck).toBe(viewOf(cops).deck - 1);
    expect(eventsOf(drawn, U)).toEqual([{ type: 'evidence-drawn', player: U, suspects: ['walt'] }]);
    for (const other of [K, P, 'spectator'] as const) {
      expect(eventsOf(drawn, other)).toEqual([{ type: 'evidence-drawn', player: U, suspects: ['face-down'] }]);
      expect(viewOf(drawn, other).undercover.hand).toEqual(['face-down']);
    }
    expect(viewOf(drawn, U).undercover).toEqual({ player: U, identity: 'rita', hand: ['walt'] });
  });

  it('[cops.undercover.choice] is followed by a choice, for which everybody waits', () => {
    expect(viewOf(drawn)).toMatchObject({ phase: 'undercover-choice', actors: [U], copsToAct: [P, U] });
    expect(kindsOf(drawn, U)).toEqual(['choose-identity']);
    expect(legal(drawn, P)).toEqual([]);
    expect(legal(drawn, K)).toEqual([]);
    expect(codeOf(drawn, 'P pass')).toBe('not-your-turn');
    expect(codeOf(drawn, 'U pass')).toBe('wrong-phase');
  });

  it('[cops.undercover.choice] the Undercover counts as one who has to act until it is made', () => {
    const last = played(cops, 'P pass, U disguise');
    expect(viewOf(last)).toMatchObject({ phase: 'undercover-choice', actors: [U], copsToAct: [U] });
    expect(viewOf(played(last, 'U choose walt'))).toMatchObject({ phase: 'killer-turn', copsToAct: [] });
    expect(viewOf(played(drawn, 'U choose walt'))).toMatchObject({ phase: 'cops-turn', actors: [P], copsToAct: [P] });
  });
});

describe('the choice', () => {
  it('[cops.undercover.choice] is between the card drawn and the present identity', () => {
    expect(legal(drawn, U)).toEqual(['choose rita', 'choose walt']);
    expect(codeOf(drawn, 'U choose edgar')).toBe('identity-not-held');
  });

  it.each([
    ['walt', 'rita'],
    ['rita', 'walt'],
  ] as const)('[cops.undercover.choice] of %s leaves %s for the Profiler’s hand', (chosen, other) => {
    const done = played(drawn, `U choose ${chosen}`);
    expect(viewOf(done, U).undercover).toEqual({ player: U, identity: chosen, hand: [] });
    expect(viewOf(done, P).profiler.hand).toEqual(['edgar', 'greta', 'nora', 'occam', other]);
    const [one, two] = [
      { type: 'identity-chosen', player: U },
      { type: 'evidence-given', from: U, to: P },
    ];
    expect(eventsOf(done, U)).toEqual([
      { ...one, identity: chosen },
      { ...two, suspects: [other] },
    ]);
    expect(eventsOf(done, P)).toEqual([
      { ...one, identity: 'face-down' },
      { ...two, suspects: [other] },
    ]);
    for (const outsider of [K, 'spectator'] as const) {
      expect(eventsOf(done, outsider)).toEqual([
        { ...one, identity: 'face-down' },
        { ...two, suspects: ['face-down'] },
      ]);
    }
  });

  const dead = played(opened(`${CARDS}  Ada Walt`, 'ada'), 'K kill boris, K go by florina, U disguise');

  it('[cops.undercover.disguise] is of a living suspect: a deceased card drawn goes to the Profiler', () => {
    expect(codeOf(dead, 'U choose ada')).toBe('identity-deceased');
    const done = played(dead, 'U choose rita');
    expect(viewOf(done, P).profiler.hand).toEqual(['edgar', 'greta', 'nora', 'occam', 'ada']);
    expect(codeOf(played(done, 'P pass, K kill carl, K go by florina'), 'P deputize ada')).toBe('deputize-deceased');
  });

  it('[noir.choice.asked] is asked even with one answer', () => {
    expect(legal(dead, U)).toEqual(['choose rita']);
    expect(viewOf(dead)).toMatchObject({ phase: 'undercover-choice', actors: [U] });
  });
});

describe('an empty deck', () => {
  it('[cops.undercover.disguise] allows no Disguise', () => {
    // The Undercover draws five living suspects; of the other eleven in the deck none lives when the search for
    // a new identity comes to them, and all are discarded.
    const game = played(
      opened(
        'Florina Quinn Hugo  Dexter Edgar Greta  Rita Nora Occam  Sam Theo Vera Walt Witman  Ada Boris Carl Ezra',
        'ada',
      ),
      'K kill boris, K kill carl, P pass, U disguise, U choose rita',
      'K kill ezra, K kill gloria, P pass, U disguise, U choose rita',
      'K kill ida, K kill jimmy, P pass, U disguise, U choose rita',
      'K kill kit, K go by quinn, P pass, U disguise, U choose rita',
      'K kill lester, K kill malone, P pass, U disguise, U choose rita',
      'K kill pearl, K kill rita, U choose nora',
    );
    expect(viewOf(game)).toMatchObject({ deck: 0, undercover: { player: P } });
    expect(codeOf(game, 'P disguise')).toBe('deck-empty');
    expect(ruleOf(game, 'P disguise')).toBe('cops.undercover.disguise');
    expect(kindsOf(game, P)).toEqual(['accuse', 'fast-shift', 'pass', 'shift']);
  });
});
