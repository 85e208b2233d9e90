/** The rules of District Noir: what the catalogue says of them. */
export const DISTRICT_NOIR_RULES = {
  'district.deck': {
    kind: 'ruling',
    title: 'The forty-five cards',
    text:
      'Supports: five 5s, six 6s, seven 7s, eight 8s. Alliances: four +2, two +3, one +4. Betrayals: three -1, four -2, ' +
      'two -3. One each of the three city cards.',
    source: 'District Noir: Components',
    readings: ['The book gives the totals of alliances (7) and betrayals (9) only, so any split would fit.'],
    reason: 'These counts are the ones that most existing implementations agree on; they stand in one table.',
  },
  'district.setup.removed': {
    kind: 'rule',
    title: 'Three cards leave the game',
    text: 'Of the shuffled deck three cards are put away unseen and take no part in the game.',
    source: 'District Noir: Setup',
  },
  'district.setup.hands': {
    kind: 'rule',
    title: 'Five cards each',
    text: 'Each player begins with a hand of five cards.',
    source: 'District Noir: Setup',
  },
  'district.setup.row': {
    kind: 'rule',
    title: 'Two cards in the row',
    text: 'Two cards from the deck begin the open row in the center.',
    source: 'District Noir: Setup',
  },
  'district.deal': {
    kind: 'ruling',
    title: 'Order of the deal',
    text:
      'The first three cards of the shuffled deck leave the game, the next five go to seat 0, five to seat 1, two to the ' +
      'row. Later rounds deal five to seat 0, then five to seat 1.',
    source: 'District Noir: Setup',
    readings: ['Cards are dealt one by one in turn.', 'Each hand is dealt as a block.'],
    reason: 'Nobody sees the order, so any will do; a fixed one makes deals exchangeable.',
  },
  'district.hand.secret': {
    kind: 'rule',
    title: 'Hands are hidden',
    text: 'A hand is dealt face-down and seen by its player alone; the deck and the cards put away are seen by nobody.',
    source: 'District Noir: Setup',
  },
  'district.first': {
    kind: 'ruling',
    title: 'First player',
    text:
      'The toss of the token is the seed’s; a host may name the first player instead. From round to round the token ' +
      'passes to the other player.',
    source: 'District Noir: Components, Setup, End of a Round',
    readings: ['The token is tossed anew each round.', 'It is tossed once and then changes hands every round.'],
    reason:
      'The end of a round says to hand it over; what the list of components says of flipping is the toss of the first round.',
  },
  'district.turn.alternate': {
    kind: 'rule',
    title: 'Turns alternate',
    text: 'Beginning with the first player of the round, the players take turns, one action a turn.',
    source: 'District Noir: Flow of the Game',
  },
  'district.play.hand': {
    kind: 'rule',
    title: 'Play a card from the hand',
    text: 'The card played is any card of one’s own hand.',
    source: 'District Noir: Play a Card',
  },
  'district.play.row': {
    kind: 'rule',
    title: 'To the end of the row',
    text: 'The card played becomes the last of the row.',
    source: 'District Noir: Play a Card',
  },
  'district.play.empty-hand': {
    kind: 'rule',
    title: 'No card left to play',
    text: 'With an empty hand a player can only take.',
    source: 'District Noir: Play a Card',
  },
  'district.take.five': {
    kind: 'rule',
    title: 'Take the last five',
    text: 'A Take takes the last five cards of the row and lays them, sorted as they please, before the player.',
    source: 'District Noir: Take Five Cards From the Center',
  },
  'district.take.short': {
    kind: 'ruling',
    title: 'Fewer than five cards in the row',
    text: 'With fewer than five cards in the row, Take takes them all. With none, it is not allowed.',
    source: 'District Noir: Take Five Cards From the Center',
    readings: ['“Exactly five” forbids a Take from a shorter row.', 'A shorter row is taken whole.'],
    reason: 'The note under the action says so of fewer than five, and of none.',
  },
  'district.take.none': {
    kind: 'rule',
    title: 'Nothing to take',
    text: 'From an empty row nothing can be taken.',
    source: 'District Noir: Take Five Cards From the Center',
    seeAlso: ['district.take.short'],
  },
  'district.take.once': {
    kind: 'rule',
    title: 'One Take a round',
    text: 'A player takes once a round; from then on that player plays cards until the round is over.',
    source: 'District Noir: Take Five Cards From the Center',
  },
  'district.round': {
    kind: 'derived',
    title: 'Five plays and one Take each',
    text:
      'In every round each player plays five cards and takes once, and a round begins with at least two cards in the row. ' +
      'A Take forced by an empty hand finds at least four more cards than lay in the row when the round began; an early ' +
      'Take can find fewer than five, or none and is then not allowed.',
    source: 'District Noir: Flow of the Game, End of a Round',
  },
  'district.round.end': {
    kind: 'rule',
    title: 'End of a round',
    text: 'A round is over when both players have made their six actions and hold no card.',
    source: 'District Noir: End of a Round',
  },
  'district.round.deal': {
    kind: 'rule',
    title: 'New hands',
    text: 'While cards are left in the deck, a new round begins with five new cards for each player.',
    source: 'District Noir: End of a Round',
  },
  'district.round.first': {
    kind: 'rule',
    title: 'The token changes hands',
    text: 'The second player of a round is the first of the next.',
    source: 'District Noir: End of a Round',
  },
  'district.round.row': {
    kind: 'rule',
    title: 'The row stays',
    text: 'Cards left in the row at the end of a round stay there for the next.',
    source: 'District Noir: End of a Round',
  },
  'district.city.win': {
    kind: 'rule',
    title: 'The whole panorama',
    text: 'Who has all three city cards in front of them has won.',
    source: 'District Noir: City Cards',
  },
  'district.city.instant': {
    kind: 'ruling',
    title: 'The city wins at once',
    text: 'The third City card in front of a player wins at once, whatever is left to play.',
    source: 'District Noir: City Cards, End of a Round',
    readings: ['The round is played to its end first.', 'The game stops with that Take.'],
    reason: 'The book says that the game ends immediately, without a reckoning of points.',
  },
  'district.game.end': {
    kind: 'rule',
    title: 'Four rounds',
    text: 'After the fourth round the deck is empty and the game is decided by points.',
    source: 'District Noir: End of the Game',
  },
  'district.score.majority': {
    kind: 'rule',
    title: 'Majorities score',
    text: 'For each group of supporters, who has more of its cards scores the number on them.',
    source: 'District Noir: End of the Game',
  },
  'district.majority': {
    kind: 'ruling',
    title: 'What a majority is',
    text:
      'Majority is more cards of the type than the opponent has, however few; it scores the type’s number once, not per ' +
      'card.',
    source: 'District Noir: End of the Game',
    readings: ['More than half of all cards of the group.', 'More than the opponent has.'],
    reason:
      'Cards can be out of the game or left in the row, and the tie that the book speaks of is between the players.',
  },
  'district.score.tie': {
    kind: 'rule',
    title: 'Level in a group',
    text: 'A group in which both have as many cards scores for neither.',
    source: 'District Noir: End of the Game',
  },
  'district.score.set': {
    kind: 'rule',
    title: 'Sets of four',
    text: 'Each set of four different supporters scores five points.',
    source: 'District Noir: End of the Game',
  },
  'district.score.alliances': {
    kind: 'rule',
    title: 'Alliances and betrayals',
    text: 'The numbers on alliances are added to the points, those on betrayals are taken off.',
    source: 'District Noir: End of the Game',
  },
  'district.score.city': {
    kind: 'rule',
    title: 'City cards score nothing',
    text: 'One or two city cards are worth no points.',
    source: 'District Noir: End of the Game',
  },
  'district.leftover': {
    kind: 'ruling',
    title: 'Cards left in the row',
    text: 'Cards left in the row after the last round score for nobody.',
    source: 'District Noir: End of a Round, End of the Game',
    readings: ['They fall to a player.', 'They belong to nobody.'],
    reason: 'The book scores what players have; nobody has taken these.',
  },
  'district.score.most': {
    kind: 'rule',
    title: 'Most points win',
    text: 'After the last round the player with more points wins.',
    source: 'District Noir: End of the Game',
  },
  'district.tie': {
    kind: 'ruling',
    title: 'Level on points',
    text:
      'Level on points, who has the majority of the 8s wins, else of the 7s, the 6s, the 5s. Level in all four, the game ' +
      'is drawn and nobody wins.',
    source: 'District Noir: End of the Game',
    readings: ['A tie is a shared victory.', 'A tie is broken by the groups, the largest first.'],
    reason: 'The publisher’s French rulebook says so; the English one is silent.',
  },
  'district.conduct.token': {
    kind: 'conduct',
    title: 'The faction token',
    text: 'Each player takes one face of the token; it lies before the first player of the round with that player’s face up.',
    source: 'District Noir: Components, Double-Sided Faction Token, Setup, End of a Round',
    seeAlso: ['district.first'],
  },
  'district.conduct.sort': {
    kind: 'conduct',
    title: 'Sorting the cards taken',
    text: 'Cards taken are laid out by type, so that both players can count them.',
    source: 'District Noir: Take Five Cards From the Center',
  },
} as const;
