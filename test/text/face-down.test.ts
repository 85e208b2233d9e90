import { expect, describe as group, it } from 'vitest';
import { buddyCops, dragnet, killerVsInspector } from '../../src/automata-noir/index.js';
import { type AnyAction, FACE_DOWN, type GameState, gameOf, type Perspective } from '../../src/index.js';
import { DRAGNET_WORDS, describeAction } from '../../src/text/index.js';
import { PAIRS } from '../naive/all.js';

/** The sentence of an action that is about to be made, as each perspective has it, the spectator last. */
function sentences(state: GameState, action: AnyAction): readonly string[] {
  const game = gameOf(state.game);
  if (game === undefined) throw new Error(state.game);
  const perspectives: readonly Perspective[] = [...game.seats(state), 'spectator'];
  return perspectives.map((perspective) => describeAction(action, game.viewFor(state, perspective)));
}

group('describeAction', () => {
  it('names a card that is put face-down to the player alone', () => {
    const choice = { type: 'choose-identity', player: 1, identity: 'sam' };
    expect(sentences(killerVsInspector.init(), choice)).toEqual([
      'Choose a face-down card as your Secret Identity.',
      'Choose Sam as your Secret Identity.',
      'Choose a face-down card as your Secret Identity.',
    ]);
    const change = { type: 'change-disguise', player: 0, identity: 'sam' };
    for (const state of [killerVsInspector.init(), buddyCops.init()]) {
      const [own, ...others] = sentences(state, change);
      expect(own).toBe('Change disguise and go by Sam.');
      expect(new Set(others)).toEqual(new Set(['Change disguise and go by a face-down card.']));
    }
  });

  it('names a Suspicion to the player and the ally', () => {
    const rethink = { type: 'rethink', player: 0, suspect: 'pearl', suspicion: 'sam' };
    const open = 'Place evidence on Pearl and rethink: put down Sam as your Suspicion.';
    const hidden = 'Place evidence on Pearl and rethink: put down a face-down card as your Suspicion.';
    expect(sentences(dragnet.init({ players: 4 }), rethink)).toEqual([open, hidden, hidden, hidden, hidden]);
    expect(sentences(dragnet.init({ teams: 2 }), rethink)).toEqual([open, hidden, open, hidden, hidden]);
    const choice = { type: 'choose-suspicion', player: 1, suspicion: 'sam' };
    expect(sentences(dragnet.init({ teams: 2 }), choice)).toEqual([
      'Put down a face-down card as your Suspicion.',
      'Put down Sam as your Suspicion.',
      'Put down a face-down card as your Suspicion.',
      'Put down Sam as your Suspicion.',
      'Put down a face-down card as your Suspicion.',
    ]);
  });

  it('names the card of a Deputize to both Cops', () => {
    const deputize = { type: 'deputize', player: 1, suspect: 'kit' };
    expect(sentences(buddyCops.init(), deputize)).toEqual([
      'Deputize your partner as a face-down card.',
      'Deputize your partner as Kit.',
      'Deputize your partner as Kit.',
      'Deputize your partner as a face-down card.',
    ]);
  });

  it('names the identity that the Profiler chooses to an Undercover who has chosen before', () => {
    const chosen = (player: number) => ({ type: 'choose-identity', player, identity: 'kit' });
    const hidden = 'Choose a face-down card as your Secret Identity.';
    const open = 'Choose Kit as your Secret Identity.';
    let state = buddyCops.init();
    const next = (player: number): void => {
      const [action] = buddyCops.legalActions(state, player);
      if (action !== undefined) state = buddyCops.apply(state, action);
    };
    expect(sentences(state, chosen(0))).toEqual([open, hidden, hidden, hidden]);
    next(0);
    next(0);
    expect(buddyCops.viewFor(state, 0).phase).toBe('cop-identities');
    expect(sentences(state, chosen(1))).toEqual([hidden, open, hidden, hidden]);
    expect(sentences(state, chosen(2))).toEqual([hidden, hidden, open, hidden]);
    next(2);
    expect(sentences(state, chosen(1))).toEqual([hidden, open, open, hidden]);
  });

  it('names no such card to others where the view does not tell who are partners', () => {
    const deputize = { type: 'deputize', player: 1, suspect: 'kit' };
    const cops = { game: 'automata-noir/buddy-cops', perspective: 2 } as const;
    expect(describeAction(deputize, cops)).toBe('Deputize your partner as a face-down card.');
    const choice = { type: 'choose-suspicion', player: 0, suspicion: 'kit' };
    const team = { game: 'automata-noir/dragnet', perspective: 2 } as const;
    expect(describeAction(choice, team)).toBe('Put down a face-down card as your Suspicion.');
  });

  it('hands no such card to another table of sentences', () => {
    const heard: unknown[] = [];
    const rethink = (action: unknown): string => String(heard.push(action));
    const words = { ...DRAGNET_WORDS, actions: { ...DRAGNET_WORDS.actions, rethink } };
    const action = Object.freeze({ type: 'rethink', player: 0, suspect: 'pearl', suspicion: 'sam' });
    const state = dragnet.init();
    for (const perspective of [0, 1, 'spectator'] as const) {
      describeAction(action, dragnet.viewFor(state, perspective), { words });
    }
    const hidden = { ...action, suspicion: FACE_DOWN };
    expect(heard).toEqual([action, hidden, hidden]);
  });

  it('throws a RangeError where it has no words', () => {
    const view = { game: 'automata-noir/dragnet', perspective: 0 } as const;
    for (const type of ['dance', 'constructor', '__proto__']) {
      expect(() => describeAction({ type, player: 0 }, view)).toThrow(RangeError);
    }
  });
});

/** The events that tell of a card which an action puts face-down. */
const PUTTING: readonly string[] = ['identity-chosen', 'disguise-changed', 'deputized', 'suspicion-chosen'];

group('what an action says of a face-down card is what its event says', () => {
  it.each(PAIRS.map((pair) => [pair.title, pair] as const))(
    'in %s',
    (_, { id, scripts, variants, policies, randomLine }) => {
      const game = gameOf(id);
      if (game === undefined) throw new Error(id);
      const random = variants.flatMap((variant) => policies.map((policy) => randomLine(variant, policy, 'in words')));
      let hidden = 0;
      for (const { options, actions } of [...Object.values(scripts), ...random]) {
        let state = game.init(options);
        const perspectives: readonly Perspective[] = [...game.seats(state), 'spectator'];
        for (const action of actions) {
          const after = game.apply(state, action);
          for (const perspective of perspectives) {
            const put = game.viewFor(after, perspective).events.filter(({ type }) => PUTTING.includes(type));
            const isHidden = put.some((event) => Object.values(event).includes(FACE_DOWN));
            for (const view of [game.viewFor(state, perspective), game.viewFor(after, perspective)]) {
              expect(describeAction(action, view).includes('face-down'), JSON.stringify([perspective, action])).toBe(
                isHidden,
              );
            }
            if (isHidden) hidden++;
          }
          state = after;
        }
      }
      const putsNone = ['automata-noir/spy-tag', 'district-noir', 'agent-black'].includes(id);
      expect(hidden === 0).toBe(putsNone);
    },
  );
});
