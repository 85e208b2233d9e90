import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { complete } from '../../../src/automata-noir/dragnet/setup.js';
import { type DragnetOptions, dragnet, SUSPECTS, type Suspect } from '../../../src/automata-noir/index.js';
import { isInvalidOptions } from '../../../src/index.js';
import { named, tidy } from '../drawn.js';
import { begun, begunByFour, begunByTeams, boardOf, FOUR, heldBy, seen, THREE } from './game.js';

describe('a new game', () => {
  it('[dragnet.players] is for three, or for four', () => {
    expect(dragnet.playerCounts).toEqual([3, 4]);
    expect(dragnet.seats(dragnet.init())).toEqual([0, 1, 2]);
    expect(dragnet.seats(dragnet.init({ players: 3 }))).toEqual([0, 1, 2]);
    expect(dragnet.seats(dragnet.init({ players: 4 }))).toEqual([0, 1, 2, 3]);
  });

  it('[dragnet.setup.board] [noir.board.layout] lays twenty-five living suspects out in five rows of five', () => {
    const { width, height, cards } = seen(begun()).board;
    expect([width, height]).toEqual([5, 5]);
    expect(cards.map(({ suspect }) => suspect)).toEqual(SUSPECTS);
    expect(cards.every(({ alive }) => alive)).toBe(true);
  });

  it.each([
    [3, 13],
    [4, 10],
  ])('[dragnet.setup.deck] [dragnet.setup.order] leaves %i players a deck of %i cards', (players, deck) => {
    expect(seen(dragnet.init({ players })).deck).toBe(deck);
  });

  it('[dragnet.setup.hand] gives each player two cards in hand and a Suspicion', () => {
    for (const state of [begun(), begunByFour(), begunByTeams()]) {
      for (const { hand, suspicion } of seen(state).players) {
        expect(hand).toEqual(['face-down', 'face-down']);
        expect(suspicion).toBe('face-down');
      }
    }
  });

  it.each([0, 1, 2])(
    '[dragnet.setup.order] deals in seat order, hand before Suspicion, also when seat %i begins',
    (firstPlayer) => {
      const state = begun(THREE, { firstPlayer });
      expect([0, 1, 2].map((seat) => heldBy(state, seat))).toEqual([
        { hand: ['gloria', 'rita'], suspicion: 'ada' },
        { hand: ['nora', 'sam'], suspicion: 'boris' },
        { hand: ['hugo', 'theo'], suspicion: 'carl' },
      ]);
    },
  );

  it('[dragnet.setup.open] [dragnet.setup.order] marks three suspects on the board with the next three cards', () => {
    expect(boardOf(begun())).toBe(
      tidy(`
        Ada   Boris    Carl    Dexter  Edgar+
        Ezra  Florina  Gloria  Greta   Hugo
        Ida   Jimmy    Kit+    Lester  Malone
        Nora  Occam    Pearl   Quinn   Rita
        Sam   Theo     Vera    Walt    Witman+
      `),
    );
    const marked = seen(begunByFour('Quinn Walt Ada Nora Sam Boris Hugo Theo Carl Gloria Rita Dexter Ida Kit Pearl'));
    expect(marked.board.cards.flatMap(({ suspect, evidence }) => (evidence ? [suspect] : []))).toEqual([
      'ida',
      'kit',
      'pearl',
    ]);
  });

  it('[dragnet.suspicion.secret] shows hand and Suspicion to their player, and to nobody else', () => {
    const state = begun();
    for (const perspective of [0, 1, 2, 'spectator'] as const) {
      seen(state, perspective).players.forEach(({ hand, suspicion }, seat) => {
        const own = seat === perspective;
        expect([...hand, suspicion].every((card) => (card === 'face-down') !== own)).toBe(true);
      });
    }
  });

  it('has no teams, no lost turns and no events yet', () => {
    const view = seen(begunByFour(), 2);
    expect(view.players.map(({ team, skipsNextTurn }) => [team, skipsNextTurn])).toEqual([
      ...[
        [null, false],
        [null, false],
      ],
      ...[
        [null, false],
        [null, false],
      ],
    ]);
    expect([view.discard, view.events, view.finalTurns]).toEqual([[], [], []]);
    expect([view.step, view.phase, view.outcome, view.finalRound, view.turn]).toEqual([0, 'turn', null, false, 0]);
  });
});

/** Numbers below `n`, one after another, from the label of a seed: the definition, with Node’s own SHAKE256. */
function numbersOf(label: string, seed: string): (n: number) => number {
  const text = `noir-rules:automata-noir/dragnet:${label}:${seed}`;
  const bytes = createHash('shake256', { outputLength: 4000 }).update(text, 'utf8').digest();
  let at = 0;
  return (n) => {
    for (;;) {
      const word = bytes.readUInt32BE(at);
      at += 4;
      if (word < 2 ** 32 - (2 ** 32 % n)) return word % n;
    }
  };
}

