import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Board, type SpyTagState, type Suspect, spyTag } from '../../../../src/automata-noir/index.js';
import { begun, canvas, capture, fastShift, networkBegun, played, seen, targetsOf, verdictOn } from '../game.js';

const FAR = 'canvas-not-adjacent by spy.canvas.adjacent';

/** Who answered what to the last Canvas, such as `1 yes, 2 no`; all hear the same. */
function answered(state: SpyTagState): string {
  const heard = [...spyTag.seats(state), 'spectator' as const].map((perspective) => {
    const [event, ...others] = seen(state, perspective).events;
    expect(others).toEqual([]);
    if (event?.type !== 'canvassed') return 'nothing';
    return event.answers.map(({ player, adjacent }) => `${player} ${adjacent ? 'yes' : 'no'}`).join(', ');
  });
  expect(new Set(heard).size).toBe(1);
  return heard[0]!;
}

describe('whom to canvas', () => {
  it.each([
    ['in a corner', 'Witman Ada Sam', ['quinn', 'rita', 'walt']],
    ['at an edge', 'Carl Rita Sam', ['boris', 'dexter', 'florina', 'gloria', 'greta']],
    ['inside', 'Kit Ada Sam', ['florina', 'gloria', 'greta', 'jimmy', 'lester', 'occam', 'pearl', 'quinn']],
  ])('[spy.canvas.adjacent] one of the neighbours of a spy %s', (_, evidence, neighbours) => {
    expect(targetsOf(begun(evidence), 0, 'canvas')).toEqual(neighbours);
  });

  it('[spy.canvas.adjacent] nobody across the edge, nobody further off, not oneself', () => {
    const state = begun('Witman Ada Rita');
    for (const suspect of ['edgar', 'sam', 'ada', 'nora', 'malone', 'witman'] as const) {
      expect(verdictOn(state, canvas(0, suspect))).toBe(FAR);
    }
  });

  it('[spy.canvas.any] also a deceased one', () => {
    const state = played(begun('Kit Lester Quinn Rita'), capture(0, 'lester'), canvas(1, 'quinn'));
    expect(answered(played(state, canvas(2, 'lester')))).toBe('0 yes, 1 yes');
  });
});

describe('the answers', () => {
  it.each([
    ['both are near', 'Kit Greta Quinn', '1 yes, 2 yes'],
    ['one is near', 'Kit Malone Nora', '1 yes, 2 no'],
    ['the other is near', 'Kit Nora Rita', '1 no, 2 yes'],
    ['nobody is near', 'Kit Ada Sam', '1 no, 2 no'],
    ['they are two cards away', 'Kit Jimmy Walt', '1 no, 2 no'],
  ])('[spy.canvas.answers] [noir.canvas.separate] are everybody’s own, and true, when %s', (_, evidence, answers) => {
    expect(answered(played(begun(evidence), canvas(0, 'lester')))).toBe(answers);
  });

  it('[spy.canvas.answers] are no from the very suspect who is canvassed', () => {
    expect(answered(played(begun('Kit Lester Quinn'), canvas(0, 'lester')))).toBe('1 no, 2 yes');
  });

  it('[spy.canvas.answers] do not reach across the edge', () => {
    expect(answered(played(begun('Ada Edgar Sam'), canvas(0, 'boris')))).toBe('1 no, 2 no');
    expect(answered(played(begun('Ida Malone Edgar'), canvas(0, 'nora')))).toBe('1 no, 2 no');
  });

  it('[spy.canvas.answers] go by the board as it lies now', () => {
    const state = played(begun('Kit Ada Malone'), fastShift(0, 'up', 3, 1), canvas(1, 'boris'));
    expect(answered(played(state, canvas(2, 'quinn')))).toBe('0 yes, 1 no');
  });

  it('[spy.canvas.answers] go by the identity of now, not by one that was captured', () => {
    const state = played(begun('Kit Lester Ada Sam'), capture(0, 'lester'), canvas(1, 'theo'), canvas(2, 'boris'));
    expect(answered(played(state, canvas(0, 'quinn')))).toBe('1 no, 2 no');
  });

  it('[spy.canvas.any] come from all but the asker, by seat', () => {
    const state = played(begun('Kit Greta Quinn'), canvas(0, 'lester'));
    expect(answered(played(state, canvas(1, 'lester')))).toBe('0 yes, 2 yes');
  });

  it('[spy.team.canvas] [spy.canvas.any] come from the two enemies only in Spy Network', () => {
    let state = networkBegun('Kit Greta Quinn Rita');
    const answers: string[] = [];
    for (const player of [0, 1, 2, 3]) {
      state = played(state, canvas(player, player === 3 ? 'malone' : 'lester'));
      answers.push(answered(state));
    }
    expect(answers).toEqual(['1 yes, 3 yes', '0 yes, 2 yes', '1 yes, 3 yes', '0 no, 2 yes']);
  });

  it('as printed: a spy canvasses the neighbour; who is adjacent to that one says so, and not who they are', () => {
    const board = `
      Ada    Boris    Carl    Dexter  Edgar
      Ezra   Florina  Gloria  Greta   Hugo
      Ida    Jimmy    Rita    Sam     Malone
      Nora   Occam    Pearl   Quinn   Kit
      Lester Theo     Vera    Walt    Witman
    `;
    const state = played(begun('Rita Kit Nora', {}, board), canvas(0, 'sam'));
    expect(answered(state)).toBe('1 yes, 2 no');
    expect(seen(state, 0).players.map(({ identity }) => identity)).toEqual(['rita', 'face-down', 'face-down']);
  });

  it('change nothing on the table', () => {
    const start = begun('Kit Greta Quinn');
    const [before, after] = [seen(start, 1), seen(played(start, canvas(0, 'lester')), 1)];
    expect([after.board, after.players, after.deck]).toEqual([before.board, before.players, before.deck]);
  });
});

/** Whether the two suspects lie at most one row and one column apart, and are two. */
function areNeighbours({ cards }: Board, one: Suspect, other: Suspect): boolean {
  const [a, b] = [one, other].map((suspect) => cards.findIndex((card) => card.suspect === suspect));
  const rows = Math.abs(Math.floor(a! / 5) - Math.floor(b! / 5));
  const columns = Math.abs((a! % 5) - (b! % 5));
  return Math.max(rows, columns) === 1;
}

it('[noir.canvas.truthful] [spy.canvas.answers] every answer of a random game is true', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(3, 4), fc.array(fc.nat(), { maxLength: 60 }), (seed, players, choices) => {
      let state = spyTag.init({ seed: String(seed), players });
      for (const choice of choices) {
        const [player] = spyTag.actors(state);
        if (player === undefined) return;
        const legal = spyTag.legalActions(state, player).filter(({ type }) => choice % 3 > 0 || type === 'canvas');
        state = spyTag.apply(state, legal[choice % legal.length]!);
        const [event] = seen(state).events;
        if (event?.type !== 'canvassed') continue;
        for (const answer of event.answers) {
          const { board, players: spies } = seen(state, answer.player);
          const identity = board.cards.find(({ suspect }) => suspect === spies[answer.player]?.identity);
          expect(answer.adjacent).toBe(identity?.alive && areNeighbours(board, identity.suspect, event.suspect));
        }
      }
    }),
  );
});
