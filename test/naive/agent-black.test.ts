import { playedAlike } from './played-alike.js';

playedAlike('agent-black', 1);
