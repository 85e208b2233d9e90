import { playedAlike } from './played-alike.js';

playedAlike('automata-noir/buddy-cops', 4);
