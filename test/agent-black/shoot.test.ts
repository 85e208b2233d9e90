import { describe, expect, it } from 'vitest';
import { agentBlack } from '../../src/agent-black/index.js';
import { ask, played, RING_OF_SIX, round, seen, shot, shotsFor, shown, tilesFor, told, verdict } from './table.js';

/** A, B, C and D of the rulebook are seats 0 to 3. */
const FOUR = round(`
  pilot          museum   camera
  police-officer airport  briefcase
  chef           casino   umbrella
  doctor         hotel    pocket-watch
`);
const init = (firstPlayer = 0) => agentBlack.init({ players: 4, firstPlayer, deal: { rounds: [FOUR] } });

describe('as printed', () => {
  it('as printed: A declares the Hotel of D, who turns it up, and A has another turn', () => {
    const state = played(init(), shot(0, 3, 'hotel'));
    expect(told(state)).toEqual([
      { type: 'shot', player: 0, target: 3, identity: 'hotel', hit: true },
      { type: 'revealed', player: 3, identity: 'hotel' },
    ]);
    expect(seen(state)).toMatchObject({ phase: 'turn', actors: [0] });
    expect(seen(state).players[3]).toMatchObject({
      identities: { costume: 'face-down', place: 'hotel', item: 'face-down' },
      revealed: ['hotel'],
    });
  });

  it('as printed: A declares the Chef, whom B is not, turns up a card of their own and passes the turn', () => {
    const missed = played(init(), shot(0, 1, 'chef'));
    expect(told(missed)).toEqual([{ type: 'shot', player: 0, target: 1, identity: 'chef', hit: false }]);
    expect(seen(missed)).toMatchObject({ phase: 'penalty', actors: [0], ring: RING_OF_SIX });
    const paid = played(missed, shown(0, 'museum'));
    expect(told(paid)).toEqual([{ type: 'revealed', player: 0, identity: 'museum' }]);
    expect(seen(paid)).toMatchObject({ phase: 'turn', actors: [1] });
  });
});

describe('a shot', () => {
  it('[agent.turn.action] [agent.shoot.one] is at each other player, with each identity of the ring', () => {
    const expected = [0, 1, 3].flatMap((target) => RING_OF_SIX.map((identity) => `${target} ${identity}`));
    expect(new Set(shotsFor(init(2), 2))).toEqual(new Set(expected));
  });

  it('[agent.shoot.target] is not at oneself', () => {
    expect(verdict(init(), shot(0, 0, 'pilot'))).toBe('target-self (agent.shoot.target)');
  });

  it('[agent.shoot.target] is not at an eliminated player', () => {
    const state = played(init(), shot(0, 3, 'doctor'), shot(0, 3, 'hotel'), shot(0, 3, 'pocket-watch'));
    expect(verdict(state, shot(0, 3, 'lighter'))).toBe('target-eliminated (agent.shoot.target)');
    expect(shotsFor(state, 0).filter((text) => text.startsWith('3'))).toEqual([]);
  });

  it('[agent.shoot.target] at a seat that does not exist is no action', () => {
    expect(verdict(init(), shot(0, 4, 'pilot'))).toBe('malformed-action (table.action)');
  });

  it('[agent.shoot.declare] declares nothing that has left the ring, and nothing that is not in use', () => {
    const state = played(init(), shot(0, 3, 'hotel'));
    const refusal = 'identity-not-in-ring (agent.shoot.declare)';
    expect(verdict(state, shot(0, 3, 'hotel'))).toBe(refusal);
    expect(verdict(state, shot(0, 1, 'hotel'))).toBe(refusal);
    expect(verdict(state, shot(0, 1, 'musician'))).toBe(refusal);
  });

  it('[agent.shoot.declare] may declare a card that the shooter holds, which misses', () => {
    expect(told(played(init(), shot(0, 1, 'pilot')))).toMatchObject([{ type: 'shot', hit: false }]);
  });

  it('[agent.shoot.declare] may declare one of a kind that the target has turned up, which misses', () => {
    const state = played(init(), shot(0, 3, 'hotel'), shot(0, 3, 'casino'));
    expect(told(state)).toMatchObject([{ type: 'shot', target: 3, identity: 'casino', hit: false }]);
  });

  it('[agent.shoot.declare] may declare a card that is set aside, which misses', () => {
    expect(told(played(init(), shot(0, 1, 'mechanic')))).toMatchObject([{ hit: false }]);
  });

  it('[agent.shoot.hit] hits a card of the target only, not one that another player holds', () => {
    expect(told(played(init(), shot(0, 1, 'hotel')))).toMatchObject([{ hit: false }]);
  });
});

