import { describe, expect, it } from 'vitest';
import { buddyCops } from '../../src/automata-noir/index.js';
import { type BuddyCopsPosition, drawn, parsePosition } from '../../src/position/index.js';
import { edited, othersThan, problemsIn, refuses } from './edited.js';

const COPS_TURN: BuddyCopsPosition = {
  game: 'automata-noir/buddy-cops',
  rulesVersion: 1,
  seats: 3,
  step: 12,
  actors: [1, 2],
  phase: 'cops-turn',
  board: drawn(`
    Ada     Boris   Carl†   Dexter  Edgar
    Ezra    Florina Gloria+ Greta   Hugo
    Ida     Jimmy†  Kit     Lester  Malone
    Nora    Occam   Pearl   Quinn   Rita
    Sam     Theo    Vera    Walt    Witman
  `),
  deck: othersThan('kit', 'lester', 'ada', 'boris', 'dexter', 'edgar', 'gloria', 'carl', 'walt', 'sam'),
  discard: ['carl'],
  kills: 2,
  deaths: 0,
  actionsLeft: 0,
  killedThisTurn: false,
  copsToAct: [1, 2],
  killer: { player: 0, identity: 'kit', disguises: ['lester', 'sam'] },
  profiler: { player: 1, identity: 'ada', hand: ['boris', 'dexter', 'edgar'] },
  undercover: { player: 2, identity: 'walt', hand: [] },
  lastShifts: [
    [{ player: 0, direction: 'left', index: 4, distance: 1 }],
    [],
    [{ player: 2, direction: 'up', index: 0, distance: 2 }],
  ],
  outcome: null,
};

const KILLERS_TURN: BuddyCopsPosition = {
  ...COPS_TURN,
  actors: [0],
  phase: 'killer-turn',
  actionsLeft: 1,
  killedThisTurn: true,
  copsToAct: [],
  lastShifts: [[], [], []],
};

const CHOICE: BuddyCopsPosition = {
  ...COPS_TURN,
  actors: [2],
  phase: 'undercover-choice',
  deck: COPS_TURN.deck.slice(1),
  copsToAct: [2],
  undercover: { player: 2, identity: 'walt', hand: COPS_TURN.deck.slice(0, 1) },
  lastShifts: [COPS_TURN.lastShifts[0]!, [{ player: 1, direction: 'right', index: 0, distance: 1 }], []],
};

const COP_IDENTITIES: BuddyCopsPosition = {
  ...COPS_TURN,
  step: 3,
  actors: [2],
  phase: 'cop-identities',
  board: drawn(`
    Ada     Boris   Carl†   Dexter  Edgar
    Ezra    Florina Gloria  Greta   Hugo
    Ida     Jimmy   Kit     Lester  Malone
    Nora    Occam   Pearl   Quinn   Rita
    Sam     Theo    Vera    Walt    Witman
  `),
  deck: othersThan('kit', 'lester', 'sam', 'ada', 'boris', 'dexter', 'edgar', 'gloria', 'carl'),
  discard: [],
  kills: 1,
  copsToAct: [],
  profiler: { player: 1, identity: 'ada', hand: ['boris', 'dexter'] },
  undercover: { player: 2, identity: null, hand: ['edgar', 'gloria', 'carl'] },
  lastShifts: [[], [], []],
};

/** The former Undercover has been killed, and the deck had no living suspect. */
const REPLACEMENT: BuddyCopsPosition = {
  ...KILLERS_TURN,
  actors: [2],
  phase: 'replacement',
  deck: [],
  discard: othersThan('kit', 'lester', 'sam', 'ada', 'boris', 'dexter', 'edgar', 'gloria'),
  deaths: 1,
  profiler: { player: 2, identity: null, hand: ['boris', 'dexter', 'edgar'] },
  undercover: { player: 1, identity: 'ada', hand: [] },
};

const LOST: BuddyCopsPosition = {
  ...REPLACEMENT,
  actors: [],
  phase: 'over',
  board: drawn(`
    Ada     Boris†  Carl†   Dexter† Edgar†
    Ezra    Florina Gloria+ Greta   Hugo
    Ida     Jimmy†  Kit     Lester  Malone
    Nora    Occam   Pearl   Quinn   Rita
    Sam     Theo    Vera    Walt    Witman
  `),
  kills: 5,
  actionsLeft: 0,
  killedThisTurn: false,
  outcome: { winners: [0], reason: 'no-identity-left' },
};

