import { inFile } from './fault.js';

/** Ways to get wrong what holds at every table. */
export const EVERY_TABLE = [
  ...inFile('src/kernel/game-from.ts', [
    [
      'table.action',
      'names.length - 1 !== fields?.length',
      'fields === undefined || names.length - 1 < fields.length',
      'a field too many passes',
    ],
    [
      'table.over',
      'if (outcome !== null) violation',
      'if (outcome === undefined) violation',
      'play goes on after the end',
    ],
    [
      'table.seat',
      'perspective !== undefined && perspective !== player',
      'perspective !== undefined && player < 0',
      'a view lets one act for another',
    ],
    ['table.turn', 'else if (!actors.includes(player)) violation = NOT_YOUR_TURN;', '', 'anybody may act'],
    ['table.phase', ': WRONG_PHASE;', ': (rule?.check(sight, action) ?? null);', 'an action of another phase passes'],
  ]),
  ...inFile('src/kernel/chance.ts', [
    [
      'noir.first-player',
      "'first-player', seed).below(players)",
      "'first-player', seed).below(1)",
      'seat 0 begins whatever the seed',
    ],
    [
      'district.first',
      "'first-player', seed).below(players)",
      "'first-player', seed).below(1)",
      'seat 0 begins whatever the seed',
    ],
    [
      'agent.first',
      "'first-player', seed).below(players)",
      "'first-player', seed).below(1)",
      'seat 0 begins whatever the seed',
    ],
  ]),
  ...inFile('src/record/parse.ts', [
    [
      'table.record',
      'refused.push(problemAt(step, verdict.violation));',
      '',
      'an illegal action is left out in silence',
    ],
    ['table.record.version', 'rules !== game?.rulesVersion', 'false', 'a record of other rules is read under these'],
  ]),
  ...inFile('src/record/verify.ts', [
    ['table.fair-deal', 'if (due !== seed)', 'if (due === undefined)', 'any seed passes for the one agreed on'],
  ]),
  ...inFile('src/position/index.ts', [
    [
      'table.position',
      'found.push(...positions.problemsOf(position).slice(0, MOST_PROBLEMS));',
      '',
      'a position that contradicts the rules passes',
    ],
  ]),
];
