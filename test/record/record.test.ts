import { describe, expect, it } from 'vitest';
import { agentBlack } from '../../src/agent-black/index.js';
import { killerVsInspector, SUSPECTS } from '../../src/automata-noir/index.js';
import { DECK, districtNoir } from '../../src/district-noir/index.js';
import { type AnyGame, type AnyOptions, gameOf, isIllegalAction, isInvalidOptions } from '../../src/index.js';
import { type AnyRecord, append, recordOf, stateAt } from '../../src/record/index.js';
import { played, randomly, withEveryGame } from './played.js';

/** The options that are there, from the game's id and what a host gives. */
function optionsOf(id: string, given: AnyOptions = {}): AnyOptions {
  const game: AnyGame = gameOf(id)!;
  const record: AnyRecord = recordOf(game, { seed: 'tuesday', ...given });
  return record.options;
}

function thrownBy(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}

describe('a new record', () => {
  it('is what the contract says it is, and nothing else', () => {
    const deck = [...DECK].reverse();
    expect(recordOf(districtNoir, { seed: 'x', firstPlayer: 1, deal: { deck } })).toEqual({
      format: 'noir-rules/record',
      version: 1,
      game: 'district-noir',
      rulesVersion: 1,
      options: { seed: 'x', players: 2, firstPlayer: 1, deal: { deck } },
      actions: [],
    });
  });

  it('is the same of a game and of its id', () => {
    expect(recordOf('district-noir', { seed: 'x' })).toEqual(recordOf(districtNoir, { seed: 'x' }));
  });

  it.each([
    ['automata-noir/killer-vs-inspector', {}, ['seed', 'players', 'killer', 'deal']],
    ['automata-noir/spy-tag', {}, ['seed', 'players', 'firstPlayer', 'deal']],
    ['automata-noir/buddy-cops', {}, ['seed', 'players', 'roles', 'deal']],
    ['automata-noir/dragnet', {}, ['seed', 'players', 'firstPlayer', 'deal']],
    ['automata-noir/dragnet', { teams: 2 }, ['seed', 'players', 'teams', 'firstPlayer', 'deal']],
    ['district-noir', {}, ['seed', 'players', 'firstPlayer', 'deal']],
    ['agent-black', {}, ['seed', 'players', 'roundsToWin', 'firstPlayer', 'types', 'deal']],
    ['agent-black', { players: 5 }, ['seed', 'players', 'roundsToWin', 'firstPlayer', 'deal']],
    ['agent-black', { teams: 2 }, ['seed', 'players', 'teams', 'firstPlayer', 'types', 'deal']],
    ['agent-black', { teams: 3 }, ['seed', 'players', 'teams', 'firstPlayer', 'deal']],
  ])('of %s with %o has every option that the game then has', (id, given, names) => {
    expect(Object.keys(optionsOf(id, given))).toEqual(names);
  });

  it('names the defaults of the roles and of the number of players', () => {
    expect(optionsOf('automata-noir/buddy-cops')).toMatchObject({
      players: 3,
      roles: ['killer', 'profiler', 'undercover'],
    });
    expect(optionsOf('automata-noir/killer-vs-inspector')).toMatchObject({ players: 2, killer: 0 });
    expect(optionsOf('agent-black', { teams: 3 })).toMatchObject({ players: 6, teams: 3 });
  });

  it('holds what the seed decided: the first player and the whole board of the seed tuesday', () => {
    const { firstPlayer, deal } = optionsOf('automata-noir/spy-tag');
    expect(firstPlayer).toBe(1);
    const { board, evidence }: { board?: string[]; evidence?: string[] } = deal ?? {};
    expect(board?.slice(0, 6)).toEqual(['witman', 'ada', 'carl', 'nora', 'walt', 'florina']);
    expect([board?.toSorted(), evidence?.toSorted()]).toEqual([SUSPECTS.toSorted(), SUSPECTS.toSorted()]);
  });

  it('holds a fresh seed of 64 hexadecimal digits when none is given', () => {
    const [one, other] = [recordOf(districtNoir), recordOf(districtNoir)];
    expect(one.options.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(other.options.seed).not.toBe(one.options.seed);
  });

  it('holds the six types of each kind in their order of use, and the orders of the first round only', () => {
    const { types, deal } = recordOf(agentBlack, { seed: 'x' }).options;
    expect(deal.rounds).toHaveLength(1);
    for (const kind of ['costumes', 'places', 'items'] as const) {
      expect(types?.[kind]).toHaveLength(6);
      expect(deal.rounds?.[0]?.[kind]?.toSorted()).toEqual(types?.[kind].toSorted());
    }
    expect(deal.rounds?.[0]?.tiles).toHaveLength(18);
  });

  it('keeps what a host gives for later rounds', () => {
    const { types } = recordOf(agentBlack, { seed: 'x' }).options;
    const costumes = types!.costumes.toReversed();
    const { deal } = recordOf(agentBlack, { seed: 'x', types, deal: { rounds: [{}, { costumes }, {}] } }).options;
    expect(deal.rounds?.slice(1)).toEqual([{ costumes }, {}]);
  });

  it('refuses what init refuses', () => {
    const error = thrownBy(() => recordOf(killerVsInspector, { seed: 'lone \ud800' }));
    expect(isInvalidOptions(error) && error.field).toBe('seed');
    expect(() => Reflect.apply(recordOf, null, ['poker'])).toThrow(RangeError);
  });

  it('of a game with changed rules is one of the game whose id it has', () => {
    const changed = { ...districtNoir, init: () => expect.unreachable('it is not asked') };
    expect(recordOf(changed, { seed: 'x' })).toEqual(recordOf('district-noir', { seed: 'x' }));
  });
});

describe('an action appended', () => {
  const record = recordOf(districtNoir, { seed: 'tuesday', firstPlayer: 0 });
  const [action] = districtNoir.legalActions(districtNoir.init(record.options), 0);

  it('stands at the end, and the record before is as it was', () => {
    const longer = append(record, action!);
    expect([record.actions, longer.actions]).toEqual([[], [action]]);
    expect({ ...longer, actions: [] }).toEqual(record);
  });

  it('has to be legal where the record ends', () => {
    const error = thrownBy(() => append(record, { type: 'take', player: 1 }));
    expect(isIllegalAction(error) && error.violation.code).toBe('not-your-turn');
  });

  it('is a copy that whoever gave it can change no more', () => {
    const given = { ...action! };
    const longer = append(record, given);
    Object.assign(given, { player: 1 });
    expect(longer.actions).toEqual([action]);
    expect(Object.isFrozen(longer.actions[0])).toBe(true);
  });

  it('goes on from a record that was JSON in between', () => {
    const copy: typeof record = JSON.parse(JSON.stringify(record));
    expect(append(copy, action!)).toEqual(append(record, action!));
  });

  it('leaves a record that was JSON in between as it is, and shares nothing with it', () => {
    const [next] = districtNoir.legalActions(stateAt(append(record, action!), 1), 1);
    const copy = JSON.parse(JSON.stringify(append(record, action!)));
    const longer = append(copy, next!);
    const parts = [copy, copy.options, copy.options.deal, copy.options.deal.deck, copy.actions, copy.actions[0]];
    expect(parts.map((part) => Object.isFrozen(part))).toEqual(parts.map(() => false));
    copy.options.seed = 'y';
    copy.options.deal.deck.reverse();
    copy.actions.pop().player = 1;
    expect(longer).toEqual(append(append(record, action!), next!));
  });

  it('stands after what a record made here holds, which is shared', () => {
    const longer = append(record, action!);
    const [next] = districtNoir.legalActions(stateAt(longer, 1), 1);
    const { options, actions } = append(longer, next!);
    expect(options).toBe(record.options);
    expect(actions[0]).toBe(longer.actions[0]);
  });

  it('is not taken by a record of another version of the rules or of the form', () => {
    expect(() => append({ ...record, rulesVersion: 2 }, action!)).toThrow(RangeError);
    expect(() => Reflect.apply(append, null, [{ ...record, version: 2 }, action])).toThrow(RangeError);
    expect(() => Reflect.apply(append, null, [{ ...record, format: 'record' }, action])).toThrow(RangeError);
  });
});

describe('what a record is', () => {
  const records = withEveryGame((spec) =>
    Object.keys(spec.variants).map((variant) => randomly(spec, variant, 'by type', 3).record),
  ).flat();

  it.each(records.map((record) => [record.game, record] as const))(
    'of %s: plain JSON, frozen to its last part',
    (_, record) => {
      expect(JSON.parse(JSON.stringify(record))).toEqual(record);
      const isFrozen = (value: unknown): boolean =>
        typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen));
      expect(isFrozen(record)).toBe(true);
    },
  );

  it('in Agent Black, the orders of each round from when it begins, and the game goes on by the seed', () => {
    withEveryGame((spec) => {
      if (spec.game.id !== 'agent-black') return;
      const { record, states, actions } = randomly(spec, 'three rounds', 'hits whom it can', 1);
      const rounds = states.filter((state) => {
        const { events } = spec.game.viewFor(state, 'spectator');
        return events.some(({ type }) => type === 'round-started');
      });
      expect(rounds.length).toBeGreaterThan(1);
      expect(Object.values(record.options.deal)[0]).toHaveLength(1 + rounds.length);
      const again = played(spec, spec.variants['three rounds']!, () => null).record;
      expect(Object.values(again.options.deal)[0]).toHaveLength(1);
      // The seed alone leads to the same game as the record with all its orders.
      const { seed, roundsToWin } = record.options;
      let bySeed: AnyRecord = recordOf(agentBlack, { seed, roundsToWin: roundsToWin === 3 ? 3 : 2 });
      for (const action of actions) bySeed = append(bySeed, action);
      expect(bySeed).toEqual(record);
    });
  });
});
