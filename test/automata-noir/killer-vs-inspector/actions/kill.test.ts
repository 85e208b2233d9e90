import { describe, expect, it } from 'vitest';
import { killerVsInspector } from '../../../../src/automata-noir/index.js';
import { named, tidy } from '../../drawn.js';
import {
  accuse,
  begun,
  boardOf,
  choose,
  collapse,
  eventsOf,
  exonerate,
  goBy,
  INSPECTOR,
  KILLER,
  kill,
  legal,
  opened,
  played,
  seen,
  shift,
  verdictOn,
  whileIdle,
} from '../game.js';

const NOT_ADJACENT = 'kill-not-adjacent by kvi.kill.adjacent';
const start = (): ReturnType<typeof opened> => opened('Florina Quinn Theo Gloria Hugo Malone', 'ada', 'theo');

describe('a Kill', () => {
  it('[kvi.kill.adjacent] is of a suspect adjacent to the Secret Identity', () => {
    expect(legal(begun('Florina Quinn'), KILLER, 'kill').map(({ suspect }) => suspect)).toEqual(
      named('Ada Boris Carl Ezra Gloria Ida Jimmy Kit'),
    );
    expect(legal(begun('Sam Quinn'), KILLER, 'kill').map(({ suspect }) => suspect)).toEqual(named('Nora Occam Theo'));
    for (const suspect of named('Florina Quinn Lester Witman'))
      expect(verdictOn(start(), kill(suspect))).toBe(NOT_ADJACENT);
  });

  it('[kvi.kill.adjacent] and not of one adjacent to the disguise only', () => {
    expect(verdictOn(start(), kill('rita'))).toBe(NOT_ADJACENT);
    expect(verdictOn(played(start(), goBy('quinn'), accuse('theo')), kill('rita'))).toBe('legal');
    expect(verdictOn(played(start(), goBy('quinn'), accuse('theo')), kill('boris'))).toBe(NOT_ADJACENT);
  });

  it('[kvi.kill.living] is of a living suspect', () => {
    expect(verdictOn(start(), kill('ada'))).toBe('already-deceased by kvi.kill.living');
    expect(legal(start(), KILLER, 'kill')).toHaveLength(7);
  });

  it('[kvi.kill.flip] turns the victim to the deceased side, where it lies', () => {
    const state = played(start(), kill('jimmy'));
    expect(boardOf(state)).toBe(
      tidy(`
        Ada†   Boris    Carl    Dexter  Edgar
        Ezra   Florina  Gloria  Greta   Hugo
        Ida    Jimmy†   Kit     Lester  Malone
        Nora   Occam    Pearl   Quinn   Rita
        Sam    Theo     Vera    Walt    Witman
      `),
    );
    expect(seen(state).kills).toBe(2);
    for (const perspective of [0, 1, 'spectator'] as const) {
      expect(eventsOf(state, perspective)).toEqual([{ type: 'killed', player: KILLER, suspect: 'jimmy' }]);
    }
  });

  it('of the disguise is a Kill like any other', () => {
    const state = played(opened('Florina Kit Theo Gloria Hugo Malone', 'ada', 'theo'), kill('kit'));
    expect(killerVsInspector.outcome(state)).toBeNull();
    expect(seen(state).kills).toBe(2);
    expect(seen(state, KILLER).killer).toEqual({ player: KILLER, identity: 'florina', disguise: 'kit' });
  });

  it('as printed: Lester can kill the suspects adjacent to him, like Malone; of an exonerated Malone the Inspector must say whether they are adjacent', () => {
    const board = `
      Ada    Boris   Carl    Dexter  Edgar
      Ezra   Lester  Malone  Theo    Greta
      Hugo   Ida     Jimmy   Kit     Florina
      Nora   Occam   Pearl   Quinn   Rita
      Sam    Gloria  Vera    Walt    Witman
    `;
    for (const [identity, adjacent] of [
      ['theo', true],
      ['witman', false],
    ] as const) {
      const before = played(
        opened('Lester Rita Theo Malone Witman Sam', 'ada', identity, board),
        ...[goBy('lester'), exonerate('malone')],
      );
      expect(legal(before, KILLER, 'kill').map(({ suspect }) => suspect)).toEqual(
        named('Boris Carl Ezra Malone Hugo Ida Jimmy'),
      );
      expect(eventsOf(played(before, kill('malone')))[1]).toEqual({
        ...{ type: 'canvassed', player: KILLER, suspect: 'malone' },
        answers: [{ player: INSPECTOR, adjacent }],
      });
    }
  });

  it('as printed: Rita, at an edge, can kill the five suspects adjacent to her; Florina, across from Jimmy, cannot kill him', () => {
    const board = `
      Ada    Boris  Carl    Dexter  Edgar
      Jimmy  Ezra   Gloria  Greta   Florina
      Hugo   Ida    Kit     Lester  Rita
      Malone Nora   Occam   Pearl   Quinn
      Sam    Theo   Vera    Walt    Witman
    `;
    const rita = begun('Rita Florina', {}, board);
    expect(legal(rita, KILLER, 'kill').map(({ suspect }) => suspect)).toEqual(
      named('Greta Florina Lester Pearl Quinn'),
    );
    const florina = begun('Florina Rita', {}, board);
    expect(verdictOn(florina, kill('jimmy'))).toBe(NOT_ADJACENT);
    expect(legal(florina, KILLER, 'kill')).toHaveLength(5);
  });
});

