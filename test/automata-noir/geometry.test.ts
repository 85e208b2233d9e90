import { describe, expect, it } from 'vitest';
import { type Board, collapsed, neighboursOf, SUSPECTS, shifted } from '../../src/automata-noir/index.js';
import { boardOf, SHAPES } from './shapes.js';

const BOARD = boardOf(5, 5);
const CARDS = BOARD.cards;
const card = CARDS[0];

const trap: object = new Proxy(
  {},
  {
    get: () => {
      throw new TypeError('trapped');
    },
    getPrototypeOf: () => {
      throw new TypeError('trapped');
    },
    ownKeys: () => {
      throw new TypeError('trapped');
    },
  },
);
let reads = 0;
const growing = {
  get width() {
    reads++;
    return reads === 1 ? 5 : 1e9;
  },
  height: 5,
  cards: CARDS,
};
const endless: object = new Proxy([], { get: (_, field) => (field === 'length' ? Infinity : card) });

/** Anything but a board. */
const NO_BOARDS: readonly unknown[] = [
  ...[undefined, null, 0, 5, NaN, '', 'board', true, Symbol('board'), 5n, [], {}, () => BOARD, new Map(), trap],
  ...[
    CARDS,
    { width: 5, height: 5 },
    { ...BOARD, cards: undefined },
    { ...BOARD, cards: {} },
    { ...BOARD, cards: trap },
  ],
  ...[0, -5, 1, 3, 6, 2.5, 1e9, Infinity, NaN, '5', null, [5], trap].map((width) => ({ ...BOARD, width })),
  ...[0, -5, 1, 3, 6, 2.5, 1e9, Infinity, NaN, '5', null, [5], trap].map((height) => ({ ...BOARD, height })),
  ...[
    { ...BOARD, width: 1, height: 25 },
    { ...BOARD, width: 25, height: 1 },
    { ...BOARD, width: 4 },
  ],
  ...[CARDS.slice(1), [...CARDS, card], [], new Array(25), Array.from({ length: 25 })].map((cards) => ({
    ...BOARD,
    cards,
  })),
  ...[Object.assign([...CARDS], { more: 1 }), { ...CARDS, length: 25 }, endless].map((cards) => ({ ...BOARD, cards })),
  ...[null, 'ada', 0, [], trap, {}, { suspect: 'ada' }, { ...card, suspect: 'nobody' }, { ...card, suspect: 0 }]
    .concat([{ ...card, alive: 1 }, { ...card, evidence: null }, { ...card, suspect: ['ada'] }, CARDS[1]] as never[])
    .map((other) => ({ ...BOARD, cards: [other, ...CARDS.slice(1)] })),
];

/** Anything but a suspect. */
const NO_SUSPECTS: readonly unknown[] = [
  ...[undefined, null, 0, '', 'nobody', 'Ada', 'ada ', ['ada'], {}, trap, '__proto__', 'constructor', 'face-down'],
];

function called(call: (...values: never[]) => unknown, ...values: readonly unknown[]): () => unknown {
  return () => Reflect.apply(call, undefined, values);
}

function expectRefused(call: (...values: never[]) => unknown, ...values: readonly unknown[]): void {
  expect(called(call, ...values)).toThrow(RangeError);
}

const FIRST_OF_ROWS = ['ada', 'ezra', 'ida', 'nora', 'sam'];

