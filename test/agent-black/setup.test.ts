import { describe, expect, it } from 'vitest';
import {
  type AgentBlackOptions,
  type AgentBlackView,
  agentBlack,
  COSTUMES,
  IDENTITIES,
  type Identity,
  ITEMS,
  nameOf,
  PLACES,
} from '../../src/agent-black/index.js';
import { isInvalidOptions } from '../../src/index.js';
import { shuffled } from '../../src/kernel/chance.js';
import { played, RING_OF_SIX, round, seen, shot } from './table.js';

const shuffle = <Card>(label: string, seed: string, cards: readonly Card[]): Card[] =>
  shuffled('agent-black', label, seed, cards);
const own = (view: AgentBlackView, seat: number): string[] => Object.values(view.players[seat]?.identities ?? {});
const hands = (options: AgentBlackOptions): string[][] => {
  const state = agentBlack.init(options);
  return agentBlack.seats(state).map((seat) => own(agentBlack.viewFor(state, seat), seat));
};
const isIn = (kind: readonly Identity[]) => (tile: Identity | undefined) => tile !== undefined && kind.includes(tile);

describe('the cards', () => {
  it('[agent.components] are eight costumes, eight places and eight items, no two alike', () => {
    expect([COSTUMES.length, PLACES.length, ITEMS.length]).toEqual([8, 8, 8]);
    expect(new Set(IDENTITIES).size).toBe(24);
    expect(IDENTITIES).toEqual([...COSTUMES, ...PLACES, ...ITEMS]);
  });

  it('[agent.names] have the four names that the rulebook gives, and twenty of our own', () => {
    expect(COSTUMES.slice(0, 2).map(nameOf)).toEqual(['Police Officer', 'Chef']);
    expect([nameOf('hotel'), nameOf('pocket-watch')]).toEqual(['Hotel', 'Pocket Watch']);
    expect(new Set(IDENTITIES.map(nameOf)).size).toBe(24);
  });
});

describe('the types in use', () => {
  it.each([2, 3, 4])('[agent.setup.types] are six of each kind with %i players', (players) => {
    const { types, ring } = seen(agentBlack.init({ players, seed: 'few' }));
    expect([types.costumes.length, types.places.length, types.items.length, ring.length]).toEqual([6, 6, 6, 18]);
    expect(new Set([...ring])).toEqual(new Set([...types.costumes, ...types.places, ...types.items]));
  });

  it.each([5, 6])('[agent.setup.types] are all eight of each kind with %i players', (players) => {
    const { types, ring } = seen(agentBlack.init({ players, seed: 'many' }));
    expect(types).toEqual({ costumes: COSTUMES, places: PLACES, items: ITEMS });
    expect(new Set([...ring])).toEqual(new Set([...IDENTITIES]));
  });

  it('[agent.types] are drawn by the seed: the first six of eight', () => {
    expect(seen(agentBlack.init({ seed: 'tuesday' })).types).toEqual({
      costumes: shuffle('types/costumes', 'tuesday', COSTUMES).slice(0, 6),
      places: shuffle('types/places', 'tuesday', PLACES).slice(0, 6),
      items: shuffle('types/items', 'tuesday', ITEMS).slice(0, 6),
    });
  });

  it('[agent.types] are those that the host names, in the host’s order, from which the seed deals', () => {
    const types = { costumes: COSTUMES.slice(2).reverse(), places: PLACES.slice(1, 7), items: ITEMS.slice(0, 6) };
    const state = agentBlack.init({ seed: 'named', types });
    expect(seen(state).types).toEqual(types);
    const costumes = shuffle('round/1/costumes', 'named', types.costumes);
    expect(own(agentBlack.viewFor(state, 1), 1)[0]).toBe(costumes[1]);
  });

  it('[agent.types] are those of the ring that the host lays, in the order of their names', () => {
    const tiles = [...RING_OF_SIX.slice(3), ...RING_OF_SIX.slice(0, 3)];
    expect(seen(agentBlack.init({ deal: { rounds: [{ tiles }] } })).types).toEqual({
      costumes: COSTUMES.slice(0, 6),
      places: PLACES.slice(0, 6),
      items: ITEMS.slice(0, 6),
    });
  });

  it('[agent.types] are named for four players too', () => {
    const types = { costumes: COSTUMES.slice(2), places: PLACES.slice(2), items: ITEMS.slice(2) };
    expect(seen(agentBlack.init({ types, players: 4 })).types).toEqual(types);
  });

  it('[agent.types] are those of the first ring that the host lays, though it be that of a later round', () => {
    const { types } = seen(agentBlack.init({ deal: { rounds: [{}, { tiles: RING_OF_SIX }] }, seed: 'later' }));
    expect(types).toEqual({ costumes: COSTUMES.slice(0, 6), places: PLACES.slice(0, 6), items: ITEMS.slice(0, 6) });
  });

  it('[agent.types] stay for the whole game', () => {
    const first = agentBlack.init({ seed: 'stay', firstPlayer: 0 });
    const target = own(agentBlack.viewFor(first, 1), 1);
    const second = played(first, ...IDENTITIES.filter((card) => target.includes(card)).map((card) => shot(0, 1, card)));
    expect(seen(second)).toMatchObject({ round: 2, types: seen(first).types });
    expect(new Set([...seen(second).ring])).toEqual(new Set([...seen(first).ring]));
  });
});

