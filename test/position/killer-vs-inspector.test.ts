import { describe, expect, it } from 'vitest';
import { killerVsInspector } from '../../src/automata-noir/index.js';
import { drawn, type KillerVsInspectorPosition, parsePosition } from '../../src/position/index.js';
import { edited, othersThan, problemsIn, refuses } from './edited.js';

const TURN: KillerVsInspectorPosition = {
  game: 'automata-noir/killer-vs-inspector',
  rulesVersion: 1,
  seats: 2,
  step: 8,
  actors: [1],
  phase: 'turn',
  board: drawn(`
    Ada     Boris   Carl†   Dexter  Edgar
    Ezra    Florina Gloria+ Greta   Hugo
    Ida     Jimmy†  Kit     Lester  Malone
    Nora    Occam   Pearl   Quinn   Rita
    Sam     Theo    Vera    Walt    Witman
  `),
  deck: othersThan('kit', 'lester', 'ada', 'boris', 'dexter', 'edgar', 'gloria', 'carl'),
  discard: ['carl'],
  kills: 2,
  killer: { player: 0, identity: 'kit', disguise: 'lester' },
  inspector: { player: 1, identity: 'ada', hand: ['boris', 'dexter', 'edgar'] },
  lastShift: { player: 0, direction: 'left', index: 4, distance: 1 },
  outcome: null,
};

const AT_START: KillerVsInspectorPosition = {
  ...TURN,
  step: 0,
  actors: [0],
  phase: 'opening-kill',
  board: drawn(`
    Ada     Boris   Carl    Dexter  Edgar
    Ezra    Florina Gloria  Greta   Hugo
    Ida     Jimmy   Kit     Lester  Malone
    Nora    Occam   Pearl   Quinn   Rita
    Sam     Theo    Vera    Walt    Witman
  `),
  deck: othersThan('kit', 'lester'),
  discard: [],
  kills: 0,
  inspector: { player: 1, identity: null, hand: [] },
  lastShift: null,
};

/** Carl, Dexter, Edgar, Ezra and Florina have left the board; four more have been killed. */
const SMALL: KillerVsInspectorPosition = {
  ...TURN,
  board: drawn(`
    Ada     Boris†  Gloria  Greta
    Hugo    Ida†    Jimmy†  Kit
    Lester  Malone  Nora    Occam†
    Pearl   Quinn   Rita    Sam
    Theo    Vera    Walt    Witman
  `),
  deck: [],
  discard: othersThan('kit', 'carl', 'ada', 'gloria', 'malone', 'boris'),
  kills: 9,
  killer: { player: 0, identity: 'kit', disguise: 'carl' },
  inspector: { player: 1, identity: 'ada', hand: ['gloria', 'malone', 'boris'] },
  lastShift: { player: 0, direction: 'right', index: 4, distance: 1 },
};

const TEN_KILLS: KillerVsInspectorPosition = {
  ...SMALL,
  actors: [],
  phase: 'over',
  board: drawn(`
    Ada     Boris†  Gloria  Greta
    Hugo    Ida†    Jimmy†  Kit
    Lester  Malone†+ Nora   Occam†
    Pearl   Quinn   Rita    Sam
    Theo    Vera    Walt    Witman
  `),
  kills: 10,
  inspector: { player: 1, identity: 'ada', hand: ['gloria', 'boris'] },
  lastShift: null,
  outcome: { winners: [0], reason: 'ten-kills' },
};

