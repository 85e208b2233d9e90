import { describe, expect, it } from 'vitest';
import type { BuddyCopsState, BuddyCopsView } from '../../../src/automata-noir/index.js';
import type { Perspective } from '../../../src/kernel/players.js';
import { begun, K, opened, P, played, U, viewOf } from './table.js';

const CARDS = 'Florina Quinn Hugo  Dexter Edgar Greta  Rita Nora Occam';
const DECK = 'Sam Theo Vera Walt Witman  Ada Boris Carl Ezra Gloria Ida Jimmy Kit Lester Malone Pearl';
const beginning = begun(CARDS);
const identities = played(beginning, 'K choose florina, K kill ada');
const first = opened(`${CARDS} ${DECK}`, 'ada');
const cops = played(first, 'K kill boris, K kill carl');
const replacement = played(
  cops,
  'P pass, U disguise, U choose rita',
  'K kill ezra, K kill gloria, P pass, U disguise, U choose rita',
  'K kill ida, K kill jimmy, P pass, U disguise, U choose rita',
  'K kill kit, K go by quinn, P pass, U disguise, U choose rita',
  'K kill lester, K kill malone, P pass, U disguise, U choose rita',
  'K kill pearl, K kill rita',
);

type Fact = 'Killer' | 'disguises' | 'Profiler' | 'Evidence Hand' | 'Undercover' | 'Undercover’s hand';

/** The cards of a fact in a view, face-down or not; a place without a card holds none. */
const FACTS: Readonly<Record<Fact, (view: BuddyCopsView) => readonly (string | null)[]>> = {
  Killer: (view) => [view.killer.identity],
  disguises: (view) => view.killer.disguises,
  Profiler: (view) => [view.profiler.identity],
  'Evidence Hand': (view) => view.profiler.hand,
  Undercover: (view) => [view.undercover.identity],
  'Undercover’s hand': (view) => view.undercover.hand,
};

interface Situation {
  readonly name: string;
  readonly state: BuddyCopsState;
  /** Who may look, by the seats K, P, U and the spectator S, and the cards; `-` for nothing there. */
  readonly cards: Readonly<Record<Fact, string>>;
}

