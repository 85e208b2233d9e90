import { describe, expect, it } from 'vitest';
import { complete } from '../../../src/automata-noir/buddy-cops/setup.js';
import { buddyCops, SUSPECTS } from '../../../src/automata-noir/index.js';
import { isInvalidOptions } from '../../../src/kernel/errors.js';
import { drawn } from '../drawn.js';
import { begun, CITY, codeOf, eventsOf, GAME, K, kindsOf, legal, P, played, ruleOf, U, viewOf } from './table.js';

const CARDS = 'Florina Quinn Hugo  Dexter Edgar Ada  Rita Nora Boris  Walt';
const state = begun(CARDS);

describe('the deal', () => {
  it('[cops.players] three play', () => {
    expect(GAME.seats(state)).toEqual([0, 1, 2]);
    expect(GAME.playerCounts).toEqual([3]);
    expect(complete({ seed: 'three' }).players).toBe(3);
    expect(complete({ seed: 'three', players: 3 }).players).toBe(3);
    expect(() => buddyCops.init({ players: 2 })).toThrow('players');
    expect(() => buddyCops.init({ players: 4 })).toThrow('players');
  });

  it('[cops.setup.board] the suspects are laid out in five rows of five, all living', () => {
    expect(viewOf(state).board).toEqual(drawn(CITY));
    expect(viewOf(state)).toMatchObject({ kills: 0, deaths: 0, discard: [] });
  });

  it('[cops.setup.deck] twenty-five evidence cards are shuffled: nine dealt, sixteen in the deck', () => {
    expect(viewOf(state).deck).toBe(25 - 9);
    const [one, other] = [GAME.init({ seed: 'one' }), GAME.init({ seed: 'other' })];
    expect(viewOf(one, K).killer.disguises).not.toEqual(viewOf(other, K).killer.disguises);
  });

  it('[cops.setup.three] each player has three cards', () => {
    expect(viewOf(state, K).killer.disguises).toEqual(['florina', 'quinn', 'hugo']);
    expect(viewOf(state, P).profiler.hand).toEqual(['dexter', 'edgar', 'ada']);
    expect(viewOf(state, U).undercover.hand).toEqual(['rita', 'nora', 'boris']);
    expect(viewOf(state).killer.identity).toBeNull();
    expect(viewOf(state).profiler.identity).toBeNull();
    expect(viewOf(state).undercover.identity).toBeNull();
  });

  it('[cops.setup.roles] the host says who has which role, each once', () => {
    const roles = ['undercover', 'killer', 'profiler'] as const;
    const view = viewOf(begun(CARDS, { roles }));
    expect([view.undercover.player, view.killer.player, view.profiler.player]).toEqual([0, 1, 2]);
    for (const wrong of [
      ['killer', 'killer', 'profiler'],
      ['killer', 'profiler'],
      ['killer', 'profiler', 'spy'],
      3,
      null,
    ]) {
      const init = (): unknown => Reflect.apply(buddyCops.init, buddyCops, [{ roles: wrong }]);
      expect(init).toThrow(/^roles: /);
      try {
        init();
      } catch (error) {
        expect(isInvalidOptions(error) && error.field).toBe('roles');
      }
    }
  });

  it('[cops.seats] seat 0 is the Killer, 1 the Profiler, 2 the Undercover unless the host says otherwise', () => {
    const view = viewOf(state);
    expect([view.killer.player, view.profiler.player, view.undercover.player]).toEqual([0, 1, 2]);
    expect(GAME.init({ seed: 'x', roles: undefined })).toEqual(GAME.init({ seed: 'x' }));
  });

  it('[cops.setup.order] the deck gives three cards to the Killer, then to the Profiler, then to the Undercover', () => {
    const other = begun(CARDS, { roles: ['undercover', 'killer', 'profiler'] });
    expect(viewOf(other, 1).killer.disguises).toEqual(['florina', 'quinn', 'hugo']);
    expect(viewOf(other, 2).profiler.hand).toEqual(['dexter', 'edgar', 'ada']);
    expect(viewOf(other, 0).undercover.hand).toEqual(['rita', 'nora', 'boris']);
  });

  it('refuses options that the game does not have', () => {
    const init = (options: unknown): unknown => Reflect.apply(buddyCops.init, buddyCops, [options]);
    expect(() => init({ firstPlayer: 0 })).toThrow(/^firstPlayer: /);
    expect(() => init({ deal: { deck: SUSPECTS } })).toThrow(/^deal.deck: /);
    expect(() => init({ deal: { board: SUSPECTS.slice(1) } })).toThrow(/^deal.board: /);
    expect(() => init({ deal: { evidence: [...SUSPECTS.slice(1), 'boris'] } })).toThrow(/^deal.evidence: /);
  });
});

