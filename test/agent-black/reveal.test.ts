import { describe, expect, it } from 'vitest';
import { type AgentBlackView, agentBlack } from '../../src/agent-black/index.js';
import { ask, named, played, RING_OF_SIX, round, seen, shot, shown, tilesFor, told } from './table.js';

const FOUR = round(`
  pilot          museum   camera
  police-officer airport  briefcase
  chef           casino   umbrella
  doctor         hotel    pocket-watch
`);
const init = (firstPlayer = 0) => agentBlack.init({ players: 4, firstPlayer, deal: { rounds: [FOUR] } });

describe('the ring', () => {
  it('[agent.reveal.tile] loses the tile of a card that was shot', () => {
    expect(seen(played(init(), shot(0, 1, 'airport'))).ring).toEqual(RING_OF_SIX.filter((tile) => tile !== 'airport'));
  });

  it('[agent.reveal.tile] loses the tile of a card that was turned up as a penalty', () => {
    const state = played(init(), shot(0, 1, 'chef'), shown(0, 'museum'));
    expect(seen(state).ring).toEqual(RING_OF_SIX.filter((tile) => tile !== 'museum'));
  });

  it('[agent.reveal.gap] closes up and keeps its order, also over its end', () => {
    const state = played(init(), shot(0, 1, 'police-officer'), shot(0, 3, 'hotel'), shot(0, 3, 'pocket-watch'));
    expect(seen(state).ring).toEqual(RING_OF_SIX.slice(3));
    expect(told(played(state, ask(0, 'chef')))).toMatchObject([{ tiles: named('fountain-pen chef airport') }]);
  });

  it('[agent.ring.least] holds the tiles of all cards that are face-down or set aside, and no others', () => {
    const state = played(init(), shot(0, 1, 'airport'), shot(0, 3, 'hotel'), shot(0, 1, 'chef'), shown(0, 'camera'));
    expect(new Set(seen(state).ring)).toEqual(
      new Set(
        named(`
          pilot museum   police-officer briefcase   chef casino umbrella   doctor pocket-watch
          waiter mechanic   theater station   lighter fountain-pen
        `),
      ),
    );
  });
});

describe('the Investigator', () => {
  it('[agent.investigator.gap] goes back to the middle when its tile is taken by a shot, and any tile may be next', () => {
    const state = played(init(), ask(0, 'chef'), shot(1, 2, 'chef'));
    expect(seen(state).investigator).toBeNull();
    expect(new Set(tilesFor(state, 1))).toEqual(new Set(RING_OF_SIX.filter((tile) => tile !== 'chef')));
  });

  it('[agent.investigator.gap] goes back to the middle when its tile is taken by a penalty', () => {
    const state = played(init(), ask(0, 'airport'), shot(1, 2, 'doctor'), shown(1, 'airport'));
    expect(seen(state)).toMatchObject({ investigator: null, actors: [2] });
    expect(tilesFor(state, 2)).toHaveLength(17);
  });

  it('[agent.investigator.gap] stays where it is when another tile is taken', () => {
    expect(seen(played(init(), ask(0, 'chef'), shot(1, 3, 'pocket-watch'))).investigator).toBe('chef');
  });
});

describe('an eliminated player', () => {
  const out = (): AgentBlackView =>
    seen(played(init(), shot(0, 2, 'umbrella'), shot(0, 2, 'chef'), shot(0, 2, 'casino')));

  it('[agent.reveal.eliminated] has three cards turned up, and everybody is told at once', () => {
    expect(out().events.slice(1)).toEqual([
      { type: 'revealed', player: 2, identity: 'casino' },
      { type: 'eliminated', player: 2 },
    ]);
    expect(out().players.map(({ eliminated }) => eliminated)).toEqual([false, false, true, false]);
    expect(out().players[2]?.revealed).toEqual(['umbrella', 'chef', 'casino']);
  });

  it('[agent.reveal.eliminated] is in the round with two cards turned up', () => {
    const state = played(init(), shot(0, 2, 'umbrella'), shot(0, 2, 'chef'));
    expect(seen(state).players[2]).toMatchObject({ eliminated: false });
    expect(told(state)).toHaveLength(2);
  });

  it('[agent.turn] [agent.reveal.eliminated] has no more turns in the round', () => {
    const state = played(init(), shot(0, 1, 'police-officer'), shot(0, 1, 'airport'), shot(0, 1, 'briefcase'));
    expect(agentBlack.actors(played(state, ask(0, 'hotel')))).toEqual([2]);
  });

  it('[agent.turn] who is eliminated by their own penalty passes the turn to the next seat in the round', () => {
    // Seat 3 goes first of all, then seat 2 by its own fault: after seat 2 comes seat 0.
    const state = played(
      init(),
      ...[shot(0, 3, 'doctor'), shot(0, 3, 'hotel'), shot(0, 3, 'pocket-watch')],
      ...[shot(0, 2, 'chef'), shot(0, 2, 'casino'), ask(0, 'airport'), ask(1, 'museum')],
      ...[shot(2, 1, 'pilot'), shown(2, 'umbrella')],
    );
    expect(told(state).at(-1)).toEqual({ type: 'eliminated', player: 2 });
    expect(agentBlack.actors(state)).toEqual([0]);
  });
});