describe('a hit', () => {
  it('[agent.shoot.hit] turns up the declared card at once, for all to see', () => {
    const state = played(init(), shot(0, 2, 'umbrella'));
    for (const perspective of [0, 1, 2, 3, 'spectator'] as const) {
      const { players } = agentBlack.viewFor(state, perspective);
      expect([players[2]?.identities.item, players[2]?.revealed]).toEqual(['umbrella', ['umbrella']]);
    }
  });

  it('[agent.shoot.again] gives another turn as often as it hits, at one target or another', () => {
    const state = played(init(), shot(0, 2, 'umbrella'), shot(0, 1, 'airport'), shot(0, 2, 'chef'));
    expect(seen(state)).toMatchObject({ phase: 'turn', actors: [0], step: 3 });
    expect(seen(state).players.map(({ revealed }) => revealed)).toEqual([[], ['airport'], ['umbrella', 'chef'], []]);
  });

  it('[agent.shoot.again] leaves the choice between Investigate and Shoot', () => {
    const state = played(init(), shot(0, 2, 'umbrella'));
    expect(tilesFor(state, 0)).toHaveLength(17);
    expect(shotsFor(state, 0)).toHaveLength(3 * 17);
    expect(agentBlack.actors(played(state, ask(0, 'chef')))).toEqual([1]);
  });
});

describe('a miss', () => {
  const missed = () => played(init(), shot(0, 1, 'chef'));

  it('[agent.shoot.miss] [agent.penalty] lets the shooter choose which face-down card to turn up', () => {
    expect(agentBlack.legalActions(missed(), 0)).toEqual([shown(0, 'pilot'), shown(0, 'museum'), shown(0, 'camera')]);
    for (const seat of [1, 2, 3]) expect(agentBlack.legalActions(missed(), seat)).toEqual([]);
  });

  it('[agent.shoot.miss] turns up no card of the target, and none of anybody else’s', () => {
    expect(seen(missed()).players.map(({ revealed }) => revealed)).toEqual([[], [], [], []]);
    expect(verdict(missed(), shown(0, 'chef'))).toBe('card-not-yours (agent.shoot.miss)');
  });

  it('[agent.penalty] is not paid with a card that lies face-up already', () => {
    const again = played(missed(), shown(0, 'museum'), ask(1, 'hotel'), ask(2, 'casino'), ask(3, 'hotel'));
    const state = played(again, shot(0, 1, 'chef'));
    expect(verdict(state, shown(0, 'museum'))).toBe('card-already-revealed (agent.penalty)');
    expect(agentBlack.legalActions(state, 0)).toEqual([shown(0, 'pilot'), shown(0, 'camera')]);
  });

  it('[agent.penalty] is asked with one card left too, and that card eliminates the shooter', () => {
    const state = played(init(1), shot(1, 0, 'pilot'), shot(1, 0, 'camera'), ask(1, 'casino'), ask(2, 'hotel'));
    const last = played(state, ask(3, 'casino'), shot(0, 1, 'chef'));
    expect(seen(last)).toMatchObject({ phase: 'penalty', actors: [0] });
    expect(agentBlack.legalActions(last, 0)).toEqual([shown(0, 'museum')]);
    const out = played(last, shown(0, 'museum'));
    expect(told(out)).toEqual([
      { type: 'revealed', player: 0, identity: 'museum' },
      { type: 'eliminated', player: 0 },
    ]);
    expect(seen(out)).toMatchObject({ round: 1, phase: 'turn', actors: [1] });
  });

  it('[table.phase] leaves no other action before the penalty is paid, and there is no penalty without a miss', () => {
    expect(verdict(missed(), ask(0, 'hotel'))).toBe('wrong-phase (table.phase)');
    expect(verdict(missed(), shot(0, 1, 'hotel'))).toBe('wrong-phase (table.phase)');
    expect(verdict(init(), shown(0, 'pilot'))).toBe('wrong-phase (table.phase)');
  });

  it('[agent.shoot.miss] does not take away the hits before it, and ends the run of turns', () => {
    const state = played(init(), shot(0, 1, 'airport'), shot(0, 1, 'chef'), shown(0, 'camera'));
    expect(seen(state)).toMatchObject({ actors: [1], phase: 'turn' });
    expect(seen(state).players[1]?.revealed).toEqual(['airport']);
  });
});
