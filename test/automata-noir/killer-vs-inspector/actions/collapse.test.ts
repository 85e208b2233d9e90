import { describe, expect, it } from 'vitest';
import { killerVsInspector } from '../../../../src/automata-noir/index.js';
import { ACTIONS } from '../../../../src/automata-noir/killer-vs-inspector/actions/index.js';
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
  legal,
  oneOfEachRow,
  opened,
  played,
  seen,
  shift,
  verdictOn,
  whileIdle,
} from '../game.js';

const HAND = 'Edgar Hugo Malone';
const FIVE = 'Ada Ezra Ida Pearl Vera';
const NOT_ONE_OF_EACH = 'not-one-of-each-line by kvi.collapse.complete';

describe('[kvi.collapse.complete] a Collapse takes one deceased suspect of each line', () => {
  it('of each row, by either player', () => {
    const board = tidy(`
      Boris    Carl    Dexter  Edgar
      Florina  Gloria  Greta   Hugo
      Jimmy    Kit     Lester  Malone
      Nora     Occam   Quinn   Rita
      Sam      Theo    Walt    Witman
    `);
    const killers = played(oneOfEachRow(HAND), collapse(KILLER, 'rows', FIVE));
    expect(boardOf(killers)).toBe(board);
    const inspectors = played(oneOfEachRow(HAND), goBy('quinn'), collapse(INSPECTOR, 'rows', FIVE));
    expect(boardOf(inspectors)).toBe(board);
    const event = { type: 'collapsed', player: INSPECTOR, lines: 'rows', suspects: named(FIVE) };
    for (const perspective of [0, 1, 'spectator'] as const) expect(eventsOf(inspectors, perspective)).toEqual([event]);
  });

  it('and is not to be had while a line has none', () => {
    const four = whileIdle(
      opened(`Florina Quinn Theo ${HAND}`, 'ada', 'theo'),
      ...[kill('ezra'), kill('ida'), goBy('quinn'), kill('pearl')],
    );
    expect(legal(four, KILLER, 'collapse')).toEqual([]);
    expect(verdictOn(four, collapse(KILLER, 'rows', 'Ada Ezra Ida Pearl Vera'))).toBe(
      'suspect-living by kvi.collapse.deceased',
    );
    expect(verdictOn(four, collapse(KILLER, 'rows', 'Ada Ezra Ida Pearl'))).toBe(NOT_ONE_OF_EACH);
  });

  it('of columns only if each column has one', () => {
    const state = oneOfEachRow(HAND);
    expect(legal(state, KILLER, 'collapse').map(({ lines }) => lines)).toEqual(['rows']);
    expect(verdictOn(state, collapse(KILLER, 'columns', FIVE))).toBe(NOT_ONE_OF_EACH);
  });

  it('named from the first line to the last, each once', () => {
    const state = oneOfEachRow(HAND);
    for (const wrong of [
      'Vera Pearl Ida Ezra Ada',
      'Ada Ada Ada Ada Ada',
      'Ezra Ada Ida Pearl Vera',
      `Ada Ezra Ida Pearl`,
    ]) {
      expect(verdictOn(state, collapse(KILLER, 'rows', wrong))).toBe(NOT_ONE_OF_EACH);
    }
    for (const malformed of ['', 'Ada', 'Ada Ezra Ida Pearl Vera Walt']) {
      expect(verdictOn(state, collapse(KILLER, 'rows', malformed))).toBe('malformed-action by table.action');
    }
  });

  it('with a choice where a line has more than one', () => {
    const state = whileIdle(oneOfEachRow(HAND), kill('walt'), kill('rita'));
    expect(legal(state, KILLER, 'collapse').map(({ suspects }) => suspects)).toEqual([
      named('Ada Ezra Ida Pearl Vera'),
      named('Ada Ezra Ida Pearl Walt'),
      named('Ada Ezra Ida Rita Vera'),
      named('Ada Ezra Ida Rita Walt'),
    ]);
    expect(boardOf(played(state, collapse(KILLER, 'rows', 'Ada Ezra Ida Rita Vera')))).toBe(
      tidy(`
        Boris    Carl    Dexter  Edgar
        Florina  Gloria  Greta   Hugo
        Jimmy    Kit     Lester  Malone
        Nora     Occam   Pearl†  Quinn
        Sam      Theo    Walt†   Witman
      `),
    );
  });

  it('[kvi.collapse.deceased] and no living suspect', () => {
    expect(verdictOn(oneOfEachRow(HAND), collapse(KILLER, 'rows', 'Ada Ezra Ida Pearl Walt'))).toBe(
      'suspect-living by kvi.collapse.deceased',
    );
  });

  it('is malformed unless it names four or five suspects', () => {
    const state = oneOfEachRow(HAND);
    const asked = (suspects: unknown) =>
      verdictOn(state, { type: 'collapse', player: KILLER, lines: 'rows', suspects });
    const five = named(FIVE);
    expect(asked(five)).toBe('legal');
    expect(asked(five.slice(1))).toBe('not-one-of-each-line by kvi.collapse.complete');
    for (const suspects of [
      'ada',
      five.slice(2),
      [...five, 'walt'],
      [...five.slice(1), null],
      [...five.slice(1), 'x'],
    ]) {
      expect(asked(suspects)).toBe('malformed-action by table.action');
    }
    expect(ACTIONS.collapse.fields.suspects.values(2).map(({ length }) => length)).toEqual([4, 5]);
  });

  it('the Killer’s deceased disguise too, which is a card of the Killer’s for good', () => {
    const before = whileIdle(
      opened('Florina Kit Witman Edgar Hugo Malone', 'ada', 'witman'),
      ...[kill('ezra'), kill('kit'), shift(KILLER, 'down', 1), shift(KILLER, 'down', 1), kill('nora'), kill('sam')],
    );
    const state = played(before, collapse(KILLER, 'rows', 'Ada Ezra Kit Nora Sam'));
    expect(boardOf(state)).toBe(
      tidy(`
        Occam    Carl    Dexter  Edgar
        Theo     Gloria  Greta   Hugo
        Ida      Boris   Lester  Malone
        Florina  Pearl   Quinn   Rita
        Jimmy    Vera    Walt    Witman
      `),
    );
    expect(seen(state, KILLER).killer.disguise).toBe('kit');
    const turn = played(state, accuse('witman'));
    expect(verdictOn(turn, goBy('kit'))).toBe('disguise-deceased by kvi.disguise.deceased');
    expect(verdictOn(turn, goBy('florina'))).toBe('legal');
    const solved = played(turn, goBy('florina'), {
      type: 'solve',
      player: INSPECTOR,
      identity: 'florina',
      disguise: 'kit',
    });
    expect(killerVsInspector.outcome(solved)).toEqual({ winners: [INSPECTOR], reason: 'solved' });
  });
});

