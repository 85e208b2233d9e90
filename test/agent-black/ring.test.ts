import { expect, it } from 'vitest';
import { IDENTITIES, windowOf } from '../../src/agent-black/index.js';
import { RING_OF_SIX } from './table.js';

it('[agent.investigate.window] is the tile and its neighbours on both sides, clockwise', () => {
  expect(windowOf(RING_OF_SIX, 'chef')).toEqual(['pocket-watch', 'chef', 'airport']);
});

it('[agent.investigate.window] wraps round the ring at both ends', () => {
  expect(windowOf(RING_OF_SIX, 'police-officer')).toEqual(['fountain-pen', 'police-officer', 'hotel']);
  expect(windowOf(RING_OF_SIX, 'fountain-pen')).toEqual(['station', 'fountain-pen', 'police-officer']);
});

it('[agent.investigate.window] holds each tile of the ring in three windows', () => {
  const windows = RING_OF_SIX.flatMap((tile) => windowOf(RING_OF_SIX, tile));
  for (const tile of RING_OF_SIX) expect(windows.filter((one) => one === tile)).toHaveLength(3);
});

it('is of any ring of three tiles to twenty-four, and of no other', () => {
  expect(windowOf(['chef', 'hotel', 'camera'], 'chef')).toEqual(['camera', 'chef', 'hotel']);
  expect(windowOf(IDENTITIES, 'key')).toEqual(['sunglasses', 'key', 'police-officer']);
  for (const ring of [
    undefined,
    'chef',
    { length: 3 },
    ['chef', 'hotel'],
    ['chef', 'hotel', 'chef'],
    ['chef', 'hotel', 7],
    [7, 'chef', 'hotel', 'camera'],
    [...IDENTITIES, 'rooftop'],
  ]) {
    const asked = (): unknown => Reflect.apply(windowOf, null, [ring, 'chef']);
    expect(asked, JSON.stringify(ring)).toThrow(RangeError);
    expect(asked, JSON.stringify(ring)).toThrow('this is no ring of tiles');
  }
});

it('is of a tile in the ring only', () => {
  expect(() => windowOf(RING_OF_SIX, 'musician')).toThrow(RangeError);
});
