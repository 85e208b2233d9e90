import { describe, expect, it } from 'vitest';
import { killerVsInspector, SUSPECTS, type Suspect } from '../../../src/automata-noir/index.js';
import { named } from '../drawn.js';
import { accuse, exonerate, goBy, INSPECTOR, KILLER, kill, opened, played, seen, solve } from './game.js';

const start = (): ReturnType<typeof opened> => opened('Florina Quinn Theo Gloria Hugo Rita', 'ada', 'theo');

describe('while the game is on', () => {
  it('[kvi.setup.look] the Killer looks at the own identity and disguise, and at nothing of the Inspector’s', () => {
    expect(seen(start(), KILLER)).toMatchObject({
      killer: { player: KILLER, identity: 'florina', disguise: 'quinn' },
      inspector: { player: INSPECTOR, identity: 'face-down', hand: ['face-down', 'face-down', 'face-down'] },
    });
  });

  it('[kvi.setup.look] the Inspector looks at the own identity and hand, and at nothing of the Killer’s', () => {
    expect(seen(start(), INSPECTOR)).toMatchObject({
      killer: { player: KILLER, identity: 'face-down', disguise: 'face-down' },
      inspector: { player: INSPECTOR, identity: 'theo', hand: named('Gloria Hugo Rita') },
    });
  });

  it('[kvi.setup.look] a spectator looks at nothing that lies face-down', () => {
    expect(seen(start())).toMatchObject({
      killer: { player: KILLER, identity: 'face-down', disguise: 'face-down' },
      inspector: { player: INSPECTOR, identity: 'face-down', hand: ['face-down', 'face-down', 'face-down'] },
    });
  });

  it('everything that lies open is in every view, whole', () => {
    const state = played(start(), goBy('quinn'), exonerate('gloria'));
    expect(seen(state)).toEqual({
      game: 'automata-noir/killer-vs-inspector',
      rulesVersion: 1,
      perspective: 'spectator',
      seats: 2,
      step: 4,
      actors: [KILLER],
      phase: 'turn',
      events: [
        { type: 'exonerated', player: INSPECTOR, suspect: 'gloria', kept: true },
        { type: 'canvassed', player: INSPECTOR, suspect: 'gloria', answers: [{ player: KILLER, adjacent: false }] },
        { type: 'evidence-drawn', player: INSPECTOR, suspects: ['face-down'] },
      ],
      board: {
        width: 5,
        height: 5,
        cards: named(
          'Ada Boris Carl Dexter Edgar Ezra Florina Gloria Greta Hugo Ida Jimmy Kit Lester Malone Nora Occam Pearl Quinn ' +
            'Rita Sam Theo Vera Walt Witman',
        ).map((suspect) => ({ suspect, alive: suspect !== 'ada', evidence: suspect === 'gloria' })),
      },
      deck: 18,
      discard: [],
      kills: 1,
      killer: { player: KILLER, identity: 'face-down', disguise: 'face-down' },
      inspector: { player: INSPECTOR, identity: 'face-down', hand: ['face-down', 'face-down', 'face-down'] },
      lastShift: null,
      outcome: null,
    });
  });
});

describe('when the game is over', () => {
  const endings = {
    'the solution is wrong': played(start(), goBy('florina'), accuse('theo'), goBy('florina'), solve('ada', 'kit')),
    'the case is solved': played(start(), goBy('florina'), solve('florina', 'quinn')),
  };

  it.each(Object.entries(endings))('[kvi.over.reveal] identities and disguise are open to all: %s', (_, state) => {
    for (const perspective of [KILLER, INSPECTOR, 'spectator'] as const) {
      const { killer, inspector } = seen(state, perspective);
      expect(killer).toEqual({ player: KILLER, identity: 'florina', disguise: 'quinn' });
      expect(inspector.identity).toBe('theo');
    }
  });

  it('[kvi.over.reveal] the hand is not', () => {
    const state = endings['the case is solved'];
    expect(seen(state, INSPECTOR).inspector.hand).toEqual(named('Gloria Hugo Rita'));
    for (const perspective of [KILLER, 'spectator'] as const) {
      expect(seen(state, perspective).inspector.hand).toEqual(['face-down', 'face-down', 'face-down']);
    }
  });

  it('[kvi.over.reveal] an Inspector who was killed is shown', () => {
    const state = played(opened('Florina Quinn Gloria Theo Hugo Rita', 'ada', 'gloria'), kill('gloria'));
    expect(seen(state).inspector.identity).toBe('gloria');
    expect(seen(state).killer).toEqual({ player: KILLER, identity: 'florina', disguise: 'quinn' });
    expect(killerVsInspector.actors(state)).toEqual([]);
  });
});

it('[noir.canvas.truthful] an answer is what a look around the canvassed card finds, wherever the Killer stands', () => {
  const far = (one: Suspect, other: Suspect): number => {
    const [from, to] = [SUSPECTS.indexOf(one), SUSPECTS.indexOf(other)];
    return Math.max(Math.abs((from % 5) - (to % 5)), Math.abs(Math.floor(from / 5) - Math.floor(to / 5)));
  };
  for (const killer of SUSPECTS) {
    const victim = SUSPECTS.find((suspect) => far(killer, suspect) === 1)!;
    for (const asked of SUSPECTS.filter((suspect) => suspect !== killer)) {
      const [inspector, disguise] = SUSPECTS.filter((suspect) => ![killer, victim, asked].includes(suspect));
      const state = played(
        opened(`${killer} ${disguise} ${inspector} ${asked}`, victim, inspector!),
        ...[goBy(killer), exonerate(asked)],
      );
      const adjacent = far(killer, asked) === 1;
      expect(seen(state).events[1]).toMatchObject({ suspect: asked, answers: [{ player: KILLER, adjacent }] });
    }
  }
});
