/** The rules of Spy Tag and Spy Network: what the catalogue says of them. */
export const SPY_TAG_RULES = {
  'spy.players': {
    kind: 'rule',
    title: 'Three spies, or four',
    text: 'Three players are spies, each for themselves; four play Spy Network, two against two.',
    source: 'Automata NOIR: Case File #2, Spy Network',
    seeAlso: ['spy.team.partners'],
  },
  'spy.setup.board': {
    kind: 'rule',
    title: 'The city',
    text: 'The twenty-five suspects are laid out in five rows of five, all living.',
    source: 'Automata NOIR: Case File #2, Setup',
    seeAlso: ['noir.board.layout'],
  },
  'spy.setup.deck': {
    kind: 'rule',
    title: 'The Evidence Deck',
    text: 'The twenty-five evidence cards are shuffled and form a face-down deck.',
    source: 'Automata NOIR: Case File #2, Setup',
  },
  'spy.setup.identity': {
    kind: 'rule',
    title: 'A Secret Identity each',
    text: 'Each player draws one evidence card, which is that player’s Secret Identity.',
    source: 'Automata NOIR: Case File #2, Setup',
  },
  'spy.setup.order': {
    kind: 'ruling',
    title: 'Order of the deal',
    text: 'The deck gives one card to each player in seat order, whoever begins.',
    source: 'Automata NOIR: Case File #2, Setup',
    readings: ['The first player draws first.', 'The seats draw in their order.'],
    reason: 'The identities are drawn before there is a first player, and a fixed order makes deals exchangeable.',
  },
  'spy.identity.secret': {
    kind: 'rule',
    title: 'A Secret Identity is secret',
    text: 'A Secret Identity lies face-down before its player, who may look at it at any time; no enemy may.',
    source: 'Automata NOIR: Case File #2, Setup',
    seeAlso: ['spy.team.reveal'],
  },
  'spy.first-player': {
    kind: 'rule',
    title: 'A random first player',
    text: 'Chance decides who takes the first turn.',
    source: 'Automata NOIR: Case File #2, Setup',
    seeAlso: ['noir.first-player'],
  },
  'spy.turn.clockwise': {
    kind: 'rule',
    title: 'Turns go round',
    text: 'After each turn it is the turn of the next player clockwise.',
    source: 'Automata NOIR: Case File #2, Setup',
    seeAlso: ['noir.seats'],
  },
  'spy.turn.one-action': {
    kind: 'rule',
    title: 'One action a turn',
    text: 'In a turn the player makes one Fast Shift, one Capture or one Canvas; a turn is never passed.',
    source: 'Automata NOIR: Case File #2, Spy Actions',
  },
  'spy.fast-shift.line': {
    kind: 'rule',
    title: 'Fast Shift',
    text: 'A Fast Shift moves any one row or column, one or two spaces, in a single direction.',
    source: 'Automata NOIR: Case File #2, Fast Shift',
    seeAlso: ['noir.shift.wrap', 'noir.middle-row-down'],
  },
  'spy.no-undo': {
    kind: 'ruling',
    title: 'No shifting back',
    text:
      'Right after another player’s Fast Shift the same line can’t be shifted the opposite way, by one space or by two, ' +
      'whichever distance it was moved. Only the turn just before counts, and it may be the ally’s.',
    source: 'Automata NOIR: Case File #2, Fast Shift',
    readings: [
      'Only the exact reverse is forbidden, with the same distance.',
      'The line can’t be moved the opposite way at all in the next turn.',
    ],
    reason: 'The sentence explains undoing by the line and the direction, and says nothing of the distance.',
    seeAlso: ['noir.no-undo.scope'],
  },
  'spy.capture.adjacent': {
    kind: 'rule',
    title: 'Capture next to you',
    text: 'The suspect named in a Capture is adjacent to the player’s own Secret Identity.',
    source: 'Automata NOIR: Case File #2, Capture',
    seeAlso: ['noir.adjacent'],
  },
  'spy.capture.any': {
    kind: 'ruling',
    title: 'A Capture that catches nobody',
    text:
      'Any adjacent suspect can be named, living or deceased. If it is nobody’s Secret Identity, or an ally’s, the only ' +
      'thing that happens is the announcement that nobody was captured.',
    source: 'Automata NOIR: Case File #2, Capture, Spy Network',
    readings: [
      'Only a living suspect, or one who is nobody’s ally, can be named.',
      'Any adjacent suspect can be named, at the risk of catching nobody.',
    ],
    reason:
      'The book says “an adjacent suspect” where elsewhere it says “living”, and only that allies are not caught.',
  },
  'spy.capture.trophy': {
    kind: 'rule',
    title: 'The identity is the trophy',
    text: 'If the suspect is another spy’s Secret Identity, the player takes that card as a trophy.',
    source: 'Automata NOIR: Case File #2, Capture',
  },
  'spy.capture.deceased': {
    kind: 'rule',
    title: 'The suspect is turned over',
    text: 'The card of a captured suspect is flipped to its deceased side and stays on the board.',
    source: 'Automata NOIR: Case File #2, Capture',
  },
  'spy.capture.redraw': {
    kind: 'ruling',
    title: 'A new identity for the victim',
    text:
      'The captured player draws the deck’s top card as a new Secret Identity at once. The Capture that wins takes its ' +
      'trophy and turns the suspect over; its victim draws nothing and has no identity. This leaves the sentence by ' +
      'which whoever is captured draws.',
    source: 'Automata NOIR: Case File #2, Capture',
    readings: [
      'Every captured player draws, the last one too, as the sentence about the new identity says (rejected).',
      'The game stops with the winning trophy, before anything is drawn.',
    ],
    reason: 'A finished game stops at once; a card drawn after it would be shown to all for nothing.',
  },
  'spy.deck': {
    kind: 'derived',
    title: 'The deck never runs out',
    text:
      'No card drawn as an identity can be of a deceased suspect, since only captured suspects are deceased and their ' +
      'cards are trophies. At most four identities are drawn after the set-up, three without teams, so the deck never ' +
      'runs out.',
    source: 'Automata NOIR: Case File #2, Capture',
  },
  'spy.capture.win': {
    kind: 'rule',
    title: 'Enough trophies win',
    text: 'A spy with two trophies wins the game; in Spy Network a team with three does.',
    source: 'Automata NOIR: Case File #2, Capture, Spy Network',
    seeAlso: ['spy.team.trophies'],
  },
  'spy.over.reveal': {
    kind: 'ruling',
    title: 'What is shown at the end',
    text: 'When the game is over, all Secret Identities are shown to all; the deck is not.',
    source: 'Automata NOIR: Case File #2, Capture',
    readings: ['Only trophies are ever shown.', 'All cards face-down before a player are shown.'],
    reason: 'All can then check what was answered in the end; cards that were drawn by nobody concern nobody.',
  },
  'spy.canvas.adjacent': {
    kind: 'rule',
    title: 'Canvas next to you',
    text: 'The suspect named in a Canvas is adjacent to the player’s own Secret Identity.',
    source: 'Automata NOIR: Case File #2, Canvas',
    seeAlso: ['noir.adjacent'],
  },
  'spy.canvas.answers': {
    kind: 'rule',
    title: 'Truthful answers',
    text:
      'Each player who is asked says truthfully whether the suspect they go by is alive and adjacent to the one ' +
      'canvassed, and never who it is.',
    source: 'Automata NOIR: Case File #2, Canvas',
    seeAlso: ['noir.canvas.living', 'noir.canvas.separate'],
  },
  'spy.canvas.any': {
    kind: 'ruling',
    title: 'Whom to canvas, and who answers',
    text:
      'Any adjacent suspect can be canvassed, living or deceased. Everyone but the asker and the asker’s ally answers. ' +
      'This narrows the sentence by which each player answers.',
    source: 'Automata NOIR: Case File #2, Canvas, Spy Network',
    readings: [
      'Each player answers, the asker too, as the sentence says (rejected).',
      'Only the others answer, and in Spy Network only the enemies.',
    ],
    reason:
      'The asker is the one informed, and adjacent in any case; allies are exempt in Spy Network’s own words. A suspect ' +
      'may be deceased where the book does not ask for a living one.',
  },
  'spy.team.partners': {
    kind: 'rule',
    title: 'Two teams of two',
    text: 'With four players the spies form two teams, and partners win together.',
    source: 'Automata NOIR: Case File #2, Spy Network',
    seeAlso: ['noir.seats'],
  },
  'spy.team.trophies': {
    kind: 'ruling',
    title: 'Trophies of a team',
    text: 'A team’s trophies are counted together, whichever partner took them; three win.',
    source: 'Automata NOIR: Case File #2, Spy Network',
    readings: ['One spy needs two trophies, or three, alone.', 'The partners’ trophies are counted together.'],
    reason: 'The book speaks of the team that captures three enemy spies.',
  },
  'spy.team.reveal': {
    kind: 'ruling',
    title: 'Partners know each other',
    text: 'Partners may look at each other’s current Secret Identity at any time.',
    source: 'Automata NOIR: Case File #2, Spy Network',
    readings: [
      'A new identity is shown once, when it is drawn, and then remembered.',
      'Whatever was shown may be looked at again.',
    ],
    reason: 'A game is no test of memory, and the owner may look at any time too.',
  },
  'spy.team.canvas': {
    kind: 'rule',
    title: 'Allies do not answer',
    text: 'A Canvas tells nothing of the ally of who makes it.',
    source: 'Automata NOIR: Case File #2, Spy Network',
    seeAlso: ['spy.canvas.any'],
  },
  'spy.team.capture': {
    kind: 'rule',
    title: 'Allies are not caught',
    text: 'A Capture never catches the ally of who makes it.',
    source: 'Automata NOIR: Case File #2, Spy Network',
    seeAlso: ['spy.capture.any'],
  },
  'spy.conduct.open-talk': {
    kind: 'conduct',
    title: 'No secret talk',
    text: 'Beside the look at each other’s identity, partners share nothing in secret: whatever they say, all may hear.',
    source: 'Automata NOIR: Case File #2, Spy Network',
  },
} as const;
