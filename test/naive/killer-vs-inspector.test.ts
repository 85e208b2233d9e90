import { playedAlike } from './played-alike.js';

playedAlike('automata-noir/killer-vs-inspector', 2);
