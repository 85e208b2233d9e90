import { expect, it } from 'vitest';
import { windowOf } from '../../src/agent-black/index.js';
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

it('is of a tile in the ring only', () => {
  expect(() => windowOf(RING_OF_SIX, 'musician')).toThrow(RangeError);
});
