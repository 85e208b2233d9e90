import { describe, expect, it } from 'vitest';
import { killerVsInspector, SUSPECTS } from '../../../../src/automata-noir/index.js';
import {
  accuse,
  eventsOf,
  goBy,
  INSPECTOR,
  KILLER,
  kill,
  legal,
  opened,
  played,
  seen,
  solve,
  verdictOn,
} from '../game.js';

const turn = (): ReturnType<typeof opened> =>
  played(opened('Florina Quinn Theo Gloria Hugo Rita', 'ada', 'theo'), goBy('florina'));

describe('a Solve', () => {
  it('[kvi.solve.names] names any two of the twenty-five suspects, six hundred ordered pairs', () => {
    const pairs = legal(turn(), INSPECTOR, 'solve').map(({ identity, disguise }) => `${identity} ${disguise}`);
    expect(new Set(pairs)).toEqual(
      new Set(SUSPECTS.flatMap((one) => SUSPECTS.filter((other) => other !== one).map((other) => `${one} ${other}`))),
    );
    expect(pairs).toHaveLength(600);
  });

  it('[kvi.solve.names] and not one suspect twice', () => {
    for (const suspect of SUSPECTS) {
      expect(verdictOn(turn(), solve(suspect, suspect))).toBe('named-twice by kvi.solve.names');
    }
  });

  it('is right for one pair of all, and the game is over', () => {
    const state = turn();
    const right = legal(state, INSPECTOR, 'solve').filter(
      (action) => killerVsInspector.outcome(played(state, action))?.reason === 'solved',
    );
    expect(right).toEqual([solve('florina', 'quinn')]);
  });

  it('[kvi.solve.win] wins if identity and disguise are right', () => {
    const state = played(turn(), solve('florina', 'quinn'));
    expect(killerVsInspector.outcome(state)).toEqual({ winners: [INSPECTOR], reason: 'solved' });
    for (const perspective of [0, 1, 'spectator'] as const) {
      expect(eventsOf(state, perspective)).toEqual([
        { type: 'solved', player: INSPECTOR, identity: 'florina', disguise: 'quinn', correct: true },
        { type: 'game-over', winners: [INSPECTOR], reason: 'solved' },
      ]);
    }
  });

  it('[kvi.solve.win] also if the disguise is deceased', () => {
    const state = played(
      opened('Florina Kit Theo Gloria Hugo Rita', 'kit', 'theo'),
      goBy('florina'),
      solve('florina', 'kit'),
    );
    expect(killerVsInspector.outcome(state)).toEqual({ winners: [INSPECTOR], reason: 'solved' });
  });

  it.each([
    ['another identity', solve('gloria', 'quinn')],
    ['another disguise', solve('florina', 'rita')],
    ['nobody right', solve('ada', 'boris')],
    ['the Inspector’s own', solve('theo', 'quinn')],
  ])('[kvi.solve.lose] loses with %s', (_, action) => {
    const state = played(turn(), action);
    expect(killerVsInspector.outcome(state)).toEqual({ winners: [KILLER], reason: 'wrong-solution' });
    expect(eventsOf(state)).toMatchObject([
      { type: 'solved', player: INSPECTOR, correct: false },
      { type: 'game-over', winners: [KILLER], reason: 'wrong-solution' },
    ]);
  });

  it('[kvi.solve.names] the right pair the wrong way round is wrong', () => {
    expect(killerVsInspector.outcome(played(turn(), solve('quinn', 'florina')))?.reason).toBe('wrong-solution');
    const changed = played(turn(), accuse('theo'), goBy('quinn'));
    expect(killerVsInspector.outcome(played(changed, solve('quinn', 'florina')))?.reason).toBe('solved');
    expect(killerVsInspector.outcome(played(changed, solve('florina', 'quinn')))?.reason).toBe('wrong-solution');
  });

  it('is open to the Inspector from the first turn on', () => {
    const first = opened('Florina Quinn Theo Gloria Hugo Rita', 'ada', 'theo');
    expect(legal(first, KILLER, 'solve')).toEqual([]);
    expect(verdictOn(played(first, kill('kit')), solve('walt', 'kit'))).toBe('legal');
    expect(seen(played(first, kill('kit'), solve('walt', 'kit'))).phase).toBe('over');
  });
});