describe('a Kill wins', () => {
  it('[kvi.kill.inspector] if it finds the Inspector', () => {
    const state = played(opened('Florina Quinn Theo Gloria Hugo Malone', 'ada', 'gloria'), kill('gloria'));
    expect(killerVsInspector.outcome(state)).toEqual({ winners: [KILLER], reason: 'inspector-killed' });
    expect(eventsOf(state)).toEqual([
      { type: 'killed', player: KILLER, suspect: 'gloria' },
      { type: 'game-over', winners: [KILLER], reason: 'inspector-killed' },
    ]);
    expect(boardOf(state)).toContain('Gloria†');
    expect(seen(state).phase).toBe('over');
    expect(killerVsInspector.actors(state)).toEqual([]);
    expect(verdictOn(state, accuse('theo'))).toBe('game-over by table.over');
  });

  /** Nine victims: all around Florina but Kit, then Lester and Malone by Quinn. */
  const nine = (hand: string): ReturnType<typeof opened> =>
    whileIdle(
      opened(`Florina Quinn Theo ${hand}`, 'ada', 'theo'),
      ...[kill('boris'), kill('carl'), kill('ezra'), kill('gloria'), kill('ida'), kill('jimmy')],
      ...[goBy('quinn'), kill('lester'), kill('malone')],
    );

  it('[kvi.kill.tenth] with the tenth victim', () => {
    const before = nine('Hugo Kit Rita');
    expect(seen(before).kills).toBe(9);
    expect(killerVsInspector.outcome(before)).toBeNull();
    const state = played(before, kill('walt'));
    expect(killerVsInspector.outcome(state)).toEqual({ winners: [KILLER], reason: 'ten-kills' });
    expect(eventsOf(state)).toEqual([
      { type: 'killed', player: KILLER, suspect: 'walt' },
      { type: 'game-over', winners: [KILLER], reason: 'ten-kills' },
    ]);
    expect(seen(state).kills).toBe(10);
  });

  it('[kvi.kill.order] with a tenth victim who is the Inspector, by having found the Inspector', () => {
    const before = whileIdle(
      opened('Florina Quinn Rita Hugo Kit Theo', 'ada', 'rita'),
      ...[kill('boris'), kill('carl'), kill('ezra'), kill('gloria'), kill('ida'), kill('jimmy')],
      ...[goBy('quinn'), kill('lester'), kill('malone')],
    );
    const state = played(before, kill('rita'));
    expect(seen(state).kills).toBe(10);
    expect(killerVsInspector.outcome(state)).toEqual({ winners: [KILLER], reason: 'inspector-killed' });
  });

  it('[kvi.kill.order] with an exonerated tenth victim, before any answer, and the evidence stays', () => {
    const state = played(nine('Walt Kit Rita'), goBy('quinn'), exonerate('walt'), kill('walt'));
    expect(eventsOf(state)).toEqual([
      { type: 'killed', player: KILLER, suspect: 'walt' },
      { type: 'game-over', winners: [KILLER], reason: 'ten-kills' },
    ]);
    expect(boardOf(state)).toContain('Walt†+');
    expect(seen(state).discard).toEqual([]);
  });
});

