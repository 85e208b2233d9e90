import { describe, expect, it } from 'vitest';
import { named, tidy } from '../../drawn.js';
import {
  accuse,
  boardOf,
  collapse,
  eventsOf,
  exonerate,
  goBy,
  INSPECTOR,
  KILLER,
  kill,
  kindsOf,
  legal,
  oneOfEachRow,
  opened,
  played,
  seen,
  verdictOn,
} from '../game.js';

/** The Inspector's turn; the Killer is Florina, disguised as Quinn, and the Inspector Theo. */
const turn = (hand: string, deck = ''): ReturnType<typeof opened> =>
  played(opened(`Florina Quinn Theo ${hand} ${deck}`, 'ada', 'theo'), goBy('florina'));

const answer = (state: ReturnType<typeof opened>): unknown => eventsOf(state)[1];

describe('an Exonerate', () => {
  it('[kvi.exonerate.hand] lays a card of the hand on its suspect', () => {
    const state = played(turn('Hugo Rita Sam'), exonerate('rita'));
    expect(boardOf(state)).toBe(
      tidy(`
        Ada†   Boris    Carl    Dexter  Edgar
        Ezra   Florina  Gloria  Greta   Hugo
        Ida    Jimmy    Kit     Lester  Malone
        Nora   Occam    Pearl   Quinn   Rita+
        Sam    Theo     Vera    Walt    Witman
      `),
    );
    expect(eventsOf(state)[0]).toEqual({ type: 'exonerated', player: INSPECTOR, suspect: 'rita', kept: true });
    for (const suspect of named('Theo Ada Quinn Walt')) {
      expect(verdictOn(turn('Hugo Rita Sam'), exonerate(suspect))).toBe('card-not-in-hand by kvi.exonerate.hand');
    }
  });

  it.each([
    ['gloria', true],
    ['kit', true],
    ['hugo', false],
  ] as const)('[kvi.exonerate.canvas] of %s: whether the Killer is adjacent, %s', (suspect, adjacent) => {
    const state = played(turn('Gloria Kit Hugo'), exonerate(suspect));
    for (const perspective of [0, 1, 'spectator'] as const) {
      expect(eventsOf(state, perspective)[1]).toEqual({
        ...{ type: 'canvassed', player: INSPECTOR, suspect },
        answers: [{ player: KILLER, adjacent }],
      });
    }
  });

  it('[kvi.canvas.identity] the disguise, beside the suspect, never counts', () => {
    const state = played(turn('Rita Hugo Sam'), exonerate('rita'));
    expect(answer(state)).toMatchObject({ answers: [{ player: KILLER, adjacent: false }] });
  });

  it('[kvi.exonerate.deceased] of a deceased suspect is answered and then discarded', () => {
    const state = played(
      opened('Florina Quinn Theo Gloria Hugo Rita', 'gloria', 'theo'),
      goBy('florina'),
      exonerate('gloria'),
    );
    expect(eventsOf(state, INSPECTOR)).toEqual([
      { type: 'exonerated', player: INSPECTOR, suspect: 'gloria', kept: false },
      { type: 'canvassed', player: INSPECTOR, suspect: 'gloria', answers: [{ player: KILLER, adjacent: true }] },
      { type: 'evidence-drawn', player: INSPECTOR, suspects: ['ada'] },
    ]);
    expect(seen(state).discard).toEqual(['gloria']);
    expect(boardOf(state)).toContain('Gloria† ');
  });

  it('[kvi.exonerate.draw] draws a card, so that the hand holds three again', () => {
    const state = played(turn('Hugo Rita Sam', 'Walt'), exonerate('rita'));
    expect(seen(state, INSPECTOR).inspector.hand).toEqual(named('Hugo Sam Walt'));
    expect(seen(state).deck).toBe(18);
    expect(eventsOf(state, INSPECTOR)[2]).toEqual({ type: 'evidence-drawn', player: INSPECTOR, suspects: ['walt'] });
    for (const perspective of [0, 'spectator'] as const) {
      expect(eventsOf(state, perspective)[2]).toEqual({
        ...{ type: 'evidence-drawn', player: INSPECTOR, suspects: ['face-down'] },
      });
    }
  });

  it('[kvi.exonerate.refill] replaces a drawn card whose suspect has left the board', () => {
    const before = played(
      oneOfEachRow('Edgar Hugo Malone', 'Ida Vera Boris'),
      collapse(KILLER, 'rows', 'Ada Ezra Ida Pearl Vera'),
    );
    const state = played(before, exonerate('hugo'));
    expect(eventsOf(state, INSPECTOR).slice(2)).toEqual([
      { type: 'evidence-drawn', player: INSPECTOR, suspects: ['ida'] },
      { type: 'evidence-discarded', player: INSPECTOR, suspects: ['ida'] },
      { type: 'evidence-drawn', player: INSPECTOR, suspects: ['vera'] },
      { type: 'evidence-discarded', player: INSPECTOR, suspects: ['vera'] },
      { type: 'evidence-drawn', player: INSPECTOR, suspects: ['boris'] },
    ]);
    expect(seen(state, INSPECTOR).inspector.hand).toEqual(named('Edgar Malone Boris'));
    expect(seen(state).discard).toEqual(named('Ida Vera'));
  });

  it('keeps a drawn card of a deceased suspect who is still on the board', () => {
    const state = played(turn('Hugo Rita Sam', 'Ada'), exonerate('rita'));
    expect(seen(state, INSPECTOR).inspector.hand).toEqual(named('Hugo Sam Ada'));
    expect(eventsOf(state)).toHaveLength(3);
  });
});

