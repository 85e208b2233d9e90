import { buddyCopsSpec } from '../../src/testing/specs/buddy-cops.js';
import { lawful } from './lawful.js';

lawful(buddyCopsSpec, { games: 6, oneIn: 16 });