describe('[kvi.board.smallest] [kvi.collapse.complete] two Collapses', () => {
  it('of rows and then of columns leave four by four, and nobody to collapse', () => {
    const narrow = whileIdle(
      played(oneOfEachRow(HAND), collapse(KILLER, 'rows', FIVE), accuse('theo')),
      ...[kill('kit'), kill('lester'), kill('malone')],
    );
    expect(boardOf(narrow)).toBe(
      tidy(`
        Boris    Carl    Dexter   Edgar
        Florina  Gloria  Greta    Hugo
        Jimmy    Kit†    Lester†  Malone†
        Nora     Occam   Quinn    Rita
        Sam      Theo    Walt     Witman
      `),
    );
    const moved = whileIdle(narrow, shift(KILLER, 'right', 3));
    expect(boardOf(moved)).toContain('Rita     Nora     Occam    Quinn');
    const back = whileIdle(moved, goBy('florina'), kill('jimmy'));
    const second = collapse(KILLER, 'columns', 'Jimmy Kit Lester Malone');
    expect(legal(back, KILLER, 'collapse')).toEqual([second]);
    for (const gone of ['Ada Kit Lester Malone', 'Jimmy Ada Lester Malone', 'Jimmy Kit Ada Malone']) {
      expect(verdictOn(back, collapse(KILLER, 'columns', gone))).toBe(NOT_ONE_OF_EACH);
    }
    const small = played(back, second);
    expect(boardOf(small)).toBe(
      tidy(`
        Boris    Carl    Dexter   Edgar
        Florina  Gloria  Greta    Hugo
        Rita     Nora    Occam    Quinn
        Sam      Theo    Walt     Witman
      `),
    );
    expect(seen(small).kills).toBe(9);
    expect(seen(small).board.cards.every(({ alive }) => alive)).toBe(true);
    expect(legal(small, INSPECTOR, 'collapse')).toEqual([]);
    expect(legal(small, INSPECTOR, 'shift')).toHaveLength(16);
    const ten = played(small, accuse('theo'), kill('nora'));
    expect(killerVsInspector.outcome(ten)).toEqual({ winners: [KILLER], reason: 'ten-kills' });
  });

  it('of columns and then of rows leave four by four', () => {
    const turned = `
      Ada     Ezra    Ida    Nora   Sam
      Boris   Florina Jimmy  Occam  Theo
      Carl    Gloria  Kit    Pearl  Vera
      Dexter  Greta   Lester Quinn  Walt
      Edgar   Hugo    Malone Rita   Witman
    `;
    const five = whileIdle(
      opened(`Florina Quinn Theo ${HAND}`, 'ada', 'theo', turned),
      ...[kill('ezra'), kill('ida'), goBy('quinn'), kill('pearl'), kill('vera')],
    );
    expect(legal(five, KILLER, 'collapse').map(({ lines }) => lines)).toEqual(['columns']);
    const wide = played(five, collapse(KILLER, 'columns', FIVE), accuse('theo'));
    expect(boardOf(wide)).toBe(
      tidy(`
        Boris   Florina Jimmy  Nora   Sam
        Carl    Gloria  Kit    Occam  Theo
        Dexter  Greta   Lester Quinn  Walt
        Edgar   Hugo    Malone Rita   Witman
      `),
    );
    const nine = whileIdle(wide, kill('kit'), kill('lester'), kill('malone'), goBy('florina'), kill('jimmy'));
    const second = collapse(KILLER, 'rows', 'Jimmy Kit Lester Malone');
    expect(legal(nine, KILLER, 'collapse')).toEqual([second]);
    const small = played(nine, second);
    expect(boardOf(small)).toBe(
      tidy(`
        Boris   Florina Nora   Sam
        Carl    Gloria  Occam  Theo
        Dexter  Greta   Quinn  Walt
        Edgar   Hugo    Rita   Witman
      `),
    );
  });
});