describe('a Kill of an exonerated suspect', () => {
  const withGloria = (identity: 'theo' | 'carl'): ReturnType<typeof opened> =>
    played(opened('Florina Quinn Theo Gloria Carl Malone', 'ada', identity), goBy('florina'), exonerate('gloria'));

  it.each([
    ['carl', true],
    ['theo', false],
  ] as const)('[kvi.kill.exonerated] canvasses the Inspector: %s is adjacent, %s', (identity, adjacent) => {
    const state = played(withGloria(identity), kill('gloria'));
    for (const perspective of [0, 1, 'spectator'] as const) {
      expect(eventsOf(state, perspective)).toEqual([
        { type: 'killed', player: KILLER, suspect: 'gloria' },
        { type: 'canvassed', player: KILLER, suspect: 'gloria', answers: [{ player: INSPECTOR, adjacent }] },
        { type: 'evidence-discarded', player: KILLER, suspects: ['gloria'] },
      ]);
    }
  });

  it('[kvi.kill.canvas] is answered by who the Inspector is, and not by the hand', () => {
    // Jimmy, beside Gloria, is in the Inspector's hand only.
    const state = played(
      opened('Florina Quinn Theo Gloria Jimmy Carl', 'ada', 'theo'),
      ...[goBy('florina'), exonerate('gloria'), kill('gloria')],
    );
    expect(seen(state, INSPECTOR).inspector.hand).toContain('carl');
    expect(eventsOf(state)[1]).toMatchObject({ answers: [{ player: INSPECTOR, adjacent: false }] });
  });

  it('[kvi.kill.discard] [noir.discarded-by] discards the evidence, by the Killer, and turns the card', () => {
    const state = played(withGloria('theo'), kill('gloria'));
    expect(boardOf(state)).toBe(
      tidy(`
        Ada†   Boris    Carl     Dexter  Edgar
        Ezra   Florina  Gloria†  Greta   Hugo
        Ida    Jimmy    Kit      Lester  Malone
        Nora   Occam    Pearl    Quinn   Rita
        Sam    Theo     Vera     Walt    Witman
      `),
    );
    expect(seen(state).discard).toEqual(['gloria']);
    expect(eventsOf(state).at(-1)).toEqual({ type: 'evidence-discarded', player: KILLER, suspects: ['gloria'] });
  });

  it('[noir.evidence.living] leaves no evidence on the deceased, however they died', () => {
    let state = opened('Florina Quinn Theo Gloria Boris Ada', 'ada', 'theo');
    state = played(state, goBy('florina'), exonerate('gloria'), kill('gloria'), exonerate('ada'));
    state = played(state, kill('boris'), exonerate('boris'));
    expect(seen(state).board.cards.filter(({ alive, evidence }) => !alive && evidence)).toEqual([]);
    expect(seen(state).discard).toEqual(named('Gloria Ada Boris'));
  });
});

it('an opening Kill draws the Inspector’s cards whoever is killed, a drawn suspect too', () => {
  const state = played(begun('Florina Quinn Theo Gloria Ada Malone'), kill('ada'));
  expect(seen(state, INSPECTOR).inspector.hand).toEqual(named('Theo Gloria Ada Malone'));
  expect(killerVsInspector.outcome(state)).toBeNull();
  expect(legal(state, INSPECTOR, 'choose-identity')).toEqual([choose('theo'), choose('gloria'), choose('malone')]);
});

it('a Killer with nobody left to kill has other actions', () => {
  const alone = whileIdle(opened('Sam Quinn Edgar Gloria Hugo Malone', 'nora', 'edgar'), kill('occam'), kill('theo'));
  expect(legal(alone, KILLER, 'kill')).toEqual([]);
  expect(verdictOn(alone, shift(KILLER, 'up', 0))).toBe('legal');
  expect(verdictOn(alone, collapse(KILLER, 'rows', 'Ada Ezra Ida Nora Theo'))).toBe(
    'suspect-living by kvi.collapse.deceased',
  );
});
