import { describe, expect, it } from 'vitest';
import { neighboursOf, type SpyTagState, type Suspect, spyTag } from '../../../../src/automata-noir/index.js';
import { ruleOfReason } from '../../../../src/rules/index.js';
import { tidy } from '../../drawn.js';
import {
  begun,
  boardOf,
  CITY,
  canvas,
  capture,
  fastShift,
  networkBegun,
  played,
  seen,
  targetsOf,
  verdictOn,
} from '../game.js';

const FAR = 'capture-not-adjacent by spy.capture.adjacent';

describe('whom to capture', () => {
  it.each([
    ['in a corner', 'Ada Rita Sam', ['boris', 'ezra', 'florina']],
    ['at an edge', 'Nora Rita Sam', ['ida', 'jimmy', 'occam', 'sam', 'theo']],
    ['inside', 'Quinn Ada Sam', ['kit', 'lester', 'malone', 'pearl', 'rita', 'vera', 'walt', 'witman']],
  ])('[spy.capture.adjacent] one of the neighbours of a spy %s', (_, evidence, neighbours) => {
    expect(targetsOf(begun(evidence), 0, 'capture')).toEqual(neighbours);
  });

  it('[spy.capture.adjacent] nobody across the edge, nobody further off, not oneself', () => {
    const state = begun('Ada Rita Sam');
    for (const suspect of ['edgar', 'sam', 'witman', 'hugo', 'carl', 'ada'] as const) {
      expect(verdictOn(state, capture(0, suspect))).toBe(FAR);
    }
  });

  it('as printed: in a corner, any of three suspects; who is another spy is taken as a trophy', () => {
    const board = `
      Ada    Boris    Carl    Dexter  Edgar
      Ezra   Florina  Gloria  Greta   Hugo
      Ida    Jimmy    Kit     Lester  Malone
      Nora   Sam      Pearl   Quinn   Rita
      Occam  Theo     Vera    Walt    Witman
    `;
    const state = begun('Occam Theo Edgar Walt', {}, board);
    expect(targetsOf(state, 0, 'capture')).toEqual(['nora', 'sam', 'theo']);
    const view = seen(played(state, capture(0, 'theo')));
    expect(view.players.map(({ trophies }) => trophies)).toEqual([['theo'], [], []]);
  });
});

describe('a Capture of nobody', () => {
  const start = begun('Kit Rita Sam');

  it('[spy.capture.any] only tells that nobody was captured', () => {
    const state = played(start, capture(0, 'lester'));
    for (const perspective of [0, 1, 2, 'spectator'] as const) {
      const [before, after] = [seen(start, perspective), seen(state, perspective)];
      expect(after.events).toEqual([{ type: 'captured', player: 0, suspect: 'lester', victim: null }]);
      expect([after.board, after.players, after.deck]).toEqual([before.board, before.players, before.deck]);
    }
  });

  it('[spy.capture.any] may name a deceased suspect, who is nobody any more', () => {
    const state = played(
      begun('Kit Lester Ada Sam'),
      capture(0, 'lester'),
      canvas(1, 'nora'),
      fastShift(2, 'up', 0, 1),
    );
    expect(targetsOf(state, 0, 'capture')).toContain('lester');
    const again = played(state, capture(0, 'lester'));
    expect(seen(again).events).toEqual([{ type: 'captured', player: 0, suspect: 'lester', victim: null }]);
    expect(seen(again).players.map(({ trophies }) => trophies.length)).toEqual([1, 0, 0]);
  });

  it('[spy.capture.any] [spy.team.capture] leaves an ally alone, who is announced as nobody', () => {
    const start = networkBegun('Kit Rita Lester Sam');
    const state = played(start, capture(0, 'lester'));
    for (const perspective of [0, 1, 2, 3, 'spectator'] as const) {
      const view = seen(state, perspective);
      expect(view.events).toEqual([{ type: 'captured', player: 0, suspect: 'lester', victim: null }]);
      expect(view.players).toEqual(seen(start, perspective).players);
    }
    expect(boardOf(state)).toBe(tidy(CITY));
  });

  it('[spy.team.capture] catches the same suspect if the card is an enemy’s', () => {
    const state = played(networkBegun('Kit Lester Rita Sam'), capture(0, 'lester'));
    expect(seen(state).events[0]).toEqual({ type: 'captured', player: 0, suspect: 'lester', victim: 1 });
  });

  it('[spy.team.capture] has no ally to spare among three spies', () => {
    const state = played(begun('Kit Rita Lester Sam'), capture(0, 'lester'));
    expect(seen(state).events[0]).toEqual({ type: 'captured', player: 0, suspect: 'lester', victim: 2 });
  });
});

