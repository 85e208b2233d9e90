import { describe, expect, it } from 'vitest';
import { codeOf, eventsOf, K, legal, opened, P, played, ruleOf, U, viewOf } from '../table.js';

describe('Change Disguise', () => {
  const start = opened('Florina Quinn Kit  Dexter Edgar Greta  Rita Nora Occam', 'ada');

  it('[cops.change-disguise.held] takes one of the identity and the disguises; the others are the Disguise Hand', () => {
    expect(legal(start, K, 'change-disguise')).toEqual(['go by florina', 'go by kit', 'go by quinn']);
    expect(viewOf(played(start, 'K go by quinn'), K).killer).toMatchObject({
      identity: 'quinn',
      disguises: ['kit', 'florina'],
    });
    expect(codeOf(start, 'K go by hugo')).toBe('disguise-not-held');
    expect(ruleOf(start, 'K go by hugo')).toBe('cops.change-disguise.held');
  });

  it('[cops.change-disguise.held] from then on the Killer kills beside the new identity', () => {
    expect(legal(played(start, 'K go by quinn'), K, 'kill')).toContain('kill witman');
    expect(legal(played(start, 'K go by quinn'), K, 'kill')).not.toContain('kill boris');
  });

  it('[cops.change-disguise.keep] may keep the identity', () => {
    const kept = played(start, 'K go by florina');
    expect(viewOf(kept, K).killer).toEqual({ player: K, identity: 'florina', disguises: ['quinn', 'kit'] });
  });

  it('[cops.change-disguise.unseen] tells the others that a disguise was changed and nothing else', () => {
    const [changed, kept] = [played(start, 'K go by quinn'), played(start, 'K go by florina')];
    expect(eventsOf(changed, K)).toEqual([{ type: 'disguise-changed', player: K, identity: 'quinn' }]);
    for (const other of [P, U, 'spectator'] as const) {
      expect(eventsOf(changed, other)).toEqual([{ type: 'disguise-changed', player: K, identity: 'face-down' }]);
      expect(viewOf(changed, other)).toEqual(viewOf(kept, other));
    }
  });

  it('[cops.disguise.living] cannot be to a deceased disguise, which stays in the Disguise Hand', () => {
    const dead = played(start, 'K kill kit');
    expect(codeOf(dead, 'K go by kit')).toBe('disguise-deceased');
    expect(ruleOf(dead, 'K go by kit')).toBe('cops.disguise.living');
    expect(legal(dead, K, 'change-disguise')).toEqual(['go by florina', 'go by quinn']);
    expect(viewOf(dead, K).killer.disguises).toEqual(['quinn', 'kit']);
    expect(viewOf(dead, P).killer.disguises).toEqual(['face-down', 'face-down']);
  });

  it('[cops.disguise.living] is allowed with no disguise left, to no effect', () => {
    // Both disguises are struck, one by each Cop: Gloria stands beside Carl, Lester beside Kit.
    const bare = played(
      opened('Florina Carl Kit  Gloria Edgar Greta  Lester Nora Occam', 'ada'),
      'K kill ezra, K go by florina, P accuse carl, U accuse kit',
    );
    expect(viewOf(bare, K).killer).toEqual({ player: K, identity: 'florina', disguises: [] });
    expect(legal(bare, K, 'change-disguise')).toEqual(['go by florina']);
    expect(viewOf(played(bare, 'K kill boris, K go by florina'))).toMatchObject({ phase: 'cops-turn' });
  });

  it('as printed: Lester takes up Rita and Gloria and goes by Rita', () => {
    const game = opened('Lester Rita Gloria  Ada Boris Carl  Sam Theo Vera', 'kit');
    const changed = played(game, 'K go by rita');
    expect(viewOf(changed, K).killer).toEqual({ player: K, identity: 'rita', disguises: ['gloria', 'lester'] });
  });
});
