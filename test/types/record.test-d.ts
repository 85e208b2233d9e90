import { describe, expectTypeOf, it } from 'vitest';
import { agentBlack } from '../../src/agent-black/index.js';
import type { Card, DistrictNoirAction, DistrictNoirState, DistrictNoirView } from '../../src/district-noir/index.js';
import { districtNoir } from '../../src/district-noir/index.js';
import { type AnyAction, type GameId, gameOf } from '../../src/index.js';
import {
  type AnyRecord,
  append,
  parseRecord,
  type Record as RecordOf,
  recordOf,
  replay,
  stateAt,
  viewsOf,
} from '../../src/record/index.js';

const record = recordOf(districtNoir, { seed: 'tuesday' });

describe('the types of records', () => {
  it('are those of the game, given by itself or by its id', () => {
    expectTypeOf(record).toEqualTypeOf<RecordOf<'district-noir'>>();
    expectTypeOf(recordOf('district-noir', { firstPlayer: 1 })).toEqualTypeOf(record);
    expectTypeOf(record.actions).toEqualTypeOf<readonly DistrictNoirAction[]>();
    expectTypeOf(record.options.seed).toEqualTypeOf<string>();
    expectTypeOf(record.options.deal.deck).toEqualTypeOf<readonly Card[] | undefined>();
  });

  it('lead back to the states and views of the game', () => {
    expectTypeOf(replay(record)).toEqualTypeOf<readonly DistrictNoirState[]>();
    expectTypeOf(stateAt(record, 0)).toEqualTypeOf<DistrictNoirState>();
    expectTypeOf(viewsOf(record, 0)).toEqualTypeOf<readonly DistrictNoirView[]>();
    expectTypeOf(append(record, { type: 'take', player: 0 })).toEqualTypeOf(record);
  });

  it('take no options and no actions of another game', () => {
    // @ts-expect-error District Noir has no Killer
    recordOf(districtNoir, { killer: 1 });
    // @ts-expect-error nor by its id
    recordOf('district-noir', { killer: 1 });
    // @ts-expect-error an action of Agent Black
    append(record, { type: 'investigate', player: 0, tile: 'hotel' });
  });

  it('narrow by the game when a record is read', () => {
    const parsed = parseRecord(null);
    if (!parsed.ok) return;
    expectTypeOf(parsed.record).toExtend<AnyRecord>();
    expectTypeOf(parsed.record.game).toEqualTypeOf<GameId>();
    if (parsed.record.game === 'agent-black') expectTypeOf(parsed.record).toEqualTypeOf(recordOf(agentBlack));
  });

  it('let a host of all games keep records', () => {
    const game = gameOf('district-noir');
    if (game === undefined) return;
    const any: AnyRecord = recordOf(game, { seed: 'tuesday', players: 2 });
    const action: AnyAction = { type: 'take', player: 0 };
    expectTypeOf(append(any, action)).toEqualTypeOf<AnyRecord>();
    expectTypeOf(game.actors(stateAt(any, 0))).toEqualTypeOf<readonly number[]>();
  });

  it('let nothing be changed', () => {
    // @ts-expect-error records are readonly
    record.version = 1;
    // @ts-expect-error and so are their lists
    record.actions.push({ type: 'take', player: 0 });
  });
});