describe('adjacency and evidence on the smaller board', () => {
  it('the Killer kills those who have moved up', () => {
    const before = oneOfEachRow(HAND);
    expect(verdictOn(before, kill('occam'))).toBe('kill-not-adjacent by kvi.kill.adjacent');
    const state = played(before, collapse(KILLER, 'rows', FIVE), accuse('theo'));
    expect(verdictOn(state, kill('occam'))).toBe('legal');
    expect(verdictOn(state, kill('theo'))).toBe('legal');
  });

  it('evidence stays on its suspect', () => {
    const state = played(oneOfEachRow(HAND), goBy('quinn'), exonerate('hugo'), collapse(KILLER, 'rows', FIVE));
    expect(boardOf(state)).toBe(
      tidy(`
        Boris    Carl    Dexter  Edgar
        Florina  Gloria  Greta   Hugo+
        Jimmy    Kit     Lester  Malone
        Nora     Occam   Quinn   Rita
        Sam      Theo    Walt    Witman
      `),
    );
  });

  it('a Canvas looks at the board as it is now', () => {
    const near = played(oneOfEachRow('Occam Hugo Malone'), goBy('quinn'), exonerate('occam'));
    expect(eventsOf(near)[1]).toMatchObject({ suspect: 'occam', answers: [{ player: KILLER, adjacent: false }] });
    const state = played(oneOfEachRow('Occam Hugo Malone'), collapse(KILLER, 'rows', FIVE), exonerate('occam'));
    expect(eventsOf(state)[1]).toMatchObject({ suspect: 'occam', answers: [{ player: KILLER, adjacent: true }] });
  });
});

