import type { GameTypes } from '../index.js';
import * as option from './options.js';
import { agentBlackShow } from './show/agent-black.js';
import { buddyCopsShow, dragnetShow, killerVsInspectorShow, spyTagShow } from './show/automata-noir.js';
import { districtNoirShow } from './show/district-noir.js';
import type { AnyTerminal, TerminalOf } from './terminal.js';

const NOIR_DEAL = option.deal('board, evidence');

/** The games on the terminal, by their ids. */
const TERMINALS: { readonly [Id in keyof GameTypes]: TerminalOf<Id> } = {
  'automata-noir/killer-vs-inspector': {
    about: 'one kills, the other finds out who',
    options: { seed: option.seed, players: option.players('2', '2'), killer: option.killer, deal: NOIR_DEAL },
    weights: {
      'choose-identity': 1,
      ...{ kill: 40, shift: 20, collapse: 15, 'change-disguise': 5 },
      ...{ exonerate: 40, accuse: 20, solve: 1 },
    },
    show: killerVsInspectorShow,
  },
  'automata-noir/spy-tag': {
    about: 'spies catch each other',
    options: {
      seed: option.seed,
      players: option.players('3, or 4 for Spy Network', '3'),
      firstPlayer: option.firstPlayer('a seat from 0 to 2, of four players to 3'),
      deal: NOIR_DEAL,
    },
    weights: { 'fast-shift': 3, capture: 4, canvas: 1 },
    show: spyTagShow,
  },
  'automata-noir/buddy-cops': {
    about: 'a Killer against two Cops',
    options: { seed: option.seed, players: option.players('3', '3'), roles: option.roles, deal: NOIR_DEAL },
    weights: {
      'choose-identity': 1,
      ...{ kill: 8, shift: 4, 'change-disguise': 1 },
      ...{ 'fast-shift': 4, disguise: 1, exonerate: 6, accuse: 2, deputize: 1, pass: 1 },
    },
    show: buddyCopsShow,
  },
  'automata-noir/dragnet': {
    about: 'find the line of all the suspects',
    options: {
      seed: option.seed,
      players: option.players('3 or 4', '3, with teams 4'),
      teams: option.teams('2, for 4 players'),
      firstPlayer: option.firstPlayer('a seat from 0 to 2, of four players to 3'),
      deal: NOIR_DEAL,
    },
    weights: { 'targeted-shift': 20, question: 20, rethink: 8, 'choose-suspicion': 1, solve: 1, pass: 1 },
    show: dragnetShow,
  },
  'district-noir': {
    about: 'two fight for one district',
    options: {
      seed: option.seed,
      players: option.players('2', '2'),
      firstPlayer: option.firstPlayer('0 or 1'),
      deal: option.deal('deck'),
    },
    weights: { play: 3, take: 1 },
    show: districtNoirShow,
  },
  'agent-black': {
    about: 'guess who they are and shoot first',
    options: {
      seed: option.seed,
      players: option.players('2 to 6', '2, with two teams 4, with three 6'),
      teams: option.teams('2 for 4 or 6 players, 3 for 6'),
      roundsToWin: option.roundsToWin,
      firstPlayer: option.firstPlayer('a seat, from 0'),
      types: option.types,
      deal: option.deal('rounds, each with tiles, costumes, places, items'),
    },
    weights: { investigate: 1, shoot: 2, reveal: 1 },
    show: agentBlackShow,
  },
};

/** The games on the terminal, by their ids, in the order in which they are listed. */
export const terminals: ReadonlyMap<string, AnyTerminal> = new Map<string, AnyTerminal>(Object.entries(TERMINALS));