describe('the Killer begins', () => {
  it('[cops.setup.killer] the Killer chooses one of three cards, and the others are the Disguise Hand', () => {
    expect(viewOf(state).phase).toBe('killer-identity');
    expect(GAME.actors(state)).toEqual([K]);
    expect(legal(state, K)).toEqual(['choose florina', 'choose hugo', 'choose quinn']);
    const chosen = played(state, 'K choose quinn');
    expect(viewOf(chosen, K).killer).toEqual({ player: K, identity: 'quinn', disguises: ['florina', 'hugo'] });
    expect(eventsOf(chosen, K)).toEqual([{ type: 'identity-chosen', player: K, identity: 'quinn' }]);
    for (const other of [P, U, 'spectator'] as const) {
      expect(eventsOf(chosen, other)).toEqual([{ type: 'identity-chosen', player: K, identity: 'face-down' }]);
    }
  });

  it('[cops.identity.held] nobody chooses a card that they do not hold', () => {
    expect(codeOf(state, 'K choose dexter')).toBe('identity-not-held');
    expect(ruleOf(state, 'K choose dexter')).toBe('cops.identity.held');
    const cops = played(state, 'K choose florina, K kill ada');
    expect(codeOf(cops, 'P choose rita')).toBe('identity-not-held');
    expect(codeOf(cops, 'U choose walt')).toBe('identity-not-held');
  });

  it('[cops.setup.kill] the Killer then kills a neighbour, before the Cops choose', () => {
    const opening = played(state, 'K choose florina');
    expect(viewOf(opening)).toMatchObject({ phase: 'opening-kill', actionsLeft: 0, killedThisTurn: false });
    expect(kindsOf(opening, K)).toEqual(['kill']);
    expect(legal(opening, K)).toHaveLength(8);
    const killed = played(opening, 'K kill boris');
    expect(eventsOf(killed)).toEqual([{ type: 'killed', player: K, suspect: 'boris' }]);
    expect(viewOf(killed)).toMatchObject({
      phase: 'cop-identities',
      actors: [P, U],
      ...{ actionsLeft: 0, killedThisTurn: false },
    });
  });

  it('[cops.setup.kill-counts] the opening Kill is the first of the thirteen', () => {
    expect(viewOf(played(state, 'K choose florina, K kill boris')).kills).toBe(1);
  });
});

describe('the Cops choose', () => {
  const cops = played(state, 'K choose florina, K kill ada');

  it('[cops.setup.cops] each Cop chooses a living suspect of their own three', () => {
    expect(legal(cops, P)).toEqual(['choose dexter', 'choose edgar']);
    expect(legal(cops, U)).toEqual(['choose boris', 'choose nora', 'choose rita']);
    expect(codeOf(cops, 'P choose ada')).toBe('identity-deceased');
    expect(ruleOf(cops, 'P choose ada')).toBe('noir.identity.living');
  });

  it('[cops.setup.order] in either order, and then the Killer’s first turn begins', () => {
    const one = played(cops, 'P choose dexter');
    expect(viewOf(one)).toMatchObject({ phase: 'cop-identities', actors: [U], copsToAct: [] });
    const other = played(cops, 'U choose rita');
    expect(viewOf(other)).toMatchObject({ phase: 'cop-identities', actors: [P] });
    expect(codeOf(other, 'U choose nora')).toBe('not-your-turn');
    expect(viewOf(played(one, 'U choose rita'))).toMatchObject({ phase: 'killer-turn', actors: [K], actionsLeft: 2 });
    expect(viewOf(played(other, 'P choose dexter'))).toMatchObject({ phase: 'killer-turn', actionsLeft: 2 });
  });

  it('[cops.setup.order] the Undercover’s two cards join the Profiler’s when both have chosen, not before', () => {
    const first = played(cops, 'U choose nora');
    expect(viewOf(first, U).undercover.hand).toEqual(['rita', 'boris']);
    expect(viewOf(first, P).profiler.hand).toHaveLength(3);
    const both = played(first, 'P choose dexter');
    expect(viewOf(both, U).undercover.hand).toEqual([]);
    expect(viewOf(both, P).profiler.hand).toEqual(['edgar', 'ada', 'boris', 'rita']);
  });

  it('[cops.setup.evidence-hand] the Profiler holds four cards then, and the handing over is told face-down', () => {
    const both = played(cops, 'P choose dexter, U choose rita');
    expect(viewOf(both, P).profiler.hand).toEqual(['edgar', 'ada', 'boris', 'nora']);
    const given = { type: 'evidence-given', from: U, to: P };
    for (const cop of [P, U]) {
      expect(eventsOf(both, cop)[1]).toEqual({ ...given, suspects: ['boris', 'nora'] });
    }
    for (const other of [K, 'spectator'] as const) {
      expect(eventsOf(both, other)).toEqual([
        { type: 'identity-chosen', player: U, identity: 'face-down' },
        { ...given, suspects: ['face-down', 'face-down'] },
      ]);
    }
  });

  it('[cops.setup.unseen] neither Cop sees the other’s choice first', () => {
    const first = played(cops, 'P choose dexter');
    expect(viewOf(first, U).profiler.identity).toBe('face-down');
    expect(eventsOf(first, U)).toEqual([{ type: 'identity-chosen', player: P, identity: 'face-down' }]);
    expect(viewOf(played(first, 'U choose rita'), U).profiler.identity).toBe('dexter');
    const second = played(cops, 'U choose rita');
    expect(viewOf(second, P).undercover.identity).toBe('face-down');
    expect(eventsOf(second, P)).toEqual([{ type: 'identity-chosen', player: U, identity: 'face-down' }]);
  });

  it('[cops.setup.unseen] a Profiler who chooses second is seen by the Undercover at once', () => {
    const second = played(cops, 'U choose rita, P choose edgar');
    expect(eventsOf(second, U)[0]).toEqual({ type: 'identity-chosen', player: P, identity: 'edgar' });
    expect(eventsOf(second, K)[0]).toEqual({ type: 'identity-chosen', player: P, identity: 'face-down' });
  });
});
