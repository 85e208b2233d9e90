import { dragnetSpec } from '../../src/testing/specs/dragnet.js';
import { lawful } from './lawful.js';

lawful(dragnetSpec, { games: 12, oneIn: 30 });
