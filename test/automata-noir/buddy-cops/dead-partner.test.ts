import { describe, expect, it } from 'vitest';
import type { BuddyCopsState } from '../../../src/automata-noir/index.js';
import { codeOf, eventsOf, K, kindsOf, legal, opened, P, played, ruleOf, U, viewOf } from './table.js';

/** The Profiler is Boris, the Undercover Rita; on top of the deck lie Ada, who is dead, Carl and Walt. */
const PROFILER_NEAR = opened('Florina Quinn Hugo  Boris Greta Edgar  Rita Nora Occam  Ada Carl Walt', 'ada');
/** The Profiler is Rita, the Undercover Boris. */
const UNDERCOVER_NEAR = opened('Florina Quinn Hugo  Rita Greta Edgar  Boris Nora Occam  Ada Carl Walt', 'ada');

/** The events but those that come first in every death: the Kill itself and whose it was. */
const told = (state: BuddyCopsState, perspective: number | 'spectator'): readonly object[] =>
  eventsOf(state, perspective).slice(2);

const HIDDEN = ['face-down', 'face-down', 'face-down', 'face-down'];
const HAND = ['edgar', 'greta', 'nora', 'occam'];

describe('the Profiler is killed', () => {
  const dead = played(PROFILER_NEAR, 'K kill boris');

  it('[cops.partner.switch] Profiler and Undercover exchange their roles', () => {
    expect(eventsOf(dead).slice(0, 3)).toEqual([
      { type: 'killed', player: K, suspect: 'boris' },
      { type: 'cop-killed', player: P, suspect: 'boris' },
      { type: 'roles-switched', profiler: U, undercover: P },
    ]);
    expect(viewOf(dead)).toMatchObject({ deaths: 1, profiler: { player: U }, undercover: { player: P } });
    const cops = played(dead, 'K go by florina');
    expect(kindsOf(cops, P)).toEqual(['accuse', 'disguise', 'fast-shift', 'pass', 'shift']);
    expect(kindsOf(cops, U)).toEqual(['accuse', 'deputize', 'exonerate', 'pass', 'shift']);
  });

  it('[cops.partner.hand] gives the Evidence Hand to the partner', () => {
    expect(viewOf(dead, U).profiler.hand).toEqual(HAND);
    expect(viewOf(dead, P).undercover.hand).toEqual([]);
    expect(viewOf(dead, P).profiler.hand).toEqual(HIDDEN);
  });

  it('[cops.partner.search] looks for the first living card of the deck', () => {
    expect(viewOf(dead, P).undercover.identity).toBe('carl');
    expect(viewOf(dead).deck).toBe(16 - 2);
    expect(legal(played(dead, 'K go by florina, P disguise'), P)).toEqual(['choose carl', 'choose walt']);
  });

  it('[cops.partner.deceased] discards the deceased cards on the way', () => {
    expect(viewOf(dead).discard).toEqual(['boris', 'ada']);
    expect(told(dead, K)[3]).toEqual({ type: 'evidence-discarded', player: P, suspects: ['ada'] });
  });

  it('[cops.partner.deck-first] discards the old identity face-up', () => {
    expect(told(dead, K)[1]).toEqual({ type: 'evidence-discarded', player: P, suspects: ['boris'] });
  });

  it('[cops.partner.shown] alone sees the card found, and the partner’s identity from now on', () => {
    expect(told(dead, P).at(-1)).toEqual({ type: 'evidence-drawn', player: P, suspects: ['carl'] });
    for (const other of [K, U, 'spectator'] as const) {
      expect(told(dead, other).at(-1)).toEqual({ type: 'evidence-drawn', player: P, suspects: ['face-down'] });
      expect(viewOf(dead, other).undercover.identity).toBe('face-down');
    }
    expect(viewOf(PROFILER_NEAR, P).undercover.identity).toBe('face-down');
    expect(viewOf(dead, P).profiler.identity).toBe('rita');
    expect(viewOf(dead, U).profiler.identity).toBe('rita');
  });

  it('[cops.partner.roles] in this order: Kill, death, roles, identity, hand, search, new identity', () => {
    expect(eventsOf(dead, U)).toEqual([
      { type: 'killed', player: K, suspect: 'boris' },
      { type: 'cop-killed', player: P, suspect: 'boris' },
      { type: 'roles-switched', profiler: U, undercover: P },
      { type: 'evidence-discarded', player: P, suspects: ['boris'] },
      { type: 'evidence-given', from: P, to: U, suspects: HAND },
      { type: 'evidence-discarded', player: P, suspects: ['ada'] },
      { type: 'evidence-drawn', player: P, suspects: ['face-down'] },
    ]);
    expect(told(dead, P)[2]).toEqual({ type: 'evidence-given', from: P, to: U, suspects: HAND });
    expect(told(dead, K)[2]).toEqual({ type: 'evidence-given', from: P, to: U, suspects: HIDDEN });
  });

  it('[noir.hand.order] the hand is listed in the order of the suspects, whatever order it was held in', () => {
    const other = played(
      opened('Florina Quinn Hugo  Boris Edgar Greta  Rita Occam Nora  Ada Carl Walt', 'ada'),
      'K kill boris',
    );
    expect(viewOf(other, U)).toEqual(viewOf(dead, U));
  });

  it('has nothing to give with an empty hand, and nothing is told of it', () => {
    const empty = played(
      opened('Florina Quinn Hugo  Boris Greta Edgar  Rita Nora Occam  Carl', 'ada'),
      'K kill ezra, K go by florina, P exonerate edgar, U pass',
      'K kill ida, K go by florina, P exonerate greta, U pass',
      'K kill jimmy, K go by florina, P exonerate nora, U pass',
      'K kill gloria, K go by florina, P exonerate occam, U pass',
      'K kill boris',
    );
    expect(eventsOf(empty).map(({ type }) => type)).toEqual([
      'killed',
      'cop-killed',
      'roles-switched',
      'evidence-discarded',
      'evidence-drawn',
    ]);
  });
});

