import { describe, it } from 'vitest';
import { GAME_IDS } from '../../src/index.js';
import { holdValues } from './hold.js';

const VALUES = 2000;

describe('[table.action] [table.position] whatever is sent is judged, and nothing else happens', () => {
  it.each(GAME_IDS)('%s', (id) => {
    holdValues(id, 1, VALUES);
  });
});
