/** The rules of Dragnet and Team Investigators: what the catalogue says of them. */
export const DRAGNET_RULES = {
  'dragnet.players': {
    kind: 'rule',
    title: 'Three or four investigators',
    text: 'Dragnet is played by three or four players, all of them Investigators.',
    source: 'Automata NOIR: Case File #4, Setup',
  },
  'dragnet.setup.board': {
    kind: 'rule',
    title: 'The board',
    text: 'The twenty-five suspects lie living side up in five rows of five.',
    source: 'Automata NOIR: Case File #4, Setup',
    seeAlso: ['noir.board.layout'],
  },
  'dragnet.setup.deck': {
    kind: 'rule',
    title: 'The Evidence Deck',
    text: 'All twenty-five evidence cards are shuffled into one face-down deck.',
    source: 'Automata NOIR: Case File #4, Setup',
  },
  'dragnet.setup.hand': {
    kind: 'rule',
    title: 'Two cards and a Suspicion',
    text: 'Each player is given an Evidence Hand of two cards and one card face-down as Secret Suspicion.',
    source: 'Automata NOIR: Case File #4, Setup',
  },
  'dragnet.suspicion.secret': {
    kind: 'rule',
    title: 'Suspicions are hidden',
    text: 'A player may look at the own Secret Suspicion at any time; nobody else may, nor at the hand.',
    source: 'Automata NOIR: Case File #4, Setup',
    seeAlso: ['dragnet.team.show'],
  },
  'dragnet.setup.open': {
    kind: 'rule',
    title: 'Three cards open',
    text: 'Three cards of the deck are turned up and laid on their suspects on the board.',
    source: 'Automata NOIR: Case File #4, Setup',
  },
  'dragnet.setup.order': {
    kind: 'ruling',
    title: 'Order of the deal',
    text:
      'The deck gives seat 0 two hand cards and then a Secret Suspicion, then seat 1 the same, and so on; the next three ' +
      'cards are laid on the board. Thirteen cards are left with three players, ten with four.',
    source: 'Automata NOIR: Case File #4, Setup',
    readings: ['Cards are dealt one by one in turn.', 'Each player is dealt a block of three.'],
    reason: 'Nobody sees the order, so any will do; a fixed one makes deals exchangeable.',
  },
  'dragnet.turn.order': {
    kind: 'rule',
    title: 'Order of turns',
    text: 'From a randomly chosen player the turns go round the table, one player after another.',
    source: 'Automata NOIR: Case File #4, Setup',
    seeAlso: ['noir.first-player', 'noir.seats'],
  },
  'dragnet.turn.one': {
    kind: 'rule',
    title: 'One of four actions',
    text: 'A turn is one action: Targeted Shift, Rethink, Question or Solve.',
    source: 'Automata NOIR: Case File #4, Investigator Actions',
    seeAlso: ['dragnet.final'],
  },
  'dragnet.evidence.place': {
    kind: 'rule',
    title: 'Place evidence',
    text:
      'Targeted Shift, Rethink and Question begin in the same way: a card of one’s own Evidence Hand is laid on its ' +
      'suspect on the board, which is marked from then on.',
    source: 'Automata NOIR: Case File #4, Targeted Shift, Rethink, Question',
  },
  'dragnet.evidence.draw': {
    kind: 'rule',
    title: 'Draw a card',
    text: 'Targeted Shift and Rethink end with a card drawn from the deck, so that the hand holds two again.',
    source: 'Automata NOIR: Case File #4, Targeted Shift, Rethink',
  },
  'dragnet.shift.move': {
    kind: 'rule',
    title: 'Shift through the marked suspect',
    text: 'The row or the column in which the marked suspect lies moves one space, in one direction.',
    source: 'Automata NOIR: Case File #4, Targeted Shift',
    seeAlso: ['noir.shift.evidence', 'noir.middle-row-down'],
  },
  'dragnet.shift.wrap': {
    kind: 'rule',
    title: 'Falling off the edge',
    text: 'The suspect that falls off at one end of the line comes back at the other.',
    source: 'Automata NOIR: Case File #4, Targeted Shift',
  },
  'dragnet.shift.free': {
    kind: 'ruling',
    title: 'A shift may be undone',
    text: 'Targeted Shift has no no-undo rule: the line that was just shifted may be shifted straight back.',
    source: 'Automata NOIR: Case File #4, Targeted Shift',
    readings: ['The ban of the other cases holds here too.', 'There is no ban.'],
    reason: 'Every other case words its own ban; the text of this one has none.',
  },
  'dragnet.rethink.choose': {
    kind: 'rule',
    title: 'Rethink',
    text: 'The player picks up the Secret Suspicion and lays one of the two cards then in hand face-down as the new one.',
    source: 'Automata NOIR: Case File #4, Rethink',
  },
  'dragnet.rethink.choice': {
    kind: 'ruling',
    title: 'What a Rethink can choose',
    text:
      'The new Suspicion is either the hand card that was not placed or the old Suspicion; nobody else learns which. The ' +
      'card is chosen before the new one is drawn.',
    source: 'Automata NOIR: Case File #4, Rethink',
    readings: ['The Suspicion must change.', 'It may be the same again.'],
    reason: '“Either of the two cards”, once the Suspicion has been picked up, is these two.',
  },
  'dragnet.question.pick-up': {
    kind: 'rule',
    title: 'Pick up evidence',
    text: 'After placing a card the player takes an evidence card from another, adjacent suspect into the hand.',
    source: 'Automata NOIR: Case File #4, Question',
  },
  'dragnet.question.answer': {
    kind: 'rule',
    title: 'Opponents answer',
    text: 'Every opponent says truthfully whether their Secret Suspicion is adjacent to the suspect just picked up.',
    source: 'Automata NOIR: Case File #4, Question',
    seeAlso: ['noir.canvas.living', 'noir.canvas.separate', 'dragnet.team'],
  },
  'dragnet.question.target': {
    kind: 'ruling',
    title: 'Where the card is picked up',
    text:
      'The card picked up lies on a suspect adjacent to the one just marked. Opponents answer for adjacency to the ' +
      'picked-up suspect. No card is drawn.',
    source: 'Automata NOIR: Case File #4, Question',
    readings: ['Adjacent to one’s own Suspicion.', 'Adjacent to the suspect on whom the card was placed.'],
    reason: '“Another adjacent suspect” follows the suspect just marked, and the example fits: Rita, then Sam.',
  },
  'dragnet.solve.choose': {
    kind: 'rule',
    title: 'Choose a line',
    text: 'A Solve chooses a row, a column or a diagonal of five suspects.',
    source: 'Automata NOIR: Case File #4, Solve',
  },
  'dragnet.solve.line': {
    kind: 'ruling',
    title: 'The twelve lines',
    text: 'A line is one of five rows, five columns and the two diagonals that run from corner to corner.',
    source: 'Automata NOIR: Case File #4, Solve',
    readings: [
      'Broken diagonals that go on at the other edge count too.',
      'Only the two straight ones have five cards.',
    ],
    reason: 'Nothing on this board reaches across an edge but a shifted card.',
  },
  'dragnet.solve.raise': {
    kind: 'rule',
    title: 'Raise hands',
    text: 'All players with a Suspicion in the line raise a hand, the solver included.',
    source: 'Automata NOIR: Case File #4, Solve',
  },
  'dragnet.solve.hands': {
    kind: 'ruling',
    title: 'Hands for diagonals too',
    text:
      'Hands are raised for a Suspicion in the chosen line of whatever kind. This leaves the sentence that asks for hands ' +
      'of those with a Suspicion in the row or column.',
    source: 'Automata NOIR: Case File #4, Solve',
    readings: [
      'By the letter nobody raises a hand for a diagonal (rejected).',
      'A diagonal is a line like the others.',
    ],
    reason: 'The sentence before offers diagonals, and the goal of the case names them.',
  },
  'dragnet.solve.win': {
    kind: 'rule',
    title: 'A complete line wins',
    text: 'If the raised hands are as many as the unmarked suspects of the line, the solver wins the game.',
    source: 'Automata NOIR: Case File #4, introduction, Solve',
  },
  'dragnet.solve.equal': {
    kind: 'ruling',
    title: 'None equals none',
    text: 'Hands raised equal unmarked suspects: solved, also when both are none.',
    source: 'Automata NOIR: Case File #4, Solve',
    readings: ['At least one hand is needed.', 'Equal is equal.'],
    reason: 'The book compares two numbers and excepts none.',
  },
  'dragnet.solve.bound': {
    kind: 'derived',
    title: 'Never too many hands',
    text:
      'Every Suspicion lies on an unmarked suspect, since each suspect has one evidence card: a Solve can only fail by ' +
      'too few hands.',
    source: 'Automata NOIR: Materials Included; Case File #4, Solve',
  },
  'dragnet.solve.skip': {
    kind: 'rule',
    title: 'The lost turn',
    text: 'After a failed Solve the solver skips the next turn.',
    source: 'Automata NOIR: Case File #4, Solve',
    seeAlso: ['dragnet.final'],
  },
  'dragnet.solve.rechoose': {
    kind: 'rule',
    title: 'Choose again',
    text:
      'After a failed Solve each player who raised a hand may pick up the Suspicion and lay one down again, the same or ' +
      'another.',
    source: 'Automata NOIR: Case File #4, Solve',
  },
  'dragnet.solve.failed': {
    kind: 'ruling',
    title: 'After a failed Solve',
    text:
      'The solver loses the next turn. Each player who raised a hand then chooses, unseen, a Suspicion from the old one ' +
      'and the two hand cards; play waits for all of them, in any order.',
    source: 'Automata NOIR: Case File #4, Solve',
    readings: [
      'Choosing again is announced or declined openly.',
      'All who raised a hand choose, keeping being a choice.',
    ],
    reason: 'The new Suspicion may be the old one, so whether it changed is not for the others to know.',
    seeAlso: ['noir.choice.asked'],
  },
  'dragnet.final.exhausted': {
    kind: 'rule',
    title: 'The deck is exhausted',
    text: 'Once the last card of the deck has been drawn, each player may make one last Solve.',
    source: 'Automata NOIR: Case File #4, Solve',
  },
  'dragnet.final.end': {
    kind: 'rule',
    title: 'The drawer is last',
    text: 'The last Solve is that of the player who drew the last card.',
    source: 'Automata NOIR: Case File #4, Solve',
  },
  'dragnet.final.nobody': {
    kind: 'rule',
    title: 'Nobody wins',
    text: 'If no Solve has succeeded by then, no player wins.',
    source: 'Automata NOIR: Case File #4, Solve',
  },
  'dragnet.final': {
    kind: 'ruling',
    title: 'The final round',
    text:
      'The action that draws the last card starts the final round: each player after the drawer, in the order of turns, ' +
      'and the drawer last, may Solve or pass, once. Turns lost before are not lost in it, and none is lost by it, which ' +
      'leaves the sentence that a failed Solve costs the next turn. After a failed Solve in it the raised hands still ' +
      'choose, except after the drawer’s own, which ends the game.',
    source: 'Automata NOIR: Case File #4, Solve',
    readings: [
      'A player who is to lose a turn has no final Solve (rejected).',
      'Each player has one final Solve, whatever was to be lost.',
      'Other actions go on until the drawer’s turn comes.',
    ],
    reason: 'The book gives each player one last Solve without an exception, and nothing else to do.',
  },
  'dragnet.over.reveal': {
    kind: 'ruling',
    title: 'What is shown at the end',
    text: 'When the game is over, all Secret Suspicions are shown to all; the hands and the deck are not.',
    source: 'Automata NOIR: Case File #4, Solve',
    readings: ['Suspicions stay face-down for good.', 'All cards face-down before a player are shown.'],
    reason: 'All can then check the hands that were raised; cards in hand were nobody’s Suspicion in the end.',
  },
  'dragnet.team.two': {
    kind: 'rule',
    title: 'Teams of two',
    text: 'Four investigators play as two teams of two.',
    source: 'Automata NOIR: Case File #4, Team Investigators',
  },
  'dragnet.team.alternate': {
    kind: 'rule',
    title: 'The teams alternate',
    text: 'The teams take turns in alternation: after a player of one team comes a player of the other.',
    source: 'Automata NOIR: Case File #4, Team Investigators',
    seeAlso: ['noir.seats'],
  },
  'dragnet.team.show': {
    kind: 'rule',
    title: 'Partners show their Suspicions',
    text: 'Whenever they like, partners may let each other see their Suspicions.',
    source: 'Automata NOIR: Case File #4, Team Investigators',
  },
  'dragnet.team': {
    kind: 'ruling',
    title: 'What teams change',
    text:
      'A Question is answered by the two opponents only; a Solve counts all four players’ hands; a correct Solve wins for ' +
      'the team; a lost turn is the solver’s own. Partners may look at each other’s Suspicion at any time, never at each ' +
      'other’s hand.',
    source: 'Automata NOIR: Case File #4, Team Investigators',
    readings: ['Partners share all that they have.', 'Partners share their Suspicions and the victory.'],
    reason: 'The book lets them show their Suspicions and says no more; an opponent is not a partner.',
  },
} as const;