describe('the Undercover is killed', () => {
  const dead = played(UNDERCOVER_NEAR, 'K kill boris');

  it('[cops.partner.switch] the partner becomes the Undercover', () => {
    expect(eventsOf(dead)[2]).toEqual({ type: 'roles-switched', profiler: U, undercover: P });
    expect(viewOf(dead)).toMatchObject({ deaths: 1, profiler: { player: U }, undercover: { player: P } });
  });

  it('[cops.partner.hand] takes the Evidence Hand of the partner', () => {
    expect(viewOf(dead, U).profiler.hand).toEqual(HAND);
    expect(told(dead, U)[2]).toEqual({ type: 'evidence-given', from: P, to: U, suspects: HAND });
    expect(told(dead, P)[2]).toEqual({ type: 'evidence-given', from: P, to: U, suspects: HAND });
    expect(told(dead, K)[2]).toEqual({ type: 'evidence-given', from: P, to: U, suspects: HIDDEN });
  });

  it('[cops.partner.shown] reveals the new identity to the partner', () => {
    for (const cop of [P, U]) {
      expect(told(dead, cop).at(-1)).toEqual({ type: 'evidence-drawn', player: U, suspects: ['carl'] });
      expect(viewOf(dead, cop).profiler.identity).toBe('carl');
    }
    for (const other of [K, 'spectator'] as const) {
      expect(told(dead, other).at(-1)).toEqual({ type: 'evidence-drawn', player: U, suspects: ['face-down'] });
      expect(viewOf(dead, other).profiler.identity).toBe('face-down');
    }
  });

  it('[cops.partner.roles] who was killed may not look at the partner’s identity any more', () => {
    expect(viewOf(UNDERCOVER_NEAR, U).profiler.identity).toBe('rita');
    expect(viewOf(dead, U).undercover.identity).toBe('face-down');
    expect(viewOf(dead, P).undercover.identity).toBe('rita');
  });

  it('[cops.partner.deck-first] the card found is drawn, not chosen: no phase of choice follows', () => {
    expect(viewOf(dead)).toMatchObject({ phase: 'killer-turn', actors: [K] });
  });
});

