import { expect, it } from 'vitest';
import { nameOf, SUSPECTS } from '../../src/automata-noir/index.js';
import { inOrder } from '../../src/automata-noir/suspects.js';

it('[noir.names] there are twenty-five suspects, and the eleven names of the rulebook are among them', () => {
  expect(SUSPECTS).toHaveLength(25);
  expect(new Set(SUSPECTS).size).toBe(25);
  const printed = 'Edgar Florina Gloria Jimmy Lester Malone Occam Rita Sam Theo Witman'.split(' ');
  expect(SUSPECTS.map(nameOf)).toEqual(expect.arrayContaining(printed));
  expect([...SUSPECTS].join(' ')).toBe(
    'ada boris carl dexter edgar ezra florina gloria greta hugo ida jimmy kit lester malone nora occam pearl quinn rita ' +
      'sam theo vera walt witman',
  );
});

it('is a list that nobody can change', () => {
  expect(Object.isFrozen(SUSPECTS)).toBe(true);
});

it('[noir.hand.order] cards that leave a hand together are listed by name', () => {
  expect(inOrder(['witman', 'ada', 'kit'])).toEqual(['ada', 'kit', 'witman']);
  expect(inOrder([])).toEqual([]);
});
