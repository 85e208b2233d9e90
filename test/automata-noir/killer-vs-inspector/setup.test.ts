import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { killerVsInspector, SUSPECTS } from '../../../src/automata-noir/index.js';
import { complete } from '../../../src/automata-noir/killer-vs-inspector/setup.js';
import { isInvalidOptions } from '../../../src/index.js';
import { named, tidy } from '../drawn.js';
import {
  accuse,
  begun,
  boardOf,
  CITY,
  choose,
  eventsOf,
  exonerate,
  kill,
  kindsOf,
  opened,
  played,
  seen,
  shift,
  solve,
  verdictOn,
} from './game.js';

const EVIDENCE = 'Kit Boris Theo Ada Rita Sam';

describe('a new game', () => {
  it('[kvi.players] is for two players', () => {
    expect(killerVsInspector.playerCounts).toEqual([2]);
    expect(killerVsInspector.seats(killerVsInspector.init({ players: 2 }))).toEqual([0, 1]);
    for (const players of [1, 3]) expect(() => killerVsInspector.init({ players })).toThrow(/^players: /);
    expect(complete({ seed: 'two' }).players).toBe(2);
  });

  it('[kvi.setup.board] lays twenty-five living suspects out in five rows of five', () => {
    const state = begun(EVIDENCE);
    expect(boardOf(state)).toBe(tidy(CITY));
    expect(seen(state).kills).toBe(0);
  });

  it('[kvi.setup.deck] leaves the other evidence cards face-down in the deck', () => {
    expect(seen(begun(EVIDENCE)).deck).toBe(23);
    expect(seen(begun(EVIDENCE)).discard).toEqual([]);
  });

  it('[kvi.roles] seat 0 is the Killer and seat 1 the Inspector, unless the host says otherwise', () => {
    for (const options of [{}, { killer: 0 }, { killer: undefined }] as const) {
      const view = seen(begun(EVIDENCE, options));
      expect([view.killer.player, view.inspector.player]).toEqual([0, 1]);
    }
    const state = begun(EVIDENCE, { killer: 1 });
    expect([seen(state).killer.player, seen(state).inspector.player]).toEqual([1, 0]);
    expect(killerVsInspector.actors(state)).toEqual([1]);
    expect(seen(state, 1).killer.identity).toBe('kit');
    const next = played(state, { type: 'kill', player: 1, suspect: 'jimmy' });
    expect(killerVsInspector.actors(next)).toEqual([0]);
    expect(seen(next, 0).inspector.hand).toEqual(named('Theo Ada Rita Sam'));
  });

  it('[kvi.setup.killer] gives the Killer a Secret Identity and a spare disguise, face-down', () => {
    const state = begun(EVIDENCE);
    expect(seen(state, 0).killer).toEqual({ player: 0, identity: 'kit', disguise: 'boris' });
    for (const perspective of [1, 'spectator'] as const) {
      expect(seen(state, perspective).killer).toEqual({ player: 0, identity: 'face-down', disguise: 'face-down' });
    }
  });

  it('gives the Inspector nothing before the opening Kill', () => {
    for (const perspective of [0, 1, 'spectator'] as const) {
      expect(seen(begun(EVIDENCE), perspective).inspector).toEqual({ player: 1, identity: null, hand: [] });
    }
  });

  it('has no events, no last Shift and no outcome', () => {
    const { events, lastShift, outcome, phase, step, actors } = seen(begun(EVIDENCE));
    expect({ events, lastShift, outcome, phase, step, actors }).toEqual({
      ...{ events: [], lastShift: null, outcome: null },
      ...{ phase: 'opening-kill', step: 0, actors: [0] },
    });
  });
});