describe('a Capture of an enemy', () => {
  const state = played(begun('Kit Ada Lester Witman Edgar'), capture(0, 'lester'));

  it('[spy.capture.trophy] takes the Secret Identity as a trophy, open to all', () => {
    for (const perspective of [0, 1, 2, 'spectator'] as const) {
      expect(seen(state, perspective).players.map(({ trophies }) => trophies)).toEqual([['lester'], [], []]);
    }
    expect(seen(state).discard).toEqual([]);
  });

  it('[spy.capture.deceased] turns the suspect over, who stays on the board', () => {
    expect(boardOf(state)).toBe(
      tidy(`
        Ada   Boris    Carl    Dexter   Edgar
        Ezra  Florina  Gloria  Greta    Hugo
        Ida   Jimmy    Kit     Lester†  Malone
        Nora  Occam    Pearl   Quinn    Rita
        Sam   Theo     Vera    Walt     Witman
      `),
    );
  });

  it('[spy.capture.redraw] makes the victim draw the top card of the deck, before the next turn', () => {
    expect(seen(state, 2).players[2]?.identity).toBe('witman');
    expect(seen(state).deck).toBe(21);
    expect(targetsOf(played(state, canvas(1, 'boris')), 2, 'capture')).toEqual(['quinn', 'rita', 'walt']);
  });

  it('[spy.capture.redraw] tells all that a card was drawn, and the victim alone which one', () => {
    const captured = { type: 'captured', player: 0, suspect: 'lester', victim: 2 };
    const drawn = (card: string) => ({ type: 'evidence-drawn', player: 2, suspects: [card] });
    expect(seen(state, 2).events).toEqual([captured, drawn('witman')]);
    for (const perspective of [0, 1, 'spectator'] as const) {
      expect(seen(state, perspective).events).toEqual([captured, drawn('face-down')]);
      expect(seen(state, perspective).players[2]?.identity).toBe('face-down');
    }
  });

  it('[spy.capture.redraw] [spy.team.reveal] shows the new identity to the ally in Spy Network', () => {
    const network = played(networkBegun('Kit Lester Ada Sam Witman'), capture(0, 'lester'));
    const drawn = (card: string) => ({ type: 'evidence-drawn', player: 1, suspects: [card] });
    const told = ([0, 1, 2, 3, 'spectator'] as const).map((perspective) => seen(network, perspective).events[1]);
    expect(told).toEqual(['face-down', 'witman', 'face-down', 'witman', 'face-down'].map(drawn));
    expect([1, 3].map((seat) => seen(network, seat).players[1]?.identity)).toEqual(['witman', 'witman']);
    expect([0, 2].map((seat) => seen(network, seat).players[1]?.identity)).toEqual(['face-down', 'face-down']);
  });
});

describe('winning', () => {
  it('[spy.capture.win] two trophies win for a spy, at once', () => {
    const before = played(begun('Kit Lester Gloria Ada'), capture(0, 'lester'), canvas(1, 'boris'), canvas(2, 'boris'));
    expect(spyTag.outcome(before)).toBeNull();
    const state = played(before, capture(0, 'gloria'));
    expect(spyTag.outcome(state)).toEqual({ winners: [0], reason: 'trophies' });
    expect(spyTag.actors(state)).toEqual([]);
    expect([seen(state).phase, seen(state).players[0]?.trophies]).toEqual(['over', ['lester', 'gloria']]);
    expect(verdictOn(state, fastShift(1, 'up', 0, 1))).toBe('game-over by table.over');
  });

  it('[spy.capture.win] is the rule by which a game ends', () => {
    expect(ruleOfReason('automata-noir/spy-tag', 'trophies')?.id).toBe('spy.capture.win');
  });

  it('[spy.capture.win] the same victim may be caught twice', () => {
    const state = played(
      begun('Kit Lester Ada Gloria'),
      capture(0, 'lester'),
      canvas(1, 'kit'),
      canvas(2, 'boris'),
      capture(0, 'gloria'),
    );
    expect(spyTag.outcome(state)).toEqual({ winners: [0], reason: 'trophies' });
  });

  it('[spy.capture.redraw] whoever is caught last draws nothing and has no identity; the suspect is turned over', () => {
    const before = played(begun('Kit Lester Gloria Ada'), capture(0, 'lester'), canvas(1, 'boris'), canvas(2, 'boris'));
    const state = played(before, capture(0, 'gloria'));
    for (const perspective of [0, 1, 2, 'spectator'] as const) {
      const view = seen(state, perspective);
      expect(view.events).toEqual([
        { type: 'captured', player: 0, suspect: 'gloria', victim: 2 },
        { type: 'game-over', winners: [0], reason: 'trophies' },
      ]);
      expect(view.players.map(({ identity }) => identity)).toEqual(['kit', 'ada', null]);
      expect(view.deck).toBe(seen(before).deck);
    }
    expect(boardOf(state)).toContain('Gloria†');
  });

  it('[spy.deck] three spies draw three new identities at most, each of a living suspect', () => {
    const all: readonly (readonly [number, Suspect])[] = [
      [0, 'jimmy'],
      [1, 'kit'],
      [2, 'gloria'],
      [0, 'lester'],
    ];
    let state = begun('Kit Jimmy Lester Florina Gloria Greta');
    for (const [player, suspect] of all) state = played(state, capture(player, suspect));
    const view = seen(state, 0);
    expect(view.players.map(({ trophies }) => trophies)).toEqual([['jimmy', 'lester'], ['kit'], ['gloria']]);
    expect(view.players.map(({ identity }) => identity)).toEqual(['greta', 'florina', null]);
    expect([view.deck, view.outcome?.winners]).toEqual([22 - 3, [0]]);
  });
});