/** Jimmy was the second Cop. */
const SECOND: BuddyCopsPosition = {
  ...COPS_TURN,
  actors: [],
  phase: 'over',
  board: drawn(`
    Ada     Boris   Carl†   Dexter  Edgar
    Ezra    Florina Gloria+ Greta†  Hugo
    Ida     Jimmy†  Kit     Lester  Malone
    Nora    Occam   Pearl   Quinn   Rita
    Sam     Theo    Vera    Walt    Witman
  `),
  deck: othersThan('kit', 'lester', 'sam', 'ada', 'boris', 'dexter', 'edgar', 'gloria', 'carl', 'jimmy'),
  kills: 3,
  deaths: 2,
  copsToAct: [],
  undercover: { player: 2, identity: 'jimmy', hand: [] },
  outcome: { winners: [0], reason: 'second-cop-killed' },
};

/** The first Cop to be killed was the thirteenth victim. */
const THIRTEENTH: BuddyCopsPosition = {
  ...SECOND,
  board: drawn(`
    Ada     Boris   Carl†   Dexter  Edgar
    Ezra    Florina Gloria+ Greta†  Hugo†
    Ida     Jimmy†  Kit     Lester  Malone
    Nora†   Occam†  Pearl†  Quinn†  Rita†
    Sam     Theo†   Vera†   Walt†   Witman†
  `),
  deck: [...SECOND.deck, 'carl'],
  discard: [],
  kills: 13,
  deaths: 1,
  outcome: { winners: [0], reason: 'thirteen-kills' },
};

/** One Cop has shifted, and the other has accused Kit. */
const ACCUSED: BuddyCopsPosition = {
  ...COPS_TURN,
  actors: [],
  phase: 'over',
  copsToAct: [],
  outcome: { winners: [1, 2], reason: 'killer-accused' },
};

describe('the Cops’ turn', () => {
  refuses(COPS_TURN, [
    ['a player with two roles', { 'undercover.player': 1 }, 'undercover.player [cops.setup.roles]'],
    ['a killer who is the Profiler', { 'killer.player': 1 }, 'profiler.player [cops.setup.roles]'],
    ['a deceased Killer', { 'killer.identity': 'carl', discard: ['kit'] }, 'killer.identity [noir.identity.living]'],
    [
      'a deceased Profiler',
      { 'profiler.identity': 'carl', discard: ['ada'] },
      'profiler.identity [noir.identity.living]',
    ],
    ['no identity of the Undercover', { 'undercover.identity': null }, 'undercover.identity [cops.setup.cops]'],
    ['no identity of the Killer', { 'killer.identity': null }, 'killer.identity [cops.setup.killer]'],
    [
      'three disguises',
      { 'killer.disguises': ['lester', 'sam', 'carl'], discard: [] },
      'killer.disguises [cops.accuse.disguise]',
    ],
    [
      'a card in the Undercover’s hand',
      { 'undercover.hand': ['boris'], 'profiler.hand': ['dexter', 'edgar'] },
      'undercover.hand [cops.setup.evidence-hand]',
    ],
    [
      'evidence on a deceased suspect',
      { 'board.cards[2].evidence': true, discard: [] },
      'board.cards[2].evidence [noir.evidence.living]',
    ],
    ['kills that don’t add up', { kills: 4 }, 'kills [cops.kill.flip]'],
    ['more deaths than kills', { deaths: 1, kills: 1, 'board.cards[2].alive': true }, 'kills [cops.setup.kill-counts]'],
    ['two deaths', { deaths: 2 }, 'deaths [cops.partner.second]'],
    [
      'a death and nothing discarded',
      { deaths: 1, discard: [], deck: [...COPS_TURN.deck, 'carl'] },
      'discard [cops.partner.deck-first]',
    ],
    [
      'a death and nobody deceased discarded',
      { deaths: 1, discard: ['lester'], 'killer.disguises': ['sam'], deck: [...COPS_TURN.deck, 'carl'] },
      'discard [cops.partner.deck-first]',
    ],
    ['actions of the Killer', { actionsLeft: 1 }, 'actionsLeft [cops.killer.two]'],
    ['a Kill in this turn', { killedThisTurn: true }, 'killedThisTurn [cops.killer.two]'],
    ['the Killer to act', { copsToAct: [0] }, 'copsToAct [cops.turn.cops]', 'actors [table.turn]'],
    ['nobody to act', { copsToAct: [], actors: [] }, 'copsToAct [cops.turn.cops]'],
    ['Cops out of order', { copsToAct: [2, 1], actors: [2, 1] }, 'copsToAct [cops.turn.cops]'],
    ['somebody else’s shift', { 'lastShifts[0][0].player': 1 }, 'lastShifts[0][0].player [cops.no-undo.shift]'],
    ['two shifts of a Cop', { 'lastShifts[2][1]': COPS_TURN.lastShifts[2]![0] }, 'lastShifts[2] [cops.no-undo.shift]'],
    ['a Shift of the Killer by two', { 'lastShifts[0][0].distance': 2 }, 'lastShifts[0][0].distance [cops.shift.line]'],
    [
      'a Shift by two of who was never the Undercover',
      { 'lastShifts[1]': [{ player: 1, direction: 'up', index: 0, distance: 2 }] },
      'lastShifts[1][0].distance [cops.shift.line]',
    ],
    ['a board of twenty', { board: 'Ada Boris Carl Dexter\n'.repeat(5) }, 'board [cops.setup.board]'],
  ]);

  it('may follow a death, after which a Profiler may have moved a line by two', () => {
    const shift = { player: 1, direction: 'up', index: 0, distance: 2 };
    expect(problemsIn(edited(COPS_TURN, { deaths: 1, 'lastShifts[1]': [shift] }))).toEqual([]);
  });
});

