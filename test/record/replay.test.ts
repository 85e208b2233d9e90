import { afterAll, describe, expect, it, vi } from 'vitest';
import { districtNoir } from '../../src/district-noir/index.js';
import { gameOf, type Perspective } from '../../src/index.js';
import { recordOf, replay, stateAt, viewsOf } from '../../src/record/index.js';
import { perspectivesOf } from '../../src/testing/laws.js';
import { randomly, withEveryGame } from './played.js';

const games = withEveryGame((spec) =>
  Object.keys(spec.variants).map((variant) => {
    const { record, states } = randomly(spec, variant, 'by type', 1);
    const perspectives = perspectivesOf(spec.game.seats(states[0]!));
    const seenBy = (perspective: Perspective) => states.map((state) => spec.game.viewFor(state, perspective));
    return {
      title: `${spec.game.title}, ${variant}`,
      record,
      states,
      views: perspectives.map((perspective) => ({ perspective, views: seenBy(perspective) })),
    };
  }),
).flat();

describe.each(games)('a record of $title', ({ record, states, views }) => {
  it('gives every state of the game', () => {
    const game = gameOf(record.game)!;
    const again = replay(record);
    expect(again).toHaveLength(states.length);
    for (const { perspective, views: seen } of views) {
      expect(again.map((state) => game.viewFor(state, perspective))).toEqual(seen);
    }
    // What later rounds are dealt from is known to the record, and was not yet to the game.
    if (record.game !== 'agent-black') expect(again).toEqual(states);
    expect(again.at(-1)).toEqual(states.at(-1));
  });

  it('gives the state at each step', () => {
    const again = replay(record);
    again.forEach((state, step) => {
      expect(stateAt(record, step)).toEqual(state);
    });
    for (const step of [-1, states.length, 0.5, Number.NaN]) expect(() => stateAt(record, step)).toThrow(RangeError);
  });

  it('gives the whole game as each perspective saw it', () => {
    for (const { perspective, views: seen } of views) expect(viewsOf(record, perspective)).toEqual(seen);
  });

  it('gives no view to a perspective that the game does not have', () => {
    expect(() => viewsOf(record, 6)).toThrow(RangeError);
  });
});

it('a record of another version of the rules is not played', () => {
  const record = recordOf(districtNoir);
  expect(() => replay({ ...record, rulesVersion: 2 })).toThrow(RangeError);
});

describe('without the generator', async () => {
  vi.resetModules();
  vi.doMock('../../src/kernel/chance.js', () => {
    const stub = (): never => {
      throw new Error('the generator is asked');
    };
    return { chanceOf: stub, shuffled: stub, firstPlayerOf: stub, newSeed: stub };
  });
  const stubbed = await import('../../src/record/index.js');
  afterAll(() => {
    vi.doUnmock('../../src/kernel/chance.js');
    vi.resetModules();
  });

  it('no game can begin', () => {
    expect(() => stubbed.recordOf('district-noir', { seed: 'x' })).toThrow('the generator is asked');
    expect(() => stubbed.recordOf('agent-black')).toThrow('the generator is asked');
  });

  it.each(games)('a record of $title is read, played again and looked at', ({ record, states, views }) => {
    const copy: typeof record = JSON.parse(JSON.stringify(record));
    expect(stubbed.parseRecord(copy)).toEqual({ ok: true, record });
    expect(stubbed.replay(copy)).toEqual(replay(record));
    expect(stubbed.stateAt(copy, states.length - 1)).toEqual(states.at(-1));
    for (const { perspective, views: seen } of views) expect(stubbed.viewsOf(copy, perspective)).toEqual(seen);
  });
});
