import { expect, it } from 'vitest';
import { type Line, pairFor } from '../naive/all.js';
import { failureOf, shrunk } from './shrink.js';

const pair = pairFor('district-noir');
const [policy = ''] = pair.policies;

it('a line that goes wrong is shrunk to a short one that does', () => {
  const takes = ({ actions }: Line): number => actions.filter(({ type }) => type === 'take').length;
  const fails = (line: Line): string | null => (takes(line) < 3 ? null : 'three takes');
  const line = pair.randomLine('two players', policy, 'shrink');
  expect(line.actions).toHaveLength(48);
  const short = shrunk(pair, line, fails);
  expect(fails(short)).toBe('three takes');
  // Both take, then play their five cards each; who is first in the second round takes.
  expect(short.actions.length).toBeLessThan(16);
  expect(pair.legalPart(short)).toEqual(short);
});

it('a line that keeps the laws and is played alike has no failure', () => {
  const line = pair.randomLine('two players', policy, 'sound');
  expect(failureOf(pair, line, 1, 8)).toBeNull();
});

it('a line that is broken is told with what is wrong', () => {
  const { options } = pair.randomLine('two players', policy, 'sound');
  expect(failureOf(pair, { options, actions: [{ type: 'pass', player: 0 }] }, 1, 8)).not.toBeNull();
});
