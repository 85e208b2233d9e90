import { playedAlike } from './played-alike.js';

playedAlike('automata-noir/dragnet', 5);
