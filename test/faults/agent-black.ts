import { inFile } from './fault.js';

const FOLDER = 'src/agent-black';

/** Ways to get Agent Black wrong. */
export const AGENT_BLACK = [
  ...inFile(`${FOLDER}/cards.ts`, [
    ['agent.components', "'musician',", '', 'a costume is missing'],
    ['agent.names', "'Pocket Watch'", "'Watch'", 'a name of the book is another'],
  ]),
  ...inFile(`${FOLDER}/types.ts`, [
    ['agent.setup.types', 'FEW_PLAYERS = 4', 'FEW_PLAYERS = 5', 'five play with six types'],
    ['agent.types', 'seed, cards)', "'', cards)", 'the same types are in use whatever the seed'],
  ]),
  ...inFile(`${FOLDER}/ring.ts`, [
    [
      'agent.setup.ring',
      '[costume, at(places, i), at(items, i)]',
      '[costume, at(items, i), at(places, i)]',
      'items come before places',
    ],
    [
      'agent.ring',
      '[costume, at(places, i), at(items, i)]',
      '[at(places, i), at(items, i), costume]',
      'the circle starts with a place',
    ],
    [
      'agent.investigate.window',
      '(index + ring.length - 1) % ring.length',
      'Math.max(index - 1, 0)',
      'the circle has a beginning',
    ],
  ]),
  ...inFile(`${FOLDER}/setup.ts`, [
    ['agent.setup.middle', 'investigator: null', 'investigator: at(ring, 0)', 'the Investigator starts on a tile'],
    [
      'agent.game.three',
      'return rounds ?? FEWEST_ROUNDS',
      'return FEWEST_ROUNDS',
      'two rounds win though the host said three',
    ],
    ['agent.team.wins', 'players / teams', 'FEWEST_ROUNDS', 'a team of three needs two rounds'],
    ['agent.team.target', 'players / teams', 'teams', 'a team needs as many rounds as there are teams'],
  ]),
  ...inFile(`${FOLDER}/deal.ts`, [
    ['agent.setup.identities', 'costume: at(costumes, seat)', 'costume: at(costumes, 0)', 'all have the same costume'],
    ['agent.setup.aside', 'ring: tiles,', 'ring: tiles.slice(0, players * KINDS),', 'some tiles are set aside, too'],
  ]),
  ...inFile(`${FOLDER}/view.ts`, [
    [
      'agent.setup.secret',
      'seat === perspective || outcome',
      "perspective !== 'spectator' || outcome",
      'players see each other’s cards',
    ],
    [
      'agent.team.hidden',
      'seat === perspective || outcome',
      "(perspective !== 'spectator' && sideOf(seat, match.teams) === sideOf(perspective, match.teams)) || outcome",
      'teammates see each other’s cards',
    ],
    [
      'agent.over.reveal',
      'seat === perspective || outcome !== null',
      'seat === perspective',
      'nothing is turned up at the end',
    ],
  ]),
  ...inFile(`${FOLDER}/turn.ts`, [
    [
      'agent.turn',
      '(player + 1) % round.revealed.length',
      '(player + round.revealed.length - 1) % round.revealed.length',
      'turns go to the right',
    ],
    ['agent.turn', 'isEliminated(round, next) ? leftOf(round, next) : next', 'next', 'the eliminated have turns'],
  ]),
  ...inFile(`${FOLDER}/teams.ts`, [
    ['agent.team.sizes', 'Object.freeze([4, 6])', 'Object.freeze([4, 5, 6])', 'teams of unequal size play'],
    ['agent.team.seating', 'player % teams', 'Math.floor(player / 2) % teams', 'teammates sit together'],
    ['agent.team.seats', 'player % teams', '(player + 1) % teams', 'seat 0 is of team 1'],
  ]),
  ...inFile(`${FOLDER}/reveal.ts`, [
    ['agent.reveal.tile', 'round.ring = without(round.ring, identity);', '', 'the tile stays'],
    [
      'agent.reveal.gap',
      'round.ring = without(round.ring, identity);',
      'round.ring = without(round.ring, identity).toReversed();',
      'the circle turns round',
    ],
    [
      'agent.ring.least',
      'round.ring = without(round.ring, identity);',
      'round.ring = without(round.ring, identity).slice(1);',
      'two tiles leave the circle',
    ],
    [
      'agent.investigator.gap',
      'if (round.investigator === identity) round.investigator = null;',
      '',
      'the Investigator stays where no tile is',
    ],
    ['agent.reveal.eliminated', 'CARDS_PER_PLAYER = 3', 'CARDS_PER_PLAYER = 2', 'two cards eliminate'],
  ]),
  ...inFile(`${FOLDER}/round.ts`, [
    [
      'agent.team.point',
      'at(points, side) + 1',
      'at(points, side) + inRoundOf(round).length',
      'each survivor brings a point',
    ],
    [
      'agent.round.end',
      'return inRound.every(',
      'return inRound.length === 0 && inRound.every(',
      'the round goes on with one player',
    ],
    ['agent.round.point', 'at(points, side) + 1', 'at(points, side) + 2', 'a round is worth two points'],
    [
      'agent.round.one',
      'sideOf(player, match.teams) === side',
      'sideOf(player, match.teams) !== side',
      'all but the survivor win the round',
    ],
    [
      'agent.round.new',
      'table.round = newRound(number, firstPlayer, next);',
      'table.round = { ...newRound(number, firstPlayer, next), ring: round.ring };',
      'the new round begins with the old circle',
    ],
    ['agent.round.first', 'round.firstOut ?? turn', 'turn', 'who survived begins'],
    [
      'agent.round.next',
      'const number = round.number + 1;',
      'const number = round.number;',
      'the same cards are dealt again',
    ],
    ['agent.game.end', 'won === match.roundsToWin', 'won > match.roundsToWin', 'the game goes on'],
    [
      'agent.team.basic',
      'seatsOf(round.revealed.length).filter(',
      'inRoundOf(round).filter(',
      'the survivors win the round alone',
    ],
    [
      'agent.team.survivors',
      'return inRound.every(',
      'return inRound.length === 1 && inRound.every(',
      'teammates play on against each other',
    ],
  ]),
  ...inFile(`${FOLDER}/actions/investigate.ts`, [
    [
      'agent.investigate.move',
      'if (!ring.includes(tile)) return TILE_NOT_IN_RING;',
      '',
      'the Investigator moves to a tile that is gone',
    ],
    [
      'agent.investigate.must-move',
      'return investigator === tile ? INVESTIGATOR_STAYS : null;',
      'return null;',
      'the Investigator stays',
    ],
    ['agent.investigate.thumb', 'tiles.includes(identity)', 'tiles[1] === identity', 'only the middle tile counts'],
    [
      'agent.investigate.single',
      '.some((identity) => tiles.includes(identity))',
      '.filter((identity) => tiles.includes(identity)).length === 1',
      'two cards make no thumb',
    ],
    ['agent.investigate.asker', '.filter((player) => player !== asker)', '', 'the asker puts out a thumb'],
    [
      'agent.thumbs',
      'return inRoundOf(table.round)',
      'return seatsOf(table.round.revealed.length)',
      'the eliminated put out thumbs',
    ],
    [
      'agent.investigate.end',
      'giveTurn(draft, leftOf(round, player))',
      'giveTurn(draft, player)',
      'the same player is on again',
    ],
  ]),
  ...inFile(`${FOLDER}/actions/shoot.ts`, [
    ['agent.turn.action', "phase === 'turn'", "phase === 'penalty'", 'nobody shoots in their turn'],
    [
      'agent.shoot.one',
      'if (shot !== undefined) legal[count++] = shot;',
      'if (shot !== undefined && place < 8) legal[count++] = shot;',
      'costumes alone can be declared',
    ],
    ['agent.shoot.target', 'if (target === player) return TARGET_SELF;', '', 'one shoots at oneself'],
    [
      'agent.shoot.target',
      'if (!inRound.includes(target)) return TARGET_ELIMINATED;',
      '',
      'one shoots at the eliminated',
    ],
    [
      'agent.shoot.declare',
      'return ring.includes(identity) ? null : IDENTITY_NOT_IN_RING;',
      'return null;',
      'a card that lies open is declared',
    ],
    [
      'agent.shoot.friend',
      'if (target === player) return TARGET_SELF;',
      'if (target % 2 === player % 2) return TARGET_SELF;',
      'a teammate can’t be shot',
    ],
    [
      'agent.shoot.hit',
      'identitiesOf(at(state.secrets.cards, target)).includes(identity)',
      'state.secrets.cards.some((cards) => identitiesOf(cards).includes(identity))',
      'a card of anybody is hit',
    ],
    ['agent.shoot.again', 'return goOn(draft, player);', 'return goOn(draft, target);', 'a hit ends the turn'],
    [
      'agent.shoot.miss',
      'if (!hit) return missed(draft);',
      'if (!hit) return goOn(draft, target);',
      'a miss costs nothing',
    ],
  ]),
  ...inFile(`${FOLDER}/actions/reveal.ts`, [
    [
      'agent.penalty',
      'return ownRevealed.includes(identity) ? CARD_ALREADY_REVEALED : null;',
      'return null;',
      'a card that lies open pays the penalty',
    ],
  ]),
];
