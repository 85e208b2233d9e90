import { describe, expect, it } from 'vitest';
import { codeOf, eventsOf, K, legal, opened, P, played, ruleOf, U, viewOf } from '../table.js';

const CARDS = 'Florina Quinn Hugo  Dexter Edgar Greta  Rita Nora Occam  Carl Walt';
const start = opened(CARDS, 'ada');

describe('a Kill', () => {
  it('[cops.kill.adjacent] is of a neighbour of the Killer’s identity', () => {
    // Florina is in column 1 of row 1, and Ada is dead.
    expect(legal(start, K, 'kill')).toEqual(
      ['boris', 'carl', 'ezra', 'gloria', 'ida', 'jimmy', 'kit'].map((suspect) => `kill ${suspect}`),
    );
    for (const far of ['greta', 'nora', 'hugo', 'quinn', 'florina']) {
      expect(codeOf(start, `K kill ${far}`)).toBe('kill-not-adjacent');
    }
    expect(ruleOf(start, 'K kill greta')).toBe('cops.kill.adjacent');
  });

  it('[cops.kill.adjacent] never wraps round an edge, nor does it go by a disguise', () => {
    const edge = opened('Hugo Ada Sam  Dexter Kit Greta  Rita Nora Occam', 'edgar');
    expect(legal(edge, K, 'kill')).toEqual(['kill dexter', 'kill greta', 'kill lester', 'kill malone']);
  });

  it('[cops.kill.living] is of a living suspect', () => {
    expect(codeOf(start, 'K kill ada')).toBe('already-deceased');
    expect(ruleOf(start, 'K kill ada')).toBe('cops.kill.living');
  });

  it('[cops.kill.flip] turns the victim to the deceased side, and the card stays', () => {
    const killed = played(start, 'K kill kit');
    expect(eventsOf(killed)).toEqual([{ type: 'killed', player: K, suspect: 'kit' }]);
    expect(viewOf(killed).board.cards[12]).toEqual({ suspect: 'kit', alive: false, evidence: false });
    expect(viewOf(killed)).toMatchObject({ kills: 2, deaths: 0, discard: [] });
  });

  it('[cops.kill.flip] may be of one’s own disguise, which tells nobody', () => {
    const own = opened('Florina Kit Hugo  Dexter Edgar Greta  Rita Nora Occam', 'ada');
    const killed = played(own, 'K kill kit');
    expect(eventsOf(killed)).toEqual([{ type: 'killed', player: K, suspect: 'kit' }]);
    expect(viewOf(killed, K).killer.disguises).toEqual(['kit', 'hugo']);
  });

  it('[cops.kill.cop] kills the Cop who goes by the victim', () => {
    const game = opened('Florina Quinn Hugo  Dexter Edgar Greta  Kit Nora Occam  Walt', 'ada');
    expect(eventsOf(played(game, 'K kill kit')).slice(0, 2)).toEqual([
      { type: 'killed', player: K, suspect: 'kit' },
      { type: 'cop-killed', player: U, suspect: 'kit' },
    ]);
  });

  it('[cops.kill.cop] a card in a Cop’s hand is no identity', () => {
    const game = opened('Florina Quinn Hugo  Dexter Kit Greta  Rita Nora Occam  Walt', 'ada');
    expect(eventsOf(played(game, 'K kill kit'))).toEqual([{ type: 'killed', player: K, suspect: 'kit' }]);
  });
});

describe('the Kill of an exonerated suspect', () => {
  // Kit has evidence on him. Quinn is beside Kit, and so are Jimmy, Lester, Florina, Gloria, Greta, Occam and Pearl.
  const exonerated = (profiler: string, undercover: string) =>
    played(
      opened(`Florina Witman Hugo  ${profiler} Kit Dexter  ${undercover} Nora Carl`, 'ada'),
      'K kill boris, K go by florina, P exonerate kit, U pass',
    );

  it.each([
    ['Quinn', 'Rita', true, false],
    ['Rita', 'Pearl', false, true],
    ['Lester', 'Greta', true, true],
    ['Edgar', 'Sam', false, false],
  ] as const)('[cops.kill.canvas] each Cop answers separately: %s and %s', (profiler, undercover, one, other) => {
    const killed = played(exonerated(profiler, undercover), 'K kill kit');
    for (const perspective of [K, P, U, 'spectator'] as const) {
      expect(eventsOf(killed, perspective)).toEqual([
        { type: 'killed', player: K, suspect: 'kit' },
        {
          type: 'canvassed',
          player: K,
          suspect: 'kit',
          answers: [
            { player: P, adjacent: one },
            { player: U, adjacent: other },
          ],
        },
        { type: 'evidence-discarded', player: K, suspects: ['kit'] },
      ]);
    }
  });

  it('[cops.kill.evidence] discards the evidence', () => {
    const before = exonerated('Edgar', 'Sam');
    expect(viewOf(before).board.cards[12]).toEqual({ suspect: 'kit', alive: true, evidence: true });
    const killed = played(before, 'K kill kit');
    expect(viewOf(killed).board.cards[12]).toEqual({ suspect: 'kit', alive: false, evidence: false });
    expect(viewOf(killed).discard).toEqual(['kit']);
  });

  it('[noir.canvas.separate] answers stand by seat, whatever the roles are', () => {
    // The Profiler, Boris, is killed first: seat 1 goes by Walt then, who is not beside Kit; seat 2 by Quinn, who is.
    const game = played(
      opened('Florina Witman Hugo  Boris Kit Dexter  Quinn Nora Carl  Walt', 'ada'),
      'K kill ezra, K go by florina, P exonerate kit, U pass, K kill boris, K kill kit',
    );
    expect(eventsOf(game)[1]).toMatchObject({
      answers: [
        { player: P, adjacent: false },
        { player: U, adjacent: true },
      ],
    });
  });
});

