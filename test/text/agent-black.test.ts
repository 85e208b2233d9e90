import { expect, describe as group, it } from 'vitest';
import type { AgentBlackAction, AgentBlackEvent } from '../../src/agent-black/index.js';
import { ruleOfReason } from '../../src/rules/index.js';
import { describe, describeAction } from '../../src/text/index.js';

const view = { game: 'agent-black', perspective: 0 } as const;
const names = ['Ann', 'Bob', 'Cleo', 'Dan'];
const said = (event: AgentBlackEvent): string => describe(event, view, { names });
const ordered = (action: AgentBlackAction): string => describeAction(action, view, { names });

group('Agent Black in words', () => {
  it('tells the three tiles and the thumbs', () => {
    const thumbs = [
      { player: 1, up: true },
      { player: 2, up: false },
      { player: 3, up: true },
    ];
    expect(
      said({ type: 'investigated', player: 0, tile: 'hotel', tiles: ['chef', 'hotel', 'pocket-watch'], thumbs }),
    ).toBe('Ann asks about Chef, Hotel and Pocket Watch: thumbs up from Bob and Dan, fists from Cleo.');
  });

  it('tells that there are no thumbs up', () => {
    const thumbs = [{ player: 1, up: false }];
    expect(said({ type: 'investigated', player: 0, tile: 'hotel', tiles: ['chef', 'hotel', 'key'], thumbs })).toBe(
      'Ann asks about Chef, Hotel and Key: thumbs up from nobody, fists from Bob.',
    );
  });

  it('tells whether a shot hits', () => {
    expect(said({ type: 'shot', player: 0, target: 3, identity: 'hotel', hit: true })).toBe(
      'Ann shoots at Dan and declares Hotel: a hit.',
    );
    expect(said({ type: 'shot', player: 0, target: 1, identity: 'chef', hit: false })).toBe(
      'Ann shoots at Bob and declares Chef: a miss.',
    );
  });

  it('tells who turns up a card and who is eliminated', () => {
    expect(said({ type: 'revealed', player: 3, identity: 'hotel' })).toBe('Dan turns up Hotel.');
    expect(said({ type: 'eliminated', player: 3 })).toBe('Dan is eliminated.');
  });

  it('tells who wins a round, who begins the next, and who wins the game', () => {
    expect(said({ type: 'round-won', winners: [0, 2] })).toBe('The round goes to Ann and Cleo.');
    expect(said({ type: 'round-started', round: 2, firstPlayer: 1 })).toBe(
      'Round 2 begins with new identities; Bob is first.',
    );
    expect(said({ type: 'game-over', winners: [2], reason: 'rounds' })).toBe('The game is over: Cleo is Agent Black.');
    expect(said({ type: 'game-over', winners: [0, 2], reason: 'rounds' })).toBe(
      'The game is over: Ann and Cleo win it as a team.',
    );
  });

  it('says what an action is', () => {
    expect(ordered({ type: 'investigate', player: 0, tile: 'key' })).toBe(
      'Move the Investigator to Key and ask about it and its neighbours.',
    );
    expect(ordered({ type: 'shoot', player: 0, target: 2, identity: 'chef' })).toBe('Shoot at Cleo and declare Chef.');
    expect(ordered({ type: 'reveal', player: 0, identity: 'mail-carrier' })).toBe('Turn up your Mail Carrier.');
  });
});

it('[agent.game.end] says what ends the game of two rounds, the longer one and that of teams', () => {
  const rule = ruleOfReason('agent-black', 'rounds');
  expect(rule?.id).toBe('agent.game.end');
  expect(rule?.title).not.toMatch(/two|three/i);
  for (const part of [/two rounds/, /three in the longer game/, /team has won as many as it has members/]) {
    expect(rule?.text).toMatch(part);
  }
  expect(rule?.seeAlso).toEqual(['agent.game.three', 'agent.team.target']);
});
