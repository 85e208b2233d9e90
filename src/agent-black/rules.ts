/** The rules of Agent Black: what the catalogue says of them. */
export const AGENT_BLACK_RULES = {
  'agent.components': {
    kind: 'rule',
    title: 'Twenty-four identities',
    text: 'There are eight costumes, eight places and eight items, each as one identity card and one clue tile, and one Investigator.',
    source: 'Agent Black: 1. Components',
  },
  'agent.names': {
    kind: 'ruling',
    title: 'Names of the identities',
    text: 'The rulebook names two costumes, one place and one item; the other twenty names are this library’s own.',
    source: 'Agent Black: 3. Game Play, examples',
    readings: ['Number the cards that have no name.', 'Give them names of the same kind.'],
    reason: 'A name tells its kind, and a user interface is free to show others.',
  },
  'agent.setup.types': {
    kind: 'rule',
    title: 'Six types or all eight',
    text:
      'Two to four players play with six types of each kind, five and six players with all eight. Cards and tiles of ' +
      'other types have no part in the game.',
    source: 'Agent Black: 2. Setup, 1',
  },
  'agent.types': {
    kind: 'ruling',
    title: 'Which six types',
    text:
      'With two to four players the six types of each kind are drawn once, at the start, and stay for the whole game; a ' +
      'host may name them.',
    source: 'Agent Black: 2. Setup, 1; 4. End of Round and New Round Setup, 3',
    readings: [
      'A new round goes back to the whole set-up, so the types are selected anew.',
      'The types are selected for the game.',
    ],
    reason:
      'The cards left over are said to be unused in this game, where those of a round are said to be unused in it.',
  },
  'agent.setup.ring': {
    kind: 'rule',
    title: 'The circle of tiles',
    text: 'The tiles in use are shuffled and laid in a circle in which costume, place and item follow each other again and again.',
    source: 'Agent Black: 2. Setup, 2',
  },
  'agent.ring': {
    kind: 'ruling',
    title: 'Where the circle starts',
    text: 'The ring starts Costume, Place, Item, repeating. The Investigator starts in the middle.',
    source: 'Agent Black: 2. Setup, 2 and 3',
    readings: ['The list of tiles may start with any kind.', 'It starts with a costume.'],
    reason: 'A circle has no start: one for all makes rings comparable and deals exchangeable.',
  },
  'agent.setup.middle': {
    kind: 'rule',
    title: 'The Investigator waits in the middle',
    text: 'A round begins with the Investigator inside the circle, on no tile.',
    source: 'Agent Black: 2. Setup, 3',
  },
  'agent.setup.identities': {
    kind: 'rule',
    title: 'Three identities each',
    text: 'Each player has three identity cards, by chance: one costume, one place, one item.',
    source: 'Agent Black: 2. Setup, 4',
  },
  'agent.setup.secret': {
    kind: 'rule',
    title: 'Identities are hidden',
    text: 'A face-down card is known to its player alone; the cards set aside are known to nobody.',
    source: 'Agent Black: 2. Setup, 4 and 5',
  },
  'agent.setup.aside': {
    kind: 'rule',
    title: 'The other cards are set aside',
    text: 'Identity cards in use that nobody was dealt are out of the round; their tiles are in the circle all the same.',
    source: 'Agent Black: 2. Setup, 5',
  },
  'agent.first': {
    kind: 'ruling',
    title: 'First player',
    text: '“Most black clothing” is the host’s to say; unsaid, the seed decides.',
    source: 'Agent Black: 2. Setup, 6',
    readings: ['Ask for a first player.', 'Leave it to chance unless one is named.'],
    reason: 'The book allows any preference, and chance favours nobody.',
  },
  'agent.turn.action': {
    kind: 'rule',
    title: 'Investigate or Shoot',
    text: 'On their turn a player does one of two things: Investigate or Shoot.',
    source: 'Agent Black: 3. Game Play',
  },
  'agent.turn': {
    kind: 'ruling',
    title: 'Who is on the left',
    text:
      'Left is the next seat number still in the round, wrapping; also after a penalty that eliminates the shooter, who ' +
      'is skipped from then on.',
    source: 'Agent Black: 3. Game Play, A-4, B-1-2, B-3',
    readings: ['Seat numbers count to the left.', 'Seat numbers count to the right.'],
    reason: 'Seat numbers are the order of turns in every game of this library.',
  },
  'agent.investigate.move': {
    kind: 'rule',
    title: 'Move the Investigator',
    text: 'To Investigate, the player moves the Investigator to any one tile of the circle.',
    source: 'Agent Black: 3. Game Play, A-1',
  },
  'agent.investigate.must-move': {
    kind: 'rule',
    title: 'The Investigator does not stay',
    text: 'The tile on which the Investigator stands can’t be chosen, whatever has happened beside it meanwhile.',
    source: 'Agent Black: 3. Game Play, A-1',
  },
  'agent.investigate.window': {
    kind: 'rule',
    title: 'Three tiles at once',
    text: 'The investigation is about the Investigator’s tile and the ones on both sides of it.',
    source: 'Agent Black: 3. Game Play, A-1',
  },
  'agent.investigate.thumb': {
    kind: 'rule',
    title: 'Thumbs up',
    text: 'Who holds a card of one of the three tiles raises a thumb for all to see; who holds none keeps the fist closed.',
    source: 'Agent Black: 3. Game Play, A-2 and A-3',
  },
  'agent.investigate.single': {
    kind: 'rule',
    title: 'One thumb for several cards',
    text: 'Two or three matching cards raise one thumb, as one does.',
    source: 'Agent Black: 3. Game Play, A-1, example',
    seeAlso: ['agent.thumbs'],
  },
  'agent.investigate.asker': {
    kind: 'rule',
    title: 'The asker does not answer',
    text: 'The player who investigates shows neither fist nor thumb.',
    source: 'Agent Black: 3. Game Play, A-3, note',
  },
  'agent.thumbs': {
    kind: 'ruling',
    title: 'Who answers',
    text:
      'Every other player still in the round answers; matching one card or three is the same single thumb. Eliminated ' +
      'players have nothing to answer with.',
    source: 'Agent Black: 3. Game Play, A-2 and A-3',
    readings: ['All others put out a fist, eliminated ones too.', 'Those who are still in the round do.'],
    reason: 'The tiles of an eliminated player’s cards are gone, so that fist could never open.',
  },
  'agent.investigate.end': {
    kind: 'rule',
    title: 'An investigation ends the turn',
    text: 'After the answers it is the next player’s turn.',
    source: 'Agent Black: 3. Game Play, A-4',
  },
  'agent.shoot.one': {
    kind: 'rule',
    title: 'One target, one identity',
    text: 'To Shoot, the player points at one other player and declares one costume, place or item.',
    source: 'Agent Black: 3. Game Play, B-1',
  },
  'agent.shoot.target': {
    kind: 'ruling',
    title: 'Who can be shot at',
    text: 'The target is another player who is still in the round.',
    source: 'Agent Black: 3. Game Play, B-1 and B-3',
    readings: ['Any other player, for a sure miss.', 'A player who still has a card to turn up.'],
    reason: 'Who is eliminated takes no part in the round any more.',
  },
  'agent.shoot.declare': {
    kind: 'ruling',
    title: 'What can be declared',
    text:
      'The declared identity is one whose tile is still in the ring. Naming a card you hold yourself is allowed, and one ' +
      'of a kind that the target has already revealed: both are sure misses.',
    source: 'Agent Black: 3. Game Play, B-1 and B-1-1',
    readings: [
      'By the letter any identity can be declared, and a target holds a card that lies face-up before them too (rejected).',
      'Only what could still be hidden: a tile in the ring.',
    ],
    reason:
      'This leaves the sentence by which a shot succeeds whenever the target holds the card: a card turned up would be a ' +
      'sure hit, and another turn, without end.',
  },
  'agent.shoot.hit': {
    kind: 'rule',
    title: 'A hit',
    text: 'A target who holds the declared card turns it up at once.',
    source: 'Agent Black: 3. Game Play, B-1-1',
  },
  'agent.shoot.again': {
    kind: 'rule',
    title: 'Another turn after a hit',
    text: 'Who hits has another turn, for either action, and another as long as the shots hit.',
    source: 'Agent Black: 3. Game Play, B-1-1',
  },
  'agent.shoot.miss': {
    kind: 'rule',
    title: 'A miss',
    text:
      'A target who does not hold the declared card says so, and the shooter turns up a card of their own choice; then it ' +
      'is the next player’s turn.',
    source: 'Agent Black: 3. Game Play, B-1-2',
  },
  'agent.penalty': {
    kind: 'ruling',
    title: 'The penalty is a choice',
    text: 'The shooter who missed chooses which of their face-down cards to reveal, and is asked even with one left.',
    source: 'Agent Black: 3. Game Play, B-1-2',
    readings: ['A card that lies face-up already will do.', 'It has to be a card that is still face-down.'],
    reason: 'A penalty that changes nothing is none.',
  },
  'agent.reveal.tile': {
    kind: 'rule',
    title: 'The tile goes with the card',
    text: 'Whenever an identity card is turned up, its tile is taken out of the circle and laid on the card.',
    source: 'Agent Black: 3. Game Play, B-2',
  },
  'agent.reveal.gap': {
    kind: 'rule',
    title: 'The circle closes up',
    text:
      'The tiles beside the gap are pushed together. From then on three neighbouring tiles may hold two of a kind or more, ' +
      'and be investigated so.',
    source: 'Agent Black: 3. Game Play, B-2',
  },
  'agent.investigator.gap': {
    kind: 'ruling',
    title: 'The Investigator’s tile is taken',
    text: 'When the Investigator’s tile leaves the ring, the Investigator returns to the middle; any tile may be next.',
    source: 'Agent Black: 3. Game Play, A-1 and B-2',
    readings: [
      'It moves to a neighbouring tile.',
      'It stays on the tile, outside the ring.',
      'It returns to the middle.',
    ],
    reason: 'The middle is where it stands when it is on no tile, and no player gains by it.',
  },
  'agent.reveal.eliminated': {
    kind: 'rule',
    title: 'Eliminated',
    text: 'A player whose three cards are turned up is out of this round at once and has no more turns in it.',
    source: 'Agent Black: 3. Game Play, B-3',
  },
  'agent.ring.least': {
    kind: 'derived',
    title: 'What the ring holds',
    text:
      'Every tile in the ring is the tile of a card that is face-down or set aside in this round, so the ring never has ' +
      'fewer tiles than 13, 10, 7, 10, 7 for 2 to 6 players: all but the three of each eliminated player and two of the ' +
      'survivor.',
    source: 'Agent Black: 2. Setup, 1; 3. Game Play, B-2; 4. End of Round and New Round Setup, 1',
  },
  'agent.round.end': {
    kind: 'rule',
    title: 'End of a round',
    text: 'A round ends as soon as all players but one are eliminated.',
    source: 'Agent Black: 4. End of Round and New Round Setup, 1',
  },
  'agent.round.point': {
    kind: 'rule',
    title: 'A point for the survivor',
    text: 'The player who is left wins the round and takes a victory point.',
    source: 'Agent Black: 4. End of Round and New Round Setup, 2',
  },
  'agent.round.one': {
    kind: 'derived',
    title: 'One winner a round',
    text:
      'Every round has exactly one winner, or one winning team: cards are turned up one at a time, so nobody is ' +
      'eliminated together with the last opponent.',
    source: 'Agent Black: 3. Game Play, B; 4. End of Round and New Round Setup, 1',
  },
  'agent.round.new': {
    kind: 'rule',
    title: 'A new round',
    text: 'While nobody has enough points, a new round is set up.',
    source: 'Agent Black: 4. End of Round and New Round Setup, 3',
  },
  'agent.round.first': {
    kind: 'rule',
    title: 'The first eliminated begins',
    text: 'The first player of a new round is the one who was eliminated first in the round before.',
    source: 'Agent Black: 4. End of Round and New Round Setup, 3',
  },
  'agent.round.next': {
    kind: 'ruling',
    title: 'How a new round is dealt',
    text:
      'A new round deals afresh from the same types, at once; cards still face-down go back unseen. Its first player is ' +
      'the one eliminated first in the round before.',
    source: 'Agent Black: 4. End of Round and New Round Setup, 3',
    readings: ['The survivor’s hidden cards are shown first.', 'All cards are gathered and shuffled as they lie.'],
    reason: 'Nothing in the book turns them up.',
  },
  'agent.game.end': {
    kind: 'rule',
    title: 'Enough rounds win the game',
    text:
      'The game ends when a player has won two rounds, or three in the longer game, and that player wins it; in Team Mode ' +
      'it ends when a team has won as many as it has members, and that team wins it.',
    source: 'Agent Black: 5. End of Game',
    seeAlso: ['agent.game.three', 'agent.team.target'],
  },
  'agent.game.three': {
    kind: 'rule',
    title: 'Three rounds for a longer game',
    text: 'The players may agree beforehand that three rounds are needed.',
    source: 'Agent Black: 5. End of Game',
  },
  'agent.over.reveal': {
    kind: 'ruling',
    title: 'What is shown at the end',
    text:
      'When the game is over, all identity cards of the last round are shown to all. Those set aside are not, nor what a ' +
      'survivor held in an earlier round.',
    source: 'Agent Black: 5. End of Game',
    readings: ['The cards of the winner stay face-down.', 'All cards face-down before a player are shown.'],
    reason: 'All can then check the thumbs and the shots; between rounds the cards go back unseen.',
    seeAlso: ['agent.round.next'],
  },
  'agent.team.sizes': {
    kind: 'rule',
    title: 'Teams',
    text: 'Four or six players can play in teams: 2:2, 2:2:2 or 3:3.',
    source: 'Agent Black: 6. Optional Rules (Team Mode)',
  },
  'agent.team.seating': {
    kind: 'rule',
    title: 'Teammates sit apart',
    text: 'No two teammates sit side by side.',
    source: 'Agent Black: 6. Optional Rules (Team Mode), 1',
  },
  'agent.team.seats': {
    kind: 'ruling',
    title: 'Who is of which team',
    text: 'Teammates never sit together: seat s is of team s mod (number of teams).',
    source: 'Agent Black: 6. Optional Rules (Team Mode), 1',
    readings: ['Any seating that keeps teammates apart.', 'The teams take turns, A, B, A, B or A, B, C, A, B, C.'],
    reason: 'It is the order of the book’s example, and the only one that is fair to all teams.',
  },
  'agent.team.basic': {
    kind: 'rule',
    title: 'The team of the survivor',
    text: 'All rules hold as without teams, but the last survivor wins the round for the whole team.',
    source: 'Agent Black: 6. Optional Rules (Team Mode), 3',
  },
  'agent.team.survivors': {
    kind: 'ruling',
    title: 'When a round of teams ends',
    text: 'The round ends when every agent still in it is of one team: winner and next first player are already settled.',
    source: 'Agent Black: 4. End of Round and New Round Setup, 1; 6. Optional Rules (Team Mode), 3',
    readings: [
      'By the letter teammates go on until one agent is left (rejected).',
      'The round ends when one team is left.',
    ],
    reason:
      'This leaves the sentence by which a round ends when all but one player are eliminated, which Team Mode keeps: ' +
      'teammates who shoot at each other to find the survivor of a round that their team has won decide nothing.',
  },
  'agent.team.hidden': {
    kind: 'ruling',
    title: 'Teammates see nothing of each other',
    text: 'Teammates see no more of each other than opponents do, and put out thumbs for each other.',
    source: 'Agent Black: 6. Optional Rules (Team Mode), 3',
    readings: ['Teammates show each other their cards.', 'They keep them hidden, as without teams.'],
    reason: 'Team Mode keeps the basic rules, and names no exception for cards.',
  },
  'agent.shoot.friend': {
    kind: 'ruling',
    title: 'Shooting at a teammate',
    text: 'Team mode keeps the basic rules: a teammate may be investigated and shot.',
    source: 'Agent Black: 6. Optional Rules (Team Mode), 3',
    readings: ['Only an opponent can be the target.', 'Any other player can.'],
    reason: 'The book says “one other player” and, of Team Mode, that the rules apply in the same way.',
  },
  'agent.team.point': {
    kind: 'rule',
    title: 'A point for the team',
    text: 'A round won counts one for the winning team, whoever of it was eliminated.',
    source: 'Agent Black: 6. Optional Rules (Team Mode), 3 and 4',
  },
  'agent.team.wins': {
    kind: 'rule',
    title: 'Rounds that a team needs',
    text: 'Two rounds win the game in 2:2 and 2:2:2, three in 3:3; the team wins together.',
    source: 'Agent Black: 6. Optional Rules (Team Mode), 5',
  },
  'agent.team.target': {
    kind: 'ruling',
    title: 'As many rounds as members',
    text: 'A team needs as many round wins as it has members; the longer game is not offered to teams.',
    source: 'Agent Black: 5. End of Game; 6. Optional Rules (Team Mode), 5',
    readings: [
      'The option of three rounds holds for teams too.',
      'Each member has one marker, and all must be turned.',
    ],
    reason: 'The book counts markers: the first team all of whose markers show a success wins.',
  },
  'agent.conduct.fists': {
    kind: 'conduct',
    title: 'All at once',
    text: 'The fists are put together in the middle, and the thumbs go up together on a count of three.',
    source: 'Agent Black: 3. Game Play, A-2 and A-3',
  },
  'agent.conduct.pistol': {
    kind: 'conduct',
    title: 'The Pistol',
    text: 'The Pistol lies in the middle; who shoots holds it up, and the answer is spoken aloud.',
    source: 'Agent Black: 2. Setup, 3; 3. Game Play, B-1',
  },
  'agent.conduct.tokens': {
    kind: 'conduct',
    title: 'Colors and sides of the tokens',
    text:
      'Colors of victory points mean nothing without teams. Teams take markers of one color, one for each member, and ' +
      'turn one over for each round won. Eight tokens are no limit: a long game of six can take more rounds.',
    source: 'Agent Black: 4. End of Round and New Round Setup, 2; 6. Optional Rules (Team Mode), 2 and 4',
  },
  'agent.conduct.chairs': {
    kind: 'conduct',
    title: 'Changing chairs',
    text: 'Teams are made first; then the players change chairs until no teammates are neighbours.',
    source: 'Agent Black: 6. Optional Rules (Team Mode), 1',
  },
} as const;