it('as printed: Lester kills any neighbour; of an exonerated Malone the Cops tell which of them are beside her', () => {
  const game = played(
    opened('Lester Ada Sam  Hugo Malone Boris  Pearl Theo Carl', 'kit'),
    'K kill quinn, K go by lester, P exonerate malone, U pass',
  );
  expect(legal(game, K, 'kill')).toEqual(
    ['gloria', 'greta', 'hugo', 'malone', 'pearl', 'rita'].map((suspect) => `kill ${suspect}`),
  );
  expect(eventsOf(played(game, 'K kill malone'))[1]).toEqual({
    type: 'canvassed',
    player: K,
    suspect: 'malone',
    answers: [
      { player: P, adjacent: true },
      { player: U, adjacent: false },
    ],
  });
});

describe('the thirteenth Kill', () => {
  const twelve = (cards: string, last: string) =>
    played(
      opened(cards, 'ada'),
      'K kill boris, K kill carl, P pass, U pass',
      'K kill ezra, K kill gloria, P pass, U pass',
      'K kill ida, K kill jimmy, P pass, U pass',
      'K kill kit, K go by quinn, P exonerate witman, U pass',
      'K kill lester, K kill malone, P pass, U pass',
      last,
    );
  const DEALT = 'Florina Quinn Hugo  Dexter Witman Greta  Rita Nora Occam  Walt';

  it('[cops.kill.thirteen] wins, and not the twelfth', () => {
    const game = twelve(DEALT, 'K kill pearl, K kill vera, P pass, U pass');
    expect(viewOf(game)).toMatchObject({ kills: 12, outcome: null });
    const over = played(game, 'K kill walt');
    expect(viewOf(over)).toMatchObject({
      kills: 13,
      phase: 'over',
      actors: [],
      actionsLeft: 0,
      killedThisTurn: false,
      outcome: { winners: [K], reason: 'thirteen-kills' },
    });
    expect(eventsOf(over)).toEqual([
      { type: 'killed', player: K, suspect: 'walt' },
      { type: 'game-over', winners: [K], reason: 'thirteen-kills' },
    ]);
  });

  it('[cops.kill.order] of an exonerated suspect ends the game before any Canvas, and the evidence stays', () => {
    const over = played(twelve(DEALT, 'K kill pearl, K kill vera, P pass, U pass'), 'K kill witman');
    expect(eventsOf(over).map(({ type }) => type)).toEqual(['killed', 'game-over']);
    expect(viewOf(over).board.cards[24]).toEqual({ suspect: 'witman', alive: false, evidence: true });
    expect(viewOf(over).discard).toEqual([]);
  });

  it('[cops.kill.order] that is a first Cop’s death wins by the thirteen: no search and no switch', () => {
    const over = played(twelve(DEALT, 'K kill pearl, K kill vera, P pass, U pass'), 'K kill rita');
    expect(eventsOf(over)).toEqual([
      { type: 'killed', player: K, suspect: 'rita' },
      { type: 'cop-killed', player: U, suspect: 'rita' },
      { type: 'game-over', winners: [K], reason: 'thirteen-kills' },
    ]);
    expect(viewOf(over)).toMatchObject({
      deaths: 1,
      kills: 13,
      discard: [],
      deck: 16,
      profiler: { player: P, identity: 'dexter' },
      undercover: { player: U, identity: 'rita' },
    });
  });

  it('[cops.kill.order] that is a second Cop’s death wins by the Cop', () => {
    const over = played(twelve(DEALT, 'K kill rita, K kill pearl, P pass, U pass'), 'K kill walt');
    expect(eventsOf(over)).toEqual([
      { type: 'killed', player: K, suspect: 'walt' },
      { type: 'cop-killed', player: U, suspect: 'walt' },
      { type: 'game-over', winners: [K], reason: 'second-cop-killed' },
    ]);
    expect(viewOf(over)).toMatchObject({ deaths: 2, kills: 13 });
  });
});
