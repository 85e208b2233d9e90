import { describe, expect, it } from 'vitest';
import { pageOn } from '../../src/cli/output.js';
import { type Moment, playthrough } from '../../src/cli/playthrough.js';
import { tell, tellResult } from '../../src/cli/tell.js';
import { terminals } from '../../src/cli/terminals.js';
import { type AnyGame, GAME_IDS, gameOf, type Perspective } from '../../src/index.js';

const NAMES = ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn'];

/** The game, letting nobody look at a state but from that perspective. */
function seenBy(game: AnyGame, perspective: Perspective): AnyGame {
  const no = (): never => {
    throw new Error('more than one perspective is looked at');
  };
  return {
    ...game,
    legalActions: no,
    legalActionsIn: no,
    check: no,
    checkIn: no,
    apply: no,
    viewFor: (state, who) => (who === perspective ? game.viewFor(state, who) : no()),
  };
}

/** The action of another player, of which nothing can be said. */
function unspeakable({ action, state }: Moment, perspective: Perspective): Moment {
  return action.player === perspective
    ? { action, state }
    : { action: { type: 'secret', player: action.player }, state };
}

describe('a game told from one perspective', () => {
  it.each(GAME_IDS.map((id) => [id] as const))('%s is told from nothing but the views of that perspective', (id) => {
    const game = gameOf(id);
    const terminal = terminals.get(id);
    if (game === undefined || terminal === undefined) throw new Error(`${id} is not on the terminal`);
    const start = game.init({ seed: 'secret' });
    const moments = [...playthrough(game, start, 'secret', terminal.weights, 1000)];
    const acts = moments.filter(({ action }) => action.player === 0).length;
    for (const perspective of ['spectator', 0] as const) {
      let text = '';
      const page = pageOn({
        out: (line) => {
          text += line;
        },
        err: () => {},
      });
      const telling = { game: seenBy(game, perspective), show: terminal.show, names: NAMES, as: perspective };
      const end = tell(
        telling,
        start,
        moments.map((moment) => unspeakable(moment, perspective)),
        page,
      );
      tellResult(telling, end, page);
      expect(text).toMatch(/\nWhy: /);
      expect(text.match(/^ *\d+ [A-Z][a-z]+ acts\.$/gm)).toHaveLength(moments.length - (perspective === 0 ? acts : 0));
      expect(
        text.match(/^.* sees$/gm)?.every((line) => line === (perspective === 0 ? 'Ann sees' : 'A spectator sees')),
      ).toBe(true);
    }
  });

  it('a spectator of District Noir sees the hands face-down', () => {
    const game = gameOf('district-noir');
    const terminal = terminals.get('district-noir');
    const lines = game && terminal?.show.cards.lines(game.viewFor(game.init({ seed: '' }), 'spectator'), String);
    expect(lines).toEqual(["0's hand: 5 face-down cards", "1's hand: 5 face-down cards"]);
  });
});

describe('the bots', () => {
  it.each(GAME_IDS.map((id) => [id] as const))('bring %s to an end by themselves, with every type of action', (id) => {
    const game = gameOf(id);
    const terminal = terminals.get(id);
    if (game === undefined || terminal === undefined) throw new Error(`${id} is not on the terminal`);
    const types = new Set<string>();
    for (let n = 0; n < 8; n++) {
      const seed = String(n);
      let last: Moment | undefined;
      for (const moment of playthrough(game, game.init({ seed }), seed, terminal.weights, 1000)) {
        last = moment;
        types.add(moment.action.type);
      }
      expect(last && game.outcome(last.state)).not.toBeNull();
    }
    const rare = ['solve', 'collapse', 'pass', 'deputize', 'choose-suspicion'];
    expect(Object.keys(terminal.weights).filter((type) => !types.has(type) && !rare.includes(type))).toEqual([]);
  });
});