describe('the opening', () => {
  it('[kvi.setup.kill] begins with a Kill, as described for that action, and nothing else', () => {
    expect(kindsOf(begun(EVIDENCE), 0)).toEqual(['kill']);
    expect(kindsOf(begun(EVIDENCE), 1)).toEqual([]);
    expect(verdictOn(begun(EVIDENCE), kill('ada'))).toBe('kill-not-adjacent by kvi.kill.adjacent');
    const others = [
      { type: 'shift', player: 0, direction: 'left', index: 0 },
      { type: 'change-disguise', player: 0, identity: 'kit' },
      { type: 'collapse', player: 0, lines: 'rows', suspects: named('Ada Ezra Ida Nora Sam') },
    ];
    for (const action of others) expect(verdictOn(begun(EVIDENCE), action)).toBe('wrong-phase by table.phase');
  });

  it('[kvi.setup.order] has the Killer kill before the Inspector draws the next four cards', () => {
    const state = played(begun(EVIDENCE), kill('jimmy'));
    expect(eventsOf(state, 1)).toEqual([
      { type: 'killed', player: 0, suspect: 'jimmy' },
      { type: 'evidence-drawn', player: 1, suspects: named('Theo Ada Rita Sam') },
    ]);
    for (const perspective of [0, 'spectator'] as const) {
      expect(eventsOf(state, perspective)).toEqual([
        { type: 'killed', player: 0, suspect: 'jimmy' },
        { type: 'evidence-drawn', player: 1, suspects: ['face-down', 'face-down', 'face-down', 'face-down'] },
      ]);
    }
    expect(seen(state).deck).toBe(19);
    expect(seen(state).phase).toBe('choose-identity');
  });

  it('[kvi.setup.kill-counts] counts the opening Kill', () => {
    expect(seen(played(begun(EVIDENCE), kill('jimmy'))).kills).toBe(1);
  });

  it('[kvi.setup.inspector] has the Inspector choose one of four cards and keep the others in hand', () => {
    const before = played(begun(EVIDENCE), kill('jimmy'));
    expect(seen(before, 1).inspector).toEqual({ player: 1, identity: null, hand: named('Theo Ada Rita Sam') });
    expect(killerVsInspector.actors(before)).toEqual([1]);
    expect(killerVsInspector.legalActions(before, 1)).toEqual(named('Theo Ada Rita Sam').map(choose));
    const others = [accuse('kit'), exonerate('theo'), solve('kit', 'boris'), shift(1, 'left', 0)];
    for (const action of others) expect(verdictOn(before, action)).toBe('wrong-phase by table.phase');
    const state = played(before, choose('rita'));
    expect(seen(state, 1).inspector).toEqual({ player: 1, identity: 'rita', hand: named('Theo Ada Sam') });
    expect(eventsOf(state, 1)).toEqual([{ type: 'identity-chosen', player: 1, identity: 'rita' }]);
    for (const perspective of [0, 'spectator'] as const) {
      expect(eventsOf(state, perspective)).toEqual([{ type: 'identity-chosen', player: 1, identity: 'face-down' }]);
      expect(seen(state, perspective).inspector).toEqual({
        ...{ player: 1, identity: 'face-down' },
        hand: ['face-down', 'face-down', 'face-down'],
      });
    }
  });

  it('leads to the first turn of the Killer', () => {
    const state = opened(EVIDENCE, 'jimmy', 'rita');
    expect(killerVsInspector.actors(state)).toEqual([0]);
    expect(seen(state).phase).toBe('turn');
    expect(seen(state).lastShift).toBeNull();
  });
});

describe('options', () => {
  const fieldOf = (options: unknown): string => {
    try {
      Reflect.apply(killerVsInspector.init, killerVsInspector, [options]);
      return 'accepted';
    } catch (error) {
      return isInvalidOptions(error) ? error.field : String(error);
    }
  };

  it.each([
    ['options', null],
    ['options', 'seed'],
    ['options', []],
    ['seed', { seed: 1 }],
    ['seed', { seed: '\ud800' }],
    ['players', { players: 3 }],
    ['players', { players: '2' }],
    ['killer', { killer: 2 }],
    ['killer', { killer: -1 }],
    ['killer', { killer: '0' }],
    ['killer', { killer: null }],
    ['firstPlayer', { firstPlayer: 0 }],
    ['teams', { teams: 2 }],
    ['deal', { deal: [] }],
    ['deal.deck', { deal: { deck: [] } }],
    ['deal.board', { deal: { board: SUSPECTS.slice(1) } }],
    ['deal.evidence', { deal: { evidence: [...SUSPECTS.slice(1), 'boris'] } }],
    ['accepted', undefined],
    ['accepted', {}],
    ['accepted', { seed: '', players: 2, killer: 1, deal: { board: SUSPECTS } }],
    ['accepted', { seed: undefined, players: undefined, killer: undefined, deal: undefined }],
  ])('%s is told for %j', (field, options) => {
    expect(fieldOf(options)).toBe(field);
  });

  it('with the same seed give the same game, and without one another', () => {
    const cards = (seed?: string): string =>
      JSON.stringify(seen(killerVsInspector.init(seed === undefined ? {} : { seed }), 0));
    expect(cards('a')).toBe(cards('a'));
    expect(cards('a')).not.toBe(cards('b'));
    expect(cards()).not.toBe(cards());
  });

  it('are dealt by the shuffle of the contract: SHAKE256 over game, label and seed', () => {
    const shuffledBy = (label: string): string[] => {
      const text = `noir-rules:automata-noir/killer-vs-inspector:${label}:a seed`;
      const bytes = createHash('shake256', { outputLength: 4096 }).update(text).digest();
      let read = 0;
      const below = (n: number): number => {
        for (;;) {
          const word = bytes.readUInt32BE(read);
          read += 4;
          if (word < Math.floor(2 ** 32 / n) * n) return word % n;
        }
      };
      const cards: string[] = [...SUSPECTS];
      for (let i = cards.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [cards[i], cards[j]] = [cards[j]!, cards[i]!];
      }
      return cards;
    };
    const view = seen(killerVsInspector.init({ seed: 'a seed' }), 0);
    expect(view.board.cards.map(({ suspect }) => suspect)).toEqual(shuffledBy('board'));
    expect([view.killer.identity, view.killer.disguise]).toEqual(shuffledBy('evidence').slice(0, 2));
  });
});
