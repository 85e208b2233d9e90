import { killerVsInspectorSpec } from '../../src/testing/specs/killer-vs-inspector.js';
import { lawful } from './lawful.js';

lawful(killerVsInspectorSpec, { games: 15, oneIn: 80 });
