import { playedAlike } from './played-alike.js';

playedAlike('automata-noir/spy-tag', 5);