describe('the geometry refuses with a RangeError', () => {
  it('what is no board', () => {
    for (const board of NO_BOARDS) {
      expectRefused(neighboursOf, board, 'ada');
      expectRefused(shifted, board, 'left', 0, 1);
      expectRefused(collapsed, board, 'rows', FIRST_OF_ROWS);
    }
  });

  it('a suspect that does not exist', () => {
    for (const suspect of NO_SUSPECTS) {
      expectRefused(neighboursOf, BOARD, suspect);
      expectRefused(collapsed, BOARD, 'rows', [suspect, ...FIRST_OF_ROWS.slice(1)]);
    }
  });

  it('a direction, an index or a distance that does not exist', () => {
    for (const direction of [...NO_SUSPECTS, 'sideways', 'LEFT', 'toString', 1]) {
      expectRefused(shifted, BOARD, direction, 0, 1);
    }
    for (const index of [-1, 5, 1e9, 0.5, NaN, Infinity, -Infinity, '0', null, undefined, [0], {}, 0n, trap]) {
      for (const direction of ['left', 'right', 'up', 'down']) expectRefused(shifted, BOARD, direction, index, 1);
    }
    for (const distance of [0, -1, 3, 5, 1.5, 1e308, NaN, Infinity, '1', null, undefined, [1], {}, 1n, trap]) {
      expectRefused(shifted, BOARD, 'left', 0, distance);
    }
  });

  it('the fifth line of a board that has four', () => {
    expectRefused(shifted, boardOf(4, 5), 'up', 4, 1);
    expectRefused(shifted, boardOf(5, 4), 'left', 4, 1);
    expect(called(shifted, boardOf(4, 5), 'left', 4, 1)).not.toThrow();
    expect(called(shifted, boardOf(5, 4), 'up', 4, 1)).not.toThrow();
  });

  it('a Collapse of other lines, or of other suspects than one of each line', () => {
    for (const lines of [...NO_SUSPECTS, 'diagonals', 'row', 0, 'toString']) {
      expectRefused(collapsed, BOARD, lines, FIRST_OF_ROWS);
    }
    const wrong: readonly unknown[] = [
      ...[undefined, null, 'ada', {}, [], trap, endless, new Array(5), { ...FIRST_OF_ROWS, length: 5 }],
      ...[FIRST_OF_ROWS.slice(1), [...FIRST_OF_ROWS, 'witman'], [...FIRST_OF_ROWS].reverse()],
      ...[
        ['ada', 'ada', 'ada', 'ada', 'ada'],
        ['ada', 'boris', 'carl', 'dexter', 'edgar'],
      ],
    ];
    for (const suspects of wrong) expectRefused(collapsed, BOARD, 'rows', suspects);
    expectRefused(collapsed, BOARD, 'columns', FIRST_OF_ROWS);
    expectRefused(collapsed, boardOf(4, 4), 'rows', ['ada', 'edgar', 'greta', 'witman']);
  });

  it('[kvi.board.smallest] a Collapse that would leave fewer than four rows or columns', () => {
    expectRefused(collapsed, boardOf(4, 4), 'rows', ['ada', 'edgar', 'greta', 'kit']);
    expectRefused(collapsed, boardOf(4, 4), 'columns', ['ada', 'boris', 'carl', 'dexter']);
    expectRefused(collapsed, boardOf(4, 5), 'rows', ['ada', 'edgar', 'greta', 'kit', 'occam']);
    expectRefused(collapsed, boardOf(5, 4), 'columns', ['ada', 'boris', 'carl', 'dexter', 'edgar']);
  });
});

describe('the geometry serves', () => {
  it('a board that was parsed from JSON, or is frozen', () => {
    for (const [width, height] of SHAPES) {
      const parsed: Board = JSON.parse(JSON.stringify(boardOf(width, height)));
      Object.freeze(parsed.cards);
      expect(neighboursOf(Object.freeze(parsed), 'ada')).toHaveLength(3);
      expect(shifted(parsed, 'left', 0, 1).cards[0]!.suspect).toBe('boris');
    }
  });

  it('a board that changes under its hands, read once', () => {
    expect(called(neighboursOf, growing, 'ada')()).toEqual(['boris', 'ezra', 'florina']);
    expect(reads).toBe(1);
  });

  it('every suspect', () => {
    for (const suspect of SUSPECTS) expect(neighboursOf(BOARD, suspect).length).toBeGreaterThan(2);
  });
});
