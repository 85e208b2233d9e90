import { dragnetSpec } from '../../src/testing/specs/dragnet.js';
import { lawful } from './lawful.js';

lawful(dragnetSpec, { games: 8, oneIn: 20 });