describe('[kvi.exonerate.deck] the deck', () => {
  /** All exonerations that there are: nineteen, the deck after the opening. */
  function emptied(): ReturnType<typeof opened> {
    let state = opened('Florina Quinn Theo Gloria Hugo Rita', 'ada', 'theo');
    for (let n = 0; n < 19; n++) {
      state = played(state, goBy('florina'));
      expect(seen(state).deck).toBe(19 - n);
      state = played(state, legal(state, INSPECTOR, 'exonerate')[0]!);
    }
    return played(state, goBy('florina'));
  }

  it('with its last card still allows an Exonerate, and without a card none', () => {
    const state = emptied();
    expect(seen(state).deck).toBe(0);
    expect(seen(state, INSPECTOR).inspector.hand).toHaveLength(3);
    const [card] = seen(state, INSPECTOR).inspector.hand;
    expect(legal(state, INSPECTOR, 'exonerate')).toEqual([]);
    expect(verdictOn(state, exonerate(card as 'ada'))).toBe('deck-empty by kvi.exonerate.deck');
  });

  it('leaves the Inspector other actions, and no pass', () => {
    expect(kindsOf(emptied(), INSPECTOR)).toEqual(['accuse', 'shift', 'solve']);
    expect(verdictOn(emptied(), accuse('theo'))).toBe('legal');
  });
});

it('as printed: a card is laid on Edgar, and a Killer adjacent to Edgar says so', () => {
  const before = played(opened('Florina Quinn Theo Edgar Hugo Rita', 'ada', 'theo'), goBy('florina'));
  expect(answer(played(before, exonerate('edgar')))).toMatchObject({ answers: [{ player: KILLER, adjacent: false }] });
  const near = played(opened('Greta Quinn Theo Edgar Hugo Rita', 'kit', 'theo'), kill('lester'));
  const state = played(near, exonerate('edgar'));
  expect(answer(state)).toEqual({
    ...{ type: 'canvassed', player: INSPECTOR, suspect: 'edgar' },
    answers: [{ player: KILLER, adjacent: true }],
  });
  expect(boardOf(state)).toContain('Edgar+');
});
