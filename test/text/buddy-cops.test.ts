import { expect, describe as group, it } from 'vitest';
import type { BuddyCopsAction, BuddyCopsEvent } from '../../src/automata-noir/index.js';
import { describe, describeAction } from '../../src/text/index.js';

const view = { game: 'automata-noir/buddy-cops', perspective: 0 } as const;
const names = ['Ann', 'Bob', 'Cleo'];
const said = (event: BuddyCopsEvent): string => describe(event, view, { names });
const ordered = (action: BuddyCopsAction): string =>
  describeAction(action, { ...view, perspective: action.player }, { names });

group('Buddy Cops in words', () => {
  it('tells what the Killer does', () => {
    expect(said({ type: 'killed', player: 0, suspect: 'kit' })).toBe('Ann kills Kit.');
    expect(said({ type: 'disguise-changed', player: 0, identity: 'rita' })).toBe(
      'Ann changes disguise and goes by Rita.',
    );
    expect(said({ type: 'disguise-changed', player: 0, identity: 'face-down' })).toBe(
      'Ann changes disguise and goes by a face-down card.',
    );
  });

  it('tells what the Cops do', () => {
    expect(said({ type: 'shifted', player: 2, direction: 'left', index: 0, distance: 2 })).toBe(
      'Cleo shifts row 1 two spaces to the left.',
    );
    expect(said({ type: 'accused', player: 1, suspect: 'kit', result: 'identity' })).toBe(
      'Bob accuses Kit, who is the Killer.',
    );
    expect(said({ type: 'accused', player: 1, suspect: 'kit', result: 'disguise' })).toBe(
      'Bob accuses Kit, who is a disguise of the Killer.',
    );
    expect(said({ type: 'accused', player: 1, suspect: 'kit', result: 'nobody' })).toBe(
      'Bob accuses Kit, who is not the Killer.',
    );
    expect(said({ type: 'exonerated', player: 1, suspect: 'kit', kept: true })).toBe('Bob exonerates Kit.');
    expect(said({ type: 'exonerated', player: 1, suspect: 'kit', kept: false })).toBe(
      'Bob exonerates Kit, who is deceased: the card is discarded.',
    );
    expect(said({ type: 'deputized', player: 1, suspect: 'face-down' })).toBe(
      'Bob deputizes the partner, who goes by a face-down card.',
    );
    expect(said({ type: 'passed', player: 2 })).toBe('Cleo passes.');
  });

  it('tells the answers', () => {
    const answers = [
      { player: 1, adjacent: true },
      { player: 2, adjacent: false },
    ];
    expect(said({ type: 'canvassed', player: 0, suspect: 'kit', answers })).toBe(
      'Ann canvasses Kit: Bob says yes, Cleo says no.',
    );
  });

  it('tells where cards go', () => {
    expect(said({ type: 'identity-chosen', player: 2, identity: 'kit' })).toBe('Cleo chooses Kit as Secret Identity.');
    expect(said({ type: 'evidence-drawn', player: 2, suspects: ['face-down'] })).toBe('Cleo draws a face-down card.');
    expect(said({ type: 'evidence-given', from: 2, to: 1, suspects: ['kit', 'rita'] })).toBe(
      'Cleo gives Kit and Rita to Bob.',
    );
    expect(said({ type: 'evidence-discarded', player: 1, suspects: ['kit'] })).toBe('Bob discards Kit.');
  });

  it('tells of a death and of the end', () => {
    expect(said({ type: 'cop-killed', player: 1, suspect: 'kit' })).toBe('Bob was Kit and is killed.');
    expect(said({ type: 'roles-switched', profiler: 2, undercover: 1 })).toBe(
      'Cleo is the Profiler and Bob the Undercover from now on.',
    );
    const end = (winners: number[], reason: Extract<BuddyCopsEvent, { type: 'game-over' }>['reason']): string =>
      said({ type: 'game-over', winners, reason });
    expect(end([0], 'thirteen-kills')).toBe('Ann wins the game, with thirteen suspects killed.');
    expect(end([0], 'second-cop-killed')).toBe('Ann wins the game, having killed a second Cop.');
    expect(end([0], 'no-identity-left')).toBe('Ann wins the game, since the killed Cop finds no new identity.');
    expect(end([1, 2], 'killer-accused')).toBe('Bob and Cleo win the game, having accused the Killer.');
  });

  it('tells actions', () => {
    expect(ordered({ type: 'choose-identity', player: 0, identity: 'kit' })).toBe(
      'Choose Kit as your Secret Identity.',
    );
    expect(ordered({ type: 'shift', player: 0, direction: 'up', index: 2 })).toBe('Shift column 3 one space up.');
    expect(ordered({ type: 'fast-shift', player: 2, direction: 'up', index: 2, distance: 2 })).toBe(
      'Fast Shift column 3 two spaces up.',
    );
    expect(ordered({ type: 'kill', player: 0, suspect: 'kit' })).toBe('Kill Kit.');
    expect(ordered({ type: 'change-disguise', player: 0, identity: 'kit' })).toBe('Change disguise and go by Kit.');
    expect(ordered({ type: 'accuse', player: 1, suspect: 'kit' })).toBe('Accuse Kit.');
    expect(ordered({ type: 'disguise', player: 2 })).toBe('Disguise: draw a card to choose your Secret Identity from.');
    expect(ordered({ type: 'exonerate', player: 1, suspect: 'kit' })).toBe('Exonerate Kit.');
    expect(ordered({ type: 'deputize', player: 1, suspect: 'kit' })).toBe('Deputize your partner as Kit.');
    expect(ordered({ type: 'pass', player: 1 })).toBe('Pass.');
  });
});
