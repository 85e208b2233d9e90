import { describe, expect, it } from 'vitest';
import { agentBlack, type Identity } from '../../src/agent-black/index.js';
import { ask, played, RING_OF_SIX, round, seen, shot, shown, thumbs, tilesFor, told, verdict } from './table.js';

/** A, B, C and D of the rulebook are seats 0 to 3. */
const FOUR = round(`
  pilot          museum   camera
  police-officer airport  briefcase
  chef           casino   umbrella
  doctor         hotel    pocket-watch
`);
const init = (firstPlayer = 0) => agentBlack.init({ players: 4, firstPlayer, deal: { rounds: [FOUR] } });
/** Seat 3 loses all three cards to seat 0, whose turn it still is. */
const withoutThree = () => played(init(), shot(0, 3, 'doctor'), shot(0, 3, 'hotel'), shot(0, 3, 'pocket-watch'));

describe('as printed', () => {
  it('as printed: asked about the Police Officer, the Hotel and the Pocket Watch, B and D raise one thumb each, C none', () => {
    const state = played(init(), ask(0, 'hotel'));
    expect(told(state)).toEqual([
      {
        type: 'investigated',
        player: 0,
        tile: 'hotel',
        tiles: ['police-officer', 'hotel', 'pocket-watch'],
        thumbs: [
          { player: 1, up: true },
          { player: 2, up: false },
          { player: 3, up: true },
        ],
      },
    ]);
  });

  it('as printed: after a gap has closed an item, a costume and an item can be investigated together', () => {
    // The Airport between the Chef and the Briefcase is turned up.
    const state = played(init(), shot(0, 1, 'airport'), ask(0, 'chef'));
    expect(told(state)).toMatchObject([{ tiles: ['pocket-watch', 'chef', 'briefcase'] }]);
    expect(thumbs(state)).toEqual({ up: [1, 2, 3], down: [] });
  });
});

describe('the Investigator', () => {
  it('[agent.turn.action] [agent.investigate.move] may go to any tile of the ring from the middle', () => {
    expect(new Set(tilesFor(init(), 0))).toEqual(new Set([...RING_OF_SIX]));
  });

  it('[agent.investigate.move] goes to the tile, in the eyes of everybody', () => {
    const state = played(init(), ask(0, 'casino'));
    for (const perspective of [0, 1, 2, 3, 'spectator'] as const) {
      expect(agentBlack.viewFor(state, perspective)).toMatchObject({ investigator: 'casino', ring: RING_OF_SIX });
    }
  });

  it('[agent.investigate.must-move] never stays on its tile', () => {
    const state = played(init(), ask(0, 'casino'));
    expect(verdict(state, ask(1, 'casino'))).toBe('investigator-stays (agent.investigate.must-move)');
    expect(new Set(tilesFor(state, 1))).toEqual(new Set(RING_OF_SIX.filter((tile) => tile !== 'casino')));
  });

  it('[agent.investigate.must-move] does not stay either after both its neighbours have changed', () => {
    // The Chef stands between the Pocket Watch of seat 3 and the Airport of seat 1; both are turned up.
    const state = played(
      init(),
      ask(0, 'chef'),
      shot(1, 3, 'pocket-watch'),
      shot(1, 2, 'airport'),
      shown(1, 'airport'),
    );
    expect(seen(state)).toMatchObject({ investigator: 'chef', actors: [2] });
    expect(verdict(state, ask(2, 'chef'))).toBe('investigator-stays (agent.investigate.must-move)');
    expect(verdict(state, ask(2, 'briefcase'))).toBe('legal');
  });

  it('[agent.investigate.must-move] may come back to a tile that it has left', () => {
    const state = played(init(), ask(0, 'casino'), ask(1, 'hotel'));
    expect(verdict(state, ask(2, 'casino'))).toBe('legal');
  });

  it('[agent.investigate.move] goes to no tile that has left the ring, and to none that is not in use', () => {
    const state = played(init(), shot(0, 1, 'airport'));
    expect(verdict(state, ask(0, 'airport'))).toBe('tile-not-in-ring (agent.investigate.move)');
    expect(verdict(state, ask(0, 'musician'))).toBe('tile-not-in-ring (agent.investigate.move)');
    expect(verdict(state, { type: 'investigate', player: 0, tile: 'face-down' })).toBe(
      'malformed-action (table.action)',
    );
  });
});

