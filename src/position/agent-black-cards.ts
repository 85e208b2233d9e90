import { COSTUMES, type Identity, ITEMS, nameOf, PLACES, type TypesInUse } from '../agent-black/index.js';
import { identitiesOf } from '../agent-black/reveal.js';
import { typeCount } from '../agent-black/types.js';
import { at } from '../kernel/lists.js';
import type { Player } from '../kernel/players.js';
import type { AgentBlackPosition } from './agent-black.js';
import { type PositionProblem, unless } from './problems.js';
import { areSame, cardProblems, type Placed, placedIn } from './standing.js';

type Position = AgentBlackPosition;
type Problems = readonly PositionProblem[];

const KINDS = [
  ['costumes', 'costume', COSTUMES],
  ['places', 'place', PLACES],
  ['items', 'item', ITEMS],
] as const;

/**
 * @rule agent.setup.types
 * @rule agent.types
 */
export function typeProblems({ types, players }: Position): Problems {
  const count = typeCount(players.length);
  return KINDS.flatMap(([list, , all]) => {
    const given: readonly Identity[] = types[list];
    const path = `types.${list}`;
    return [
      ...unless(
        given.length === count && new Set(given).size === count,
        path,
        'agent.setup.types',
        `With ${players.length} players ${count} different types of each kind are in use.`,
      ),
      ...unless(
        given.length !== all.length || areSame(given, all),
        path,
        'agent.setup.types',
        'Where all types are in use, they stand in the order of their names.',
      ),
    ];
  });
}

/** What that player holds and has turned up. */
export function playerProblems({ players, types }: Position, seat: Player): Problems {
  const { identities, revealed, eliminated } = at(players, seat);
  const own: readonly Identity[] = identitiesOf(identities);
  const path = `players[${seat}]`;
  return [
    ...KINDS.flatMap(([list, kind]) => {
      const card: Identity = identities[kind];
      const inUse: readonly Identity[] = types[list];
      const first = players.findIndex((player) => player.identities[kind] === card);
      const where = `${path}.identities.${kind}`;
      return [
        ...unless(inUse.includes(card), where, 'agent.types', `${nameOf(card)} is not in use.`),
        ...unless(first === seat, where, 'agent.components', `Player ${first} holds ${nameOf(card)}.`),
      ];
    }),
    ...revealed.flatMap((card, index) => [
      ...unless(
        own.includes(card),
        `${path}.revealed[${index}]`,
        'agent.setup.identities',
        `${nameOf(card)} is none of this player’s cards.`,
      ),
    ]),
    ...unless(
      eliminated === (revealed.length === own.length),
      `${path}.eliminated`,
      'agent.reveal.eliminated',
      'A player is eliminated with all three cards turned up, and not before.',
    ),
  ];
}

/** Whether the tiles are of kinds that the circle of so many rounds of the three kinds leaves when some are taken out. */
function isInTurn(tiles: readonly Identity[], most: number): boolean {
  let place = 0;
  for (const tile of tiles) {
    const kind = KINDS.findIndex(([, , all]) => all.some((one) => one === tile));
    place += ((((kind - place) % KINDS.length) + KINDS.length) % KINDS.length) + 1;
  }
  return place <= most;
}

/**
 * Each tile in use lies in the ring, or on its card once that is turned up.
 *
 * @rule agent.reveal.tile
 * @rule agent.ring
 */
export function ringProblems({ ring, players, types }: Position): Problems {
  const inUse: readonly Identity[] = [...types.costumes, ...types.places, ...types.items];
  const tiles: readonly Placed<Identity>[] = [
    ...players.flatMap(({ revealed }, seat) => placedIn(revealed, `players[${seat}].revealed`)),
    ...placedIn(ring, 'ring'),
  ];
  return [
    ...cardProblems(
      tiles,
      new Map(inUse.map((tile) => [tile, 1])),
      'ring',
      'agent.reveal.tile',
      (tile) => `The tile of ${nameOf(tile)}`,
    ),
    ...tiles.flatMap(({ card, path }) =>
      unless(inUse.includes(card), path, 'agent.types', `${nameOf(card)} is not in use.`),
    ),
    ...unless(
      isInTurn(ring, inUse.length),
      'ring',
      'agent.ring',
      'The circle was laid costume, place, item, again and again, and tiles only leave it.',
    ),
  ];
}

/**
 * The lists that are given for a round to come: each a shuffle of the types in use.
 *
 * @rule agent.round.next
 */
export function roundProblems({ chance, types }: Position, index: number): Problems {
  const { tiles, costumes, places, items } = at(chance.rounds, index);
  const path = `chance.rounds[${index}]`;
  const shuffle = (
    given: readonly Identity[] | null,
    inUse: readonly Identity[],
    list: keyof TypesInUse | 'tiles',
  ): Problems =>
    given === null
      ? []
      : [
          ...cardProblems(
            placedIn(given, `${path}.${list}`),
            new Map(inUse.map((card) => [card, 1])),
            `${path}.${list}`,
            'agent.round.next',
            nameOf,
          ),
          ...given.flatMap((card, one) =>
            unless(inUse.includes(card), `${path}.${list}[${one}]`, 'agent.types', `${nameOf(card)} is not in use.`),
          ),
        ];
  const all = [...types.costumes, ...types.places, ...types.items];
  return [
    ...shuffle(tiles, all, 'tiles'),
    ...unless(
      tiles === null || isInTurn(tiles, all.length),
      `${path}.tiles`,
      'agent.ring',
      'The circle is laid costume, place, item, again and again.',
    ),
    ...shuffle(costumes, types.costumes, 'costumes'),
    ...shuffle(places, types.places, 'places'),
    ...shuffle(items, types.items, 'items'),
  ];
}
