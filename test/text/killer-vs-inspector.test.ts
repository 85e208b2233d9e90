import { expect, describe as group, it } from 'vitest';
import type { KillerVsInspectorAction, KillerVsInspectorEvent } from '../../src/automata-noir/index.js';
import { describe, describeAction } from '../../src/text/index.js';

const view = { game: 'automata-noir/killer-vs-inspector', perspective: 0 } as const;
const names = ['Ann', 'Bob'];
const said = (event: KillerVsInspectorEvent): string => describe(event, view, { names });
const ordered = (action: KillerVsInspectorAction): string =>
  describeAction(action, { ...view, perspective: action.player }, { names });

group('Killer vs. Inspector in words', () => {
  it('tells what moves on the board', () => {
    expect(said({ type: 'shifted', player: 1, direction: 'up', index: 3, distance: 1 })).toBe(
      'Bob shifts column 4 one space up.',
    );
    expect(said({ type: 'collapsed', player: 0, lines: 'rows', suspects: ['ada', 'rita', 'kit', 'sam'] })).toBe(
      'Ann collapses the rows: Ada, Rita, Kit and Sam leave the board.',
    );
    expect(said({ type: 'killed', player: 0, suspect: 'rita' })).toBe('Ann kills Rita.');
  });

  it('tells the answers', () => {
    expect(said({ type: 'canvassed', player: 0, suspect: 'sam', answers: [{ player: 1, adjacent: true }] })).toBe(
      'Ann canvasses Sam: Bob says yes.',
    );
    expect(said({ type: 'accused', player: 1, suspect: 'sam', result: 'identity' })).toBe(
      'Bob accuses Sam, who is the Killer.',
    );
    expect(said({ type: 'accused', player: 1, suspect: 'sam', result: 'nobody' })).toBe(
      'Bob accuses Sam, who is not the Killer.',
    );
    expect(said({ type: 'solved', player: 1, identity: 'sam', disguise: 'rita', correct: false })).toBe(
      'Bob names Sam as the Killer, disguised as Rita: wrong.',
    );
    expect(said({ type: 'solved', player: 1, identity: 'sam', disguise: 'rita', correct: true })).toBe(
      'Bob names Sam as the Killer, disguised as Rita: right.',
    );
  });

  it('tells face-down cards to who sees them only', () => {
    expect(said({ type: 'identity-chosen', player: 1, identity: 'sam' })).toBe('Bob chooses Sam as Secret Identity.');
    expect(said({ type: 'identity-chosen', player: 1, identity: 'face-down' })).toBe(
      'Bob chooses a face-down card as Secret Identity.',
    );
    expect(said({ type: 'disguise-changed', player: 0, identity: 'sam' })).toBe(
      'Ann changes disguise and goes by Sam.',
    );
    expect(said({ type: 'disguise-changed', player: 0, identity: 'face-down' })).toBe(
      'Ann changes disguise and goes by a face-down card.',
    );
    expect(said({ type: 'evidence-drawn', player: 1, suspects: ['sam', 'rita'] })).toBe('Bob draws Sam and Rita.');
    expect(said({ type: 'evidence-drawn', player: 1, suspects: ['face-down'] })).toBe('Bob draws a face-down card.');
  });

  it('tells what becomes of evidence', () => {
    expect(said({ type: 'exonerated', player: 1, suspect: 'sam', kept: true })).toBe('Bob exonerates Sam.');
    expect(said({ type: 'exonerated', player: 1, suspect: 'sam', kept: false })).toBe(
      'Bob exonerates Sam, who is deceased: the card is discarded.',
    );
    expect(said({ type: 'evidence-discarded', player: 0, suspects: ['sam'] })).toBe('Ann discards Sam.');
  });

  it('tells who won, and how', () => {
    const endings = ['inspector-killed', 'ten-kills', 'killer-accused', 'solved', 'wrong-solution'] as const;
    expect(endings.map((reason) => said({ type: 'game-over', winners: [0], reason }))).toEqual([
      'Ann wins the game, having killed the Inspector.',
      'Ann wins the game, with ten suspects killed.',
      'Ann wins the game, having accused the Killer.',
      'Ann wins the game, having solved the case.',
      'Ann wins the game, since the Inspector’s solution is wrong.',
    ]);
  });

  it('says what an action is', () => {
    const actions: readonly KillerVsInspectorAction[] = [
      { type: 'choose-identity', player: 1, identity: 'sam' },
      { type: 'shift', player: 0, direction: 'left', index: 0 },
      { type: 'collapse', player: 0, lines: 'columns', suspects: ['ada', 'rita', 'kit', 'sam'] },
      { type: 'kill', player: 0, suspect: 'sam' },
      { type: 'change-disguise', player: 0, identity: 'sam' },
      { type: 'accuse', player: 1, suspect: 'sam' },
      { type: 'exonerate', player: 1, suspect: 'sam' },
      { type: 'solve', player: 1, identity: 'sam', disguise: 'rita' },
    ];
    expect(actions.map(ordered)).toEqual([
      'Choose Sam as your Secret Identity.',
      'Shift row 1 one space to the left.',
      'Collapse the columns: discard Ada, Rita, Kit and Sam.',
      'Kill Sam.',
      'Change disguise and go by Sam.',
      'Accuse Sam.',
      'Exonerate Sam.',
      'Solve: Sam, disguised as Rita.',
    ]);
  });
});
