import { districtNoirSpec } from '../../src/testing/specs/district-noir.js';
import { lawful } from './lawful.js';

lawful(districtNoirSpec, { games: 12, oneIn: 8 });