function shuffledNaively(label: string, seed: string): Suspect[] {
  const below = numbersOf(label, seed);
  const order = [...SUSPECTS];
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

describe('chance', () => {
  it.each(['', 'tuesday', '☂ rain'])('[dragnet.setup.deck] shuffles board and evidence by the seed "%s"', (seed) => {
    const state = dragnet.init({ seed, players: 4 });
    expect(seen(state).board.cards.map(({ suspect }) => suspect)).toEqual(shuffledNaively('board', seed));
    const held = [0, 1, 2, 3].map((seat) => heldBy(state, seat));
    const first = held.flatMap(({ hand, suspicion }) => [...hand, suspicion]);
    expect(first).toEqual(shuffledNaively('evidence', seed).slice(0, 12));
  });

  it.each([3, 4])('[dragnet.turn.order] [noir.first-player] lets the seed decide who of %i is first', (players) => {
    const seeds = Array.from({ length: 60 }, (_, n) => String(n));
    const firsts = seeds.map((seed) => dragnet.actors(dragnet.init({ seed, players }))[0]);
    expect(firsts).toEqual(seeds.map((seed) => numbersOf('first-player', seed)(players)));
    expect(new Set(firsts).size).toBe(players);
  });

  it('[dragnet.turn.order] begins with the first player that the host names', () => {
    expect(dragnet.actors(begun(THREE, { firstPlayer: 2 }))).toEqual([2]);
    expect(dragnet.actors(begunByTeams(FOUR, { firstPlayer: 3 }))).toEqual([3]);
  });

  it('uses the seed for what a deal leaves open', () => {
    const whole = dragnet.init({ seed: 'a' });
    expect(dragnet.init({ seed: 'a', deal: {} })).toEqual(whole);
    const half = dragnet.init({ seed: 'a', deal: { board: SUSPECTS } });
    expect(seen(half, 1).players).toEqual(seen(whole, 1).players);
    expect(seen(half).board.cards.map(({ suspect }) => suspect)).toEqual(SUSPECTS);
    const other = dragnet.init({ seed: 'a', deal: { evidence: [...named(THREE), ...rest(named(THREE))] } });
    expect(seen(other).board.cards.map(({ suspect }) => suspect)).toEqual(shuffledNaively('board', 'a'));
  });

  it('deals another game each time when no seed is given', () => {
    expect(dragnet.init()).not.toEqual(dragnet.init());
    expect(dragnet.init({ deal: { board: SUSPECTS } })).not.toEqual(dragnet.init({ deal: { board: SUSPECTS } }));
  });
});

function rest(cards: readonly Suspect[]): Suspect[] {
  return SUSPECTS.filter((suspect) => !cards.includes(suspect));
}

describe('options', () => {
  const refusals: readonly (readonly [string, unknown])[] = [
    ['options', null],
    ['options', 'tuesday'],
    ['killer', { killer: 0 }],
    ['roundsToWin', { roundsToWin: 2 }],
    ['seed', { seed: 7 }],
    ['players', { players: 2 }],
    ['players', { players: 5 }],
    ['players', { players: '3' }],
    ['teams', { teams: 3 }],
    ['teams', { teams: null }],
    ['teams', { teams: '2' }],
    ['teams', { teams: 2, players: 3 }],
    ['firstPlayer', { firstPlayer: 3 }],
    ['firstPlayer', { firstPlayer: 4, teams: 2 }],
    ['firstPlayer', { firstPlayer: -0 }],
    ['deal', { deal: [] }],
    ['deal.deck', { deal: { deck: SUSPECTS } }],
    ['deal.board', { deal: { board: SUSPECTS.slice(1) } }],
    ['deal.evidence', { deal: { evidence: [...SUSPECTS.slice(1), 'boris'] } }],
    ['deal.evidence', { deal: { evidence: [...SUSPECTS.slice(1), 'moriarty'] } }],
  ];

  it.each(refusals)('that make no sense are refused, naming %s', (field, options) => {
    try {
      Reflect.apply(dragnet.init, dragnet, [options]);
      expect.unreachable();
    } catch (error) {
      expect(isInvalidOptions(error) && error.field).toBe(field);
    }
  });

  it('[dragnet.team.two] [dragnet.players] with teams mean four players, said or not', () => {
    expect(complete({ seed: 'two', teams: 2 })).toMatchObject({ players: 4, teams: 2 });
    expect(Object.keys(complete({ seed: 'none' }))).not.toContain('teams');
    expect(dragnet.seats(dragnet.init({ teams: 2 }))).toEqual([0, 1, 2, 3]);
    expect(dragnet.init({ seed: 'a', teams: 2, players: 4 })).toEqual(dragnet.init({ seed: 'a', teams: 2 }));
  });

  it('that are undefined count as absent', () => {
    const nothing: DragnetOptions = {
      seed: 'a',
      players: undefined,
      teams: undefined,
      firstPlayer: undefined,
      deal: undefined,
    };
    expect(dragnet.init(nothing)).toEqual(dragnet.init({ seed: 'a' }));
  });
});