describe('winning as a team', () => {
  /** Each team has caught two: seat 0 and seat 2 one each, seats 1 and 3 one each. */
  const twoEach = (): SpyTagState =>
    played(
      networkBegun('Kit Jimmy Lester Gloria Florina Greta Occam Pearl'),
      capture(0, 'jimmy'),
      capture(1, 'kit'),
      capture(2, 'greta'),
      capture(3, 'greta'),
      capture(0, 'jimmy'),
      canvas(1, 'kit'),
      capture(2, 'gloria'),
    );

  it('[spy.team.trophies] two trophies do not win, of one spy or of both together', () => {
    expect(seen(twoEach()).players.map(({ trophies }) => trophies)).toEqual([
      ['jimmy'],
      ['kit'],
      ['gloria'],
      ['greta'],
    ]);
    expect(spyTag.outcome(twoEach())).toBeNull();
    const alone = played(
      networkBegun('Kit Jimmy Witman Lester'),
      capture(0, 'jimmy'),
      fastShift(1, 'up', 0, 1),
      canvas(2, 'walt'),
      fastShift(3, 'up', 0, 1),
      capture(0, 'lester'),
    );
    expect(seen(alone).players[0]?.trophies).toEqual(['jimmy', 'lester']);
    expect(spyTag.outcome(alone)).toBeNull();
    expect(spyTag.actors(alone)).toEqual([1]);
  });

  it('[spy.team.trophies] [spy.capture.win] [spy.team.partners] three of both together win for both', () => {
    const state = played(twoEach(), capture(3, 'lester'));
    expect(seen(state).players.map(({ trophies }) => trophies)).toEqual([
      ['jimmy'],
      ['kit'],
      ['gloria'],
      ['greta', 'lester'],
    ]);
    expect(spyTag.outcome(state)).toEqual({ winners: [1, 3], reason: 'trophies' });
    expect(seen(state, 2).events.at(-1)).toEqual({ type: 'game-over', winners: [1, 3], reason: 'trophies' });
    expect(seen(state, 0).players.map(({ identity }) => identity)).toEqual(['occam', 'florina', null, 'pearl']);
  });

  it('[spy.team.trophies] three of one spy win for the ally too', () => {
    const state = played(
      networkBegun('Kit Jimmy Witman Lester Florina'),
      capture(0, 'jimmy'),
      fastShift(1, 'up', 4, 1),
      fastShift(2, 'up', 4, 1),
      fastShift(3, 'up', 4, 1),
      capture(0, 'lester'),
      fastShift(1, 'up', 4, 1),
      fastShift(2, 'up', 4, 1),
      fastShift(3, 'up', 4, 1),
      capture(0, 'florina'),
    );
    expect(spyTag.outcome(state)).toEqual({ winners: [0, 2], reason: 'trophies' });
  });

  it('[spy.deck] two teams draw four new identities at most', () => {
    expect(seen(twoEach()).deck).toBe(21 - 4);
  });
});

it('[spy.deck] every identity is of a living suspect with neighbours to name, all through a game', () => {
  let state = begun('Kit Jimmy Lester Florina Gloria Greta');
  for (const [player, suspect] of [
    [0, 'jimmy'],
    [1, 'kit'],
    [2, 'gloria'],
  ] as const) {
    state = played(state, capture(player, suspect));
    for (const seat of [0, 1, 2]) {
      const { board, players } = seen(state, seat);
      const identity = players[seat]?.identity;
      const card = board.cards.find((one) => one.suspect === identity);
      expect(card?.alive).toBe(true);
      expect(neighboursOf(board, card!.suspect).length).toBeGreaterThanOrEqual(3);
    }
  }
});
