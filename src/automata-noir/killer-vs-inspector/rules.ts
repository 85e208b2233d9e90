/** The rules of Killer vs. Inspector: what the catalogue says of them. */
export const KILLER_VS_INSPECTOR_RULES = {
  'kvi.players': {
    kind: 'rule',
    title: 'Two players',
    text: 'One player is the Killer, the other the Inspector.',
    source: 'Automata NOIR: Case File #1, Players',
  },
  'kvi.setup.board': {
    kind: 'rule',
    title: 'The board',
    text: 'The twenty-five suspects lie living side up in five rows of five.',
    source: 'Automata NOIR: Case File #1, Setup',
    seeAlso: ['noir.board.layout'],
  },
  'kvi.setup.deck': {
    kind: 'rule',
    title: 'The deck',
    text: 'The twenty-five evidence cards are shuffled and lie face-down beside the board.',
    source: 'Automata NOIR: Case File #1, Setup',
  },
  'kvi.roles': {
    kind: 'ruling',
    title: 'Who is the Killer',
    text: 'Seat 0 is the Killer and seat 1 the Inspector unless the host says otherwise.',
    source: 'Automata NOIR: Case File #1, Setup',
    readings: ['Chance decides.', 'The players agree.'],
    reason: 'The book lets the players choose; the host knows what they chose.',
  },
  'kvi.setup.killer': {
    kind: 'rule',
    title: 'The Killer’s two cards',
    text: 'The Killer draws one card as Secret Identity and one as spare disguise; both lie face-down.',
    source: 'Automata NOIR: Case File #1, Setup',
  },
  'kvi.setup.look': {
    kind: 'rule',
    title: 'Who may look at what',
    text:
      'Both players may look at their own face-down cards at any time, the Inspector at the Evidence Hand too. Nobody ' +
      'looks at the opponent’s cards or at the deck.',
    source: 'Automata NOIR: Case File #1, Setup',
  },
  'kvi.setup.kill': {
    kind: 'rule',
    title: 'The opening Kill',
    text: 'Before the Inspector draws, the Killer performs a Kill as described for that action.',
    source: 'Automata NOIR: Case File #1, Setup',
  },
  'kvi.setup.kill-counts': {
    kind: 'ruling',
    title: 'The opening Kill counts',
    text: 'The opening Kill is one of the ten.',
    source: 'Automata NOIR: Case File #1, Setup and Kill',
    readings: ['It is part of the set-up and counts for nothing.', 'It is a Kill like any other.'],
    reason: 'The set-up calls for the Kill action, and the tenth is counted by suspects killed.',
  },
  'kvi.setup.inspector': {
    kind: 'rule',
    title: 'The Inspector draws and chooses',
    text:
      'The Inspector draws four cards and puts one of them face-down as Secret Identity; the other three are the ' +
      'Evidence Hand.',
    source: 'Automata NOIR: Case File #1, Setup',
  },
  'kvi.setup.living': {
    kind: 'ruling',
    title: 'The Inspector is a living suspect',
    text:
      'The Inspector chooses a living suspect. This narrows the sentence that lets the Inspector choose any of the ' +
      'four cards. A card of the opening victim stays in the Evidence Hand, and can be exonerated.',
    source: 'Automata NOIR: Case File #1, Setup',
    readings: ['The victim’s card may be chosen as well (rejected).', 'Only a living suspect may be chosen.'],
    reason: 'A deceased Inspector could never be killed.',
    seeAlso: ['noir.identity.living'],
  },
  'kvi.setup.order': {
    kind: 'ruling',
    title: 'The order of the set-up',
    text:
      'The deck’s first card is the Killer’s Secret Identity, the second the disguise; then comes the opening Kill; ' +
      'then the Inspector draws the next four.',
    source: 'Automata NOIR: Case File #1, Setup',
    readings: ['All cards are drawn before the Kill.', 'Everything happens in the order of the sentences.'],
    reason: 'The order decides nothing for the Killer, who kills unseen, and makes deals exchangeable.',
  },
  'kvi.turn.alternate': {
    kind: 'rule',
    title: 'Turns alternate',
    text: 'The Killer has the first turn; then Inspector and Killer take turns until one of them wins.',
    source: 'Automata NOIR: Case File #1, Setup',
  },
  'kvi.turn.one-action': {
    kind: 'rule',
    title: 'One action a turn',
    text:
      'A turn is one action: of the Killer a Shift, a Collapse, a Kill or a Change Disguise; of the Inspector a ' +
      'Shift, a Collapse, an Accuse, an Exonerate or a Solve.',
    source: 'Automata NOIR: Case File #1, Killer Actions and Inspector Actions',
  },
  'kvi.turn.no-pass': {
    kind: 'rule',
    title: 'No passing',
    text: 'The Inspector, too, takes an action in every turn. A Shift is always possible.',
    source: 'Automata NOIR: Case File #1, Other Rules',
  },
  'kvi.shift.line': {
    kind: 'rule',
    title: 'Shift a row or a column',
    text: 'A Shift moves any one row or column that the board still has.',
    source: 'Automata NOIR: Case File #1, Shift',
  },
  'kvi.shift.one': {
    kind: 'rule',
    title: 'One space',
    text: 'A Shift moves its line one space in one direction.',
    source: 'Automata NOIR: Case File #1, Shift',
    seeAlso: ['noir.shift.wrap', 'noir.middle-row-down'],
  },
  'kvi.no-undo': {
    kind: 'ruling',
    title: 'No undoing',
    text:
      'Neither player may undo the opponent’s Shift of the turn just before. Any other action in that turn clears ' +
      'the ban.',
    source: 'Automata NOIR: Case File #1, Shift',
    readings: ['The last Shift binds until the next one.', 'Only a Shift in the previous turn binds.'],
    reason: 'The sentence speaks of the previous turn.',
    seeAlso: ['noir.no-undo.scope'],
  },
  'kvi.collapse.deceased': {
    kind: 'rule',
    title: 'Collapse removes the deceased',
    text: 'A Collapse discards deceased suspects, and so makes the board smaller.',
    source: 'Automata NOIR: Case File #1, Collapse',
  },
  'kvi.collapse.complete': {
    kind: 'ruling',
    title: 'One from every line',
    text:
      'A Collapse of rows needs a deceased suspect in every row and discards exactly one from each; of columns ' +
      'likewise. Any deceased suspect will do, one whose card the Killer holds too.',
    source: 'Automata NOIR: Case File #1, Collapse',
    readings: ['Lines without a deceased suspect are passed over.', 'Each line gives one.'],
    reason: 'The board stays a full rectangle only if each line loses as many cards.',
  },
  'kvi.collapse.close-up': {
    kind: 'rule',
    title: 'The board closes up',
    text: 'Each line closes the gap and keeps its order: rows to the left, columns upwards.',
    source: 'Automata NOIR: Case File #1, Collapse',
  },
  'kvi.board.smallest': {
    kind: 'derived',
    title: 'The smallest board',
    text:
      'No board is ever smaller than 4x4. At most nine suspects die while the game is on, enough for one Collapse of ' +
      'five lines and one of four.',
    source: 'Automata NOIR: Case File #1, Collapse and Kill',
  },
  'kvi.collapse.hand': {
    kind: 'rule',
    title: 'The Inspector’s cards of suspects who are gone',
    text:
      'After a Collapse by either player the Inspector discards the cards in hand whose suspects it removed, and ' +
      'draws as many from the deck.',
    source: 'Automata NOIR: Case File #1, Collapse',
  },
  'kvi.collapse.refill': {
    kind: 'ruling',
    title: 'Replacements that are gone themselves',
    text:
      'Those cards are discarded face-up. A card drawn in their place whose suspect has left the board is discarded ' +
      'and replaced too, until the hand holds as many cards as before or the deck is empty.',
    source: 'Automata NOIR: Case File #1, Collapse',
    readings: ['Each discarded card is replaced once.', 'The hand is filled up with cards of suspects on the board.'],
    reason: 'A card whose suspect is gone can never be placed; the replacement is there to be used.',
  },
  'kvi.kill.adjacent': {
    kind: 'rule',
    title: 'Kill next to yourself',
    text: 'The Killer kills a suspect adjacent to the own Secret Identity.',
    source: 'Automata NOIR: Case File #1, Kill',
  },
  'kvi.kill.living': {
    kind: 'ruling',
    title: 'The victim is alive',
    text: 'Only a living suspect can be killed.',
    source: 'Automata NOIR: Case File #1, Kill',
    readings: ['A deceased suspect may be named, to no effect.', 'The victim is alive.'],
    reason: 'To kill is to flip a card to its deceased side, and the dead cannot die again.',
  },
  'kvi.kill.flip': {
    kind: 'rule',
    title: 'The victim is deceased',
    text: 'The victim’s card is turned to its deceased side and stays where it lies.',
    source: 'Automata NOIR: Case File #1, Kill',
  },
  'kvi.kill.inspector': {
    kind: 'rule',
    title: 'Killing the Inspector wins',
    text: 'If the victim is the Inspector’s Secret Identity, the Killer wins.',
    source: 'Automata NOIR: Case File #1, Kill',
  },
  'kvi.kill.tenth': {
    kind: 'rule',
    title: 'The tenth kill wins',
    text: 'With the tenth suspect killed the Killer wins.',
    source: 'Automata NOIR: Case File #1, Kill',
  },
  'kvi.kills.count': {
    kind: 'ruling',
    title: 'Kills count for good',
    text: 'Kills are twenty-five less the living suspects, whatever a Collapse has removed from the board.',
    source: 'Automata NOIR: Case File #1, Kill and Collapse',
    readings: ['Deceased suspects on the board are counted.', 'All who were ever killed are.'],
    reason: 'The book counts whom the Killer has killed, and a Collapse revives nobody.',
  },
  'kvi.kill.order': {
    kind: 'ruling',
    title: 'Which end comes first',
    text:
      'A tenth Kill that finds the Inspector wins by that. A tenth Kill of an exonerated suspect ends the game ' +
      'before any Canvas; the evidence stays where it lies.',
    source: 'Automata NOIR: Case File #1, Kill',
    readings: ['The Canvas is answered first.', 'The game is over first.'],
    reason: 'The sentences stand in this order, and a finished game stops at once.',
  },
  'kvi.kill.exonerated': {
    kind: 'rule',
    title: 'Killing the exonerated',
    text: 'If evidence lies on the victim, the Killer canvasses for the Inspector.',
    source: 'Automata NOIR: Case File #1, Kill',
  },
  'kvi.kill.canvas': {
    kind: 'rule',
    title: 'The Inspector’s answer',
    text:
      'The Inspector says truthfully whether the present Secret Identity is alive and adjacent to the victim, ' +
      'and never who it is.',
    source: 'Automata NOIR: Case File #1, Kill',
    seeAlso: ['noir.canvas.truthful', 'noir.canvas.living'],
  },
  'kvi.kill.discard': {
    kind: 'rule',
    title: 'The victim’s evidence',
    text: 'The evidence on the victim is discarded, and the card turned as for any victim.',
    source: 'Automata NOIR: Case File #1, Kill',
  },
  'kvi.disguise.deceased': {
    kind: 'rule',
    title: 'A deceased disguise',
    text: 'The Killer cannot switch to a disguise that is deceased.',
    source: 'Automata NOIR: Case File #1, Kill',
  },
  'kvi.disguise.own': {
    kind: 'rule',
    title: 'Change Disguise',
    text:
      'The Killer picks up Secret Identity and disguise and puts one of them face-down as Secret Identity; the other ' +
      'is the disguise.',
    source: 'Automata NOIR: Case File #1, Change Disguise',
  },
  'kvi.disguise.bluff': {
    kind: 'ruling',
    title: 'Changing nothing',
    text:
      'Change Disguise may keep the identity, and is allowed so when the disguise is deceased. Nobody else learns ' +
      'whether the cards changed places.',
    source: 'Automata NOIR: Case File #1, Change Disguise',
    readings: ['The cards must change places.', 'Either card may be put down.'],
    reason: 'The book has one of both put down, unseen; a ban would tell the Inspector what happened.',
  },
  'kvi.accuse.adjacent': {
    kind: 'rule',
    title: 'Accuse next to yourself',
    text: 'The Inspector accuses a suspect adjacent to the own Secret Identity.',
    source: 'Automata NOIR: Case File #1, Accuse',
  },
  'kvi.accuse.any': {
    kind: 'ruling',
    title: 'Anybody adjacent can be accused',
    text: 'The accused may be living or deceased, or the Inspector’s own.',
    source: 'Automata NOIR: Case File #1, Accuse',
    readings: ['Only a living suspect may be accused.', 'Any adjacent suspect may.'],
    reason: 'Where the book means the living, it says so.',
  },
  'kvi.accuse.self': {
    kind: 'rule',
    title: 'Accusing yourself',
    text: 'The Inspector may accuse the own Secret Identity, to mislead the Killer.',
    source: 'Automata NOIR: Case File #1, Accuse',
  },
  'kvi.accuse.win': {
    kind: 'rule',
    title: 'Catching the Killer',
    text: 'An accusation that meets the Killer’s present Secret Identity wins the game for the Inspector.',
    source: 'Automata NOIR: Case File #1, Accuse',
  },
  'kvi.accuse.result': {
    kind: 'ruling',
    title: 'What an accusation tells',
    text: 'The answer is yes or no about the identity. A suspect who is the disguise is a plain no.',
    source: 'Automata NOIR: Case File #1, Accuse',
    readings: ['A disguise is named as such, as in Case File #3.', 'Only the identity is asked for.'],
    reason: 'This case asks whether the accused is the current Secret Identity, and nothing else.',
  },
  'kvi.exonerate.hand': {
    kind: 'rule',
    title: 'Exonerate with a card of the hand',
    text: 'The Inspector lays a card of the Evidence Hand on its suspect on the board.',
    source: 'Automata NOIR: Case File #1, Exonerate',
  },
  'kvi.exonerate.canvas': {
    kind: 'rule',
    title: 'The Killer’s answer',
    text:
      'The Killer says truthfully whether the present Secret Identity is alive and adjacent to that card, and ' +
      'never who it is.',
    source: 'Automata NOIR: Case File #1, Exonerate',
    seeAlso: ['noir.canvas.truthful', 'noir.canvas.living'],
  },
  'kvi.canvas.identity': {
    kind: 'ruling',
    title: 'The disguise is not asked for',
    text: 'The Killer answers for the current Secret Identity only, never for the disguise.',
    source: 'Automata NOIR: Case File #1, Exonerate',
    readings: ['The Killer answers for both cards, as in Case File #3.', 'Only the current identity counts.'],
    reason: 'This case names the current Secret Identity.',
  },
  'kvi.exonerate.deceased': {
    kind: 'rule',
    title: 'Evidence on a deceased suspect',
    text: 'If the suspect is deceased, the card is discarded after the answer; otherwise it stays on the board.',
    source: 'Automata NOIR: Case File #1, Exonerate',
  },
  'kvi.exonerate.draw': {
    kind: 'rule',
    title: 'The hand is replenished',
    text: 'The Inspector then draws a card, so that the Evidence Hand holds three again.',
    source: 'Automata NOIR: Case File #1, Exonerate',
  },
  'kvi.exonerate.refill': {
    kind: 'ruling',
    title: 'A drawn card whose suspect is gone',
    text:
      'A card drawn after an Exonerate whose suspect has left the board is discarded face-up and replaced, as after ' +
      'a Collapse. This leaves the sentence that has a single card drawn.',
    source: 'Automata NOIR: Case File #1, Exonerate and Collapse',
    readings: ['The one card drawn stays in hand, of use or not (rejected).', 'It is replaced as after a Collapse.'],
    reason: 'The draw is to replenish the hand, and a card that cannot be placed anywhere would clog it for good.',
    seeAlso: ['kvi.collapse.refill'],
  },
  'kvi.exonerate.deck': {
    kind: 'ruling',
    title: 'No deck, no Exonerate',
    text: 'Exonerate needs a card in the Evidence Deck when the action begins.',
    source: 'Automata NOIR: Case File #1, Other Rules',
    readings: ['The hand alone decides: the draw is left out.', 'Without a card to draw there is no Exonerate.'],
    reason: 'The book forbids it when the deck, which it calls the Innocent Deck there, is exhausted.',
  },
  'kvi.solve.names': {
    kind: 'ruling',
    title: 'Naming two suspects',
    text:
      'Solve names two different suspects out of all twenty-five, each for its role. The right pair the wrong way ' +
      'round is wrong.',
    source: 'Automata NOIR: Case File #1, Solve',
    readings: ['The two names suffice in any order.', 'It must be told which is which.'],
    reason: 'Both cards are named by what they are.',
  },
  'kvi.solve.win': {
    kind: 'rule',
    title: 'A right solution wins',
    text: 'If Secret Identity and disguise are right, a deceased disguise included, the Inspector wins.',
    source: 'Automata NOIR: Case File #1, Solve',
  },
  'kvi.solve.lose': {
    kind: 'rule',
    title: 'A wrong solution loses',
    text: 'If either is wrong, the Killer wins.',
    source: 'Automata NOIR: Case File #1, Solve',
  },
  'kvi.over.reveal': {
    kind: 'ruling',
    title: 'What is shown at the end',
    text:
      'When the game is over, both Secret Identities and the disguise are shown to all; the Evidence Hand and the ' +
      'deck are not.',
    source: 'Automata NOIR: Case File #1, Kill and Accuse',
    readings: [
      'Only the loser of a Kill or an Accuse shows the identity.',
      'All cards face-down before a player are shown.',
    ],
    reason: 'Players who lost turn their card up; a result that all can check needs the others as well.',
  },
} as const;