describe('the turn in which a Cop dies', () => {
  it.each([
    ['Profiler', PROFILER_NEAR],
    ['Undercover', UNDERCOVER_NEAR],
  ])('[cops.partner.turn] the %s killed by the first action: the Killer takes the second', (_, start) => {
    const dead = played(start, 'K kill boris');
    expect(viewOf(dead)).toMatchObject({ phase: 'killer-turn', actors: [K], actionsLeft: 1, killedThisTurn: true });
    expect(viewOf(played(dead, 'K right 4'))).toMatchObject({ phase: 'cops-turn', actors: [P, U] });
  });

  it.each([
    ['Profiler', PROFILER_NEAR],
    ['Undercover', UNDERCOVER_NEAR],
  ])('[cops.partner.turn] the %s killed by the second action: the Cops’ turn follows', (_, start) => {
    const dead = played(start, 'K kill ezra, K kill boris');
    expect(viewOf(dead)).toMatchObject({ phase: 'cops-turn', actors: [P, U], copsToAct: [P, U], actionsLeft: 0 });
  });
});

describe('the second death', () => {
  it.each([
    ['the same Cop', PROFILER_NEAR, 'carl', P],
    ['the same Cop, once the Undercover', UNDERCOVER_NEAR, 'carl', U],
  ] as const)('[cops.partner.second] of %s wins for the Killer', (_, start, suspect, player) => {
    const over = played(start, `K kill boris, K kill ${suspect}`);
    expect(eventsOf(over)).toEqual([
      { type: 'killed', player: K, suspect },
      { type: 'cop-killed', player, suspect },
      { type: 'game-over', winners: [K], reason: 'second-cop-killed' },
    ]);
    expect(viewOf(over)).toMatchObject({ deaths: 2, discard: ['boris', 'ada'], phase: 'over' });
    expect(viewOf(over).outcome).toEqual({ winners: [K], reason: 'second-cop-killed' });
  });

  it('[cops.partner.second] of the other Cop wins too', () => {
    const over = played(PROFILER_NEAR, 'K kill boris, K go by quinn, P pass, U pass, K kill rita');
    expect(eventsOf(over)[1]).toEqual({ type: 'cop-killed', player: U, suspect: 'rita' });
    expect(viewOf(over).outcome).toEqual({ winners: [K], reason: 'second-cop-killed' });
  });

  it('[cops.partner.second] leaves the identity where it lies, for all to see', () => {
    const over = played(PROFILER_NEAR, 'K kill boris, K kill carl');
    expect(viewOf(over)).toMatchObject({
      profiler: { player: U, identity: 'rita' },
      undercover: { player: P, identity: 'carl' },
    });
  });
});

const DRAWN = 'Sam Theo Vera Walt Witman';
const DYING = 'Ada Boris Carl Ezra Gloria Ida Jimmy Kit Lester Malone Pearl';

/** Eleven suspects are killed, those of the deck; the five others of it are drawn by the Undercover. */
const deckDead = (start: BuddyCopsState, undercover: string, first = 'K kill lester, K kill malone'): BuddyCopsState =>
  played(
    start,
    `K kill boris, K kill carl, P pass, U disguise, U choose ${undercover}`,
    `K kill ezra, K kill gloria, P pass, U disguise, U choose ${undercover}`,
    `K kill ida, K kill jimmy, P pass, U disguise, U choose ${undercover}`,
    `K kill kit, K go by quinn, P pass, U disguise, U choose ${undercover}`,
    `${first}, P pass, U disguise, U choose ${undercover}`,
  );