const SITUATIONS: readonly Situation[] = [
  {
    name: 'killer-identity',
    state: beginning,
    cards: {
      Killer: '-',
      disguises: 'K: florina quinn hugo',
      Profiler: '-',
      'Evidence Hand': 'P: dexter edgar greta',
      Undercover: '-',
      'Undercover’s hand': 'U: rita nora occam',
    },
  },
  {
    name: 'opening-kill',
    state: played(beginning, 'K choose florina'),
    cards: {
      Killer: 'K: florina',
      disguises: 'K: quinn hugo',
      Profiler: '-',
      'Evidence Hand': 'P: dexter edgar greta',
      Undercover: '-',
      'Undercover’s hand': 'U: rita nora occam',
    },
  },
  {
    name: 'cop-identities, the Profiler has chosen',
    state: played(identities, 'P choose dexter'),
    cards: {
      Killer: 'K: florina',
      disguises: 'K: quinn hugo',
      Profiler: 'P: dexter',
      'Evidence Hand': 'P: edgar greta',
      Undercover: '-',
      'Undercover’s hand': 'U: rita nora occam',
    },
  },
  {
    name: 'cop-identities, the Undercover has chosen',
    state: played(identities, 'U choose rita'),
    cards: {
      Killer: 'K: florina',
      disguises: 'K: quinn hugo',
      Profiler: '-',
      'Evidence Hand': 'P: dexter edgar greta',
      Undercover: 'U: rita',
      'Undercover’s hand': 'U: nora occam',
    },
  },
  {
    name: 'killer-turn',
    state: first,
    cards: {
      Killer: 'K: florina',
      disguises: 'K: quinn hugo',
      Profiler: 'PU: dexter',
      'Evidence Hand': 'P: edgar greta nora occam',
      Undercover: 'U: rita',
      'Undercover’s hand': '-',
    },
  },
  {
    name: 'cops-turn',
    state: cops,
    cards: {
      Killer: 'K: florina',
      disguises: 'K: quinn hugo',
      Profiler: 'PU: dexter',
      'Evidence Hand': 'P: edgar greta nora occam',
      Undercover: 'U: rita',
      'Undercover’s hand': '-',
    },
  },
  {
    name: 'undercover-choice',
    state: played(cops, 'U disguise'),
    cards: {
      Killer: 'K: florina',
      disguises: 'K: quinn hugo',
      Profiler: 'PU: dexter',
      'Evidence Hand': 'P: edgar greta nora occam',
      Undercover: 'U: rita',
      'Undercover’s hand': 'U: sam',
    },
  },
  {
    name: 'replacement: seat 2 is the Profiler now, and seat 1 the Undercover',
    state: replacement,
    cards: {
      Killer: 'K: quinn',
      disguises: 'K: hugo florina',
      Profiler: '-',
      'Evidence Hand': 'U: edgar greta nora occam sam theo vera walt witman',
      Undercover: 'P: dexter',
      'Undercover’s hand': '-',
    },
  },
  {
    name: 'killer-turn after a death: seat 2 is the Profiler now, and seat 1 the Undercover',
    state: played(replacement, 'U choose nora, U pass, P pass'),
    cards: {
      Killer: 'K: quinn',
      disguises: 'K: hugo florina',
      Profiler: 'PU: nora',
      'Evidence Hand': 'U: edgar greta occam sam theo vera walt witman',
      Undercover: 'P: dexter',
      'Undercover’s hand': '-',
    },
  },
  {
    name: 'over: identities and disguises are turned up, hands are not',
    state: played(first, 'K kill boris, K go by quinn, P pass, U accuse quinn'),
    cards: {
      Killer: 'KPUS: quinn',
      disguises: 'KPUS: hugo florina',
      Profiler: 'KPUS: dexter',
      'Evidence Hand': 'P: edgar greta nora occam',
      Undercover: 'KPUS: rita',
      'Undercover’s hand': '-',
    },
  },
];

const OBSERVERS: readonly (readonly [string, Perspective])[] = [
  ['K', K],
  ['P', P],
  ['U', U],
  ['S', 'spectator'],
];

const isFact = (name: string): name is Fact => Object.hasOwn(FACTS, name);

const CELLS = SITUATIONS.flatMap(({ name, state, cards }) =>
  Object.keys(FACTS)
    .filter(isFact)
    .flatMap((fact) =>
      OBSERVERS.map(([letter, perspective]) => {
        const [who = '', list = ''] = cards[fact].split(': ');
        const held = list.split(' ').filter((card) => card !== '');
        const seen = who.includes(letter) ? held : held.map(() => 'face-down');
        return { name, fact, letter, perspective, state, seen: seen.length > 0 ? seen : [null] };
      }),
    ),
);

describe('who may look at what', () => {
  const sees = ({ fact, perspective, state, seen }: (typeof CELLS)[number]): void => {
    const shown = FACTS[fact](viewOf(state, perspective));
    expect(shown.length > 0 ? shown : [null]).toEqual(seen);
  };
  const cellsOf = (...facts: readonly Fact[]): typeof CELLS => CELLS.filter(({ fact }) => facts.includes(fact));

  it.each(cellsOf('Killer', 'disguises'))('[cops.killer.looks] $fact seen by $letter in $name', sees);

  it.each(cellsOf('Profiler', 'Undercover'))('[cops.undercover.looks] $fact seen by $letter in $name', sees);

  it.each(cellsOf('Evidence Hand', 'Undercover’s hand'))('[cops.hand.secret] $fact seen by $letter in $name', sees);

  it.each(SITUATIONS)(
    '[cops.hand.secret] of the deck all see the number of cards, and nothing else, in $name',
    ({ state }) => {
      for (const [, perspective] of OBSERVERS) expect(typeof viewOf(state, perspective).deck).toBe('number');
    },
  );
});
