import { spyTagSpec } from '../../src/testing/specs/spy-tag.js';
import { lawful } from './lawful.js';

lawful(spyTagSpec, { games: 12, oneIn: 24 });