describe('after a Collapse the Inspector', () => {
  it('[kvi.collapse.hand] discards the cards of those who have left, and draws as many', () => {
    const before = oneOfEachRow('Ezra Hugo Ada', 'Boris Carl Dexter');
    const state = played(before, collapse(KILLER, 'rows', FIVE));
    expect(eventsOf(state, INSPECTOR)).toEqual([
      { type: 'collapsed', player: KILLER, lines: 'rows', suspects: named(FIVE) },
      { type: 'evidence-discarded', player: INSPECTOR, suspects: named('Ada Ezra') },
      { type: 'evidence-drawn', player: INSPECTOR, suspects: named('Boris Carl') },
    ]);
    expect(eventsOf(state, KILLER)[2]).toEqual({
      ...{ type: 'evidence-drawn', player: INSPECTOR },
      suspects: ['face-down', 'face-down'],
    });
    expect(seen(state, INSPECTOR).inspector.hand).toEqual(named('Hugo Boris Carl'));
    expect(seen(state).discard).toEqual(named('Ada Ezra'));
    expect(seen(state).deck).toBe(seen(before).deck - 2);
  });

  it('[kvi.collapse.hand] after a Collapse of their own, too', () => {
    const state = played(oneOfEachRow('Ezra Hugo Malone', 'Boris'), goBy('quinn'), collapse(INSPECTOR, 'rows', FIVE));
    expect(seen(state, INSPECTOR).inspector.hand).toEqual(named('Hugo Malone Boris'));
  });

  it('keeps the cards of the deceased who are still on the board', () => {
    const before = whileIdle(oneOfEachRow('Walt Hugo Malone'), kill('walt'));
    const state = played(before, collapse(KILLER, 'rows', FIVE));
    expect(eventsOf(state)).toHaveLength(1);
    expect(seen(state, INSPECTOR).inspector.hand).toEqual(named('Walt Hugo Malone'));
  });

  it('[kvi.collapse.refill] replaces cards drawn of those who have left, again and again', () => {
    const state = played(oneOfEachRow('Ezra Ada Hugo', 'Ida Boris Vera Pearl Carl'), collapse(KILLER, 'rows', FIVE));
    expect(eventsOf(state, INSPECTOR).slice(1)).toEqual([
      { type: 'evidence-discarded', player: INSPECTOR, suspects: named('Ada Ezra') },
      { type: 'evidence-drawn', player: INSPECTOR, suspects: named('Ida Boris') },
      { type: 'evidence-discarded', player: INSPECTOR, suspects: named('Ida') },
      { type: 'evidence-drawn', player: INSPECTOR, suspects: named('Vera') },
      { type: 'evidence-discarded', player: INSPECTOR, suspects: named('Vera') },
      { type: 'evidence-drawn', player: INSPECTOR, suspects: named('Pearl') },
      { type: 'evidence-discarded', player: INSPECTOR, suspects: named('Pearl') },
      { type: 'evidence-drawn', player: INSPECTOR, suspects: named('Carl') },
    ]);
    expect(seen(state, INSPECTOR).inspector.hand).toEqual(named('Hugo Boris Carl'));
    expect(seen(state).discard).toEqual(named('Ada Ezra Ida Vera Pearl'));
    expect(eventsOf(state).filter(({ type }) => type === 'evidence-drawn')).toEqual([
      { type: 'evidence-drawn', player: INSPECTOR, suspects: ['face-down', 'face-down'] },
      ...Array.from({ length: 3 }, () => ({ type: 'evidence-drawn', player: INSPECTOR, suspects: ['face-down'] })),
    ]);
  });

  it('[noir.hand.order] discards several at a time by name, in whatever order they were drawn', () => {
    const state = played(oneOfEachRow('Vera Ezra Ada', 'Pearl Ida Boris Carl Dexter'), collapse(KILLER, 'rows', FIVE));
    const discarded = eventsOf(state).filter(({ type }) => type === 'evidence-discarded');
    expect(discarded).toEqual([
      { type: 'evidence-discarded', player: INSPECTOR, suspects: named('Ada Ezra Vera') },
      { type: 'evidence-discarded', player: INSPECTOR, suspects: named('Ida Pearl') },
    ]);
  });
});

