/** What the four cases of Automata NOIR have in common: what the catalogue says of it. */
export const NOIR_RULES = {
  'noir.cards': {
    kind: 'rule',
    title: 'Suspects and their evidence',
    text:
      'There are twenty-five suspects. Each has one suspect card, with a living and a deceased side, and one ' +
      'evidence card with a common back.',
    source: 'Automata NOIR: Materials Included',
  },
  'noir.names': {
    kind: 'ruling',
    title: 'The names of the suspects',
    text:
      'The rulebook names eleven of the twenty-five suspects: Edgar, Florina, Gloria, Jimmy, Lester, Malone, Occam, ' +
      'Rita, Sam, Theo, Witman. The other fourteen names are this library’s own.',
    source: 'Automata NOIR: Materials Included, and its examples',
    readings: ['Number the suspects that have no name in the book.', 'Give them names.'],
    reason: 'Boards with names can be read and talked about; a user interface is free to show others.',
  },
  'noir.cards.deck': {
    kind: 'rule',
    title: 'The Evidence Deck',
    text: 'The twenty-five evidence cards are shuffled and drawn face-down from the top.',
    source: 'Automata NOIR: Setup of each Case File',
  },
  'noir.board.layout': {
    kind: 'ruling',
    title: 'How the board is laid out',
    text:
      'The suspects lie living side up in five rows of five, arranged at random, each arrangement as likely as any ' +
      'other; a host may name the arrangement.',
    source: 'Automata NOIR: Setup of each Case File',
    readings: ['One printed arrangement for every game.', 'Any arrangement, so a shuffled one.'],
    reason: 'The diagram shows the shape of the grid; the examples of the book stand on different arrangements.',
  },
  'noir.seats': {
    kind: 'ruling',
    title: 'Seats are the order of turns',
    text:
      'Seat numbers are the order of turns, from 0; they are no chairs. Of two teams of two, one has the seats 0 and ' +
      '2, the other 1 and 3.',
    source: 'Automata NOIR: Case File #2, Case File #4, turn order and teams',
    readings: ['Partners sit together and turns go clockwise.', 'Turns pass from one team to the other.'],
    reason: 'Clockwise and across the table both mean that turns alternate between the teams.',
  },
  'noir.first-player': {
    kind: 'ruling',
    title: 'A random first player',
    text: 'Where the book leaves the first player to chance the seed decides; a host may name the player instead.',
    source: 'Automata NOIR: Setup of Case File #2 and of Case File #4',
    readings: ['Only chance decides.', 'The table decides in its own way, with chance as one way.'],
    reason: 'Hosts let the loser of the last game begin, or replay a game; chance serves everyone else.',
  },
  'noir.adjacent': {
    kind: 'ruling',
    title: 'What is adjacent',
    text:
      'Adjacent are the up to eight cards around a card, diagonally too, never across an edge of the board. A ' +
      'suspect is not adjacent to themselves.',
    source: 'Automata NOIR: Case File #1, Other Rules, and the examples',
    readings: ['Only the four cards that share a side.', 'All eight cards around.'],
    reason: 'The examples count three neighbours in a corner, five at an edge and eight inside.',
  },
  'noir.adjacent.edge': {
    kind: 'rule',
    title: 'Edges do not wrap',
    text: 'A suspect at an edge of the board has no neighbours on the opposite side.',
    source: 'Automata NOIR: Case File #1, Other Rules',
  },
  'noir.shift.wrap': {
    kind: 'rule',
    title: 'Cards that fall off come back',
    text:
      'The cards that a shift pushes over the edge are put, in their order, into the places that it freed on the ' +
      'other side.',
    source: 'Automata NOIR: Shift, Fast Shift, Targeted Shift',
  },
  'noir.shift.evidence': {
    kind: 'ruling',
    title: 'A shift moves whole cards',
    text: 'The evidence on a suspect and the side that is up travel with the card.',
    source: 'Automata NOIR: Shift',
    readings: ['Evidence marks a place of the board.', 'Evidence marks a suspect.'],
    reason: 'An evidence card lies on its own suspect; moved off it, it would say nothing.',
  },
  'noir.middle-row-down': {
    kind: 'ruling',
    title: 'Rows move sideways, columns up and down',
    text:
      'A row moves left or right, a column up or down. The examples that shift “the middle row down” mean the middle ' +
      'column.',
    source: 'Automata NOIR: Shift, Fast Shift, Targeted Shift, the examples',
    readings: ['A row can be moved down, too.', 'The examples say row where a column is shown.'],
    reason: 'Only the card at the end of a column can fall off below and come back at the top.',
  },
  'noir.no-undo.scope': {
    kind: 'ruling',
    title: 'What undoes a shift',
    text:
      'A shift undoes another if it moves the same row or column, by its index, in the opposite direction. How far ' +
      'either moves, and whether the board has changed in between, does not matter.',
    source: 'Automata NOIR: Shift, Fast Shift',
    readings: [
      'Only the exact reversal is forbidden, of the same cards by the same distance.',
      'Any move of the same line the other way is.',
    ],
    reason: 'The sentence speaks of the same line and the opposite direction and of nothing else.',
  },
  'noir.canvas.truthful': {
    kind: 'rule',
    title: 'Answers are true',
    text:
      'Who is canvassed tells the truth about whether their own suspect is alive and adjacent to the card in ' +
      'question.',
    source: 'Automata NOIR: the Canvas paragraphs of Case Files #1 to #3, Question in Case File #4',
  },
  'noir.canvas.living': {
    kind: 'ruling',
    title: 'When the answer is yes',
    text:
      'An answer is yes only if the answering player’s suspect is living, on the board and adjacent to the canvassed ' +
      'card. A suspect who is the canvassed card does not count. Where one player answers for several cards, one of ' +
      'them is enough.',
    source: 'Automata NOIR: the Canvas paragraphs',
    readings: ['Being the canvassed suspect counts as a yes.', 'Only neighbours count.'],
    reason: 'The answer is about suspects adjacent to the card, and nobody is adjacent to themselves.',
    seeAlso: ['noir.adjacent'],
  },
  'noir.canvas.separate': {
    kind: 'ruling',
    title: 'Everybody answers for themselves',
    text: 'Each asked player answers yes or no aloud, for themselves, and never says which card it is.',
    source: 'Automata NOIR: the Canvas paragraphs',
    readings: ['All asked players give one joint answer.', 'Each gives their own.'],
    reason: 'The book addresses each player, and its examples let the single ones speak.',
  },
  'noir.identity.living': {
    kind: 'ruling',
    title: 'Nobody goes by a deceased suspect',
    text:
      'Every choice of a Secret Identity is of a living suspect. This narrows the sentences that let a player choose ' +
      'any of the cards held.',
    source: 'Automata NOIR: Setup, Change Disguise, Disguise, Deputize, Dead Partner',
    readings: [
      'Any card may be chosen unless its sentence asks for a living one (rejected).',
      'Only a living suspect may be chosen, everywhere.',
    ],
    reason:
      'A deceased Cop or Inspector could never be killed and a deceased Killer would never have to say yes; the book ' +
      'rules it out wherever it thinks of it.',
  },
  'noir.choice.asked': {
    kind: 'ruling',
    title: 'A choice with one answer is still asked',
    text: 'A hidden choice that has only one answer left is asked all the same, and never made for the player.',
    source: 'noir-rules: hidden choices',
    readings: ['Skip what cannot be chosen otherwise.', 'Ask always.'],
    reason: 'Skipping it would tell the table what the cards are.',
  },
  'noir.hand.order': {
    kind: 'ruling',
    title: 'The order of hands and discards',
    text:
      'Hands and discards are listed in order of arrival, which means nothing. Cards that leave a hand together are ' +
      'listed by name, as in `SUSPECTS`; cards looked through in the deck as they came.',
    source: 'noir-rules: lists of cards',
    readings: ['List cards that leave a hand as they stood in it.', 'List them in an order that tells nothing.'],
    reason: 'The order in hand is its owner’s secret.',
  },
  'noir.discarded-by': {
    kind: 'ruling',
    title: 'Who discards evidence',
    text:
      'The Killer discards the evidence of an exonerated victim and a struck disguise; the Inspector what a refill ' +
      'throws out; a killed Cop the old identity and the deceased cards of the search. A card laid on a deceased ' +
      'suspect is discarded by the Exonerate itself.',
    source: 'noir-rules: the event of a discard',
    readings: ['The player whose card it was.', 'The player who handles it.'],
    reason: 'It is told in the words of the book, which address the one who handles the card.',
  },
  'noir.evidence.living': {
    kind: 'derived',
    title: 'Evidence lies on the living only',
    text:
      'While the game is on, no evidence lies on a deceased suspect. Whoever holds a suspect’s evidence card knows ' +
      'that it lies nowhere else: an exonerated victim is nobody’s identity or disguise, and a Collapse never meets ' +
      'evidence.',
    source: 'Automata NOIR: Kill, Exonerate, Collapse',
  },
} as const;
