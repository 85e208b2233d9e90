import { describe, expect, it } from 'vitest';
import { type DragnetAction, type DragnetState, dragnet } from '../../../../src/automata-noir/index.js';
import {
  begun,
  begunByFour,
  choose,
  heldBy,
  kindsOf,
  played,
  rethink,
  seen,
  shift,
  solve,
  verdictOn,
} from '../game.js';

/** Seat 0 has solved the top row in vain: everybody has raised a hand. */
const failed = played(begun(), solve(0, 'row', 0));

describe('the choice after a failed Solve', () => {
  it.each([
    [0, ['gloria', 'rita', 'ada']],
    [1, ['nora', 'sam', 'boris']],
    [2, ['hugo', 'theo', 'carl']],
  ])('[dragnet.solve.failed] seat %i has the two hand cards and the old Suspicion to choose from', (seat, cards) => {
    expect(dragnet.legalActions(failed, seat)).toEqual(
      cards.map((suspicion) => ({ type: 'choose-suspicion', player: seat, suspicion })),
    );
  });

  it('[dragnet.solve.failed] no other card will do', () => {
    for (const suspicion of ['boris', 'nora', 'kit', 'ida'] as const) {
      expect(verdictOn(failed, choose(0, suspicion))).toBe('card-not-held by dragnet.solve.failed');
    }
  });

  it('[dragnet.solve.rechoose] another: the old one goes to the hand', () => {
    expect(heldBy(played(failed, choose(1, 'nora')), 1)).toEqual({ hand: ['sam', 'boris'], suspicion: 'nora' });
  });

  it('[dragnet.solve.rechoose] the same again is allowed', () => {
    expect(heldBy(played(failed, choose(1, 'boris')), 1)).toEqual({ hand: ['nora', 'sam'], suspicion: 'boris' });
  });

  it('[noir.choice.asked] [dragnet.solve.failed] keeping is asked: play waits for whoever will keep', () => {
    const state = played(failed, choose(2, 'carl'), choose(0, 'ada'));
    expect([seen(state).phase, dragnet.actors(state)]).toEqual(['suspicions', [1]]);
    expect([seen(state).turn, kindsOf(state, 1)]).toEqual([0, ['choose-suspicion']]);
    const all = played(state, choose(1, 'boris'));
    expect([seen(all).phase, dragnet.actors(all)]).toEqual(['turn', [1]]);
  });

  it('[dragnet.solve.failed] each player chooses once', () => {
    const state = played(failed, choose(1, 'boris'));
    expect(verdictOn(state, choose(1, 'boris'))).toBe('not-your-turn by table.turn');
    expect(dragnet.actors(state)).toEqual([0, 2]);
  });

  it('[dragnet.solve.failed] nothing else is done meanwhile, and no Suspicion is chosen at other times', () => {
    expect(verdictOn(failed, shift(1, 'nora', 'up'))).toBe('wrong-phase by table.phase');
    expect(verdictOn(failed, solve(1, 'row', 0))).toBe('wrong-phase by table.phase');
    expect(verdictOn(begun(), choose(0, 'ada'))).toBe('wrong-phase by table.phase');
  });

  it.each([0, 2, 'spectator'] as const)(
    '[dragnet.solve.failed] is unseen: the same to %s whatever is chosen',
    (perspective) => {
      const [kept, nora, sam] = (['boris', 'nora', 'sam'] as const).map((card) =>
        seen(played(failed, choose(1, card)), perspective),
      );
      expect(nora).toEqual(kept);
      expect(sam).toEqual(kept);
      expect(kept?.events).toEqual([{ type: 'suspicion-chosen', player: 1, suspicion: 'face-down' }]);
    },
  );

  it('[dragnet.solve.failed] is told to the player', () => {
    expect(seen(played(failed, choose(1, 'nora')), 1).events).toEqual([
      { type: 'suspicion-chosen', player: 1, suspicion: 'nora' },
    ]);
  });
});

describe('the order of the choices', () => {
  const orders = (actions: readonly DragnetAction[]): DragnetAction[][] =>
    actions.length === 0
      ? [[]]
      : actions.flatMap((first) =>
          orders(actions.filter((action) => action !== first)).map((rest) => [first, ...rest]),
        );
  const withoutEvents = (state: DragnetState) =>
    ([0, 1, 2, 3, 'spectator'] as const).map((perspective) => ({ ...seen(state, perspective), events: [] }));

  it('[dragnet.solve.failed] makes no difference', () => {
    const open = begunByFour('Gloria Rita Ada Nora Sam Boris Hugo Theo Carl Quinn Walt Dexter Kit Lester Witman');
    const start = played(open, solve(0, 'row', 0));
    const choices = [choose(0, 'rita'), choose(1, 'boris'), choose(2, 'hugo'), choose(3, 'dexter')];
    const [first, ...others] = orders(choices).map((order) => withoutEvents(played(start, ...order)));
    expect(others).toHaveLength(23);
    for (const other of others) expect(other).toEqual(first);
  });

  it('[dragnet.solve.failed] makes none either when the next player has lost the turn', () => {
    const lost = played(begun(), solve(0, 'row', 4), rethink(1, 'nora', 'boris'), solve(2, 'row', 0));
    const choices = [choose(0, 'rita'), choose(1, 'boris'), choose(2, 'hugo')];
    const ends = orders(choices).map((order) => played(lost, ...order));
    for (const end of ends) {
      expect(seen(end).events.map(({ type }) => type)).toEqual(['suspicion-chosen', 'turn-skipped']);
      expect(dragnet.actors(end)).toEqual([1]);
      expect([0, 1, 2].map((seat) => heldBy(end, seat))).toEqual([0, 1, 2].map((seat) => heldBy(ends[0]!, seat)));
    }
  });
});