/** Exonerations until so many cards are left in the deck, the Killer keeping still. */
function withDeckOf(left: number, hand: string, deck: string): ReturnType<typeof opened> {
  let state = oneOfEachRow(hand, deck);
  while (seen(state).deck > left) {
    const [next] = legal(played(state, goBy('quinn')), INSPECTOR, 'exonerate');
    state = played(state, goBy('quinn'), next!);
  }
  return state;
}

// The hand is exonerated in the order drawn, so these three are held when the deck is empty: the last of the deck.
const REST = 'Boris Carl Dexter Edgar Gloria Greta Hugo Jimmy Kit Lester Malone Nora Occam Rita Sam Walt';

describe('[kvi.collapse.refill] with a deck that runs out', () => {
  it('the hand stays short, and nothing is drawn from an empty deck', () => {
    const before = withDeckOf(0, 'Ida Vera Witman', `${REST} Ada Pearl Ezra`);
    expect(seen(before, INSPECTOR).inspector.hand).toEqual(named('Ada Pearl Ezra'));
    const state = played(before, collapse(KILLER, 'rows', FIVE));
    expect(eventsOf(state)).toEqual([
      { type: 'collapsed', player: KILLER, lines: 'rows', suspects: named(FIVE) },
      { type: 'evidence-discarded', player: INSPECTOR, suspects: named('Ada Ezra Pearl') },
    ]);
    expect(seen(state, INSPECTOR).inspector.hand).toEqual([]);
    expect(legal(state, INSPECTOR, 'exonerate')).toEqual([]);
  });

  it('in the middle, as many are drawn as there are', () => {
    const before = withDeckOf(1, 'Ida Vera Witman', `${REST} Ada Pearl Ezra`);
    expect(seen(before, INSPECTOR).inspector.hand).toEqual(named('Walt Ada Pearl'));
    const state = played(before, collapse(KILLER, 'rows', FIVE));
    expect(eventsOf(state, INSPECTOR).slice(1)).toEqual([
      { type: 'evidence-discarded', player: INSPECTOR, suspects: named('Ada Pearl') },
      { type: 'evidence-drawn', player: INSPECTOR, suspects: named('Ezra') },
      { type: 'evidence-discarded', player: INSPECTOR, suspects: named('Ezra') },
    ]);
    expect(seen(state, INSPECTOR).inspector.hand).toEqual(named('Walt'));
    expect(seen(state).deck).toBe(0);
  });

  it('with the last card, the hand is as full as it can be', () => {
    const before = withDeckOf(1, 'Ida Vera Witman', `Ezra ${REST} Ada Pearl`);
    expect(seen(before, INSPECTOR).inspector.hand).toEqual(named('Sam Walt Ada'));
    const state = played(before, collapse(KILLER, 'rows', FIVE));
    expect(eventsOf(state, INSPECTOR).slice(1)).toEqual([
      { type: 'evidence-discarded', player: INSPECTOR, suspects: named('Ada') },
      { type: 'evidence-drawn', player: INSPECTOR, suspects: named('Pearl') },
      { type: 'evidence-discarded', player: INSPECTOR, suspects: named('Pearl') },
    ]);
    expect(seen(state, INSPECTOR).inspector.hand).toEqual(named('Sam Walt'));
  });
});