describe('no living card in the deck', () => {
  const start = opened(`Florina Quinn Hugo  Dexter Edgar Greta  Rita Nora Occam  ${DRAWN}  ${DYING}`, 'ada');
  const second = played(deckDead(start, 'rita'), 'K kill pearl, K kill rita');

  it('[cops.partner.deck-first] a killed Undercover chooses from the hand just taken over', () => {
    expect(eventsOf(second).map(({ type }) => type)).toEqual([
      'killed',
      'cop-killed',
      'roles-switched',
      'evidence-discarded',
      'evidence-given',
      'evidence-discarded',
    ]);
    expect(viewOf(second)).toMatchObject({ phase: 'replacement', actors: [U], deck: 0, copsToAct: [] });
    expect(viewOf(second, U).profiler).toEqual({
      player: U,
      identity: null,
      hand: ['edgar', 'greta', 'nora', 'occam', 'sam', 'theo', 'vera', 'walt', 'witman'],
    });
    expect(kindsOf(second, U)).toEqual(['choose-identity']);
    expect(legal(second, U)).toHaveLength(9);
    expect(codeOf(second, 'U choose pearl')).toBe('identity-not-held');
    expect(codeOf(second, 'P pass')).toBe('not-your-turn');
  });

  it('[cops.partner.deceased] the deck is discarded in its own order', () => {
    expect(eventsOf(second).at(-1)).toEqual({
      type: 'evidence-discarded',
      player: U,
      suspects: ['ada', 'boris', 'carl', 'ezra', 'gloria', 'ida', 'jimmy', 'kit', 'lester', 'malone', 'pearl'],
    });
  });

  it('[cops.partner.deck-first] the rest of the hand stays, and the partner sees the choice', () => {
    const chosen = played(second, 'U choose nora');
    for (const cop of [P, U]) {
      expect(eventsOf(chosen, cop)).toEqual([{ type: 'identity-chosen', player: U, identity: 'nora' }]);
      expect(viewOf(chosen, cop).profiler.identity).toBe('nora');
    }
    for (const other of [K, 'spectator'] as const) {
      expect(eventsOf(chosen, other)).toEqual([{ type: 'identity-chosen', player: U, identity: 'face-down' }]);
    }
    expect(viewOf(chosen, U).profiler.hand).toEqual([
      ...['edgar', 'greta', 'occam', 'sam', 'theo', 'vera', 'walt', 'witman'],
    ]);
  });

  it('[cops.partner.turn] after the second action the Cops’ turn follows the choice', () => {
    expect(viewOf(second)).toMatchObject({ actionsLeft: 0, killedThisTurn: true });
    const chosen = played(second, 'U choose nora');
    expect(viewOf(chosen)).toMatchObject({ phase: 'cops-turn', actors: [P, U], killedThisTurn: false });
  });

  it('[cops.partner.turn] after the first action the Killer’s second follows the choice', () => {
    // As before, but with Pearl killed a turn earlier and one card fewer in the deck: the Killer has an action left.
    const first = played(
      deckDead(
        opened(
          `Florina Quinn Hugo  Dexter Edgar Greta  Rita Nora Pearl  Occam ${DRAWN}  ${DYING.replace('Pearl', '')}`,
          'ada',
        ),
        'rita',
      ),
      'K go by quinn, K kill pearl, U disguise, U choose rita, P pass, K kill rita',
    );
    expect(viewOf(first)).toMatchObject({ phase: 'replacement', actionsLeft: 1, killedThisTurn: true, actors: [U] });
    // The hand holds Pearl, who is dead, too.
    expect(viewOf(first, U).profiler.hand).toContain('pearl');
    expect(codeOf(first, 'U choose pearl')).toBe('identity-deceased');
    expect(ruleOf(first, 'U choose pearl')).toBe('noir.identity.living');
    const chosen = played(first, 'U choose greta');
    expect(viewOf(chosen)).toMatchObject({ phase: 'killer-turn', actors: [K], actionsLeft: 1, killedThisTurn: true });
    expect(viewOf(chosen, U).profiler.hand).toContain('pearl');
    expect(kindsOf(chosen, K)).toContain('shift');
  });

  it('[cops.no-undo.shift] the choice of a replacement is no turn and changes nothing', () => {
    const shifted = played(
      deckDead(start, 'rita'),
      'K kill pearl, K go by quinn, P pass, U fast right 0 by 2, K kill rita',
    );
    expect(viewOf(shifted)).toMatchObject({ phase: 'replacement' });
    const { lastShifts } = viewOf(shifted);
    expect(lastShifts).toEqual([[], [], [{ player: U, direction: 'right', index: 0, distance: 2 }]]);
    expect(viewOf(played(shifted, 'U choose nora')).lastShifts).toEqual(lastShifts);
    expect(codeOf(played(shifted, 'U choose nora'), 'K left 0')).toBe('shift-undone');
  });

  it('[cops.partner.none] a killed Profiler has no hand to choose from, and the Killer wins', () => {
    const game = opened(`Florina Quinn Hugo  Rita Edgar Greta  Dexter Nora Occam  ${DRAWN}  ${DYING}`, 'ada');
    const over = played(deckDead(game, 'dexter'), 'K kill pearl, K kill rita');
    expect(eventsOf(over).map(({ type }) => type)).toEqual([
      'killed',
      'cop-killed',
      'roles-switched',
      'evidence-discarded',
      'evidence-given',
      'evidence-discarded',
      'game-over',
    ]);
    expect(viewOf(over)).toMatchObject({
      deaths: 1,
      kills: 12,
      deck: 0,
      undercover: { player: P, identity: null },
      outcome: { winners: [K], reason: 'no-identity-left' },
    });
  });

  it('[cops.partner.none] a killed Undercover without a living card in the hand either loses for both', () => {
    // What the Profiler gets is exonerated at once, but for four suspects who die.
    const exonerates = (victim: string, suspect: string): string =>
      `K kill ${victim}, K go by florina, U disguise, U choose rita, P exonerate ${suspect}`;
    const over = played(
      opened(
        'Florina Quinn Hugo  Dexter Pearl Lester  Rita Malone Kit  Edgar Greta Nora Occam Sam Theo Vera Walt Witman',
        'ada',
      ),
      exonerates('boris', 'edgar'),
      exonerates('carl', 'greta'),
      exonerates('ezra', 'nora'),
      exonerates('gloria', 'occam'),
      exonerates('ida', 'sam'),
      exonerates('jimmy', 'theo'),
      'K kill kit, K go by quinn, U disguise, U choose rita, P exonerate vera',
      'K kill lester, K go by quinn, U disguise, U choose rita, P exonerate walt',
      'K kill malone, K kill pearl, U disguise, U choose rita, P exonerate witman',
      'K kill rita',
    );
    expect(viewOf(over).outcome).toEqual({ winners: [K], reason: 'no-identity-left' });
    expect(viewOf(over)).toMatchObject({ deaths: 1, kills: 12, profiler: { player: U, identity: null } });
    expect(viewOf(over, U).profiler.hand).toEqual(['kit', 'lester', 'malone', 'pearl']);
    expect(eventsOf(over).at(-2)).toEqual({
      type: 'evidence-discarded',
      player: U,
      suspects: ['ada', 'boris', 'carl', 'ezra', 'gloria', 'ida', 'jimmy'],
    });
  });

  it('[cops.wins] the Killer wins by thirteen Kills and by a missing identity too, not by two dead Cops alone', () => {
    const game = opened(`Florina Quinn Hugo  Rita Edgar Greta  Dexter Nora Occam  ${DRAWN}  ${DYING}`, 'ada');
    const over = played(deckDead(game, 'dexter'), 'K kill pearl, K kill rita');
    expect(viewOf(over).outcome?.winners).toEqual([K]);
    expect(viewOf(over).deaths).toBe(1);
    const thirteen = played(deckDead(start, 'rita'), 'K kill pearl, K kill vera, P pass, U pass, K kill walt');
    expect(viewOf(thirteen)).toMatchObject({ deaths: 0, outcome: { winners: [K], reason: 'thirteen-kills' } });
  });
});