describe('the ring', () => {
  it.each([2, 5])(
    '[agent.setup.ring] [agent.ring] is costume, place, item, again and again, for %i players',
    (players) => {
      const { ring } = seen(agentBlack.init({ players, seed: 'ring' }));
      for (let i = 0; i < ring.length; i += 3) {
        expect([isIn(COSTUMES)(ring[i]), isIn(PLACES)(ring[i + 1]), isIn(ITEMS)(ring[i + 2])]).toEqual([
          true,
          true,
          true,
        ]);
      }
    },
  );

  it('[agent.setup.ring] is shuffled by the seed, kind by kind', () => {
    const { ring } = seen(agentBlack.init({ players: 5, seed: 'ring' }));
    expect(ring.filter(isIn(COSTUMES))).toEqual(shuffle('round/1/tiles/costumes', 'ring', COSTUMES));
    expect(ring.filter(isIn(PLACES))).toEqual(shuffle('round/1/tiles/places', 'ring', PLACES));
    expect(ring.filter(isIn(ITEMS))).toEqual(shuffle('round/1/tiles/items', 'ring', ITEMS));
  });

  it('[agent.setup.middle] [agent.ring] has the Investigator in its middle, on no tile', () => {
    expect(seen(agentBlack.init()).investigator).toBeNull();
  });
});

describe('the identities', () => {
  it('[agent.setup.identities] are one costume, one place and one item for each player', () => {
    for (const [costume, place, item] of hands({ players: 6, seed: 'hands' })) {
      expect(
        [COSTUMES, PLACES, ITEMS].map((kind) => kind.filter((card) => [costume, place, item].includes(card))),
      ).toEqual([[costume], [place], [item]]);
    }
  });

  it('[agent.setup.identities] are dealt by the seed, player i the i-th of each shuffle', () => {
    const costumes = shuffle('round/1/costumes', 'hands', COSTUMES);
    const places = shuffle('round/1/places', 'hands', PLACES);
    const items = shuffle('round/1/items', 'hands', ITEMS);
    expect(hands({ players: 6, seed: 'hands' })).toEqual(
      [0, 1, 2, 3, 4, 5].map((seat) => [costumes[seat], places[seat], items[seat]]),
    );
  });

  it('[agent.setup.identities] are no two alike', () => {
    const dealt = hands({ players: 6, seed: 'unlike' }).flat();
    expect(new Set(dealt).size).toBe(18);
  });

  it('[agent.setup.aside] that nobody holds are out of the round, their tiles in the ring all the same', () => {
    const deal = { rounds: [round('chef hotel camera \n pilot casino umbrella')] };
    const state = agentBlack.init({ deal, firstPlayer: 0 });
    expect(seen(state).ring).toEqual(RING_OF_SIX);
    expect(agentBlack.check(state, shot(0, 1, 'doctor')).legal).toBe(true);
  });

  it('[agent.setup.secret] are seen by their player alone, and the cards set aside by nobody', () => {
    const state = agentBlack.init({ players: 3, seed: 'secret' });
    for (const perspective of [0, 1, 2, 'spectator'] as const) {
      const { players } = agentBlack.viewFor(state, perspective);
      const faces = players.map(({ identities }) => Object.values(identities).every((card) => card !== 'face-down'));
      expect(faces).toEqual([0, 1, 2].map((seat) => seat === perspective));
    }
  });
});

describe('the first player', () => {
  it('[agent.first] is the one whom the host names', () => {
    expect(seen(agentBlack.init({ players: 4, firstPlayer: 3 }))).toMatchObject({ firstPlayer: 3, actors: [3] });
  });

  it('[agent.first] is anybody, by the seed, when nobody is named', () => {
    const firsts = Array.from(
      { length: 60 },
      (_, n) => seen(agentBlack.init({ players: 3, seed: `${n}` })).firstPlayer,
    );
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2]));
  });
});

