import { playedAlike } from './played-alike.js';

playedAlike('district-noir', 12);
