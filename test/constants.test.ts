import { describe, expect, it } from 'vitest';
import * as agentBlack from '../src/agent-black/index.js';
import * as automataNoir from '../src/automata-noir/index.js';
import * as districtNoir from '../src/district-noir/index.js';
import * as all from '../src/index.js';
import * as position from '../src/position/index.js';
import * as record from '../src/record/index.js';
import * as rules from '../src/rules/index.js';
import { seat } from '../src/testing/index.js';
import * as text from '../src/text/index.js';

const MODULES = { all, automataNoir, districtNoir, agentBlack, position, record, rules, text };

/** The paths of all objects in a value that can be changed. */
function changeable(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value).flatMap(([name, part]) => changeable(part, `${path}.${name}`));
  return Object.isFrozen(value) ? inside : [path, ...inside];
}

describe('what is exported', () => {
  it.each(Object.entries(MODULES))('can’t be changed for others: %s', (_, module) => {
    const found = Object.entries(module).flatMap(([name, value]) => changeable(value, name));
    expect(Object.keys(module).length).toBeGreaterThan(0);
    expect(found).toEqual([]);
  });

  it('is found by this test where it can be changed', () => {
    expect(changeable(Object.freeze({ one: Object.freeze([1]), two: [{}], three: () => 3 }), 'it')).toEqual([
      'it.two',
      'it.two.0',
    ]);
  });

  it('has fields whose values, once listed, can be changed without harm', () => {
    const values = seat.values(2) as number[];
    values.push(7);
    expect(seat.values(2)).toEqual([0, 1]);
    const { districtNoir: game } = districtNoir;
    expect(game.seats(game.init({ seed: 'tuesday' }))).toEqual([0, 1]);
  });
});
