/** The rules of Buddy Cops: what the catalogue says of them. */
export const BUDDY_COPS_RULES = {
  'cops.players': {
    kind: 'rule',
    title: 'Three players',
    text: 'One player is the Killer; the two others are Cops and play together against the Killer.',
    source: 'Automata NOIR: Case File #3',
  },
  'cops.setup.board': {
    kind: 'rule',
    title: 'The suspects',
    text: 'The twenty-five suspects are laid out in five rows of five, all living.',
    source: 'Automata NOIR: Case File #3, Setup',
    seeAlso: ['noir.board.layout'],
  },
  'cops.setup.deck': {
    kind: 'rule',
    title: 'The Evidence Deck',
    text: 'The twenty-five evidence cards are shuffled and form a face-down deck.',
    source: 'Automata NOIR: Case File #3, Setup',
  },
  'cops.setup.roles': {
    kind: 'rule',
    title: 'Three roles',
    text: 'The players agree who is the Killer, who the Profiler and who the Undercover.',
    source: 'Automata NOIR: Case File #3, Setup',
    seeAlso: ['cops.seats'],
  },
  'cops.seats': {
    kind: 'ruling',
    title: 'Who sits where',
    text:
      'Seat 0 is the Killer, seat 1 the Profiler and seat 2 the Undercover unless the host says otherwise. On a death the ' +
      'Cops exchange their roles, not their seats.',
    source: 'Automata NOIR: Case File #3, Setup, Dead Partner',
    readings: ['Roles are drawn by chance.', 'Roles are assigned, by the host or by a fixed default.'],
    reason: 'The book has the players choose; a default makes a game without any options possible.',
  },
  'cops.setup.three': {
    kind: 'rule',
    title: 'Three cards each',
    text: 'Each player draws three evidence cards.',
    source: 'Automata NOIR: Case File #3, Setup',
  },
  'cops.setup.order': {
    kind: 'ruling',
    title: 'Order of the set-up',
    text:
      'The deck gives three cards to the Killer, three to the Profiler, three to the Undercover. The Killer chooses, then ' +
      'kills; then both Cops choose, in either order; when both have, the two other cards of the Undercover join the ' +
      'Profiler’s hand.',
    source: 'Automata NOIR: Case File #3, Setup',
    readings: [
      'The Cops choose one after the other, the Profiler first.',
      'The Cops choose at the same time, neither knowing the other’s choice.',
    ],
    reason: 'The book names no order between the Cops, and neither choice may depend on a card that is not seen yet.',
  },
  'cops.setup.killer': {
    kind: 'rule',
    title: 'The Killer’s identity',
    text: 'The Killer puts one of the three cards face-down as the Secret Identity; the other two are the Disguise Hand.',
    source: 'Automata NOIR: Case File #3, Setup',
  },
  'cops.killer.looks': {
    kind: 'rule',
    title: 'What the Killer looks at',
    text: 'The Killer, and nobody else, may look at the Killer’s identity and Disguise Hand at any time.',
    source: 'Automata NOIR: Case File #3, Setup',
  },
  'cops.setup.kill': {
    kind: 'rule',
    title: 'The opening Kill',
    text: 'Having chosen an identity the Killer kills one suspect, by the rules of the Kill action.',
    source: 'Automata NOIR: Case File #3, Setup',
  },
  'cops.setup.kill-counts': {
    kind: 'ruling',
    title: 'The opening Kill counts',
    text: 'The opening Kill counts toward the thirteen.',
    source: 'Automata NOIR: Case File #3, Setup, Kill',
    readings: ['Only Kills in a turn count.', 'Every suspect that the Killer has killed counts.'],
    reason: 'It is made by the Kill action, and the victory counts the suspects killed.',
  },
  'cops.setup.cops': {
    kind: 'rule',
    title: 'The Cops’ identities',
    text: 'Each Cop puts a card of the own three whose suspect is living face-down as the Secret Identity.',
    source: 'Automata NOIR: Case File #3, Setup',
  },
  'cops.identity.held': {
    kind: 'rule',
    title: 'A card that one holds',
    text:
      'An identity is chosen among the cards that the player holds at that moment: in the set-up the three dealt, after ' +
      'Disguise the present identity and the card drawn, for a killed Undercover without a deck the Evidence Hand.',
    source: 'Automata NOIR: Case File #3, Setup, Disguise, Dead Partner',
  },
  'cops.setup.evidence-hand': {
    kind: 'rule',
    title: 'The Profiler holds the evidence',
    text: 'The Undercover hands the other cards to the Profiler, who alone holds evidence cards from then on.',
    source: 'Automata NOIR: Case File #3, Setup',
  },
  'cops.hand.secret': {
    kind: 'rule',
    title: 'Hands and deck are hidden',
    text: 'A hand is seen by its player alone, and the Evidence Deck by nobody; how many cards there are all may count.',
    source: 'Automata NOIR: Case File #3, Setup',
  },
  'cops.undercover.looks': {
    kind: 'rule',
    title: 'What the Undercover looks at',
    text:
      'The Undercover may look at both Cops’ identities at any time; the Profiler may look at the own identity only, and ' +
      'the Killer at neither.',
    source: 'Automata NOIR: Case File #3, Setup',
  },
  'cops.setup.unseen': {
    kind: 'ruling',
    title: 'Not before both have chosen',
    text: 'The Undercover looks at the Profiler’s identity once both have chosen, not before.',
    source: 'Automata NOIR: Case File #3, Setup',
    readings: ['The Undercover may look as soon as the Profiler has chosen.', 'The Undercover looks when both have.'],
    reason: 'The book has both choose first and the Undercover look afterwards.',
  },
  'cops.conduct.silent': {
    kind: 'conduct',
    title: 'The Cops keep silent',
    text:
      'After the set-up the Cops do not talk to each other about what they know or mean to do; they may look at what the ' +
      'rules let them look at.',
    source: 'Automata NOIR: Case File #3, Setup, Cop Actions',
  },
  'cops.turn.alternate': {
    kind: 'rule',
    title: 'Turns alternate',
    text: 'The Killer has the first turn; then turns of the Cops and of the Killer alternate until one side has won.',
    source: 'Automata NOIR: Case File #3, Setup',
  },
  'cops.shift.line': {
    kind: 'rule',
    title: 'Shift one line by one space',
    text:
      'Killer and Cops alike may move any row or column by one space in one direction; what falls off comes back on the ' +
      'other side.',
    source: 'Automata NOIR: Case File #3, Shift',
    seeAlso: ['noir.shift.wrap', 'noir.shift.evidence'],
  },
  'cops.no-undo.shift': {
    kind: 'ruling',
    title: 'No Shift is undone',
    text:
      'A Shift may not undo a shift, normal or fast, that any other player made in that player’s latest turn. A latest ' +
      'turn counts whole until that player next acts in a turn of their own: both actions of the Killer together, a single ' +
      'act of a Cop, Disguise and its choice being one. The Cops’ turns count one by one, so each is bound by the other’s ' +
      'latest. A turn without a shift bans nothing, nor does one that was passed. A choice in the set-up or as a ' +
      'replacement is no turn and changes nothing.',
    source: 'Automata NOIR: Case File #3, Shift',
    readings: [
      'Only the action just before counts, so that the Killer’s Kill after a Shift lifts the ban.',
      'The turn of the other side counts, so that the Cops do not bind each other.',
      'Whoever shifted last in a turn of their own counts, oneself included (rejected).',
      'The latest turn of each other player counts, whole.',
    ],
    reason:
      'The sentence speaks of any player and of that player’s previous turn. This leaves the letter of the sentence: “any ' +
      'player” takes in oneself, who may think better of a shift. It does not say where a Cop’s turn begins: the Cops act one by one, so ' +
      'each act is a turn of its own.',
  },
  'cops.killer.two': {
    kind: 'ruling',
    title: 'Two actions, one of them a Kill',
    text:
      'In a turn the Killer takes exactly two of Shift, Kill and Change Disguise, in any order, at least one of them a ' +
      'Kill; both may be.',
    source: 'Automata NOIR: Case File #3, Killer Actions',
    readings: ['Exactly one of the two is a Kill.', 'At least one of the two is a Kill.'],
    reason: '“Must” states a duty, not a limit.',
    seeAlso: ['cops.killer.must-kill'],
  },
  'cops.killer.must-kill': {
    kind: 'ruling',
    title: 'The Kill must stay possible',
    text:
      'A first action that is not a Kill is legal only if a Kill is possible by the very next action. If no Kill is ' +
      'possible at once nor after any one legal first action, the duty lapses and the Killer takes two actions other than ' +
      'Kill, which may be two Shifts: both then bind the others.',
    source: 'Automata NOIR: Case File #3, Killer Actions',
    readings: [
      'By the letter a Killer who cannot kill is stuck and has lost (rejected).',
      'The duty is looked at when the second action comes, and lapses whenever no Kill is possible then.',
      'The first action may not make the Kill impossible; where no first action makes it possible, there is no duty.',
    ],
    reason:
      'It leaves the letter of the sentence that one of the two actions must be Kill: nobody can be held to do what is ' +
      'impossible. A Killer who could drop the duty by a first action that puts all victims out of reach would have none.',
    seeAlso: ['cops.killer.two'],
  },
  'cops.kill.adjacent': {
    kind: 'rule',
    title: 'Kill a neighbour',
    text: 'The Killer kills a suspect adjacent to the Secret Identity.',
    source: 'Automata NOIR: Case File #3, Kill',
    seeAlso: ['noir.adjacent'],
  },
  'cops.kill.living': {
    kind: 'ruling',
    title: 'Only the living are killed',
    text: 'The target of a Kill is alive.',
    source: 'Automata NOIR: Case File #3, Kill',
    readings: ['Any adjacent suspect may be named, also a deceased one, to no effect.', 'The victim is living.'],
    reason: 'A card is flipped to its deceased side; one that lies so already cannot be.',
  },
  'cops.kill.flip': {
    kind: 'rule',
    title: 'The victim is deceased',
    text: 'The suspect killed is flipped to the deceased side and stays on the board.',
    source: 'Automata NOIR: Case File #3, Kill',
  },
  'cops.kill.cop': {
    kind: 'rule',
    title: 'A Cop is killed',
    text: 'A Cop who goes by the suspect killed reveals it, and the rules of the dead partner apply.',
    source: 'Automata NOIR: Case File #3, Kill',
    seeAlso: ['cops.partner.switch', 'cops.partner.second'],
  },
  'cops.kill.thirteen': {
    kind: 'rule',
    title: 'Thirteen Kills win',
    text: 'A Killer who has killed thirteen suspects has won.',
    source: 'Automata NOIR: Case File #3, Kill',
  },
  'cops.kill.order': {
    kind: 'ruling',
    title: 'What a Kill is judged for first',
    text:
      'A Kill is judged for the Cop first: a second Cop’s death wins as such even as the thirteenth Kill. A first Cop’s ' +
      'death as the thirteenth wins by the thirteen: the death is told and counted, the identity stays before the Cop, ' +
      'there is no search and no switch. A thirteenth Kill of an exonerated suspect ends the game before any Canvas, and ' +
      'the evidence stays.',
    source: 'Automata NOIR: Case File #3, Kill, Dead Partner',
    readings: ['The thirteen are counted first.', 'The sentences are applied in the order in which they stand.'],
    reason: 'The Cop’s sentence stands before that of the thirteen, and that before the Canvas.',
  },
  'cops.kill.canvas': {
    kind: 'ruling',
    title: 'Each Cop answers',
    text:
      'When an exonerated suspect is killed, each Cop tells, truthfully and separately, whether the suspect that they go by ' +
      'is living and adjacent to the victim; neither says which suspect that is.',
    source: 'Automata NOIR: Case File #3, Kill',
    readings: ['The Cops give one joint answer for both (rejected).', 'Each Cop answers for themselves.'],
    reason:
      'It leaves the letter of the sentence that asks about either of their identities, which could be answered jointly: ' +
      'the book’s example has them announce which of them is adjacent.',
    seeAlso: ['noir.canvas.living', 'noir.canvas.separate'],
  },
  'cops.kill.evidence': {
    kind: 'rule',
    title: 'The victim’s evidence goes',
    text: 'The evidence card on a suspect killed is discarded after the Canvas.',
    source: 'Automata NOIR: Case File #3, Kill',
  },
  'cops.change-disguise.held': {
    kind: 'rule',
    title: 'Change to a card of the Disguise Hand',
    text:
      'Change Disguise takes up the identity and the Disguise Hand and puts one of these cards down as the identity; the ' +
      'others are the Disguise Hand.',
    source: 'Automata NOIR: Case File #3, Change Disguise',
  },
  'cops.change-disguise.keep': {
    kind: 'rule',
    title: 'The same identity again',
    text: 'The Killer may put down the identity of before.',
    source: 'Automata NOIR: Case File #3, Change Disguise',
  },
  'cops.change-disguise.unseen': {
    kind: 'rule',
    title: 'Nobody sees which',
    text: 'The cards are mixed before one is put down: the others learn that a disguise was changed, and nothing else.',
    source: 'Automata NOIR: Case File #3, Change Disguise',
  },
  'cops.disguise.living': {
    kind: 'ruling',
    title: 'No deceased disguise',
    text:
      'The Killer cannot switch to a deceased disguise. It stays in the Disguise Hand and can still be struck. The action ' +
      'may keep the identity and is allowed, to no effect, with no disguise left.',
    source: 'Automata NOIR: Case File #3, Change Disguise; Case File #1, Kill',
    readings: [
      'Any card of the Disguise Hand may be put down (rejected).',
      'As in Case File #1, a deceased one may not.',
    ],
    reason:
      'It leaves the letter of the sentence that lets any of the cards be picked: a deceased Killer would never have to ' +
      'answer yes, and Case File #1 forbids it.',
    seeAlso: ['noir.identity.living'],
  },
  'cops.turn.cops': {
    kind: 'rule',
    title: 'One action for each Cop',
    text:
      'In the Cops’ turn each of the two may take one action, in either order: Shift or Accuse; the Undercover also ' +
      'Disguise or Fast Shift, the Profiler also Exonerate or Deputize.',
    source: 'Automata NOIR: Case File #3, Cop Actions',
    seeAlso: ['cops.pass'],
  },
  'cops.pass': {
    kind: 'ruling',
    title: 'A Cop may pass',
    text: 'Each Cop may take an action, so each may pass. The Killer may not.',
    source: 'Automata NOIR: Case File #3, Cop Actions, Killer Actions',
    readings: ['Each Cop has to act.', 'Each Cop is allowed to act.'],
    reason: 'The book says “may” of the Cops, and has the Killer choose and perform two actions.',
  },
  'cops.accuse': {
    kind: 'ruling',
    title: 'Whom a Cop can accuse',
    text:
      'Accuse names any suspect adjacent to the Cop’s identity, living or deceased, and not that identity itself. A card ' +
      'struck from the Disguise Hand is discarded face-up.',
    source: 'Automata NOIR: Case File #3, Accuse',
    readings: ['As in Case File #1, a Cop may accuse the own identity.', 'Only adjacent suspects can be accused.'],
    reason: 'Case File #3 has the sentence on adjacent suspects and lacks that on accusing oneself.',
  },
  'cops.accuse.identity': {
    kind: 'rule',
    title: 'The Killer is caught',
    text: 'If the accused is the Killer’s Secret Identity, the Killer reveals it and the Cops have won.',
    source: 'Automata NOIR: Case File #3, Accuse',
  },
  'cops.accuse.disguise': {
    kind: 'rule',
    title: 'A disguise is struck',
    text: 'If the accused is in the Disguise Hand, the Killer discards that card and the game goes on.',
    source: 'Automata NOIR: Case File #3, Accuse',
  },
  'cops.winners': {
    kind: 'ruling',
    title: 'Both Cops win',
    text: 'Both Cops win together, one who was killed once included.',
    source: 'Automata NOIR: Case File #3, Accuse',
    readings: ['Only the accusing Cop wins.', 'The Cops win as a team.'],
    reason:
      'They are one side of the game, and a killed partner plays on. Where the example of Accuse has the Inspector win, it ' +
      'means the Cops: this case has no Inspector.',
  },
  'cops.over.reveal': {
    kind: 'ruling',
    title: 'What is shown at the end',
    text:
      'When the game is over, the identities of all three players and the Disguise Hand are shown to all; the Evidence Hand ' +
      'and the deck are not.',
    source: 'Automata NOIR: Case File #3, Accuse, Kill',
    readings: ['Only who is caught or killed shows the identity.', 'All cards face-down before a player are shown.'],
    reason: 'All can then check what was answered; cards in hand and in the deck were nobody’s identity in the end.',
  },
  'cops.undercover.draw': {
    kind: 'rule',
    title: 'The Undercover draws',
    text: 'Disguise draws the top card of the Evidence Deck, seen by the Undercover alone.',
    source: 'Automata NOIR: Case File #3, Disguise',
  },
  'cops.undercover.choice': {
    kind: 'rule',
    title: 'One card is the identity',
    text:
      'The Undercover goes by the card drawn or by the identity of before, as they choose; the other card joins the ' +
      'Profiler’s Evidence Hand.',
    source: 'Automata NOIR: Case File #3, Disguise',
    seeAlso: ['noir.choice.asked'],
  },
  'cops.undercover.disguise': {
    kind: 'ruling',
    title: 'What Disguise needs',
    text:
      'The card drawn may be chosen only if its suspect is alive; the card not chosen goes to the Profiler’s hand. Disguise ' +
      'needs a card in the deck.',
    source: 'Automata NOIR: Case File #3, Disguise',
    readings: ['Either card may be chosen (rejected).', 'A deceased suspect cannot be.'],
    reason:
      'It leaves the letter of the sentence that offers both cards: a deceased Cop could never be killed. Without a card in ' +
      'the deck there is nothing to choose.',
    seeAlso: ['noir.identity.living'],
  },
  'cops.fast-shift.line': {
    kind: 'rule',
    title: 'Fast Shift',
    text: 'The Undercover may move any row or column by one or two spaces in one direction.',
    source: 'Automata NOIR: Case File #3, Fast Shift',
    seeAlso: ['noir.shift.wrap'],
  },
  'cops.no-undo.fast': {
    kind: 'ruling',
    title: 'What binds a Fast Shift',
    text: 'A Fast Shift is bound by the Killer’s latest turn only: it may undo the Profiler by one step where a Shift may not.',
    source: 'Automata NOIR: Case File #3, Fast Shift',
    readings: ['The rule of the Shift holds for the Fast Shift too.', 'The Fast Shift has its own rule.'],
    reason: 'The text of the Fast Shift names the Killer, where that of the Shift names any player.',
    seeAlso: ['cops.no-undo.shift'],
  },
  'cops.exonerate.hand': {
    kind: 'rule',
    title: 'Lay evidence on the board',
    text: 'The Profiler lays a card of the Evidence Hand on its suspect.',
    source: 'Automata NOIR: Case File #3, Exonerate',
  },
  'cops.exonerate.canvas': {
    kind: 'rule',
    title: 'The Killer answers',
    text:
      'The Killer tells truthfully whether any of the identity and the disguises is living and adjacent to that suspect, not ' +
      'how many and not which.',
    source: 'Automata NOIR: Case File #3, Exonerate',
    seeAlso: ['noir.canvas.living'],
  },
  'cops.exonerate.deceased': {
    kind: 'rule',
    title: 'Evidence of the deceased',
    text: 'If the suspect is deceased the Killer answers all the same, and the card is discarded instead of kept there.',
    source: 'Automata NOIR: Case File #3, Exonerate',
  },
  'cops.exonerate': {
    kind: 'ruling',
    title: 'No card is drawn',
    text: 'No card is drawn afterwards. The Killer answers one joint yes or no for the identity and all disguises.',
    source: 'Automata NOIR: Case File #3, Exonerate',
    readings: ['As in Case File #1, the hand is filled up.', 'The hand grows smaller.'],
    reason: 'Case File #3 says nothing of drawing, and asks whether any of the Killer’s cards is adjacent.',
  },
  'cops.deputize.hand': {
    kind: 'rule',
    title: 'A new identity for the partner',
    text: 'The Profiler puts a card of the Evidence Hand in place of the Undercover’s identity.',
    source: 'Automata NOIR: Case File #3, Deputize',
  },
  'cops.deputize.living': {
    kind: 'rule',
    title: 'A living suspect',
    text: 'The card given matches a living suspect.',
    source: 'Automata NOIR: Case File #3, Deputize',
  },
  'cops.deputize.bottom': {
    kind: 'rule',
    title: 'Under the deck',
    text: 'The old identity of the Undercover becomes the bottom card of the Evidence Deck.',
    source: 'Automata NOIR: Case File #3, Deputize',
  },
  'cops.deputize': {
    kind: 'ruling',
    title: 'Who sees what of Deputize',
    text:
      'The Undercover may look at the new card; the Profiler does not see the old one. The Profiler knows the new card from ' +
      'placing it, and may not look at it afterwards.',
    source: 'Automata NOIR: Case File #3, Setup, Deputize',
    readings: ['The Profiler may look at a card that they placed.', 'Only the Undercover looks at the own identity.'],
    reason: 'The book lets the Undercover look at both identities, and says nothing of the kind of the Profiler.',
  },
  'cops.wins': {
    kind: 'ruling',
    title: 'How the Killer wins',
    text: 'The Killer wins with the second Cop killed, with thirteen Kills, or when a killed Cop finds no identity.',
    source: 'Automata NOIR: Case File #3, Kill, Dead Partner',
    readings: ['By the letter only two killed Cops win (rejected).', 'All three ways win.'],
    reason:
      'It leaves the letter of the sentence that knows no victory of the Killer but over two Cops: the same book gives the ' +
      'two other ways in so many words.',
  },
  'cops.partner.switch': {
    kind: 'rule',
    title: 'The roles switch',
    text: 'On the death of a Cop the Profiler becomes the Undercover and the Undercover the Profiler.',
    source: 'Automata NOIR: Case File #3, Dead Partner',
  },
  'cops.partner.roles': {
    kind: 'ruling',
    title: 'The roles switch at once',
    text:
      'After a death the roles switch at once, before the search: the new Undercover may look at both identities, the new ' +
      'Profiler holds the Evidence Hand.',
    source: 'Automata NOIR: Case File #3, Dead Partner',
    readings: ['The roles switch when the transition is over (rejected).', 'They switch at once.'],
    reason:
      'It leaves the letter of the sentence that they have switched after the transition: the hand changes owner first, and ' +
      'who chooses a replacement from it must hold it.',
  },
  'cops.partner.hand': {
    kind: 'rule',
    title: 'The hand changes owner',
    text: 'A killed Profiler gives the Evidence Hand to the partner; a killed Undercover takes that of the partner.',
    source: 'Automata NOIR: Case File #3, Dead Partner',
  },
  'cops.partner.search': {
    kind: 'rule',
    title: 'The search for a new identity',
    text:
      'The killed Cop goes through the Evidence Deck from its top to the first living suspect: that is the new ' +
      'identity.',
    source: 'Automata NOIR: Case File #3, Dead Partner',
  },
  'cops.partner.deceased': {
    kind: 'rule',
    title: 'Deceased cards on the way',
    text: 'Cards of deceased suspects that the search meets are discarded face-up.',
    source: 'Automata NOIR: Case File #3, Dead Partner',
  },
  'cops.partner.shown': {
    kind: 'rule',
    title: 'Who sees the new identity',
    text:
      'A killed Profiler alone looks at the new identity, and from now on at the partner’s; a killed Undercover reveals the ' +
      'new identity to the partner.',
    source: 'Automata NOIR: Case File #3, Dead Partner',
  },
  'cops.partner.deck-first': {
    kind: 'ruling',
    title: 'First the deck, then the hand',
    text:
      'A killed Cop’s identity card is discarded face-up. The search goes from the top of the deck to the first living ' +
      'card. A killed Undercover who finds none chooses a living card of the Evidence Hand just taken over; the rest of the ' +
      'hand stays, deceased cards too. What is discarded from the game lies with the other discarded cards. The card found ' +
      'is drawn, not chosen.',
    source: 'Automata NOIR: Case File #3, Dead Partner',
    readings: [
      'A killed Undercover may choose between deck and hand.',
      'The hand serves only when the deck has no living card.',
    ],
    reason:
      'The book describes the search of the deck for both, and names the hand only where nothing is left in the deck.',
  },
  'cops.partner.none': {
    kind: 'rule',
    title: 'No identity left',
    text:
      'If the deck has no living card for the killed Cop, nor the hand for a killed Undercover, the Killer wins with that one ' +
      'Cop.',
    source: 'Automata NOIR: Case File #3, Dead Partner',
  },
  'cops.partner.second': {
    kind: 'ruling',
    title: 'The second death',
    text: 'The second death of either Cop wins for the Killer.',
    source: 'Automata NOIR: Case File #3, Dead Partner',
    readings: ['The same Cop has to die twice, or both once.', 'Any second death wins.'],
    reason: 'The book says it of whenever either partner dies again.',
  },
  'cops.partner.turn': {
    kind: 'ruling',
    title: 'The turn goes on',
    text: 'A death during the Killer’s first action does not end the Killer’s turn.',
    source: 'Automata NOIR: Case File #3, Killer Actions, Dead Partner',
    readings: ['The transition ends the turn.', 'The Killer takes the second action.'],
    reason: 'The Killer takes two actions in a turn, and nothing says otherwise.',
  },
} as const;