describe('the three tiles', () => {
  it('[agent.investigate.window] wrap round the ring', () => {
    expect(told(played(init(), ask(0, 'police-officer')))).toMatchObject([
      { tiles: ['fountain-pen', 'police-officer', 'hotel'] },
    ]);
    expect(told(played(init(), ask(0, 'fountain-pen')))).toMatchObject([
      { tiles: ['station', 'fountain-pen', 'police-officer'] },
    ]);
  });

  it('[agent.reveal.gap] are two of a kind or three after gaps have closed', () => {
    // The Museum and the Camera between the Pilot and the Waiter are turned up.
    const state = played(init(1), shot(1, 0, 'museum'), shot(1, 0, 'camera'), ask(1, 'pilot'));
    expect(told(state)).toMatchObject([{ tiles: ['umbrella', 'pilot', 'waiter'] }]);
    const two = agentBlack.init({
      firstPlayer: 0,
      deal: { rounds: [round('chef hotel pocket-watch \n police-officer airport briefcase')] },
    });
    const cleared = played(
      two,
      ...[shot(0, 1, 'airport'), shot(0, 1, 'briefcase'), shot(0, 1, 'hotel'), shown(0, 'hotel')],
      ...[shot(1, 0, 'pocket-watch'), ask(1, 'chef')],
    );
    expect(told(cleared)).toMatchObject([
      { tiles: ['police-officer', 'chef', 'doctor'], thumbs: [{ player: 0, up: true }] },
    ]);
  });
});

describe('the thumbs', () => {
  it('[agent.investigate.thumb] are up for one card among the three tiles, on either side or in the middle', () => {
    for (const tile of ['pocket-watch', 'chef', 'airport'] as const) {
      expect(thumbs(played(init(), ask(0, tile))).up).toContain(2);
    }
    expect(thumbs(played(init(), ask(0, 'briefcase'))).up).toEqual([1, 3]);
  });

  it('[agent.investigate.thumb] stay down for the tiles of cards that are set aside', () => {
    expect(thumbs(played(init(), ask(0, 'station')))).toEqual({ up: [], down: [1, 2, 3] });
  });

  it('[agent.investigate.single] [agent.thumbs] are one for three cards as for one', () => {
    const deal = { rounds: [round('chef airport briefcase \n police-officer hotel pocket-watch')] };
    const state = played(agentBlack.init({ deal, firstPlayer: 0 }), ask(0, 'hotel'));
    expect(told(state)).toMatchObject([{ thumbs: [{ player: 1, up: true }] }]);
  });

  it('[agent.investigate.asker] are not asked of the asker, who holds all three here', () => {
    const state = played(init(), ask(0, 'museum'));
    expect(thumbs(state)).toEqual({ up: [], down: [1, 2, 3] });
  });

  it('[agent.thumbs] are not asked of the eliminated', () => {
    expect(thumbs(played(withoutThree(), ask(0, 'airport')))).toEqual({ up: [1, 2], down: [] });
  });

  it('[agent.investigate.thumb] are the same for all who look on', () => {
    const state = played(init(), ask(0, 'hotel'));
    const events = [0, 1, 2, 3].map((seat) => agentBlack.viewFor(state, seat).events);
    expect(new Set(events.map((event) => JSON.stringify(event))).size).toBe(1);
  });
});

describe('the turn', () => {
  it('[agent.investigate.end] [agent.turn] passes to the next seat, and from the last to the first', () => {
    const state = played(init(2), ask(2, 'hotel'));
    expect(agentBlack.actors(state)).toEqual([3]);
    expect(agentBlack.actors(played(state, ask(3, 'casino')))).toEqual([0]);
  });

  it('[agent.turn] passes over the eliminated', () => {
    const state = played(withoutThree(), ask(0, 'chef'), ask(1, 'casino'));
    expect(agentBlack.actors(played(state, ask(2, 'airport')))).toEqual([0]);
    expect(agentBlack.legalActions(played(state, ask(2, 'airport')), 3)).toEqual([]);
  });
});

it('[agent.investigate.move] a view that its holder changes in place is looked at anew', () => {
  const view = structuredClone(agentBlack.viewFor(init(), 0));
  const ring: Identity[] = [...view.ring];
  const changing = { ...view, ring };
  const tiles = () =>
    agentBlack.legalActionsIn(changing).flatMap((action) => (action.type === 'investigate' ? [action.tile] : []));
  expect(tiles()).toHaveLength(18);
  ring.splice(ring.indexOf('hotel'), 1, 'library');
  expect(tiles()).toHaveLength(18);
  expect(tiles()).toContain('library');
  expect(tiles()).not.toContain('hotel');
});