describe('a turn of Killer vs. Inspector', () => {
  refuses(TURN, [
    ['a card twice', { 'inspector.hand[2]': 'kit' }, 'inspector.hand[2] [noir.cards]', 'deck [noir.cards]'],
    ['a card missing', { discard: [] }, 'deck [noir.cards]'],
    [
      'evidence on a card that is in a hand',
      { 'board.cards[1].evidence': true },
      'board.cards[1].evidence [noir.cards]',
    ],
    ['a suspect twice on the board', { 'board.cards[3].suspect': 'ada' }, 'board.cards[3].suspect [noir.cards]'],
    ['a row too few', { 'board.height': 4 }, 'board.cards [noir.board.layout]'],
    ['three columns', { 'board.width': 3 }, 'board.width [kvi.board.smallest]'],
    [
      'evidence on a deceased suspect',
      { 'board.cards[2].evidence': true, discard: [] },
      'board.cards[2].evidence [noir.evidence.living]',
    ],
    ['a deceased Killer', { 'killer.identity': 'carl', discard: ['kit'] }, 'killer.identity [noir.identity.living]'],
    [
      'a deceased Inspector',
      { 'inspector.identity': 'carl', discard: ['ada'] },
      'inspector.identity [noir.identity.living]',
    ],
    ['kills that don’t add up', { kills: 3 }, 'kills [kvi.kills.count]'],
    [
      'no kill at all',
      { 'board.cards[2].alive': true, 'board.cards[11].alive': true, kills: 0 },
      'kills [kvi.setup.kill]',
    ],
    ['no identity of the Inspector', { 'inspector.identity': null }, 'inspector.identity [kvi.setup.order]'],
    [
      'two cards in hand while there is a deck',
      { 'inspector.hand': ['boris', 'dexter'] },
      'inspector.hand [kvi.exonerate.draw]',
    ],
    ['two Killers', { 'inspector.player': 0 }, 'inspector.player [kvi.roles]'],
    ['two who act', { actors: [0, 1] }, 'actors [table.turn]'],
    ['nobody who acts', { actors: [] }, 'actors [table.turn]'],
    [
      'the phase of the opening Kill',
      { phase: 'opening-kill' },
      'actors [table.turn]',
      'inspector.identity [kvi.setup.order]',
    ],
    ['an outcome', { outcome: { winners: [0], reason: 'ten-kills' } }, 'outcome [table.over]'],
    ['an end without an outcome', { phase: 'over', actors: [] }, 'outcome [table.position]'],
    ['a last shift of the one to act', { 'lastShift.player': 1 }, 'lastShift.player [kvi.no-undo]'],
    ['a last shift by two spaces', { 'lastShift.distance': 2 }, 'lastShift.distance [table.position]'],
    ['a last shift off the board', { 'lastShift.index': 5 }, 'lastShift.index [table.position]'],
    ['a face-down card', { 'killer.disguise': 'face-down' }, 'killer.disguise [table.position]'],
    ['an unknown card', { 'deck[3]': 'Ada' }, 'deck[3] [noir.cards]'],
    ['a field too many', { 'killer.hand': [] }, 'killer.hand [table.position]'],
    ['a field of a view', { perspective: 0, events: [] }, 'perspective [table.position]', 'events [table.position]'],
    ['a field missing', { step: undefined }, 'step [table.position]'],
    ['a string for a number', { step: '8' }, 'step [table.position]'],
    ['another version of the rules', { rulesVersion: 2 }, 'rulesVersion [table.position]'],
    ['another game', { game: 'chess' }, 'game [table.position]'],
  ]);

  it('tells all that is wrong at once', () => {
    const wrong = edited(TURN, { kills: 3, actors: [], 'killer.identity': 'carl', 'inspector.hand': [] });
    expect(problemsIn(wrong)).toEqual(
      expect.arrayContaining([
        'kills [kvi.kills.count]',
        'actors [table.turn]',
        'killer.identity [noir.identity.living]',
        'inspector.hand [kvi.exonerate.draw]',
      ]),
    );
  });

  it('may be one that no play leads to', () => {
    const neverSo = edited(TURN, { step: 0, 'board.cards[2].alive': true, 'board.cards[24].alive': false });
    expect(problemsIn(neverSo)).toEqual([]);
  });

  it('can be asked about', () => {
    const parsed = parsePosition(TURN);
    if (!parsed.ok || parsed.state.game !== 'automata-noir/killer-vs-inspector') throw new Error('no position');
    expect(
      killerVsInspector.check(parsed.state, { type: 'shift', player: 1, direction: 'right', index: 4 }),
    ).toMatchObject({
      violation: { code: 'shift-undone' },
    });
    const after = killerVsInspector.apply(parsed.state, { type: 'exonerate', player: 1, suspect: 'boris' });
    expect(killerVsInspector.viewFor(after, 'spectator').events).toContainEqual({
      type: 'canvassed',
      player: 1,
      suspect: 'boris',
      answers: [{ player: 0, adjacent: false }],
    });
  });
});

describe('the set-up of Killer vs. Inspector', () => {
  refuses(AT_START, [
    ['a victim', { 'board.cards[0].alive': false, kills: 1 }, 'kills [kvi.setup.kill]'],
    [
      'cards in the Inspector’s hand',
      { 'inspector.hand': ['ada'], deck: othersThan('kit', 'lester', 'ada') },
      'inspector.hand [kvi.setup.inspector]',
    ],
    ['evidence on the board', { 'board.cards[0].evidence': true }, 'board.cards[0].evidence [kvi.setup.order]'],
    ['a discarded card', { discard: ['ada'] }, 'discard [kvi.setup.order]'],
    ['a last shift', { lastShift: TURN.lastShift }, 'lastShift [kvi.no-undo]'],
    ['the Inspector to act', { actors: [1] }, 'actors [table.turn]'],
  ]);
});

describe('a smaller board', () => {
  refuses(SMALL, [
    [
      'a card in hand whose suspect has left',
      { 'inspector.hand[2]': 'dexter', 'discard[0]': 'boris' },
      'inspector.hand[2] [kvi.collapse.hand]',
    ],
    ['ten kills and no end', { 'board.cards[0].alive': false, kills: 10 }, 'kills [kvi.kill.tenth]'],
    [
      'a shift of a column that is not there',
      { 'lastShift.direction': 'up' },
      'lastShift.index [noir.middle-row-down]',
    ],
    [
      'an identity that has left',
      { 'killer.identity': 'carl', 'killer.disguise': 'kit' },
      'killer.identity [noir.identity.living]',
    ],
  ]);
});

describe('ten kills', () => {
  refuses(TEN_KILLS, [
    ['the Inspector as the winner', { 'outcome.winners': [1] }, 'outcome.winners [kvi.kill.tenth]'],
    ['nobody as the winner', { 'outcome.winners': [] }, 'outcome.winners [kvi.kill.tenth]'],
    ['another reason', { 'outcome.reason': 'solved' }, 'outcome.winners [kvi.solve.win]', 'kills [kvi.kill.tenth]'],
    ['a killed Inspector', { 'outcome.reason': 'inspector-killed' }, 'inspector.identity [kvi.kill.inspector]'],
    ['an unknown reason', { 'outcome.reason': 'boredom' }, 'outcome.reason [table.position]'],
    ['no outcome', { outcome: null }, 'outcome [table.position]'],
    ['somebody to act', { actors: [1] }, 'actors [table.turn]'],
    [
      'a second victim with evidence',
      { 'board.cards[1].evidence': true, 'inspector.hand': ['gloria'] },
      'board.cards[9].evidence [noir.evidence.living]',
    ],
  ]);
});
