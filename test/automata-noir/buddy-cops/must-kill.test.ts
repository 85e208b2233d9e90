import { describe, expect, it } from 'vitest';
import { type BuddyCopsState, DIRECTIONS } from '../../../src/automata-noir/index.js';
import { drawingOf, tidy } from '../drawn.js';
import { codeOf, eventsOf, GAME, K, kindsOf, legal, opened, P, played, ruleOf, U, viewOf } from './table.js';

const SHIFTS = DIRECTIONS.flatMap((direction) => [0, 1, 2, 3, 4].map((index) => `${direction} ${index}`)).sort();
const without = (...banned: readonly string[]): readonly string[] => SHIFTS.filter((one) => !banned.includes(one));

const CARDS = 'Ada Boris Ezra  Lester Walt Vera  Quinn Rita Malone';

/** The Killer is Ada in the corner, with seven suspects dead around. */
const sevenDead = (cards: string): BuddyCopsState =>
  played(
    opened(cards, 'boris'),
    'K left 0, K kill edgar, P pass, U pass',
    'K kill greta, K kill hugo, P pass, U pass',
    'K right 0, K kill ezra, P pass, U pass',
    'K right 0, K kill gloria, P pass, U pass',
    'K left 0, K kill florina, P pass, U pass',
  );

/** The same game with twelve dead, by a Killer who is back in the corner: no living suspect comes near by one Shift. */
const boxedIn = (cards: string): BuddyCopsState =>
  played(
    sevenDead(cards),
    'K up 1, K kill jimmy, P pass, U pass',
    'K up 0, K kill sam, P down 1, U pass',
    'K kill occam, K kill theo, U fast left 3 by 1, P pass',
    'K kill pearl, K go by ada, U fast right 3 by 1, P down 0',
  );

/** Both disguises are among the dead. */
const [SEVEN_DEAD, BOXED_IN] = [sevenDead(CARDS), boxedIn(CARDS)];

describe('two actions, one of them a Kill', () => {
  const start = opened('Florina Quinn Hugo  Dexter Edgar Greta  Rita Nora Occam', 'ada');

  it('[cops.killer.two] the Killer takes two actions, then the Cops have their turn', () => {
    expect(viewOf(start)).toMatchObject({ phase: 'killer-turn', actionsLeft: 2, killedThisTurn: false });
    const one = played(start, 'K kill boris');
    expect(viewOf(one)).toMatchObject({ phase: 'killer-turn', actors: [K], actionsLeft: 1, killedThisTurn: true });
    const two = played(one, 'K go by florina');
    expect(viewOf(two)).toMatchObject({ phase: 'cops-turn', actors: [P, U], actionsLeft: 0, killedThisTurn: false });
  });

  it('[cops.killer.two] a Kill may come first or last, and both may be Kills', () => {
    expect(kindsOf(start, K)).toEqual(['change-disguise', 'kill', 'shift']);
    expect(kindsOf(played(start, 'K kill boris'), K)).toEqual(['change-disguise', 'kill', 'shift']);
    expect(viewOf(played(start, 'K kill boris, K kill carl'))).toMatchObject({ phase: 'cops-turn', kills: 3 });
    expect(viewOf(played(start, 'K kill boris, K right 2')).phase).toBe('cops-turn');
    expect(viewOf(played(start, 'K kill boris, K go by quinn')).phase).toBe('cops-turn');
  });

  it.each(['K right 2', 'K go by quinn'])('[cops.killer.two] after %s the second action must be a Kill', (first) => {
    const second = played(start, first);
    expect(viewOf(second)).toMatchObject({ actionsLeft: 1, killedThisTurn: false });
    expect(kindsOf(second, K)).toEqual(['kill']);
    for (const words of ['K up 4', 'K go by hugo']) {
      expect(codeOf(second, words)).toBe('must-kill');
      expect(ruleOf(second, words)).toBe('cops.killer.two');
    }
  });
});

describe('the Kill must stay possible', () => {
  it('[cops.killer.must-kill] without a Kill at once, only what brings one within reach is legal', () => {
    // Beside Ada lie Boris, Ezra and Florina, all dead. Sam, Theo or Jimmy come beside her by column 0 or 1 alone: row 0
    // leads her to Edgar, Greta and Hugo or to Gloria, row 1 brings Hugo or Gloria; all dead.
    expect(legal(SEVEN_DEAD, K)).toEqual(['down 0', 'down 1', 'up 0', 'up 1']);
  });

  it('[cops.killer.must-kill] a first action that would make the Kill impossible is refused', () => {
    for (const words of ['K left 1', 'K right 0', 'K down 4', 'K go by ada']) {
      expect(codeOf(SEVEN_DEAD, words)).toBe('kill-out-of-reach');
      expect(ruleOf(SEVEN_DEAD, words)).toBe('cops.killer.must-kill');
    }
  });

  it('[cops.killer.must-kill] nor may a Kill that is possible at once be shifted out of reach', () => {
    // Column 1 has brought Occam beside Ada, who has nobody else.
    const beside = played(SEVEN_DEAD, 'K down 1, K kill theo, P down 1, U pass');
    expect(legal(beside, K, 'kill')).toEqual(['kill occam']);
    expect(codeOf(beside, 'K go by ada')).toBe('legal');
    // To the left of row 0 Ada is between Edgar, Greta and Hugo, all dead; to the right Occam goes with her.
    expect(codeOf(beside, 'K left 0')).toBe('kill-out-of-reach');
    expect(codeOf(beside, 'K right 0')).toBe('legal');
    expect(codeOf(beside, 'K right 2')).toBe('legal');
  });

  it('[cops.killer.must-kill] a living disguise elsewhere keeps the duty alive', () => {
    const start = opened('Ada Boris Witman  Lester Walt Vera  Quinn Rita Malone', 'boris');
    const alone = played(start, 'K kill ezra, K kill florina, P pass, U pass');
    expect(legal(alone, K, 'kill')).toEqual([]);
    expect(codeOf(alone, 'K go by witman')).toBe('legal');
    expect(codeOf(alone, 'K go by ada')).toBe('kill-out-of-reach');
    expect(codeOf(alone, 'K go by boris')).toBe('disguise-deceased');
    expect(kindsOf(played(alone, 'K go by witman'), K)).toEqual(['kill']);
  });

  it('[cops.killer.must-kill] so does one that is the only way, where no Shift leads to a Kill', () => {
    const masked = boxedIn(CARDS.replace('Ezra', 'Kit'));
    expect(legal(masked, K)).toEqual(['go by kit']);
    for (const words of ['K right 2', 'K down 4', 'K go by ada']) {
      expect(codeOf(masked, words)).toBe('kill-out-of-reach');
    }
    expect(legal(played(masked, 'K go by kit'), K)).toEqual(['kill lester', 'kill quinn']);
  });

  it('[cops.killer.must-kill] only the very next action counts, not what two Shifts could do', () => {
    // Row 4 to the left and then column 1 down would bring Vera beside Ada, but the first alone brings nobody.
    expect(codeOf(SEVEN_DEAD, 'K left 4')).toBe('kill-out-of-reach');
    expect(codeOf(SEVEN_DEAD, 'K down 1')).toBe('legal');
  });
});