describe('the Killer’s turn', () => {
  refuses(KILLERS_TURN, [
    ['no action left', { actionsLeft: 0, killedThisTurn: false }, 'actionsLeft [cops.killer.two]'],
    [
      'a Kill and no victim but the opening one',
      { kills: 1, 'board.cards[11].alive': true },
      'kills [cops.setup.kill-counts]',
    ],
    ['a Kill before the first action', { actionsLeft: 2 }, 'killedThisTurn [cops.killer.two]'],
    ['a Cop to act', { copsToAct: [1] }, 'copsToAct [cops.turn.cops]'],
    [
      'a Shift beside the Kill before it',
      { 'lastShifts[0]': COPS_TURN.lastShifts[0] },
      'lastShifts[0] [cops.no-undo.shift]',
    ],
  ]);
});

describe('the Undercover’s choice', () => {
  refuses(CHOICE, [
    ['no card to choose', { 'undercover.hand': [] }, 'undercover.hand [cops.setup.evidence-hand]'],
    ['an Undercover who has acted', { copsToAct: [1] }, 'copsToAct [cops.undercover.choice]'],
    ['both Cops to choose', { actors: [1, 2] }, 'actors [table.turn]'],
    [
      'a shift in the turn of the Disguise',
      { 'lastShifts[2]': COPS_TURN.lastShifts[2] },
      'lastShifts[2] [cops.no-undo.shift]',
    ],
  ]);
});

describe('the set-up of Buddy Cops', () => {
  refuses(COP_IDENTITIES, [
    [
      'both identities',
      { 'undercover.identity': 'edgar', 'undercover.hand': ['gloria', 'carl'], actors: [] },
      'phase [cops.setup.order]',
    ],
    [
      'a card less',
      { 'undercover.hand': ['edgar', 'gloria'] },
      'undercover.hand [cops.setup.evidence-hand]',
      'deck [noir.cards]',
    ],
    ['a disguise less', { 'killer.disguises': ['lester'] }, 'killer.disguises [cops.setup.three]'],
    ['a second victim', { 'board.cards[0].alive': false, kills: 2 }, 'kills [cops.setup.kill-counts]'],
    ['a shift', { lastShifts: COPS_TURN.lastShifts }, 'lastShifts[0] [cops.no-undo.shift]'],
    ['a death', { deaths: 1 }, 'deaths [cops.partner.second]'],
    ['a discarded card', { discard: ['carl'], 'undercover.hand': ['edgar', 'gloria'] }, 'discard [cops.setup.order]'],
    [
      'the phase before',
      { phase: 'opening-kill', actors: [0] },
      'profiler.identity [cops.setup.cops]',
      'kills [cops.setup.kill-counts]',
    ],
  ]);
});

