import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DistrictNoirState, type DistrictNoirView, districtNoir } from '../../src/district-noir/index.js';
import { randomOf } from '../../src/testing/random.js';
import { takingInTurn } from '../../src/testing/specs/district-noir.js';
import { cards, deckOf } from './deal.js';

/** Plays a whole game by these choices and gives the spectator's view at each step. */
function watch(seed: string, choice: number): DistrictNoirView[] {
  const random = randomOf(choice);
  let state = districtNoir.init({ seed });
  const seen = [districtNoir.viewFor(state, 'spectator')];
  while (districtNoir.outcome(state) === null) {
    const [player = 0] = districtNoir.actors(state);
    state = districtNoir.apply(state, random.pick(districtNoir.legalActions(state, player)));
    seen.push(districtNoir.viewFor(state, 'spectator'));
  }
  return seen;
}

/** Holds something of every game that chance plays. */
const always = (hold: (views: readonly DistrictNoirView[]) => void): void =>
  fc.assert(fc.property(fc.string(), fc.nat(), (seed, choice) => hold(watch(seed, choice))));

describe('a round', () => {
  it('[district.round] has five plays and one Take of each player, unless the city ends it', () => {
    always((views) => {
      const whole = views.at(-1)?.outcome?.reason === 'city' ? (views.at(-1)?.round ?? 0) - 1 : 4;
      for (let round = 1; round <= whole; round++) {
        const acts = views.flatMap((view, step) => {
          const before = views[step - 1];
          const [event] = view.events;
          return before?.round === round && event !== undefined && 'player' in event ? [event] : [];
        });
        for (const player of [0, 1]) {
          const own = acts.filter((event) => event.player === player).map(({ type }) => type);
          expect(own.filter((type) => type === 'played')).toHaveLength(5);
          expect(own.filter((type) => type === 'taken')).toHaveLength(1);
        }
      }
    });
  });

  it('[district.round] never leaves the row shorter than it was at its start', () => {
    always((views) => {
      const atStart = views.filter(
        (view) => view.step === 0 || view.events.some(({ type }) => type === 'round-started'),
      );
      const ends = views.at(-1)?.outcome?.reason === 'city' ? [] : views.slice(-1);
      const lengths = [...atStart, ...ends].map(({ row }) => row.length);
      expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
      expect(lengths[0]).toBe(2);
    });
  });

  it('[district.round] a Take forced by an empty hand finds four cards more than the round began with', () => {
    let forced = 0;
    always((views) => {
      let atStart = 2;
      for (const view of views) {
        if (view.events.some(({ type }) => type === 'round-started')) atStart = view.row.length;
        const [actor = 0] = view.actors;
        const player = view.players[actor];
        if (view.outcome !== null || player?.hand.length !== 0) continue;
        forced++;
        expect(player.taken).toBe(false);
        expect(view.row.length).toBeGreaterThanOrEqual(atStart + 4);
      }
    });
    expect(forced).toBeGreaterThan(20);
  });

  it('[district.round.end] ends when both have played their cards and taken, not before', () => {
    always((views) => {
      for (const [step, view] of views.entries()) {
        const before = views[step - 1];
        if (before === undefined || before.round === view.round) continue;
        expect(
          before.players.flatMap(({ hand }) => hand).length + before.players.filter((one) => !one.taken).length,
        ).toBe(1);
        expect(view.events.at(-1)?.type).toBe('round-started');
      }
    });
  });
});

describe('a new round', () => {
  const later = cards('5 5 5 5 6 8 8 8 8 7');
  const deck = deckOf({ first: cards('6 6 6 6 6'), second: cards('7 7 7 7 7'), row: cards('+2 +3'), later });
  const line = [...Array.from({ length: 5 }, () => ['6', '7'] as const).flat(), 'take', 'take'];
  const state: DistrictNoirState = line.reduce(
    (now, word) => {
      const [player = 0] = districtNoir.actors(now);
      const [card] = word === 'take' ? [] : cards(word);
      return districtNoir.apply(now, card === undefined ? { type: 'take', player } : { type: 'play', player, card });
    },
    districtNoir.init({ firstPlayer: 0, deal: { deck } }),
  );

  it('[district.round.deal] [district.deal] deals five new cards to seat 0, then five to seat 1', () => {
    expect(districtNoir.viewFor(state, 0).players[0]?.hand).toEqual(later.slice(0, 5));
    expect(districtNoir.viewFor(state, 1).players[1]?.hand).toEqual(later.slice(5));
    expect(districtNoir.viewFor(state, 1).deck).toBe(20);
  });

  it('[district.round.first] [district.first] is begun by the second player of the round before', () => {
    expect(districtNoir.viewFor(state, 0)).toMatchObject({ round: 2, firstPlayer: 1, actors: [1] });
  });

  it('[district.round.row] leaves in the row what lies there', () => {
    expect(districtNoir.viewFor(state, 0).row).toEqual(cards('+2 +3'));
  });

  it('is told after the Take that ended the round', () => {
    expect(districtNoir.viewFor(state, 'spectator').events).toEqual([
      { type: 'taken', player: 1, cards: cards('6 7 6 7 6') },
      { type: 'round-started', round: 2, firstPlayer: 1 },
    ]);
  });
});

describe('the last round', () => {
  it('[district.game.end] is the fourth: after 48 actions the deck is empty and points decide', () => {
    always((views) => {
      const last = views.at(-1);
      if (last?.outcome?.reason === 'city') return;
      expect([last?.round, last?.deck, last?.step]).toEqual([4, 0, 48]);
    });
  });

  it('[district.turn.alternate] first players alternate: 0, 1, 0, 1', () => {
    const even = cards('5 5 6 6 6 7 7 7 8 8 8 8 +2 +2 +3 -1 -2 -2 -3');
    const game = takingInTurn(
      [
        [...even, 'city-docks'],
        [...even, 'city-hall'],
      ],
      cards('police-station -1'),
      cards('5 7 +4'),
    );
    let now = districtNoir.init(game.options);
    const firsts = [districtNoir.viewFor(now, 0).firstPlayer];
    for (const action of game.actions) {
      now = districtNoir.apply(now, action);
      for (const event of districtNoir.viewFor(now, 0).events) {
        if (event.type === 'round-started') firsts.push(event.firstPlayer);
      }
    }
    expect(firsts).toEqual([0, 1, 0, 1]);
  });
});