describe('the duty lapses', () => {
  it('[cops.killer.must-kill] with twelve dead and boxed in, the Killer does as they like', () => {
    expect(drawingOf(viewOf(BOXED_IN).board)).toBe(
      tidy(`
        Ada    Boris†   Carl    Dexter  Edgar†
        Ezra†  Florina† Gloria† Greta†  Hugo†
        Ida    Jimmy†   Kit     Lester  Malone
        Nora   Occam†   Pearl†  Quinn   Rita
        Sam†   Theo†    Vera    Walt    Witman
      `),
    );
    expect(viewOf(BOXED_IN)).toMatchObject({ kills: 12, phase: 'killer-turn', actionsLeft: 2 });
    expect(legal(BOXED_IN, K, 'kill')).toEqual([]);
    // The Profiler has moved column 0 down, the Undercover row 3 to the right.
    expect(legal(BOXED_IN, K, 'shift')).toEqual(without('up 0', 'left 3'));
    expect(legal(BOXED_IN, K, 'change-disguise')).toEqual(['go by ada']);
  });

  it('[cops.killer.must-kill] then two Shifts are a turn, and both bind both Cops', () => {
    const turn = played(BOXED_IN, 'K right 2, K down 4');
    expect(viewOf(turn)).toMatchObject({ phase: 'cops-turn', killedThisTurn: false, kills: 12 });
    expect(viewOf(turn).lastShifts[K]).toEqual([
      { player: K, direction: 'right', index: 2, distance: 1 },
      { player: K, direction: 'down', index: 4, distance: 1 },
    ]);
    expect(legal(turn, U, 'shift')).toEqual(without('left 2', 'up 4', 'up 0'));
    expect(legal(turn, P, 'shift')).toEqual(without('left 2', 'up 4', 'left 3'));
    for (const words of ['U fast left 2 by 1', 'U fast left 2 by 2', 'U fast up 4 by 1', 'U fast up 4 by 2']) {
      expect(codeOf(turn, words)).toBe('fast-shift-undone');
    }
    expect(codeOf(turn, 'U fast up 0 by 1')).toBe('legal');
  });

  it('[cops.killer.must-kill] a change of disguise to no effect does for an action', () => {
    const turn = played(BOXED_IN, 'K go by ada, K go by ada');
    expect(viewOf(turn)).toMatchObject({ phase: 'cops-turn', kills: 12 });
    expect(eventsOf(turn, K)).toEqual([{ type: 'disguise-changed', player: K, identity: 'ada' }]);
  });

  it('[cops.killer.must-kill] a Shift that may not be made does not count as a way to a Kill', () => {
    // As before, but Occam lives: column 0 up would lead Ada beside him, and the Profiler has just moved it down.
    const banned = played(
      SEVEN_DEAD,
      'K up 1, K kill jimmy, P pass, U pass',
      'K up 0, K kill sam, P down 1, U pass',
      'K kill theo, K go by ada, U fast left 3 by 1, P pass',
      'K kill pearl, K go by ada, U fast right 3 by 1, P down 0',
    );
    expect(drawingOf(viewOf(banned).board)).toContain('Occam ');
    expect(codeOf(banned, 'K up 0')).toBe('shift-undone');
    expect(legal(banned, K, 'shift')).toEqual(without('up 0', 'left 3'));
    // Once the Profiler has passed, the duty is back, and column 0 up is the only way.
    const back = played(banned, 'K go by ada, K go by ada, P pass, U pass');
    expect(legal(back, K)).toEqual(['up 0']);
    expect(legal(played(back, 'K up 0'), K)).toEqual(['kill occam']);
  });

  it('[cops.killer.must-kill] what is legal for the Killer is judged from what the Killer sees', () => {
    expect(GAME.legalActionsIn(viewOf(BOXED_IN, K))).toEqual(GAME.legalActions(BOXED_IN, K));
    expect(GAME.legalActionsIn(viewOf(SEVEN_DEAD, K))).toEqual(GAME.legalActions(SEVEN_DEAD, K));
  });
});