describe('options', () => {
  it('play with two unless they say otherwise, with four in two teams, with six in three', () => {
    expect(seen(agentBlack.init()).seats).toBe(2);
    expect(seen(agentBlack.init({ teams: 2 })).seats).toBe(4);
    expect(seen(agentBlack.init({ teams: 3 })).seats).toBe(6);
    expect(seen(agentBlack.init({ teams: 2, players: 6 })).seats).toBe(6);
  });

  it('may give some lists of some rounds; the seed decides the rest', () => {
    const whole = hands({ seed: 'part', players: 5 });
    const costumes = [...COSTUMES].reverse();
    const part = hands({ seed: 'part', players: 5, deal: { rounds: [{ costumes }] } });
    expect(part).toEqual(whole.map(([, place, item], seat) => [costumes[seat], place, item]));
    expect(hands({ seed: 'part', players: 5, deal: { rounds: [{ costumes: undefined }, {}] } })).toEqual(whole);
    expect(hands({ seed: 'part', players: 5, deal: { rounds: undefined }, types: undefined })).toEqual(whole);
  });

  it('give the next rounds too, which nobody sees before', () => {
    const later = round('waiter theater lighter \n mechanic station fountain-pen');
    const deal = { rounds: [round('chef hotel camera \n pilot casino umbrella'), later] };
    const first = agentBlack.init({ deal, firstPlayer: 0, seed: 'to come' });
    expect(JSON.stringify(agentBlack.viewFor(first, 0))).not.toContain('to come');
    const second = played(first, shot(0, 1, 'pilot'), shot(0, 1, 'casino'), shot(0, 1, 'umbrella'));
    expect(own(agentBlack.viewFor(second, 1), 1)).toEqual(['mechanic', 'station', 'fountain-pen']);
  });

  it('deal another game each time when no seed is given', () => {
    expect(agentBlack.init()).not.toEqual(agentBlack.init());
  });
});

describe('options that make no sense', () => {
  const types = { costumes: COSTUMES.slice(0, 6), places: PLACES.slice(0, 6), items: ITEMS.slice(0, 6) };
  const swapped = [...RING_OF_SIX.slice(1), ...RING_OF_SIX.slice(0, 1)];
  const refusals: readonly (readonly [string, unknown])[] = [
    ['options', null],
    ['killer', { killer: 0 }],
    ['seed', { seed: 7 }],
    ['players', { players: 1 }],
    ['players', { players: 7 }],
    ['players', { players: '2' }],
    ['teams', { teams: 1 }],
    ['teams', { teams: 4 }],
    ['teams', { teams: 2, players: 2 }],
    ['teams', { teams: 2, players: 5 }],
    ['teams', { teams: 3, players: 4 }],
    ['roundsToWin', { roundsToWin: 1 }],
    ['roundsToWin', { roundsToWin: 4 }],
    ['roundsToWin', { teams: 2, roundsToWin: 2 }],
    ['firstPlayer', { firstPlayer: 2 }],
    ['firstPlayer', { players: 6, firstPlayer: -0 }],
    ['types', { types: [] }],
    ['types', { players: 5, types }],
    ['types', { teams: 3, types }],
    ['types.places', { types: { costumes: types.costumes, items: types.items } }],
    ['types.colours', { types: { ...types, colours: [] } }],
    ['types.costumes', { types: { ...types, costumes: COSTUMES } }],
    ['types.costumes', { types: { ...types, costumes: [...COSTUMES.slice(0, 5), 'chef'] } }],
    ['types.items', { types: { ...types, items: types.places } }],
    ['deal', { deal: 'all' }],
    ['deal.deck', { deal: { deck: [] } }],
    ['deal.rounds', { deal: { rounds: {} } }],
    ['deal.rounds', { deal: { rounds: new Array(2) } }],
    ['deal.rounds', { deal: { rounds: 'none' } }],
    ['deal.rounds[0]', { deal: { rounds: [null] } }],
    ['deal.rounds[1].ring', { deal: { rounds: [{}, { ring: RING_OF_SIX }] } }],
    ['deal.rounds[0].tiles', { deal: { rounds: [{ tiles: RING_OF_SIX.slice(3) }] } }],
    ['deal.rounds[0].tiles', { deal: { rounds: [{ tiles: swapped }] } }],
    [
      'deal.rounds[0].tiles',
      { deal: { rounds: [{ tiles: [...RING_OF_SIX.slice(0, 15), ...RING_OF_SIX.slice(15).reverse()] }] } },
    ],
    ['deal.rounds[0].tiles', { deal: { rounds: [{ tiles: RING_OF_SIX.with(3, 'police-officer') }] } }],
    ['deal.rounds[0].tiles', { deal: { rounds: [{ tiles: RING_OF_SIX.with(1, 'musician') }] } }],
    ['deal.rounds[0].tiles', { players: 5, deal: { rounds: [{ tiles: RING_OF_SIX }] } }],
    ['deal.rounds[0].tiles', { deal: { rounds: [{ tiles: RING_OF_SIX.with(3, 'musician') }] }, types }],
    [
      'deal.rounds[1].tiles',
      { deal: { rounds: [{ tiles: RING_OF_SIX }, { tiles: RING_OF_SIX.with(3, 'musician') }] } },
    ],
    ['deal.rounds[0].costumes', { types, deal: { rounds: [{ costumes: types.costumes.with(0, 'musician') }] } }],
    ['deal.rounds[0].places', { types, deal: { rounds: [{ places: types.places.with(0, 'airport') }] } }],
    ['deal.rounds[0].items', { types, deal: { rounds: [{ items: 'camera' }] } }],
    ['deal.rounds[2].items', { types, deal: { rounds: [{}, {}, { items: types.places }] } }],
  ];

  it.each(refusals)('are refused, naming %s', (field, options) => {
    try {
      Reflect.apply(agentBlack.init, agentBlack, [options]);
      expect.unreachable();
    } catch (error) {
      expect(isInvalidOptions(error) && error.field).toBe(field);
    }
  });
});
