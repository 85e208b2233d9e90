import { at } from '../../kernel/lists.js';
import { only, type Player, seatsOf } from '../../kernel/players.js';
import { type Secret, secretly } from '../../kernel/told.js';
import type { Suspect } from '../suspects.js';
import type { DragnetEvent, EvidenceDrawn, SuspicionChosen } from './state.js';
import { TEAM_PLAYERS } from './teams.js';

/** An event by who causes it and the suspect whom it names: made when first told, frozen, and shared by all games. */
function toldOnce<Event extends object>(make: (player: Player, suspect: Suspect) => Event): typeof make {
  const made = seatsOf(TEAM_PLAYERS).map(() => new Map<Suspect, Event>());
  return (player, suspect) => {
    const own = at(made, player);
    const known = own.get(suspect);
    if (known !== undefined) return known;
    const event = Object.freeze(make(player, suspect));
    own.set(suspect, event);
    return event;
  };
}

/** The player has laid this card from the hand on its suspect. */
export const evidencePlaced = /* @__PURE__ */ toldOnce((player, suspect): DragnetEvent => {
  return { type: 'evidence-placed', player, suspect };
});

/** The player has taken the card from this suspect into the hand. */
export const evidencePickedUp = /* @__PURE__ */ toldOnce((player, suspect): DragnetEvent => {
  return { type: 'evidence-picked-up', player, suspect };
});

/** The player has drawn this card, which nobody else sees. */
export const evidenceDrawn = /* @__PURE__ */ toldOnce((player, suspect): Secret<EvidenceDrawn> => {
  const suspects = Object.freeze([suspect]);
  return secretly(Object.freeze({ type: 'evidence-drawn', player, suspects }), 'suspects', only(player));
});

/** The player has put down this Suspicion. */
export const suspicionChosen = /* @__PURE__ */ toldOnce((player, suspicion): SuspicionChosen => {
  return { type: 'suspicion-chosen', player, suspicion };
});