describe('a killed Undercover who finds no identity', () => {
  refuses(REPLACEMENT, [
    ['a deck', { deck: ['carl'], discard: REPLACEMENT.discard.slice(1) }, 'deck [cops.partner.deck-first]'],
    [
      'an identity',
      { 'profiler.identity': 'boris', 'profiler.hand': ['dexter', 'edgar'] },
      'profiler.identity [cops.setup.cops]',
    ],
    [
      'nobody living in the hand',
      { 'profiler.hand': [], discard: [...REPLACEMENT.discard, 'boris', 'dexter', 'edgar'] },
      'profiler.hand [cops.partner.none]',
    ],
    ['no death', { deaths: 0 }, 'deaths [cops.partner.second]'],
    ['no Kill', { killedThisTurn: false }, 'killedThisTurn [cops.killer.two]'],
    ['two actions left', { actionsLeft: 2 }, 'actionsLeft [cops.killer.two]'],
  ]);

  it('chooses from the hand', () => {
    const parsed = parsePosition(REPLACEMENT);
    if (!parsed.ok || parsed.state.game !== 'automata-noir/buddy-cops') throw new Error('no position');
    expect(buddyCops.legalActions(parsed.state, 2)).toEqual(
      ['boris', 'dexter', 'edgar'].map((identity) => ({ type: 'choose-identity', player: 2, identity })),
    );
  });

  describe('and has nothing to choose', () => {
    refuses(LOST, [
      [
        'somebody living in the hand',
        { 'board.cards[1].alive': true, kills: 4 },
        'profiler.hand [cops.partner.deck-first]',
      ],
      ['both identities missing', { 'undercover.identity': null }, 'outcome.reason [cops.partner.none]'],
      ['the Cops as winners', { 'outcome.winners': [1, 2] }, 'outcome.winners [cops.partner.none]'],
    ]);
  });
});

describe('a second death', () => {
  refuses(SECOND, [
    [
      'both alive',
      { 'board.cards[11].alive': true, 'board.cards[0].alive': true, 'board.cards[1].alive': false },
      'outcome.reason [cops.partner.second]',
    ],
    [
      'both deceased',
      { 'board.cards[0].alive': false, kills: 4 },
      'outcome.reason [cops.partner.second]',
      'profiler.identity [noir.identity.living]',
    ],
    ['one death', { deaths: 1 }, 'deaths [cops.partner.second]'],
    ['no card of the first Cop', { discard: [], deck: [...SECOND.deck, 'carl'] }, 'discard [cops.partner.deck-first]'],
    [
      'another reason',
      { 'outcome.reason': 'thirteen-kills' },
      'kills [cops.kill.thirteen]',
      'deaths [cops.partner.second]',
    ],
    ['the Killer caught', { 'outcome.reason': 'killer-accused' }, 'outcome.winners [cops.accuse.identity]'],
  ]);
});

describe('a first death by the thirteenth Kill', () => {
  refuses(THIRTEENTH, [
    ['two deaths', { deaths: 2 }, 'deaths [cops.partner.second]', 'discard [cops.partner.deck-first]'],
    [
      'a death that was earlier and nothing discarded',
      { 'undercover.identity': 'boris', 'profiler.hand': ['dexter', 'edgar', 'jimmy'] },
      'discard [cops.partner.deck-first]',
    ],
  ]);
});

describe('a Killer accused', () => {
  refuses(ACCUSED, [
    [
      'shifts of both Cops',
      { 'lastShifts[1]': [{ player: 1, direction: 'right', index: 0, distance: 1 }] },
      'lastShifts [cops.no-undo.shift]',
    ],
  ]);
});
