import { buddyCopsSpec } from '../../src/testing/specs/buddy-cops.js';
import { lawful } from './lawful.js';

lawful(buddyCopsSpec, { games: 5, oneIn: 20 });
