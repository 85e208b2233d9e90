import { agentBlackSpec } from '../../src/testing/specs/agent-black.js';
import { lawful } from './lawful.js';

lawful(agentBlackSpec, { games: 9, oneIn: 195 });
